/** Numbers of the terrain effects chapter. */
export const terrainEffects = {
  /** fr3.terrain-effects.sacred-site-bonus: to melee rolls and to rally rolls. */
  sacredSiteMelee: 1,
  sacredSiteRally: 1,
} as const;
