/**
 * All numbers of the judgement that do not come from the rules, each with a reason. Points are victory points. “Fitted” numbers
 * come from 350 battles between greedy players that sometimes made a random legal action. A least-squares fit predicted the final
 * lead from the positions of both sides at the beginning of each phase, and its results were rounded. “Tried” numbers come from
 * 660 battles of the Captain (a computer player) against scripted players. In each battle the Captain's weights were changed at
 * random. A least-squares fit to its final lead showed in which direction to adjust them.
 */
export const weights = {
  /**
   * The share of a unit's cost that remains after 0, 1 and 2 lost morale levels: each level means −1 in melee, and two more
   * destroy the unit.
   */
  morale: [1, 0.7, 0.4],
  /** The share of its cost that a unit loses with each extra marker, while its morale is still intact. */
  marker: 0.15,
  /**
   * The additional cost of harm to any unit. Phases are won by the number of units lost, not by their points, and a lost unit
   * costs a clock point. Tried.
   */
  eachUnit: 6,
  /** The share that counts for a unit off the table edge: it can return, but that costs it a whole move. */
  away: 0.5,
  /**
   * The share of a leader's cost that counts: he adds only his bonus to a fight, and often survives the loss of his unit. Fitted.
   */
  leader: 0.7,
  /** A vat in use is worth half its price: four times in five it produces a monster, but the monster may not obey. */
  vat: 20,
  /**
   * The value of one clock point. The first nine points give the army only endurance and moves. By the rules, the last one is
   * worth 50 victory points. Fitted.
   */
  clock: 8,
  /** The value of winning, in addition to the lead in points. */
  won: 300,
  /**
   * How much a single phase may still change the lead, per square root of the total points of both armies. Fitted to the
   * frequency of wins from a given lead in 600 battles with 500 points (standard deviation 50 points with one phase to come, 100
   * with four, 200 with sixteen).
   */
  swing: 2,
  /**
   * The forecast of the final lead at the end of a simulation, when a phase begins. All numbers were fitted by least squares to
   * 700 battles with 500 points between greedy players that sometimes made a random legal action, turn by turn. Lists are indexed
   * by the turns still to come, beginning with the current one; the last number also counts for all later ones.
   */
  forecast: {
    /** How much a phase may still change the lead, like `swing`, but for this forecast. */
    swing: 2.75,
    /**
     * The share of its cost that counts for each unit in play, whatever its morale: most wavering units rally, and a side that is
     * behind recovers some of its loss.
     */
    troops: 0.6,
    /** A factor for leaders, because a side that has lost a leader tends to lose more afterwards. */
    leaders: 1.55,
    /** The value of a clock point, for each turn still to come. */
    clockEachTurn: 2.5,
    /** A factor for the current melees, because the winner of a melee can go on to fight the next one. */
    fights: 1.5,
    /** Factors for possible charges and shots. */
    prospects: [0.5, 1.4],
    /**
     * The shares of the objective's points that count for an army near it, and for the side that holds it. Nearness and
     * possession can change quickly.
     */
    near: [0.95, 1.4],
    held: [0.45, 0.15, 0],
  },
  /** A factor for a melee in a later phase, because much can change before that phase. */
  laterFight: 0.6,
  /**
   * The share of a charge's average gain that counts. The share is higher when the enemy is nearer, so that an army advances.
   * The enemy moves first, however, and may get away. Fitted.
   */
  chance: 0.25,
  /**
   * The share of the average gain of the enemy's charges that counts. A charge counts only if it is possible, or
   * almost possible, in the enemy's next move.
   */
  danger: 0.3,
  /**
   * The share of the average harm by a unit's best next shot that counts. The share is this low for both sides, because targets
   * move and lines of sight close.
   */
  shot: 0.3,
  /**
   * A charge or a shot still counts if the target is this many inches beyond reach. The farther away an enemy is, the less it
   * counts. The limit allows for a wheel or a misjudged distance.
   */
  outOfReach: 3,
  /** The share of its movement that a unit still has after a change of facing. */
  wayAfterTurn: 0.5,
  /** Factors for a shot that needs a turn to the side or to the rear, and for a charge to the rear. */
  turned: { side: 0.7, rear: 0.4 },
  /**
   * The share of the objective's points that counts for an army if all of it is near the objective and the enemy's army is far
   * away. The share rises a little towards the end of the battle. Tried.
   */
  nearObjective: { early: 0.55, late: 0.75 },
  /**
   * The share of the objective's points that counts for the side that holds it now. Points are given only at the end, so holding
   * the objective is worth less at first. Tried.
   */
  heldObjective: { early: 0.15, late: 0.35 },
  /** The distance in inches from the middle of a piece of ground at which a unit counts half: a few moves of infantry. */
  near: 9,
  /** In a battle without a turn limit, the end counts as distant until this turn. */
  longBattle: 12,
  /**
   * Factors for the objectives of a scenario: for areas that will score in coming turns, and for units that have still to arrive.
   */
  aims: { held: 0.7, onTheWay: 0.8 },
} as const;
