/** Numbers from the terrain chapter. */
export const terrain = {
  /** three-realms.terrain.rough-half: a multiple of M. */
  rough: 0.5,
  /** three-realms.terrain.table: a sprint, as a multiple of M. */
  sprint: 2,
  /** three-realms.terrain.hazard-roll: this face and every lower one costs a model. */
  fails: 1,
  /** three-realms.terrain.table-rough-hazardous: the same for a run over ground that is both rough and hazardous. */
  runFails: 2,
} as const;
