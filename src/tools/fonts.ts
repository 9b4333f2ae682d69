/**
 * Makes the site's fonts with only the necessary characters and features, small enough for a phone. Run by hand (`npm run fonts`)
 * when the characters change; the results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { characters } from '../assets/fonts/characters.ts';

const modules = join(process.cwd(), 'node_modules');

const fonts = [
  { name: 'literata', file: '@fontsource/literata/files/literata-latin-400-normal.woff2', wght: undefined },
  { name: 'literata-italic', file: '@fontsource/literata/files/literata-latin-400-italic.woff2', wght: undefined },
  { name: 'figtree', file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', wght: { min: 400, max: 700 } },
];

const target = join(process.cwd(), 'src/assets/fonts');
mkdirSync(target, { recursive: true });
for (const { name, file, wght } of fonts) {
  const subset = await subsetFont(readFileSync(join(modules, file)), characters.join(''), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum'],
    ...(wght ? { variationAxes: { wght } } : {}),
  });
  writeFileSync(join(target, `${name}.woff2`), subset);
  console.log(`${name}.woff2: ${(subset.length / 1024).toFixed(1)} KiB`);
}
