/** Numbers from event Ib. Distances are in inches. */
export const challenges = {
  /** six-events.challenges.range */
  range: 12,
  /** six-events.challenges.commander-substitute: the distance from the army commander to his champion. */
  champion: 12,
  /** six-events.challenges.roll: each modified die of this or more is a hit. */
  hit: 5,
} as const;
