/** Numbers of the chapter on lurkers. Distances are paces. */
export const lurkers = {
  /** hott.lurkers.cost-first: in PIPs. */
  first: 1,
  /** hott.lurkers.reuse: in PIPs. */
  second: 2,
  third: 3,
  /** hott.lurkers.reuse: appearances in one battle. */
  appearances: 3,
  /** hott.lurkers.removal: with no enemy so near, the lurker goes. */
  enemyWithin: 600,
} as const;
