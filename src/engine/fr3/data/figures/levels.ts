/** Numbers of the levels chapter. */
export const levels = {
  /** fr3.levels.surprise-bonus: charge bonus of a swimmer or burrower against a surface unit. */
  surprise: 2,
} as const;
