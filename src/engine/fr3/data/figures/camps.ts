import { terrainEffects } from './terrain-effects.ts';

const captureLoss = 1;
const ownerPoints = 50;
const enemyPoints = 100;

/** Numbers from the camps chapter. A camp that is also a sacred site has the numbers of both, added up. */
export const camps = {
  /** fr3.camps.availability: points for a camp or a baggage train. */
  cost: 0,
  /** fr3.camps.availability: camps and baggage trains together, for each army. */
  limit: 1,
  /** fr3.camps.baggage-movement: inches off the ground rate. */
  groundMove: 2,
  /** fr3.camps.baggage-movement: inches off the flying or swimming rate. */
  levelMove: 4,
  /** fr3.camps.morale-bonus: added to the starting morale clock. */
  clock: 1,
  /** fr3.camps.capture: morale clock points the army loses. */
  captureLoss,
  /** fr3.camps.capture: morale clock points the captor gains. */
  captureGain: 1,
  /** fr3.camps.victory-points: points for the owner, if he holds it at the end. */
  ownerPoints,
  /** fr3.camps.victory-points: points for the enemy, if he holds it at the end. */
  enemyPoints,
  /** fr3.camps.sacred-site-effects: morale clock points lost when it is captured. */
  sacredSiteLoss: captureLoss + terrainEffects.sacredSiteClock,
  /** fr3.camps.sacred-site-effects */
  sacredSiteOwnerPoints: ownerPoints + terrainEffects.sacredSiteOwner,
  /** fr3.camps.sacred-site-effects */
  sacredSiteEnemyPoints: enemyPoints + terrainEffects.sacredSiteEnemy,
} as const;
