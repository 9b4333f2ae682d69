/** Numbers from the chapter on gods. Distances are in paces. */
export const gods = {
  /** hott.gods.invocation: in PIPs. */
  cost: 6,
  /** hott.gods.placement */
  fromEnemy: 200,
  /** hott.gods.departure: the PIP score on which a god leaves. */
  leavesOn: 1,
} as const;
