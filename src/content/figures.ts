/** Looks up the numbers that prose shows: the figures of a chapter, and the cells of typed data. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { units } from '../engine/fr3/data/units.ts';

type Values = { readonly [name: string]: unknown };

const folder = join(process.cwd(), 'src/engine/fr3/data/figures');
const figures: Record<string, unknown> = { units: Object.fromEntries(units.map((unit) => [unit.id, unit])) };
for (const name of readdirSync(folder).sort()) {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as Record<string, Values>;
  Object.assign(figures, module);
}

/** The number at a path such as `melee.support` or `units.knights.rally`; undefined when there is none. */
export function figureOf(path: string): number | undefined {
  let at: unknown = figures;
  for (const step of path.split('.')) at = typeof at === 'object' && at !== null ? (at as Values)[step] : undefined;
  return typeof at === 'number' ? at : undefined;
}
