/** Numbers from the chapter on control. */
export const control = {
  /** fr3.control.uncontrolled-cost: clock moves for each uncontrolled unit that moves. */
  uncontrolledCost: 1,
  /** fr3.control.uncontrolled-cost: clock moves for the group itself, in addition to its uncontrolled units. */
  groupCost: 1,
} as const;
