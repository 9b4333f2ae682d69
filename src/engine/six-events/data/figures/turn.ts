/** Numbers for setting up. The numbers are our own. Distances are in inches. */
export const turn = {
  /** six-events.turn.deployment-missing: the depth of each deployment zone. */
  depth: 12,
  /** six-events.turn.deployment-missing: between the two zones. */
  apart: 24,
} as const;
