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
   * For being near the enemy: so much whoever it is, besides what one would win, and how much all of that counts. It grows evenly from so
   * many inches on, so that every move of a bound brings as much, and more than a neighbour who is left behind.
   */
  eager: 0.6,
  approach: 1.5,
  far: 20,
  /** For a fight that has been begun: two alike who wait for each other never end. */
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
} as const;
