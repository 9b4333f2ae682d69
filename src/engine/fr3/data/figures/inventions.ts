/**
 * Numbers from the inventions chapter. Prices are in `../inventions.ts`. This export is named differently, because `inventions`
 * is already the table of inventions.
 */
export const devices = {
  /** fr3.inventions.device-limit */
  perMadScientist: 2,
  /** fr3.inventions.pool: d6 each turn. */
  poolDice: 1,
  /** fr3.inventions.activation-table: the lowest successful d10, by points spent. */
  activation: { onePoint: 9, twoPoints: 7, threePoints: 5, fourPoints: 3 },
  /** fr3.inventions.activation-table: an unmodified die up to this always fails. */
  alwaysFailsTo: 2,
  /** fr3.inventions.multi-based-surcharge: extra points for the same row, by base size. */
  surcharge: { base1x2: 1, base2x2: 3, base2x3: 5 },
  /** fr3.inventions.multi-based-maintenance: points a turn, by base size. */
  maintenance: { base1x1: 1, base1x2: 2, base2x2: 4, base2x3: 6 },
  /** fr3.inventions.vat-table: ranges of the d10. */
  vat: { nothingFrom: 1, nothingTo: 2, mobsFrom: 3, mobsTo: 7, blobFrom: 8, blobTo: 9, largeMonsterFrom: 10, largeMonsterTo: 10 },
  /** fr3.inventions.invisibility-maintenance: points a turn for a single base. */
  invisibilityMaintenance: 1,
  /** fr3.inventions.disintegration-gun: inches. */
  gunRange: 5,
  /** fr3.inventions.disintegration-gun: row of the missile fire table. */
  gunRow: 4,
  /** fr3.inventions.disintegration-gun: added to the roll. */
  gun: 1,
  /** fr3.inventions.targeter: added to the missile roll and the artillery to-hit roll. */
  targeter: 1,
  /** fr3.inventions.technical-assistant-activation: added to the mad scientist's activation rolls. */
  assistantActivation: 1,
  /** fr3.inventions.technical-assistant-extra-device: devices beyond the usual limit. */
  assistantDevices: 1,
  /** fr3.inventions.technical-assistant-inherits: devices he keeps. */
  assistantInherits: 1,
  /** fr3.inventions.technical-assistant-points: sides of the die. */
  assistantDie: 5,
  /** fr3.inventions.technical-assistant-points: added to the die for the assistant's points. The total is at least 0. */
  assistantPoints: -2,
} as const;
