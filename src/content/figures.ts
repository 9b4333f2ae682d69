/** Looks up the numbers that prose shows: the figures of a chapter, and the cells of typed data. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { characters } from '../engine/fr3/data/characters.ts';
import { innateAbilities } from '../engine/fr3/data/innate.ts';
import { inventions } from '../engine/fr3/data/inventions.ts';
import { items } from '../engine/fr3/data/items.ts';
import { materials } from '../engine/fr3/data/materials.ts';
import { profiles } from '../engine/fr3/data/profiles.ts';
import { spells } from '../engine/fr3/data/spells.ts';
import { units } from '../engine/fr3/data/units.ts';

type Values = { readonly [name: string]: unknown };

const folder = join(process.cwd(), 'src/engine/fr3/data/figures');
const byId = (rows: readonly { readonly id: string }[]) => Object.fromEntries(rows.map((row) => [row.id, row]));
const figures: Record<string, unknown> = {
  units: byId(units),
  profiles: byId(profiles),
  characters: byId(characters),
  inventions: byId(inventions),
  items: byId(items),
  innate: byId(innateAbilities),
  spells: byId(spells),
  materials: byId(materials),
};
for (const name of readdirSync(folder).sort()) {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as Record<string, Values>;
  for (const [exported, values] of Object.entries(module)) {
    if (exported in figures) throw new Error(`figures/${name} exports ${exported}, which names other data already.`);
    figures[exported] = values;
  }
}

/** The number at a path such as `melee.support` or `units.knights.rally`; undefined when there is none. */
export function figureOf(path: string): number | undefined {
  let at: unknown = figures;
  for (const step of path.split('.')) at = typeof at === 'object' && at !== null ? (at as Values)[step] : undefined;
  return typeof at === 'number' ? at : undefined;
}
