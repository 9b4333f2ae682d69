import { expect, test } from 'vitest';
import { registry } from '../../src/content/registry.ts';
import { keywordsOf, keywordsOfEntry, synonyms } from '../../src/content/synonyms.ts';

const { rules, pages } = registry();

test('every entry leads to a rule that stands', () => {
  expect(Object.keys(synonyms).length).toBeGreaterThan(140);
  expect(Object.keys(synonyms).filter((id) => !rules.has(id))).toEqual([]);
});

test('every entry reaches the page that the search index reads', () => {
  const lost = Object.entries(synonyms).flatMap(([id, words]) => {
    const rule = rules.get(id);
    const page = rule && pages.get(rule.page);
    const shown = page ? keywordsOf(page) : rule?.entry ? keywordsOfEntry(rule.entry) : undefined;
    return words.filter((word) => !shown?.includes(word)).map((word) => `${word} (${id})`);
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
