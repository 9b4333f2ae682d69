/** Numbers from the shooting chapter. */
export const shooting = {
  /** three-realms.shooting.shots-per-model */
  shots: 1,
  /** three-realms.shooting.aim: modifier to the roll to hit. */
  aim: 1,
  /** three-realms.shooting.allocation-even: how many more hits one model may receive than another. */
  uneven: 1,
} as const;
