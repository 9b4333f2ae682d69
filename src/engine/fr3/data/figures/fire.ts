/** Numbers from the chapter on fire. */
export const fire = {
  /** fr3.fire.melee: the combat factor of a fire. */
  combatFactor: 7,
  /** fr3.fire.results-table: a blaze on this d10 result or less. */
  blazeTo: 2,
  /**
   * fr3.fire.results-table: the fire is extinguished on this result or more. Results between this one and a blaze count as fire.
   */
  extinguishedFrom: {
    /** fr3.fire.terrain-air-water */
    airAndWater: 3,
    /** fr3.fire.terrain-marsh */
    marsh: 5,
    /** fr3.fire.terrain-masonry */
    masonry: 5,
    /** fr3.fire.terrain-forest */
    forest: 9,
    /** fr3.fire.terrain-wood: wooden structures and leviathans. */
    wood: 7,
    /** fr3.fire.terrain-clear */
    ground: 7,
    /** fr3.fire.terrain-earth: earthworks and fortifications. */
    earth: 7,
  },
  /** fr3.fire.spread-clear, fr3.fire.spread-earth: sides of the die that gives the direction. */
  directionDie: 12,
} as const;
