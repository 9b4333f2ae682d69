/** Numbers from the chapter on special terrain. The price of a sacred site is in `items.ts`. */
export const terrainEffects = {
  /** fr3.terrain-effects.sacred-site-bonus: inches from the focal point. */
  sacredSiteRange: 6,
  /** fr3.terrain-effects.sacred-site-bonus */
  sacredSiteMelee: 1,
  sacredSiteRally: 1,
  /** fr3.terrain-effects.sacred-site-capture: clock points, once per game. */
  sacredSiteClock: 1,
  /** fr3.terrain-effects.sacred-site-points: victory points for sole possession. */
  sacredSiteOwner: 50,
  sacredSiteEnemy: 100,
} as const;
