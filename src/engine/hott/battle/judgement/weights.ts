/** The numbers by which an opponent judges, in army points. No rule rests on them. */
export const weights = {
  /** What a general is worth beyond its points. */
  general: 4,
  /** Shares of what an element is worth while it has still to come, or can be replaced. */
  waiting: 0.5,
  horde: 0.3,
  /** Shares of an element’s worth that a result costs. */
  recoil: 0.08,
  flee: 0.25,
  ensorcelled: 0.9,
  /** For having lost half of the points, before the battle is lost by it; it grows with the square of the share. */
  brink: 5,
  /** Fights that are fought only in a later bound. */
  laterFight: 0.7,
  /** What could be won next, and what the enemy could win. */
  chance: 0.5,
  danger: 0.42,
  /** What each further element of several that could attack counts, of the one before: PIPs do not reach for all. */
  further: 0.75,
  /** For being near the enemy: so much whoever it is, besides what one would win, and how much all of that counts. */
  eager: 0.6,
  approach: 0.5,
  /** For an enemy within reach who is held by another element already, as a share of what it is worth. */
  held: 0.3,
  /** For a target in the strip of a shooter, and a shot that comes. */
  shot: 0.25,
  /** For a friend of the same type behind spears or warband, and for each neighbour on line. */
  support: 0.15,
  together: 0.05,
  /** For standing in bad going that hampers, and beyond the general’s command. */
  hampered: 0.3,
  beyondCommand: 0.12,
  /** For an element at the stronghold, or on the way there. */
  siege: 1.5,
  siegeWay: 0.6,
  /** For a battle that is won. */
  won: 60,
} as const;
