/** Numbers for tactical moves: PIPs, and distances in paces. */
export const tacticalMoves = {
  /** hott.tactical-moves.cost */
  cost: 1,
  /** hott.tactical-moves.extra-magic */
  magic: 1,
  /** hott.tactical-moves.extra-lost-general, extra-distance, extra-sight: added only once, even if several apply. */
  command: 1,
  /** hott.tactical-moves.extra-not-additive */
  dearest: 3,
  /** hott.tactical-moves.extra-distance */
  farFromGeneral: 1200,
  /** hott.tactical-moves.extra-sight */
  outOfSight: 600,
} as const;
