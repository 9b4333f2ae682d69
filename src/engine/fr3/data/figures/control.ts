/** Numbers from the chapter on control. */
export const control = {
  /** fr3.control.uncontrolled-cost: clock moves for each uncontrolled unit that moves. */
  uncontrolledCost: 1,
} as const;
