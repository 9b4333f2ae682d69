/** Numbers of moving over ground. */
export const terrain = {
  /** three-realms.terrain.rough-half: times M. */
  rough: 0.5,
  /** three-realms.terrain.table: a sprint, times M. */
  sprint: 2,
  /** three-realms.terrain.hazard-roll: the roll that costs a model, and every lower one. */
  fails: 1,
  /** three-realms.terrain.table-rough-hazardous: the same for a run over ground that is both. */
  runFails: 2,
} as const;
