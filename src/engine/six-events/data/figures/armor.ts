/**
 * The modifier of each die of a single figure from the target's Armor (six-events.ranged.armor-modifier,
 * six-events.melee.armor-modifier).
 */
export const armor = {
  /** The modifier for Armor 1 or less. */
  light: 1,
  /** Armor 2. */
  middle: 0,
  /** The modifier for Armor 3 or more. */
  heavy: -1,
} as const;
