/**
 * Makes the site's fonts with only the necessary characters and features, small enough for a phone. Run by hand (`npm run fonts`)
 * when the characters change; the results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { characters, rareCharacters } from '../assets/fonts/characters.ts';

const modules = join(process.cwd(), 'node_modules');

const fonts = [
  { name: 'literata', file: '@fontsource/literata/files/literata-latin-400-normal.woff2', wght: undefined, split: true },
  { name: 'literata-italic', file: '@fontsource/literata/files/literata-latin-400-italic.woff2', wght: undefined, split: false },
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    wght: { min: 400, max: 700 },
    split: true,
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

for (const font of fonts)
  if (font.split) {
    const common = characters.filter((sign) => !rareCharacters.includes(sign));
    await make(font.name, font, common);
    await make(`${font.name}-rare`, font, rareCharacters);
  } else await make(font.name, font, characters);

const points = rareCharacters.map((sign) => sign.codePointAt(0) as number).sort((a, b) => a - b);
console.log(
  `unicode-range of the rare characters, for tokens.css: ${points.map((point) => `U+${point.toString(16)}`).join(', ')}`,
);
