/** Numbers of setting up, which are ours. Distances are inches. */
export const turn = {
  /** six-events.turn.deployment-missing: how deep each side deploys. */
  depth: 12,
  /** six-events.turn.deployment-missing: between the two zones. */
  apart: 24,
} as const;
