/** Numbers from the charging chapter. */
export const charging = {
  /** three-realms.charging.failed: a multiple of M. */
  failed: 0.5,
} as const;
