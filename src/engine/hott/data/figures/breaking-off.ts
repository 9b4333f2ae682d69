/** Numbers of breaking off. Distances are paces. */
export const breakingOff = {
  /** hott.breaking-off.distance */
  distance: 200,
} as const;
