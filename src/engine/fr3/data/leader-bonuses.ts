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
