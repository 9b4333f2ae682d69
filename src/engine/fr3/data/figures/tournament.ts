/** Numbers from the tournament recommendations, in points. */
export const tournament = {
  /** fr3.tournament.army-size */
  armySize: { small: 750, large: 1000 },
  /** fr3.tournament.sideboard: points for the smaller and for the larger army. */
  sideboard: { small: 150, large: 250 },
  /** fr3.tournament.magic-dragon-limit: one magic level or one dragon per this many points. */
  pointsPerMagicLevel: 500,
  /** fr3.tournament.trap-allowance: traps for an army whose list has none. */
  extraTraps: 1,
} as const;
