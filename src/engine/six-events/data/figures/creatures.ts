/** Numbers from the chapter on creatures. */
export const creatures = {
  /** six-events.creatures.stand-and-attack */
  standAndAttack: 1,
} as const;
