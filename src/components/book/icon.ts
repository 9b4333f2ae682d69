/** Drawings of the icon set game-icons.net: only those that a page shows go into it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

let set: IconSet | undefined;
const drawn = new Map<string, string>();

/**
 * The paths of an icon in a box of 512 by 512, or undefined when the set has none of that name. They are rounded to
 * whole units: at the size of a symbol nobody sees it, and the paths are half as long.
 */
export function iconOf(name: string): string | undefined {
  set ??= JSON.parse(readFileSync(join(process.cwd(), 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const body = set.icons[name]?.body;
  if (body === undefined) return undefined;
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
  const rounded = optimize(svg, { multipass: true, floatPrecision: 0 }).data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  drawn.set(name, rounded);
  return rounded;
}
