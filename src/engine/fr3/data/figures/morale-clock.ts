/** Numbers from the morale clock chapter. Losses are points taken off the clock. */
export const moraleClock = {
  /** fr3.morale-clock.start */
  start: 9,
  /** fr3.morale-clock.phase-losses: loss points for a unit demoralized in the phase. */
  demoralizedUnit: 1,
  /** fr3.morale-clock.phase-losses: loss points for a unit destroyed in the phase. */
  destroyedUnit: 2,
  /** fr3.morale-clock.phase-winner: points that the loser of a phase loses. */
  lostPhase: 1,
  /** fr3.morale-clock.four: the clock at which an army wavers. */
  wavering: 4,
  /** fr3.morale-clock.four: one unit in this many is demoralized, rounding down. */
  waveringDivisor: 4,
  /** fr3.morale-clock.general-loss, by the general's total cost in points. */
  general: 2,
  generalFrom300: 3,
  generalFrom400: 4,
  /** fr3.morale-clock.major-character-loss, by the character's total cost in points. */
  majorCharacter: 1,
  majorCharacterFrom200: 2,
  majorCharacterFrom300: 3,
  /** fr3.morale-clock.high-cost-unit-loss: the cost from which a unit counts. */
  highCost: 100,
  /** fr3.morale-clock.high-cost-unit-loss */
  highCostUnit: 1,
  /** fr3.morale-clock.ship-loss, by the ship's cost in points. Losing a cheaper ship costs no clock points. */
  shipFrom100: 1,
  shipFrom200: 2,
  shipFrom300: 3,
  shipFrom400: 4,
  /** fr3.morale-clock.ship-recapture: regained in addition to the points that the loss cost. */
  shipRecaptured: 1,
} as const;
