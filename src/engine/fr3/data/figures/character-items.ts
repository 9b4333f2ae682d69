/** Numbers from the character items chapter, except prices, which are in `items.ts`. */
export const characterItems = {
  /** fr3.character-items.army-standard: added to rally rolls of the bearer's unit. */
  standardUnitRally: 2,
  /** fr3.character-items.army-standard: added to rally rolls of the other units of his group. */
  standardGroupRally: 1,
  /** fr3.character-items.magic-ward: added to the enemy's casting roll. */
  wardCasting: -2,
  /** fr3.character-items.protection-limit: one of each device per this many army points. */
  protectionPoints: 500,
  /** fr3.character-items.protection-clerical-cf: combat factor against spirits. */
  clericalAgainstSpirits: 2,
  /** fr3.character-items.protection-wizard-artillery: added to damage rolls of artillery and dragon breath. */
  wizardDamage: -1,
  /** fr3.character-items.protection-shamanic-cf: combat factor against elementals. */
  shamanicAgainstElementals: 2,
  /** fr3.character-items.protection-necromantic: combat factor against undead and ethereals. */
  necromanticAgainstUndead: 2,
  /** fr3.character-items.stored-spell-use: the magic level of a bearer without magic, for ties. */
  storedSpellLevel: 1,
  /** fr3.character-items.exceptional-weapon: added to the bearer's combat bonus. */
  exceptionalWeapon: 1,
  /** fr3.character-items.exceptional-armor: added to the bearer's character results rolls. */
  exceptionalArmor: 1,
  /** fr3.character-items.fade: added to the rally roll that brings a unit back. */
  fadeReturn: -2,
  /** fr3.character-items.holy-hand-grenade-effect: inches from any edge of the unit. */
  grenadeRange: 3,
  /** fr3.character-items.holy-hand-grenade-effect: added to the damage roll. */
  grenadeDamage: 1,
  /** fr3.character-items.taunt-procedure: inches. */
  tauntRange: 12,
  /** fr3.character-items.taunt-procedure: added to the target's rally roll. */
  tauntRally: -1,
} as const;
