/** Numbers from the chapter on events before the battle. */
export const preGame = {
  /** fr3.pre-game.omen-occurs: the lowest d10 for an omen. */
  omenSeen: 7,
  /** fr3.pre-game.omen-view: the lowest d10 for a good omen. */
  omenGood: 4,
  /** fr3.pre-game.omen-positive, fr3.pre-game.omen-negative: added to or taken from one roll. */
  omenModifier: 1,
  /** fr3.pre-game.scouting-points: scouting points per unit. */
  scoutFlying: 5,
  scoutSwimming: 5,
  scoutLight: 2,
  scoutBurrowing: -2,
  /** fr3.pre-game.scouting-points: scouting points of hired scouts, and their price. */
  scoutHired: 10,
  scoutHiredCost: 5,
  /** fr3.pre-game.scouting-setup-roll: added to the roll for first set-up, options 1 to 3. */
  setupRoll1: 1,
  setupRoll2: 3,
  setupRoll3: 5,
  /** fr3.pre-game.scouting-objective: inches. */
  objectiveMove: 6,
  /** fr3.pre-game.flanking-force-entry: inches from the side edge. */
  flankEntry: 3,
  /** fr3.pre-game.flanking-force-composition: the army's points are divided by this. */
  flankShareDivisor: 4,
  /** fr3.pre-game.flanking-force-composition: the open movement in inches that a unit needs. */
  flankMove: 5,
  /** fr3.pre-game.flanking-force-arrival: the lowest d10 for arrival, by turn. */
  arrivalTurn1: 9,
  arrivalTurn2: 7,
  arrivalTurn3: 5,
  arrivalTurn4: 3,
  arrivalTurn5: 1,
  /** fr3.pre-game.rear-force: added to the arrival roll. */
  rearArrival: -2,
  /** fr3.pre-game.seer-simple: points. */
  seerSimpleCost: 10,
  /** fr3.pre-game.seer-table: points. */
  seerCost: 20,
  /** fr3.pre-game.seer-simple, fr3.pre-game.seer-stars, fr3.pre-game.seer-doom */
  seerModifier: 1,
  /** fr3.pre-game.seer-hidden-item: the price in points of the stored spell found. */
  seerStoredSpell: 40,
  /** fr3.pre-game.seer-map: the change in scouting points. */
  seerMap: 30,
  /** fr3.pre-game.seer-late: the change in scouting points. */
  seerLate: -20,
} as const;
