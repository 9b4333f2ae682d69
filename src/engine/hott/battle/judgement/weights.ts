/** The weights of the evaluation, in army points. The rules do not use them. */
export const weights = {
  /** The value of a general beyond its points. */
  general: 4,
  /** The share of its value that an element counts before it arrives, or when it can be replaced. */
  waiting: 0.5,
  horde: 0.3,
  /** The share of an element's value that a result costs. */
  recoil: 0.08,
  flee: 0.25,
  ensorcelled: 0.9,
  /** For having lost half of the points, just before that loses the battle. Grows with the square of the share. */
  brink: 5,
  /** The weight of fights that happen only in a later bound. */
  laterFight: 0.7,
  /** The weight of what could be gained next, and of what the enemy could gain. */
  chance: 0.5,
  danger: 0.42,
  /** Each further possible attack counts this share of the one before, because PIPs are limited. */
  further: 0.75,
  /**
   * The worth of being near an enemy, any enemy, in addition to what an attack would win, and a factor for all of it. It grows
   * evenly from this distance on, so that every move toward the enemy gains the same, and more than the loss of a neighbour.
   */
  eager: 0.6,
  approach: 1.5,
  far: 20,
  /** A bonus for a fight that has begun, because two equal elements that wait for each other would never finish. */
  engaged: 0.3,
  /** For an enemy within reach who is held by another element already, as a share of what it is worth. */
  held: 0.3,
  /** For a target in a shooter's range, and for a shot that is about to happen. */
  shot: 0.25,
  /** For a friend of the same type behind spears or warband, and for each aligned neighbour. */
  support: 0.15,
  together: 0.05,
  /** For being in bad going that hampers, and for being out of the general's command distance. */
  hampered: 0.3,
  beyondCommand: 0.12,
  /** For an element at the stronghold, or approaching it. */
  siege: 1.5,
  siegeWay: 0.6,
  /** For a won battle. */
  won: 60,
  /**
   * The forecast of the winner at the end of a simulation: the weight of each part, of acting now, and of victory. Rounded by hand
   * after a logistic regression over the bounds of 149 battles between Captains: what may happen next counts more here than in
   * `worth`, being near the enemy hardly at all.
   */
  forecast: {
    parts: { losses: 1.5, fights: 1.9, chances: 2, approach: 0.03, dangers: 1.6, order: 1.5, stronghold: 1.5 },
    turn: 1,
    won: 10,
  },
} as const;
