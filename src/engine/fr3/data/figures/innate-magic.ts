/** Numbers of the innate magic chapter that belong to no single ability; those of an ability stand in `../innate.ts`. */
export const innateMagic = {
  /** fr3.innate.cost: points for each ability of a unit or character. */
  cost: 10,
  /** fr3.innate.once-per-turn */
  usesPerTurn: 1,
  /** fr3.innate.abbreviations: range of a unit without missiles of its own. */
  range: 5,
  /** fr3.innate.character-rally-roll: rally number of an individual, before his own bonus. */
  characterRally: 6,
  /** fr3.pike-blocks.innate-magic: to the roll that resists, or off the roll that must succeed. */
  largePikeBlock: 1,
  /** fr3.leviathans.innate-magic, 1x1 */
  largeLeviathan: 1,
  /** fr3.leviathans.innate-magic, 1x2 */
  largeLeviathanTwoBases: 2,
  /** fr3.multi-based.innate-magic */
  largeMultiBased: 3,
} as const;
