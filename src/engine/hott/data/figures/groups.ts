/** Numbers for group moves, in base widths. */
export const groups = {
  /** hott.groups.sidestep */
  sidestep: 0.5,
  /** hott.groups.sidestep: how close the enemy must be. */
  sidestepWithin: 1,
} as const;
