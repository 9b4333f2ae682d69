/** Numbers for replacing hordes. Distances are in paces. */
export const hordes = {
  /** hott.hordes.cost: in PIPs, for each horde. */
  cost: 1,
  /** hott.hordes.placement */
  fromEnemy: 200,
} as const;
