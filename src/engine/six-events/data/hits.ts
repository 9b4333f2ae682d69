/**
 * Hits of troops as printed in the two tables, by modified roll (rows, from 1) and Armor (columns, from 1), and the cells where a
 * table and its formula disagree. Where a table and its formula disagree, the formula takes precedence.
 */
import { armor } from './figures/armor.ts';

export const armors = [1, 2, 3, 4] as const;
export type PrintedArmor = (typeof armors)[number];
type Hits = readonly [number, number, number, number];

/** six-events.ranged.hits-table: rolls of 1 to 6. */
export const rangedHits: readonly Hits[] = [
  [1, 1, 0, 0],
  [2, 1, 1, 1],
  [3, 2, 1, 1],
  [4, 2, 2, 1],
  [5, 3, 2, 2],
  [6, 3, 2, 2],
];

/** six-events.melee.hits-table: rolls of 1 to 15. */
export const meleeHits: readonly Hits[] = [
  [1, 1, 0, 0],
  [2, 1, 1, 1],
  [3, 2, 1, 1],
  [4, 2, 1, 1],
  [5, 3, 2, 1],
  [6, 3, 2, 2],
  [7, 4, 2, 2],
  [8, 4, 3, 2],
  [9, 5, 3, 2],
  [10, 5, 3, 3],
  [11, 6, 4, 3],
  [12, 6, 4, 3],
  [13, 7, 4, 3],
  [14, 7, 5, 4],
  [15, 8, 5, 4],
];

export interface Misprint {
  readonly roll: number;
  readonly armor: PrintedArmor;
  readonly printed: number;
  /** The value from the formula, which is used in play. */
  readonly played: number;
}

/** six-events.ranged.hits-table: the melee table prints the formula's value in both places and has no misprint. */
export const rangedMisprints: readonly Misprint[] = [
  { roll: 4, armor: 3, printed: 2, played: 1 },
  { roll: 5, armor: 4, printed: 2, played: 1 },
];

export interface ArmorBand {
  readonly id: string;
  /** The lowest and highest Armor of the band; null means no limit. */
  readonly from: number | null;
  readonly to: number | null;
  /** The modifier for each die. */
  readonly modifier: number;
}

/**
 * The modifiers for single figures, when shooting (six-events.ranged.armor-modifier) and in melee
 * (six-events.melee.armor-modifier).
 */
export const armorModifiers: readonly ArmorBand[] = [
  { id: 'light', from: null, to: 1, modifier: armor.light },
  { id: 'middle', from: 2, to: 2, modifier: armor.middle },
  { id: 'heavy', from: 3, to: null, modifier: armor.heavy },
];
