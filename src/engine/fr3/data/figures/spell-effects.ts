/** What spells add to the melee roll of their target. Costs and levels stand in `../spells.ts`. */
export const spellEffects = {
  /** fr3.spells.strength */
  strength: 1,
  /** fr3.spells.righteousness: to units that charge. */
  righteousness: 1,
  /** fr3.spells.grog-ration: against monsters. */
  grogRation: 1,
  /** fr3.spells.freeze */
  freeze: -1,
  /** fr3.spells.laudanum */
  laudanum: -1,
} as const;
