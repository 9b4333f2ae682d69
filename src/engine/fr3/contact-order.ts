/**
 * What happens at once as a charge makes contact, in order (fr3.charging.definition). A battle goes through all of it; a plan
 * has the steps of it that its owner puts in.
 */
export const contactOrder = [
  /** fr3.fear.test-charged: the charged fear the chargers. */
  'charged-fear',
  /** fr3.fear.test-charged-failure: the charge goes on after who was pushed back. */
  'charge-on',
  /** fr3.fear.test-charging: the chargers fear the charged. */
  'chargers-fear',
  /** fr3.missile-fire.throwing-weapons: of two units that meet, first at the charged, then at the charger. */
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
