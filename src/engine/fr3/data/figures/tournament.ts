/** Numbers of the tournament recommendations, in points. */
export const tournament = {
  /** fr3.tournament.army-size */
  armySize: { small: 750, large: 1000 },
  /** fr3.tournament.sideboard: for the smaller and for the larger army. */
  sideboard: { small: 150, large: 250 },
  /** fr3.tournament.magic-dragon-limit: one level of magic user, or one dragon, for each of these. */
  pointsPerMagicLevel: 500,
  /** fr3.tournament.trap-allowance: traps for an army that has none by its list. */
  extraTraps: 1,
} as const;
