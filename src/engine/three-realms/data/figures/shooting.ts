/** Numbers of shooting. */
export const shooting = {
  /** three-realms.shooting.shots-per-model */
  shots: 1,
  /** three-realms.shooting.aim: to the roll to hit. */
  aim: 1,
  /** three-realms.shooting.allocation-even: hits that a model may have more than another. */
  uneven: 1,
} as const;
