/** Numbers of the victory chapter, in victory points. */
export const victory = {
  /** fr3.victory.end: the clock at which the battle stops. */
  clockAtEnd: 0,
  /** fr3.victory.points-captured: times the cost of a character held captive. */
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
