/** Pages and islands that serve every system import none of them; what only one system has lies in its folder. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ids = 'fr3|hott|three-realms|six-events';
const inFolder = new RegExp(`/(${ids})/`);
const engineOf = new RegExp(`^src/engine/(${ids})/`);

/** The files that an Astro component or a script imports, `import()` included. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)].map(([, to]) =>
    join(dirname(file), to as string),
  );

/** The files of a folder that belong to no system and import the engine of one. */
const mixed = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{astro,ts,tsx}`).filter(
    (file) => !inFolder.test(file) && importsOf(file).some((to) => engineOf.test(to)),
  );

/** Pages that describe the code itself, and the sheet of symbols at its old address. */
const about = ['src/pages/api/engine.astro', 'src/pages/notation.astro', 'src/pages/symbols/units.svg.ts'];

test('imports of Astro components are found', () => {
  expect(importsOf('src/pages/[system]/muster/index.astro')).toContain('src/components/muster/fr3/page.ts');
  expect(importsOf('src/components/companion/fr3/Companion.tsx')).toContain('src/components/companion/fr3/lazy.tsx');
});

test('a page for every system imports the engine of none', () => {
  expect(mixed('src/pages').toSorted()).toEqual(about);
});

for (const folder of ['play', 'muster', 'companion', 'setup'])
  test(`components/${folder}: what every system shares imports the engine of none`, () => {
    expect(mixed(`src/components/${folder}`)).toEqual([]);
  });
