/** Numbers from the army composition chapter. */
export const composition = {
  /** three-realms.composition.regular-slots: slots in each tier. */
  regulars: 2,
  /** three-realms.composition.elite-slot: slots in each tier, for an Elite or a Specialist. */
  elites: 1,
  /** three-realms.composition.later-tiers: the first tier whose top slot may hold a Leader or a Paragon. */
  eitherFrom: 3,
  /** three-realms.composition.typical-size */
  typicalPoints: 2000,
  /** three-realms.composition.typical-size */
  typicalTiers: 2,
} as const;
