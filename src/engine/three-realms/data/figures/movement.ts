/** Numbers from the movement chapter. */
export const movement = {
  /** three-realms.movement.run-distance: a multiple of M. */
  run: 1.5,
  /** three-realms.movement.formation: a multiple of the slowest M, measured from model to model. */
  formation: 0.5,
} as const;
