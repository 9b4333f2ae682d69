/** Numbers of templates, sprays and lines. */
export const templates = {
  /** three-realms.templates.odd-die: to S. */
  odd: -1,
  /** three-realms.templates.spray-size: degrees between the sides of the sector; ours. */
  spray: 45,
  /** three-realms.templates.line-friendly: to the E of friends on the line. */
  lineFriend: 2,
  /** three-realms.templates.line-strength-loss: to S, for each model that was hit before. */
  lineHit: -1,
} as const;
