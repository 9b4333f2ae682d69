import { infantry } from './infantry.ts';

/** Numbers from the fortifications chapter. The price of pavisiers is `infantry.pavisiers`. */
export const fortifications = {
  /** fr3.fortifications.defense: added to the melee roll of an enemy that attacks a unit inside. */
  enemyMelee: -1,
  /** fr3.fortifications.cost: points for each BB. */
  cost: 10,
  /** fr3.fortifications.occupancy: units in one BB, not counting attachments. */
  unitsPerBase: 1,
  /** fr3.fortifications.pavisiers: CF of pavisiers that hold a BB alone. */
  garrison: infantry.pavisiersCombatFactor,
} as const;
