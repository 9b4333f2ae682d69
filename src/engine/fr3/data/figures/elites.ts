/** Numbers of the elites chapter. The variants are named melee-rally-missiles: (+1,+1,+0) is `1-1-0`. */
export const elites = {
  /** fr3.elites.bonus, fr3.elites.attack-variant, fr3.elites.bowfire-variant: to melee rolls. */
  melee: { no: 0, '1-1-0': 1, '2-0-0': 2, '0-1-1': 0 },
  /** The same, to rally rolls. */
  rally: { no: 0, '1-1-0': 1, '2-0-0': 0, '0-1-1': 1 },
  /** fr3.elites.purchase: points a unit. */
  cost: 10,
} as const;
