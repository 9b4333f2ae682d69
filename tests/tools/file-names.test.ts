/** Comments and READMEs name only files that exist. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{src,tests,public}/**/*.*');
/** Every file as comments may name it: by its name alone, or with some of its folders. */
const known = new Set(files.flatMap((file) => file.split('/').map((_, from, folders) => folders.slice(from).join('/'))));

const named = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w\-./[\]]+\.(?:tsx?|astro|yaml|css))`/g)].map(([, name = '']) => name.replace(/^(\.{0,2}\/)+/, ''));

test('a file that a comment or a README names exists', () => {
  const texts = files.filter((file) => /^src\/.*\.(tsx?|astro|md)$/.test(file) && !file.includes('/generated/'));
  const missing = texts.flatMap((file) =>
    named(readFileSync(file, 'utf8'))
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
