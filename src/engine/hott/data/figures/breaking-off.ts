/** Numbers for breaking off. Distances are in paces. */
export const breakingOff = {
  /** hott.breaking-off.distance */
  distance: 200,
} as const;
