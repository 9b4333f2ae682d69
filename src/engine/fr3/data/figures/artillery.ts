/** Numbers of the artillery chapter. */
export const artillery = {
  /** fr3.artillery.damage: modified d10 that demoralizes. */
  damageDemoralized: 7,
  /** fr3.artillery.damage: modified d10 that destroys. */
  damageDestroyed: 9,
} as const;
