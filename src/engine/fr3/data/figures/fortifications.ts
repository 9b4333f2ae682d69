import { infantry } from './infantry.ts';

/** Numbers of the fortifications chapter. Pavisiers cost what they cost elsewhere (`infantry.pavisiers`). */
export const fortifications = {
  /** fr3.fortifications.defense: to the melee roll of an enemy of a unit in one. */
  enemyMelee: -1,
  /** fr3.fortifications.cost: points for each BB. */
  cost: 10,
  /** fr3.fortifications.occupancy: units in one BB, besides attachments. */
  unitsPerBase: 1,
  /** fr3.fortifications.pavisiers: CF of pavisiers that hold a BB alone. */
  garrison: infantry.pavisiersCombatFactor,
} as const;
