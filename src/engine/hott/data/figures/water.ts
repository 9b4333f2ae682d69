/** Numbers for crossing water. */
export const water = {
  /** hott.water.wading-angle: degrees from the perpendicular to the bank. */
  wadingAngle: 45,
} as const;
