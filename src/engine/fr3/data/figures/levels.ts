/** Numbers from the levels chapter. */
export const levels = {
  /** fr3.levels.levels */
  flying: 4,
  surface: 3,
  swimmingAndBurrowing: 2,
  seaBottom: 1,
  /** fr3.levels.contact-one-level: the difference of levels that contact can bridge. */
  contact: 1,
  /** fr3.levels.change-level: levels that a unit can change in a movement step. */
  changePerPhase: 1,
  /** fr3.levels.surprise-bonus: charge bonus of a swimmer or burrower against a surface unit. */
  surprise: 2,
} as const;
