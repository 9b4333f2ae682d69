/** Numbers of the fortifications chapter. */
export const fortifications = {
  /** fr3.fortifications.defense: to the melee roll of an enemy of a unit in one. */
  enemyMelee: -1,
} as const;
