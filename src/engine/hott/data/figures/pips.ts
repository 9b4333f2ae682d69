/** Numbers of player initiative points. */
export const pips = {
  /** hott.pips.roll: faces of the die. */
  die: 6,
} as const;
