import { design } from './design.ts';

/** Numbers from the elites chapter. */
export const elites = {
  /** fr3.elites.purchase: points for each unit. */
  cost: design.elite,
  /** fr3.elites.cost-note: the price of the same bonuses under the design rules. */
  designPrice: design.combatFactor + design.rally,
  /** fr3.elites.bonus: the ordinary form, (+1, +1, 0). */
  ordinary: { melee: 1, rally: 1, toHit: 0 },
  /** fr3.elites.attack-variant: (+2, 0, 0), where the army list allows it. */
  attack: { melee: 2, rally: 0, toHit: 0 },
  /** fr3.elites.bowfire-variant: (0, +1, +1), for units with bowfire. */
  shooting: { melee: 0, rally: 1, toHit: 1 },
} as const;
