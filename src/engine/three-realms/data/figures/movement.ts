/** Numbers of movement. */
export const movement = {
  /** three-realms.movement.run-distance: times M. */
  run: 1.5,
  /** three-realms.movement.formation: of the slowest M, from model to model. */
  formation: 0.5,
} as const;
