/** Numbers of the camps chapter. */
export const camps = {
  /** fr3.camps.availability: points for a camp or a baggage train. */
  cost: 0,
  /** fr3.camps.availability: camps and baggage trains together, for each army. */
  limit: 1,
  /** fr3.camps.baggage-movement: inches off the ground rate. */
  groundMove: 2,
  /** fr3.camps.baggage-movement: inches off the flying or swimming rate. */
  levelMove: 4,
  /** fr3.camps.morale-bonus: to the starting morale clock. */
  clock: 1,
  /** fr3.camps.capture: morale clock points the army loses. */
  captureLoss: 1,
  /** fr3.camps.capture: morale clock points the captor gains. */
  captureGain: 1,
  /** fr3.camps.victory-points: to the owner who holds it at the end. */
  ownerPoints: 50,
  /** fr3.camps.victory-points: to the enemy who holds it at the end. */
  enemyPoints: 100,
  /** fr3.camps.sacred-site */
  sacredSiteCost: 50,
  /** fr3.camps.sacred-site-effects: morale clock points lost when it is captured. */
  sacredSiteLoss: 2,
  /** fr3.camps.sacred-site-effects */
  sacredSiteOwnerPoints: 100,
  /** fr3.camps.sacred-site-effects */
  sacredSiteEnemyPoints: 200,
} as const;
