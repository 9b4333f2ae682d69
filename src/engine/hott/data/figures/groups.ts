/** Numbers of group moves, in base widths. */
export const groups = {
  /** hott.groups.sidestep */
  sidestep: 0.5,
  /** hott.groups.sidestep: how near the enemy must be. */
  sidestepWithin: 1,
} as const;
