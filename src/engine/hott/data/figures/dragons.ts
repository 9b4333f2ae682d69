/** Numbers from the chapter on dragons. Distances are in paces. */
export const dragons = {
  /** hott.dragons.summoning: in PIPs, for all dragons together. */
  cost: 6,
  /** hott.dragons.placement */
  fromEnemy: 200,
} as const;
