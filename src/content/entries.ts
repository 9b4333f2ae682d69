/**
 * The typed data with pages: units, characters, spells, items, inventions, innate abilities, armies, tables. Each entry has a
 * rule id. If that rule has prose, the prose is part of the page, and its front matter overrides the entry.
 */
import { armies } from '../engine/fr3/data/armies.ts';
import { characters } from '../engine/fr3/data/characters.ts';
import { innateAbilities } from '../engine/fr3/data/innate.ts';
import { inventions } from '../engine/fr3/data/inventions.ts';
import { items } from '../engine/fr3/data/items.ts';
import { profiles, shipKinds } from '../engine/fr3/data/profiles.ts';
import { scaleRows, scales } from '../engine/fr3/data/scales.ts';
import { spells } from '../engine/fr3/data/spells.ts';
import { units } from '../engine/fr3/data/units.ts';
import { peoples } from './peoples.ts';
import type { Ruling, Tier, Use } from './schema.ts';
import { spellWords } from './spell-words.ts';

export interface Entry {
  readonly system: string;
  /** The folder in the entry's address: `units`, `spells`, `items`, … */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** Rule ids with the same meaning. */
  readonly merged: readonly string[];
  readonly summary: string;
  readonly tier: Tier;
  readonly use: Use;
  readonly pages: readonly number[];
  readonly ruling?: Ruling | undefined;
  /** Other terms that players use: an army’s peoples, the purpose of a spell. The search finds the entry by these words. */
  readonly keywords: readonly string[];
  readonly url: string;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly summary?: string;
  readonly tier?: Tier;
  readonly merged?: readonly string[];
  readonly ruling?: Ruling;
  readonly keywords?: readonly string[] | undefined;
}

const entry = (kind: string, use: Use, row: Row, summary = row.summary ?? row.name): Entry => ({
  system: 'fr3',
  kind,
  id: row.id,
  name: row.name,
  rule: row.rule.startsWith('fr3.') ? row.rule : `fr3.${row.rule}`,
  merged: row.merged ?? [],
  summary,
  tier: row.tier ?? 'core',
  use,
  pages: [],
  ruling: row.ruling,
  keywords: row.keywords ?? [],
  url: `/fr3/${kind}/${row.id}/`,
});

interface Numbers {
  readonly name: string;
  readonly cost: number | null;
  readonly combatFactor: number | 'special' | null;
  readonly rally: number | null;
}
const profileLine = ({ name, cost, combatFactor, rally }: Numbers) =>
  `${name}: ${[
    ...(cost === null ? [] : [`${cost} points`]),
    ...(combatFactor === null ? [] : [`CF ${combatFactor}`]),
    ...(rally === null ? [] : [`rally ${rally}+`]),
  ].join(', ')}.`;

export const tableSlug = {
  '15mm-in': '15mm-inches',
  '25mm-in': '25mm-inches',
  '15mm-cm': '15mm-centimetres',
  '25mm-cm': '25mm-centimetres',
} as const;

export const entries: readonly Entry[] = [
  ...units.map((unit) => entry('units', 'engine', unit, profileLine(unit))),
  ...profiles.map((profile) => entry('units', 'engine', profile, profileLine(profile))),
  ...shipKinds.map((kind) => entry('units', 'engine', kind)),
  ...characters.map((character) => entry('characters', 'army-builder', character)),
  ...spells.map((spell) => entry('spells', spell.use, { ...spell, keywords: spellWords(spell.id) })),
  ...innateAbilities.map((ability) => entry('innate', 'engine', ability)),
  ...items.map((item) => entry('items', 'army-builder', item)),
  ...inventions.map((invention) => entry('inventions', 'engine', invention)),
  ...armies.map((army) => entry('armies', 'army-builder', { ...army, keywords: peoples[army.id] })),
  ...scales.map((scale) =>
    entry(
      'tables',
      'engine',
      {
        id: tableSlug[scale],
        name: `Reference table: ${scaleRows[scale].name}`,
        rule: scaleRows[scale].rule,
        ruling: scaleRows[scale].ruling,
      },
      `Every unit type with cost, movement, combat factor, rally and bonuses: ${scaleRows[scale].name}.`,
    ),
  ),
];
