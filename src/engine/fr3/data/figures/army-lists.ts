/** Numbers from the chapter on army lists. */
export const armyLists = {
  /** fr3.army-lists.elite-allowance: the number before E is per this many points. */
  pointsPerAllowance: 1000,
  /** fr3.army-lists.one-general */
  generals: 1,
  /** fr3.army-lists.recommended-size: points. */
  recommendedSize: 1000,
  /** fr3.army-lists.tournament-sideboard: points brought, and points used per game. */
  tournamentPool: 1250,
  tournamentArmy: 1000,
  /** fr3.army-lists.generic-list: elites in the whole army, and the number of different innate abilities. */
  genericElites: 1,
  genericInnates: 3,
  /** fr3.army-lists.cell-throwing: points per unit, if the list does not give them free. */
  throwingCost: 10,
  /** fr3.army-lists.cell-bowfire: points for each unit. */
  bowfireCost: 10,
  /** fr3.army-lists.innate-name-aliases: points for each unit. */
  listInnateCost: 10,
} as const;
