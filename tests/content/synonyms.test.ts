import { expect, test } from 'vitest';
import { standing } from '../../src/content/book.ts';
import { registry } from '../../src/content/registry.ts';
import { searchFile } from '../../src/content/search/documents.ts';
import { synonyms } from '../../src/content/synonyms.ts';

const { rules } = registry();
const pages = standing().flatMap(({ id }) => searchFile(id).pages);

test('every entry leads to a rule that stands', () => {
  expect(Object.keys(synonyms).length).toBeGreaterThan(140);
  expect(Object.keys(synonyms).filter((id) => !rules.has(id))).toEqual([]);
});

test('every entry reaches the page that the search finds', () => {
  const said = new Map(pages.map((page) => [page.url, [page.said, ...(page.parts ?? []).map((part) => part[3])].join(', ')]));
  const lost = Object.entries(synonyms).flatMap(([id, words]) => {
    const page = rules.get(id)?.url.split('#')[0] ?? '';
    return words.filter((word) => !said.get(page)?.includes(word)).map((word) => `${word} (${id})`);
  });
  expect(lost).toEqual([]);
});

test('no words are said twice for one rule', () => {
  expect(
    Object.entries(synonyms)
      .filter(([, words]) => new Set(words).size < words.length)
      .map(([id]) => id),
  ).toEqual([]);
});
