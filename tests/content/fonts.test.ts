import { expect, test } from 'vitest';
import { characters } from '../../src/assets/fonts/characters.ts';
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
