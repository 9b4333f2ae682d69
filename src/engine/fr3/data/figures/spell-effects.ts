/**
 * Modifiers that spells give to the melee, missile and artillery rolls of their target. Costs and levels are in `../spells.ts`.
 */
export const spellEffects = {
  /** fr3.spells.strength */
  strength: 1,
  /** fr3.spells.righteousness: the bonus of units that charge. */
  righteousness: 1,
  /** fr3.spells.grog-ration: the bonus against monsters. */
  grogRation: 1,
  /** fr3.spells.freeze */
  freeze: -1,
  /** fr3.spells.laudanum */
  laudanum: -1,
  /** fr3.spells.fire-arrow: added to the missile roll of a unit, or to the damage roll of artillery. */
  fireArrow: 1,
  /** fr3.spells.spyglass: added to missile rolls, and to the to-hit rolls of artillery. */
  spyglass: 1,
  /** fr3.spells.blast-1, fr3.spells.blast-2, fr3.spells.blast-3: added to the artillery damage roll, by level. */
  blast: { one: -1, two: 1, three: 3 },
  /** fr3.spells.die: added to the character results roll. */
  die: -2,
  /** fr3.spells.termite-rot: added to the artillery damage roll. */
  termiteRot: 0,
  /** fr3.spells.bolster: added to the CF of a gate or of a unit with a ram. */
  bolster: 2,
  /** fr3.spells.corrode, fr3.spells.earth-sense: markers that the structure loses. */
  corrode: 1,
  earthSense: 1,
  /** fr3.spells.intervention: added to or subtracted from a roll. */
  intervention: 1,
} as const;
