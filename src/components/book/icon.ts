/** Drawings of the icon set game-icons.net: only those that a page shows go into it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

let set: IconSet | undefined;

/** The paths of an icon in a box of 512 by 512, or undefined when the set has none of that name. */
export function iconOf(name: string): string | undefined {
  set ??= JSON.parse(readFileSync(join(process.cwd(), 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  return set.icons[name]?.body;
}
