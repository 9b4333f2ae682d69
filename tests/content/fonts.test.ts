import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { characters, rareCharacters, rareItalicCharacters } from '../../src/assets/fonts/characters.ts';
import { registry } from '../../src/content/registry.ts';
import { typeset } from '../../src/content/typeset.ts';

const known = new Set([...characters, '\n', '\t']);
/** The visible text of a body, without tags, addresses and Markdown characters. */
const seen = (body: string) =>
  body
    .replace(/<[^>]+>/g, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`|[\]\\{}>]/g, '');

test('the fonts hold every character of the book', () => {
  const missing = new Map<string, string>();
  for (const page of registry().pages.values())
    for (const text of [page.front.title, page.front.summary, seen(page.body)])
      for (const sign of typeset(text)) if (!known.has(sign)) missing.set(sign, page.id);
  expect([...missing]).toEqual([]);
});

test('the stylesheet names the rare characters, and the fonts have them all', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const ranges = [...css.matchAll(/unicode-range:\s+([^;]+);/g)].map(([, range]) =>
    (range as string).split(', ').flatMap((each) => {
      const [from = 0, to = from] = each
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    }),
  );
  const rare = [...rareCharacters].sort();
  expect(ranges.map((range) => range.sort())).toEqual([rare, [...rareItalicCharacters].sort(), rare]);
  expect(rareCharacters.filter((sign) => !characters.includes(sign))).toEqual([]);
});
