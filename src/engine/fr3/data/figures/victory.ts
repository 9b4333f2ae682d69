/** Numbers from the victory chapter, in victory points. */
export const victory = {
  /** fr3.victory.end: the battle ends when a clock reaches this. */
  clockAtEnd: 0,
  /** fr3.victory.points-captured: a captive counts this many times his cost. */
  captiveFactor: 2,
  /** fr3.victory.points-objective */
  objective: 200,
  /** fr3.victory.points-clock */
  clockAboveZero: 50,
  /** fr3.victory.levels: the largest lead that is still marginal. */
  marginalUpTo: 100,
  /** fr3.victory.levels: the largest lead that is still decisive. */
  decisiveUpTo: 300,
} as const;
