/** Numbers for the zones in front of enemies, in base widths. */
export const zones = {
  /** hott.zones.front-zone */
  front: 1,
  /** hott.zones.stronghold-zone */
  stronghold: 1,
} as const;
