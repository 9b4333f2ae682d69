/** The search answers players' questions, which were written before the search was tuned; and a few tests of how it works. */
import { describe, expect, test } from 'vitest';
import { offers } from '../../src/components/ui/search/offers.ts';
import { find } from '../../src/components/ui/search/ranking.ts';
import { bestSentence } from '../../src/components/ui/search/sentence.ts';
import { distance } from '../../src/components/ui/search/spelling.ts';
import { significantWords, stem } from '../../src/content/search/text.ts';
import { indexes, missed, questionsIn } from './search-questions.ts';

const tuning = questionsIn('tuning');
const players = questionsIn('players');

test('at least 150 questions are asked, each with pages that the search knows', () => {
  expect(tuning.length).toBeGreaterThanOrEqual(150);
  const known = new Set(indexes.flatMap(({ file }) => file.pages.map(({ url }) => url)));
  const all = [...tuning, ...players, ...questionsIn('apart')].flatMap(({ pages }) => pages);
  expect(all.filter((page) => !known.has(page))).toEqual([]);
});

test.each([
  ['for tuning', tuning],
  ['of players', players],
])('95 of 100 questions %s find the right page among the first three results', (_, questions) => {
  const lost = missed(questions);
  expect(1 - lost.length / questions.length, lost.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('no question stands in both lists', () => {
  const asked = new Set([...tuning, ...players].map(({ here, text }) => `${here} ${text.toLowerCase()}`));
  expect(questionsIn('apart').filter(({ here, text }) => asked.has(`${here} ${text.toLowerCase()}`))).toEqual([]);
});

describe('the game one stands in', () => {
  const first = (text: string, here: string) => find(indexes, text, here)[0]?.system;

  test.each(['charge', 'dragons', 'wheel', 'cannon', 'line of sight', 'initiative'])('goes first for “%s”', (text) => {
    for (const here of ['fr3', 'hott', 'three-realms', 'six-events']) {
      // Not every game has dragons, wheels or cannon; then another game may answer.
      if (text === 'wheel' && here !== 'fr3' && here !== 'hott') continue;
      if (text === 'dragons' && here === 'three-realms') continue;
      expect([here, first(text, here)]).toEqual([here, here]);
    }
  });

  test('does not hide what only another game has', () => {
    expect(first('desorcelling', 'fr3')).toBe('hott');
    expect(find(indexes, 'desorcelling', 'fr3')[0]?.game).toBe('Hordes of the Things');
  });
});

test('rules go before lists and entries where the words are those of a rule', () => {
  for (const text of ['charge', 'support', 'wheel', 'rally', 'push-back', 'zone of control', 'follow-up'])
    expect([text, find(indexes, text, 'fr3')[0]?.page.kind]).toEqual([text, 'Rule']);
});

test('the name of a unit, a spell or an army leads to it', () => {
  for (const [text, url] of [
    ['knights', '/fr3/units/knights/'],
    ['Teleport', '/fr3/spells/teleport/'],
    ['samurai', '/fr3/armies/samurai/'],
    ['grapple', '/fr3/items/grapple/'],
  ] as const)
    expect(find(indexes, text, 'fr3')[0]?.page.url).toBe(url);
});

describe('calculators with the question filled in', () => {
  const [fr3, hott] = ['fr3', 'hott'].map((id) => indexes.find(({ file }) => file.system === id)?.file);
  const asked = (text: string, file = fr3) => offers(file as NonNullable<typeof file>, text).map(({ url }) => url);

  test.each([
    ['knights charge spears uphill', '/fr3/odds/melee/?a=knights&b=spears&charge=a&b.uphill=1'],
    ['Knights vs. pikes', '/fr3/odds/melee/?a=knights&b=pikes'],
    ['do longbows shoot knights', '/fr3/odds/bowfire/?f=longbows&t=knights'],
    ['can my heavy cavalry rally', '/fr3/odds/rally/?roll=rally&u=heavy-cavalry'],
    [
      'knights charge spears supported on both sides, uphill, with a hero',
      '/fr3/odds/melee/?a=knights&b=spears&charge=a&b.uphill=1&b.support=2&a.leader=hero-1-1',
    ],
    [
      'knights charge spears supported both sides uphill hero',
      '/fr3/odds/melee/?a=knights&b=spears&charge=a&b.uphill=1&b.support=2&a.leader=hero-1-1',
    ],
    ['spears vs nights', '/fr3/odds/melee/?a=spears&b=knights'],
    ['uphil charge knigths vs spears', '/fr3/odds/melee/?a=knights&b=spears&charge=a&b.uphill=1'],
    ['spears against cavalry', '/fr3/odds/melee/?a=spears&b=heavy-cavalry'],
    ['beastmen charge demoralized mobs', '/fr3/odds/melee/?a=beastmen&b=mobs&charge=a&b.state=1'],
  ])('“%s”', (text, url) => expect(asked(text)).toEqual([url]));

  test('in Hordes of the Things too', () => {
    expect(asked('blades against knights', hott)).toEqual(['/hott/odds/combat/?roll=close&a.is=blades&b.is=knights']);
  });

  test('not for a question about one kind of troops', () => {
    expect(asked('knights in woods')).toEqual([]);
    expect(asked('who wins')).toEqual([]);
  });
});

test('a question keeps the words that it is about', () => {
  expect(significantWords('How far can a hero move?')).toEqual(['far', 'hero', 'move']);
  expect(significantWords('Can I shoot and move')).toEqual(['shoot', 'move']);
  expect(significantWords('who can')).toEqual(['who', 'can']);
  expect(significantWords('  ')).toEqual([]);
});

test('words of one stem meet, others do not', () => {
  for (const family of [
    'charge charges charged charging',
    'move moved moving',
    'rally rallies rallied',
    'demoralised demoralized demoralization',
    'base bases',
  ])
    expect(new Set(family.split(' ').map(stem)).size, family).toBe(1);
  for (const [one, other] of [
    ['morale', 'more'],
    ['wing', 'win'],
    ['spear', 'sped'],
  ] as const)
    expect(stem(one)).not.toBe(stem(other));
});

test('letters added, left out, changed or swapped are counted', () => {
  expect(distance('chrage', 'charge', 3)).toBe(1);
  expect(distance('weel', 'wheel', 3)).toBe(1);
  expect(distance('artilery', 'artillery', 3)).toBe(1);
  expect(distance('knights', 'pikes', 2)).toBe(3);
});

describe('the sentence that is shown of a page', () => {
  const text =
    'Knights. Cost60. Move ″″cmcm 5/2 CF5. Units firingNo effectDemoralizedKilled 1. lower. 9+ 11+. In the first round knights add their charge bonus. They pay for it in every wood.';

  test('is whole, and has the words of the question', () => {
    expect(bestSentence(text, ['charg', 'bonus'])).toBe('In the first round knights add their charge bonus.');
  });

  test('is never made of cells of a table', () => {
    expect(bestSentence(text, ['unit', 'fir', 'demoraliz'])).toBeUndefined();
  });
});

test('every summary that the search shows is a sentence', () => {
  const summaries = indexes.flatMap(({ file }) =>
    file.pages.flatMap(({ url, summary, parts = [] }) => [
      [url, summary] as const,
      ...parts.map((part) => [`${url}#${part[1]}`, part[2]] as const),
    ]),
  );
  expect(summaries.filter(([, summary]) => !/^(?:[\p{Lu}\d“‘(−+]|d\d).*[.!?…:”]$/su.test(summary))).toEqual([]);
});
