/** What the target's Armor adds to each die of a single figure (six-events.ranged.armor-modifier, six-events.melee.armor-modifier). */
export const armor = {
  /** Armor 1 or less. */
  light: 1,
  /** Armor 2. */
  middle: 0,
  /** Armor 3 or more. */
  heavy: -1,
} as const;
