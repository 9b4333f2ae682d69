/** Numbers of the chapter on control. */
export const control = {
  /** fr3.control.uncontrolled-cost: moves of the morale clock's allowance for each uncontrolled unit that moves. */
  uncontrolledCost: 1,
  /** fr3.control.uncontrolled-cost: moves for the group itself, besides its uncontrolled units. */
  groupCost: 1,
} as const;
