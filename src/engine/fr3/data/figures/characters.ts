/**
 * Numbers from the characters chapter. Prices, bonuses and capacities of the ranks are in `../characters.ts`. This export is
 * named differently, because `characters` is already the table of characters.
 */
export const leadership = {
  /** fr3.characters.individual-movement: inches of an unattached individual in open terrain. */
  moveOpen: 6,
  /** fr3.characters.individual-movement: inches of an unattached individual in difficult terrain. */
  moveDifficult: 6,
  /** fr3.characters.individual-with-fliers: inches with a flying unit, and in the turn he leaves it. */
  moveWithFliers: 10,
  /** fr3.characters.sub-commander-leads-group: the smallest group that he can move at no cost, in units. */
  subCommanderGroupFrom: 2,
  /** fr3.characters.sub-commander-leads-group: the largest group that he can move at no cost, in units. */
  subCommanderGroupTo: 3,
  /** fr3.characters.one-ability-per-type: leadership ranks a character may have. */
  gradesPerCharacter: 1,
  /** fr3.characters.one-ability-per-type: magic casting abilities a character may have. */
  castingAbilitiesPerCharacter: 1,
} as const;
