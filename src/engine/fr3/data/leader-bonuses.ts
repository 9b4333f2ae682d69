/** Bonuses and prices of leaders, in their own file for code that needs nothing else from `characters.ts`. */

/**
 * Melee and rally bonuses of leadership ranks (fr3.characters.hero-bonus, fr3.characters.sub-commander-bonus,
 * fr3.characters.general-bonus). If a rank has several, the player chooses one when building the army.
 */
export const leaderBonuses = {
  hero: [
    { melee: 1, rally: 1 },
    { melee: 2, rally: 0 },
  ],
  'sub-commander': [
    { melee: 1, rally: 2 },
    { melee: 2, rally: 1 },
  ],
  general: [{ melee: 2, rally: 2 }],
} as const;

/** fr3.optional-characters.anti-hero: the penalty for the unit he is with. */
export const curse = { melee: -2, rally: -2 } as const;

/** Points for leadership ranks and additions to them (fr3.characters.total-cost). */
export const leaderPrices = {
  individual: 10,
  hero: 20,
  'sub-commander': 30,
  general: 150,
  superhero: 20,
  beastmaster: 10,
} as const;
