/**
 * Modifiers to a rally roll that come from elsewhere than demoralization; those stand in `basics`
 * (fr3.rally.roll-penalty: `basics.demoralized.rally`, `basics.doubleDemoralized.rally`).
 * The markers that a success removes: `basics.rallyCap` (fr3.rally.success).
 */
export const rally = {
  /** fr3.elites.bonus */
  elite: 1,
  /** fr3.undead.roll-penalty */
  undead: -1,
  /** fr3.abilities.healer: attached to the unit. */
  healer: 1,
  /** fr3.character-items.army-standard: the bearer's own unit, and the other units of its group. */
  armyStandard: 2,
  armyStandardGroup: 1,
  /** fr3.spirits.parasitics-effect, fr3.spirits.parasitics-elite */
  parasitics: -1,
  eliteParasitics: -2,
  /** fr3.terrain-effects.sacred-site-bonus: within reach of the army's own site. */
  sacredSite: 1,
} as const;
