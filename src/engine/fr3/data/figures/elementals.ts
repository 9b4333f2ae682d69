/** Numbers from the elementals chapter. Distances are inches at 15 mm scale. */
export const elementals = {
  /** fr3.elementals.air-fire-suppression: reach of the calm, within the arc of fire. */
  airSuppression: 10,
  /** fr3.elementals.air-terrain and fr3.elementals.air-no-storming: added to CF, only once. */
  airInTerrain: -2,
  /** fr3.elementals.fire-set-fire */
  fireRange: 10,
  /** fr3.elementals.water-douse-fire */
  waterDouseRange: 10,
  /** fr3.elementals.plant-animate-terrain */
  plantAnimateRange: 10,
  /** fr3.elementals.plant-fire-weakness: added to CF against fire. */
  plantAgainstFire: -2,
} as const;
