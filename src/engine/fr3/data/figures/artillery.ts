import { elites } from './elites.ts';

/** Numbers from the artillery chapter. */
export const artillery = {
  /** fr3.artillery.to-hit: modified d10 that hits. */
  toHit: 7,
  /** fr3.artillery.damage: modified d10 that demoralizes. */
  damageDemoralized: 7,
  /** fr3.artillery.damage: modified d10 that destroys. */
  damageDestroyed: 9,
  /** fr3.artillery.cannon: added to the damage roll of every direct-fire heavy piece. */
  cannonDamage: 1,
  /** fr3.artillery.damage: added to the damage roll of light artillery. */
  lightDamage: -1,
  /** fr3.artillery.cover-modifier: added to the roll to hit. */
  cover: -2,
  /** fr3.artillery.elite: added to the roll to hit, and to rally rolls. */
  eliteToHit: elites.shooting.toHit,
  eliteRally: elites.shooting.rally,
} as const;
