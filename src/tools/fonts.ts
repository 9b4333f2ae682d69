/**
 * Makes the site's fonts with only the necessary characters and features, small enough for a phone. Run this script by hand (`npm
 * run fonts`) when the characters change. The results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { characters, rareCharacters, rareItalicCharacters } from '../assets/fonts/characters.ts';

const modules = join(process.cwd(), 'node_modules');

const fonts = [
  { name: 'literata', file: '@fontsource/literata/files/literata-latin-400-normal.woff2', wght: undefined, rare: rareCharacters },
  {
    name: 'literata-italic',
    file: '@fontsource/literata/files/literata-latin-400-italic.woff2',
    wght: undefined,
    rare: rareItalicCharacters,
  },
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    wght: { min: 400, max: 700 },
    rare: rareCharacters,
  },
];

const target = join(process.cwd(), 'src/assets/fonts');
mkdirSync(target, { recursive: true });
async function make(name: string, { file, wght }: (typeof fonts)[number], signs: readonly string[]): Promise<void> {
  const subset = await subsetFont(readFileSync(join(modules, file)), signs.join(''), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum'],
    ...(wght ? { variationAxes: { wght } } : {}),
  });
  writeFileSync(join(target, `${name}.woff2`), subset);
  console.log(`${name}.woff2: ${(subset.length / 1024).toFixed(1)} KiB`);
}

/** Code points as in CSS: `U+22-23, U+2a`. */
function rangeOf(signs: readonly string[]): string {
  const runs: [from: number, to: number][] = [];
  for (const point of signs.map((sign) => sign.codePointAt(0) as number).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(', ');
}

for (const font of fonts) {
  await make(
    font.name,
    font,
    characters.filter((sign) => !font.rare.includes(sign)),
  );
  await make(`${font.name}-rare`, font, font.rare);
  console.log(`unicode-range of ${font.name}-rare, for tokens.css: ${rangeOf(font.rare)}`);
}
