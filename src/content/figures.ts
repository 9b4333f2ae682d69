/** Finds the numbers that prose shows: the figures of a chapter, and values in typed data. */
import { existsSync, readdirSync } from 'node:fs';
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
import { type SystemId, systems } from './systems.ts';

type Values = { readonly [name: string]: unknown };

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

/** The figures of a system by chapter, from `data/figures/`. */
async function readFigures(system: SystemId, into: Record<string, unknown>): Promise<void> {
  const folder = join(process.cwd(), 'src/engine', system, 'data/figures');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).sort()) {
    const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as Record<string, Values>;
    for (const [exported, values] of Object.entries(module)) {
      if (Object.hasOwn(into, exported))
        throw new Error(`${system}: figures/${name} exports ${exported}, which names other data already.`);
      into[exported] = values;
    }
  }
}

const camelCase = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

await readFigures('fr3', figures);
for (const { id } of systems) {
  if (id === 'fr3') continue;
  const own: Record<string, unknown> = {};
  await readFigures(id, own);
  figures[camelCase(id)] = own;
}

/**
 * The number at a path such as `melee.support` or `units.knights.rally`; undefined if there is none. Paths for the other systems
 * begin with the system's name: `hott.pips.die`, `threeRealms.shooting.cover`.
 */
export function figureOf(path: string): number | undefined {
  let at: unknown = figures;
  for (const step of path.split('.')) at = typeof at === 'object' && at !== null ? (at as Values)[step] : undefined;
  return typeof at === 'number' ? at : undefined;
}
