/** Numbers from the chapter on 2x2 units. */
export const multiBased = {
  /** fr3.multi-based.definition */
  bases: 4,
  /** fr3.multi-based.bonuses: added to the CF of the base unit. */
  combatFactor: 3,
  /** fr3.multi-based.bonuses */
  charge: 3,
  /** fr3.multi-based.extra-markers */
  extraMarkers: 3,
  /** fr3.multi-based.fanatics: added to the fanatics' roll. */
  fanatics: -3,
  /** fr3.multi-based.missile-bonus: added to the missile roll against it. */
  missiles: 3,
  /** fr3.multi-based.artillery-bonus: added to the to-hit roll against it. */
  artillery: 3,
  /** fr3.multi-based.magic-cost: extra points from the caster's personal pool. */
  magicCost: 3,
  /** fr3.multi-based.innate-magic: added to its own rally roll. */
  innateTarget: 3,
  /** fr3.multi-based.innate-magic: added to the rally roll of the unit that uses innate magic on it. */
  innateInitiator: -3,
  /** fr3.multi-based.magic-protection: magic points a turn for a protection device. */
  protection: 3,
  /** fr3.multi-based.trap-clearing */
  trapClearing: 3,
  /** fr3.multi-based.blobs, fr3.multi-based.mass-units: added to the cost of the single unit. */
  cost: 50,
  /** fr3.multi-based.blobs, fr3.multi-based.mass-levels: flying, swimming or burrowing. */
  levelCost: 40,
  /** fr3.multi-based.mass-clock-cost: morale clock points to move without a leader. */
  clockCost: 1,
} as const;
