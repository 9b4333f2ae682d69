/** Numbers for player initiative points. */
export const pips = {
  /** hott.pips.roll: the number of faces of the die. */
  die: 6,
} as const;
