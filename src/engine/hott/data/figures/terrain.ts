/** Numbers from the terrain chapter. Distances are in paces. */
export const terrain = {
  /** hott.terrain.quarters */
  quarters: 4,
  /** hott.terrain.legal-three-quarters */
  quartersWithFeatures: 3,
  /** hott.terrain.legal-two-quarters */
  quartersWithObstacles: 2,
  /** hott.terrain.legal-four-features */
  features: 4,
  /** hott.terrain.legal-two-central-bad-going: how many, their smallest width, and how close to the centre. */
  centralBadGoing: 2,
  centralWidth: 200,
  centralReach: 600,
  /** hott.terrain.narrow-river: the widest water that can be waded. */
  wadeable: 200,
} as const;
