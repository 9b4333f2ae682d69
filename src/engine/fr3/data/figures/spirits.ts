/** Numbers from the spirits chapter: ethereals, tricksters, parasitics and traps. */
export const spirits = {
  /** fr3.spirits.adjacent-levels: levels up or down that a spirit can reach. */
  reachLevels: 1,
  /** fr3.spirits.ethereals-character-combat: added to an ethereal's d10. */
  etherealFactor: 0,
  /** fr3.spirits.tricksters-reversal: an opponent whose total is this many times the trickster's is destroyed. */
  tricksterFactor: 2,
  /** fr3.spirits.parasitics */
  parasiticsCost: 20,
  /** fr3.spirits.parasitics-effect: added to melee rolls and rally rolls. */
  parasitics: -1,
  /** fr3.spirits.parasitics-elite */
  eliteParasiticsCost: 30,
  /** fr3.spirits.parasitics-elite: added to melee rolls and rally rolls. */
  eliteParasitics: -2,
  /** fr3.spirits.traps */
  trapCost: 20,
  /** fr3.spirits.traps-combat-penalty: added to the melee rolls of a trapped unit. */
  trapMelee: -1,
  /** fr3.spirits.traps-elite */
  eliteTrapCost: 30,
  /** fr3.spirits.traps-elite: added to the roll to clear it. */
  eliteTrapClearing: -2,
} as const;
