/** Numbers from the optional characters chapter. Prices and bonuses are in `../characters.ts`. */
export const optionalCharacters = {
  /** fr3.optional-characters.thief-success: the highest d10 result with which the theft succeeds. */
  thiefStealsTo: 3,
  /** fr3.optional-characters.thief-caught: the lowest d10 result. */
  thiefCaughtFrom: 4,
  /** fr3.optional-characters.thief-caught: the highest d10 result. */
  thiefCaughtTo: 7,
  /** fr3.optional-characters.thief-escapes: the lowest d10 result. */
  thiefVanishesFrom: 8,
  /** fr3.optional-characters.thief-success: morale clock points for a robbed camp or baggage train. */
  thiefClock: 1,
  /** fr3.optional-characters.thief-success and thief-escapes: victory points the victim loses. */
  thiefVictoryPoints: 20,
  /** fr3.optional-characters.planar-wizard: the only level. */
  planarWizardLevel: 3,
} as const;
