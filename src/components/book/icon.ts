/** Drawings from the icon set game-icons.net. A page includes only the drawings that it shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

let set: IconSet | undefined;
const drawn = new Map<string, string>();

/**
 * The original icons use a box of 512 units. Here the box has 128 units and paths are rounded to whole units. At the size of a
 * symbol this rounding makes no visible difference.
 */
export const iconBox = '0 0 128 128';

/** The paths of an icon, or undefined if the set has none with that name. */
export function iconOf(name: string): string | undefined {
  set ??= JSON.parse(readFileSync(join(process.cwd(), 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const body = set.icons[name]?.body;
  if (body === undefined) return undefined;
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${iconBox}"><g transform="scale(.25)">${body}</g></svg>`;
  const rounded = optimize(svg, { multipass: true, floatPrecision: 0 }).data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  drawn.set(name, rounded);
  return rounded;
}
