import { expect, test } from 'vitest';
import { registry } from '../../src/content/registry.ts';
import { synonyms } from '../../src/content/synonyms.ts';

test('every synonym leads to a rule that stands', () => {
  expect(synonyms.filter(({ rule }) => !registry().rules.has(rule)).map(({ rule }) => rule)).toEqual([]);
});

test('no two rules are meant by the same word', () => {
  const said = synonyms.flatMap((each) => each.said);
  expect(said.filter((word, at) => said.indexOf(word) !== at)).toEqual([]);
});
