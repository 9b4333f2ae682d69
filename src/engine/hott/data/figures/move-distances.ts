/** The move distances that the excerpt of the rules contains, in paces. */
export const moveDistances = {
  /** hott.move-distances.aerial-1200 */
  aerial: 1200,
  /** hott.move-distances.airboats */
  airboats: 500,
} as const;
