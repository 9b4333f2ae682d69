/** Questions as players put them, and the rules that the search pins to the top for them. */
import { describe, expect, test } from 'vitest';
import { carrying, type Meant, meanings } from '../../src/components/ui/search/words.ts';
import { registry } from '../../src/content/registry.ts';
import { synonyms } from '../../src/content/synonyms.ts';

const { rules } = registry();
/** As `search-words.json` publishes them. */
const published: Meant[] = Object.entries(synonyms).flatMap(([id, said]) => {
  const rule = rules.get(id);
  if (!rule) return [];
  return [{ title: rule.title, url: rule.url, summary: rule.summary, place: '', said: said.map((word) => word.toLowerCase()) }];
});
const led = (text: string) => meanings(published, text).map(({ rule, as }) => `${rule.url.split('#')[0]} ${as}`);

describe('words that carry a question', () => {
  test.each([
    ['how far can a hero move?', 'far hero move'],
    ['Can I shoot and move', 'shoot move'],
    ['fall back', 'fall back'],
    ['who can', 'who can'],
    ['  ', ''],
  ])('“%s”: %s', (text, words) => expect(carrying(text).join(' ')).toBe(words));
});

describe('what players mean', () => {
  test.each([
    ['fall back', '/fr3/rules/melee/push-back/ fall back'],
    ['Shaken', '/fr3/rules/basics/demoralization/ shaken'],
    ['how far can a hero move alone', '/fr3/rules/characters/individual-movement/ how far does a hero move'],
    ['can a demoralized unit shoot?', '/fr3/rules/basics/demoralization/ demoralized unit shoot'],
    ['what happens at morale clock zero', '/fr3/rules/victory/end/ morale clock zero'],
    ['can bows shoot into melee', '/fr3/rules/missile-fire/target/ shoot into melee'],
  ])('“%s” leads to %s', (text, found) => expect(led(text)).toContain(found));

  test('one word in common is not enough', () => {
    for (const word of ['qqqqq hero', 'grey knights', 'long cast']) expect([word, led(word)]).toEqual([word, []]);
  });

  // Every tenth of what is said: all of them would take seconds.
  const some = published.flatMap(({ said }) => said).filter((_, at) => at % 10 === 0);

  test.each(some)('“%s”: the rule of which it is said goes first, and two are the most', (words) => {
    const found = led(words);
    expect(found.length).toBeLessThanOrEqual(2);
    const exact = published.filter(({ said }) => said.includes(words)).map(({ url }) => `${url.split('#')[0]} ${words}`);
    expect(exact).toContain(found[0]);
  });
});
