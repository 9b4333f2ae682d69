/**
 * The entries of typed data that have a page of their own: units, spells, items, abilities, armies, tables.
 * Each carries the id of the rule that it is.
 */
import { units } from '../engine/fr3/data/units.ts';
import type { Ruling, Tier, Use } from './schema.ts';

export interface Entry {
  readonly system: string;
  /** The folder of its address: `units`, `spells`, `items`, … */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** Other rule ids that say the same. */
  readonly merged: readonly string[];
  readonly summary: string;
  readonly tier: Tier;
  readonly use: Use;
  readonly pages: readonly number[];
  readonly ruling?: Ruling;
  readonly url: string;
}

export const entries: readonly Entry[] = units.map((unit) => ({
  system: 'fr3',
  kind: 'units',
  id: unit.id,
  name: unit.name,
  rule: unit.rule,
  merged: [],
  summary: `${unit.name}: ${unit.cost} points, CF ${unit.combatFactor}, rally ${unit.rally ? `${unit.rally}+` : 'special'}.`,
  tier: 'core',
  use: 'engine',
  pages: [],
  url: `/fr3/units/${unit.id}/`,
}));
