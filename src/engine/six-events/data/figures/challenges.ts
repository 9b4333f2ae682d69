/** Numbers of event Ib. Distances are inches. */
export const challenges = {
  /** six-events.challenges.range */
  range: 12,
  /** six-events.challenges.commander-substitute: from the army commander to his champion. */
  champion: 12,
  /** six-events.challenges.roll: each die of this or more, modified, is a hit. */
  hit: 5,
} as const;
