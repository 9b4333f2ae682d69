/** Numbers from the pike blocks chapter. */
export const pikeBlocks = {
  /** fr3.pike-blocks.stats */
  cost: 60,
  /** fr3.pike-blocks.stats: inches. */
  move: { open: 3, difficult: 1 },
  /** fr3.pike-blocks.stats */
  combatFactor: 5,
  /** fr3.pike-blocks.stats */
  rally: 6,
  /** fr3.pike-blocks.charge-bonuses */
  charge: 1,
  /** fr3.pike-blocks.charge-bonuses */
  whenCharged: 1,
  /** fr3.pike-blocks.footprint */
  flanks: 4,
  /** fr3.pike-blocks.extra-marker */
  extraMarkers: 1,
  /** fr3.pike-blocks.fanatics: added to the fanatics' roll. */
  fanatics: -1,
  /** fr3.pike-blocks.fire-bonus: added to missile rolls and artillery to-hit rolls against it. */
  fire: 1,
  /** fr3.pike-blocks.magic-cost: extra points from the caster's personal pool. */
  magicCost: 1,
  /** fr3.pike-blocks.innate-magic: added to its own rally roll. */
  innateTarget: 1,
  /** fr3.pike-blocks.innate-magic: added to the rally roll of the unit that uses innate magic on it. */
  innateInitiator: -1,
  /** fr3.pike-blocks.trap-clearing */
  trapClearing: 1,
  /** fr3.pike-blocks.skirmisher-attachment */
  skirmishers: 1,
} as const;
