/** What leaders lend and cost, for whoever needs nothing else of `characters.ts`. */

/**
 * Melee and rally bonuses of the grades of leadership (fr3.characters.hero-bonus,
 * fr3.characters.sub-commander-bonus, fr3.characters.general-bonus). Where there are several, one is
 * chosen when the army is built.
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

/** fr3.optional-characters.anti-hero: what he takes from the unit that he is with. */
export const curse = { melee: -2, rally: -2 } as const;

/** Points for the grades of leadership, and for what makes more of a leader (fr3.characters.total-cost). */
export const leaderPrices = {
  individual: 10,
  hero: 20,
  'sub-commander': 30,
  general: 150,
  superhero: 20,
  beastmaster: 10,
} as const;
