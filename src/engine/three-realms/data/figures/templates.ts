/** Numbers from the chapter on templates, sprays and lines. */
export const templates = {
  /** three-realms.templates.odd-die: modifier to S. */
  odd: -1,
  /** three-realms.templates.spray-size: degrees between the sides of the sector (our ruling). */
  spray: 45,
  /** three-realms.templates.line-friendly: modifier to the E of friends on the line. */
  lineFriend: 2,
  /** three-realms.templates.line-strength-loss: modifier to S for each model already hit. */
  lineHit: -1,
} as const;
