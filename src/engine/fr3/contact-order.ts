/**
 * The order of events when a charge makes contact (fr3.charging.definition). A battle goes through all of these events. A charge
 * plan includes only those that its author has added.
 */
export const contactOrder = [
  /** fr3.fear.test-charged: the charged units test for fear of the chargers. */
  'charged-fear',
  /** fr3.fear.test-charged-failure: the charge continues after an enemy that was pushed back. */
  'charge-on',
  /** fr3.fear.test-charging: the chargers test for fear of the charged units. */
  'chargers-fear',
  /** fr3.missile-fire.throwing-weapons: for each pair, first at the charged unit, then at the charger. */
  'throwing',
  /** fr3.infantry.rangers-prepare-trap-roll */
  'prepared-traps',
  /** fr3.armies.dark-elves-magic-lances, fr3.armies.chinese-flame-lances */
  'lances',
  /** fr3.items.stakes-flanked */
  'stakes',
  /** fr3.charging.turn-to-face */
  'turning',
] as const;
export type ContactStep = (typeof contactOrder)[number];
