/** Prices in points for designing your own units and characters, and guidelines for spells. */
export const design = {
  /** fr3.design.purpose: a unit with CF 1 and nothing else. */
  base: 0,
  /** fr3.design.price-cf: the price of each point above 1. */
  combatFactor: 10,
  /** fr3.design.price-missiles */
  bowfire: 10,
  longbowFire: 20,
  /** fr3.design.price-elite */
  elite: 10,
  /** fr3.design.price-elite: how many designed elites, per how many army points. */
  elites: 2,
  elitesPoints: 1000,
  /** fr3.design.price-character-bonus: the price of each +1. */
  characterBonus: 10,
  /** fr3.design.price-against: the price of each pair of bonuses against a type, or a single one. */
  bonusesAgainst: 10,
  /** fr3.design.price-charge: +1 or +2, and +3 or +4. */
  chargeBonus: 10,
  greatChargeBonus: 20,
  /** fr3.design.price-innate: the price of each ability. */
  innateAbility: 10,
  /** fr3.design.price-support */
  support: 10,
  /** fr3.design.price-levels: the price of each of the three levels. */
  level: 20,
  /** fr3.design.price-artillery */
  lightArtillery: 30,
  heavyArtillery: 40,
  /** fr3.design.price-grapple */
  grapple: 20,
  /** fr3.design.price-magic */
  magicLevel1: 40,
  magicLevel2: 90,
  magicLevel3: 140,
  /** fr3.design.price-spirit */
  spirit: -20,
  /** fr3.design.price-fear */
  fear: 10,
  /** fr3.design.price-attach */
  attach: 10,
  /** fr3.design.price-poison */
  poison: 20,
  /** fr3.design.price-gaze */
  gaze: 20,
  /** fr3.design.price-rally: the price of a rally roll below `rallyBelow`. */
  rally: 10,
  rallyBelow: 6,
  /** fr3.design.price-deployment */
  deployment: 10,
  /** fr3.design.price-heads: for each head after the first. Each further head also adds `headCombatFactor`. */
  head: 10,
  headCombatFactor: 1,
  extraHeads: 2,
  /** fr3.design.price-heads: a breath weapon for an extra head. */
  headBreath: 10,
  /** fr3.design.price-fade: spirits only. */
  fade: 50,
  /** fr3.design.spell-cost-range: magic points. */
  spellCostLeast: 2,
  spellCostMost: 6,
} as const;
