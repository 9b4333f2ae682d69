/** The weights of the evaluation, in army points. The rules do not use these weights. */
export const weights = {
  /** The value of a general beyond its points. */
  general: 4,
  /** The share of an element's value that counts before the element arrives. */
  waiting: 0.5,
  /** The share of a lost horde's value that still counts, because the horde can be replaced. */
  horde: 0.3,
  /** The share of an element's value that each result costs. */
  recoil: 0.08,
  flee: 0.25,
  ensorcelled: 0.9,
  /**
   * The penalty for having lost nearly half of the army's points, because losing half loses the battle. The penalty grows with
   * the square of the share that is lost.
   */
  brink: 5,
  /** The weight of fights that happen only in a later bound. */
  laterFight: 0.7,
  /** The weight of the side's possible gains in its next bound, and the weight of the enemy's possible gains. */
  chance: 0.5,
  danger: 0.42,
  /** Each further possible attack counts for this share of the attack before it, because PIPs are limited. */
  further: 0.75,
  /** The value of being near any enemy, in addition to what an attack would win. */
  eager: 0.6,
  /** A factor for the total value of being near enemies. */
  approach: 1.5,
  /**
   * Within this distance, the value grows evenly as the element comes closer. Every inch towards the enemy therefore gains the
   * same amount, which is more than an element loses by leaving a neighbour.
   */
  far: 20,
  /** A bonus for a fight that has begun, because two equal elements that wait for each other would never finish. */
  engaged: 0.3,
  /** The bonus for an enemy within reach that is already in another fight, as a share of the enemy's value. */
  held: 0.3,
  /** The value of a target in a shooter's range, and of a shot that is about to happen. */
  shot: 0.25,
  /** The value of a friend of the same type behind spears or warband, and of each aligned neighbour. */
  support: 0.15,
  together: 0.05,
  /** The penalties for being in bad going that hampers, and for being out of the general's command distance. */
  hampered: 0.3,
  beyondCommand: 0.12,
  /** The value of an element at the stronghold, or approaching it. */
  siege: 1.5,
  siegeWay: 0.6,
  /** The value of a won battle. */
  won: 60,
  /**
   * The weights for predicting the winner at the end of a simulation: one for each part, one for the side that is acting now, and
   * one for victory. The weights come from a logistic regression over the bounds of 149 battles between two Captains, and were
   * rounded by hand. What may happen next counts more here than when single actions are compared (`worth`), and being near the
   * enemy counts very little.
   */
  forecast: {
    parts: { losses: 1.5, fights: 1.9, chances: 2, approach: 0.03, dangers: 1.6, order: 1.5, stronghold: 1.5 },
    turn: 1,
    won: 10,
  },
} as const;
