/**
 * Numbers of the characters chapter. Prices, bonuses and capacities of the grades stand in
 * `../characters.ts`; this export has a name of its own so that the two do not meet.
 */
export const leadership = {
  /** fr3.characters.individual-movement: inches of an unattached individual in open terrain. */
  moveOpen: 6,
  /** fr3.characters.individual-movement: inches of an unattached individual in difficult terrain. */
  moveDifficult: 6,
  /** fr3.characters.individual-with-fliers: inches with a flying unit, and in the turn he leaves it. */
  moveWithFliers: 10,
  /** fr3.characters.sub-commander-leads-group: units of the smallest group that moves free. */
  subCommanderGroupFrom: 2,
  /** fr3.characters.sub-commander-leads-group: units of the largest group that moves free. */
  subCommanderGroupTo: 3,
  /** fr3.characters.one-ability-per-type: grades of leadership a character may have. */
  gradesPerCharacter: 1,
  /** fr3.characters.one-ability-per-type: magic casting abilities a character may have. */
  castingAbilitiesPerCharacter: 1,
} as const;
