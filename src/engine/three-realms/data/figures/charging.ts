/** Numbers of charging. */
export const charging = {
  /** three-realms.charging.failed: times M. */
  failed: 0.5,
} as const;
