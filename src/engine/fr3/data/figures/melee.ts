/** Numbers from the melee chapter: modifiers to the melee roll, and limits. */
export const melee = {
  /** fr3.melee.support-bonus: the bonus for each supporting neighbour. */
  support: 1,
  /** fr3.melee.support-bonus: the largest number of neighbours that count. */
  maxSupport: 2,
  /** fr3.melee.flank-bonus: the bonus for each friend on an enemy flank. */
  flank: 1,
  /** fr3.melee.rear-bonus: the bonus for a friend in the enemy's rear. */
  rear: 2,
  /** fr3.melee.light-cavalry-doubles-flank-rear */
  lightCavalryFactor: 2,
  /** fr3.melee.attachment-bonus: attached skirmishers or light artillery, when charged. */
  attachmentWhenCharged: 1,
  /** fr3.missile-fire.attached-bonus: attached skirmishers, against fliers. */
  attachmentAgainstFliers: 1,
  /** fr3.melee.column-penalty */
  column: -2,
  /** fr3.melee.uphill */
  uphill: 1,
  /** fr3.melee.result-double: a total this many times the other destroys. */
  destroyFactor: 2,
  /** fr3.melee.charge-bonus-shock: morale levels that losing to a charge costs. */
  chargeShockLevels: 2,
  /** fr3.melee.push-back: the level that pushes a unit back. */
  pushBackAtLevel: 2,
  /** fr3.melee.breakthrough-failure: morale levels that a failed over-pursuit test costs. */
  breakthroughLevels: 1,
  /** fr3.melee.third-demoralization */
  destroyedAtLevel: 3,
} as const;
