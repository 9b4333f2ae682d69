/** Numbers of the chapter on gods. Distances are paces. */
export const gods = {
  /** hott.gods.invocation: in PIPs. */
  cost: 6,
  /** hott.gods.placement */
  fromEnemy: 200,
  /** hott.gods.departure: the PIP score that sends a god away. */
  leavesOn: 1,
} as const;
