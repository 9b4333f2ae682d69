/** Numbers from the chapter on lurkers. Distances are in paces. */
export const lurkers = {
  /** hott.lurkers.cost-first: in PIPs. */
  first: 1,
  /** hott.lurkers.reuse: in PIPs. */
  second: 2,
  third: 3,
  /** hott.lurkers.reuse: appearances per battle. */
  appearances: 3,
  /** hott.lurkers.removal: the lurker leaves if no enemy is this close. */
  enemyWithin: 600,
} as const;
