/** Numbers of replacing hordes. Distances are paces. */
export const hordes = {
  /** hott.hordes.cost: in PIPs, for each. */
  cost: 1,
  /** hott.hordes.placement */
  fromEnemy: 200,
} as const;
