/** Numbers from event II. Distances are in inches. */
export const spells = {
  /** six-events.spells.range: the caster's Rank is added. */
  range: 12,
} as const;
