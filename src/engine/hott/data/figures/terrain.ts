/** Numbers of the terrain chapter. Distances are paces. */
export const terrain = {
  /** hott.terrain.quarters */
  quarters: 4,
  /** hott.terrain.legal-three-quarters */
  quartersWithFeatures: 3,
  /** hott.terrain.legal-two-quarters */
  quartersWithObstacles: 2,
  /** hott.terrain.legal-four-features */
  features: 4,
  /** hott.terrain.legal-two-central-bad-going: how many, how far across, and how near the centre. */
  centralBadGoing: 2,
  centralWidth: 200,
  centralReach: 600,
  /** hott.terrain.narrow-river: the widest water that can be waded. */
  wadeable: 200,
} as const;
