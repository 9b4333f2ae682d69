/** Rulings on the army lists: for each a roster that its readings judge differently. */
import { describe, expect, test } from 'vitest';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { errorsOf, linesOf, roster, rosterOf, unit } from './muster-table.ts';

/** Errors about units, options and characters, not those about the whole roster. */
const errors = (army: string, said: string, size?: number): readonly string[] =>
  errorsOf(rosterOf(army, said, size)).filter((each) => !each.startsWith('roster'));
const isCertain = (army: string, said: string, size?: number): boolean => {
  const { errors: found, warnings: doubts } = problemsOf(rosterOf(army, said, size));
  return [...found, ...doubts].filter(({ at }) => at !== 'roster').length === 0;
};
const priceOf = (army: string, words: string): number | undefined => costOf(roster(army, [words])).units[0]?.total;

describe.each([
  ['fr3.armies.african-east-spears-fast-movement, ruling: the innate ability, free', 'african-east', 'spears'],
  [
    'fr3.armies.arabic-fast-movement, ruling: the innate ability, free',
    'arabic',
    'heavy-cavalry; light-cavalry bows; mounted; heavy-chariots',
  ],
  ['fr3.armies.egyptian-light-cavalry-fast-movement, ruling: the innate ability, free', 'egyptian', 'light-cavalry bows'],
  ['fr3.armies.elves-knights-fast-movement, ruling: the innate ability, free', 'elves-high', 'knights'],
  ['fr3.armies.hittite-fast-movement, ruling: the innate ability, free', 'hittite', 'spears; light-cavalry bows; heavy-chariots'],
  [
    'fr3.armies.indian-battlewagon-fast-movement, ruling: the innate ability, free, though wagons have it nowhere else',
    'indian',
    'battlewagons',
  ],
  ['fr3.armies.nai-southwestern-light-cavalry, ruling: the innate ability, free', 'nai-southwestern', 'light-cavalry bows'],
  [
    'fr3.armies.pelagic-fast-movement, ruling: the innate ability, free',
    'pelagic',
    'handweapons swimming; large-monsters swimming',
  ],
  ['fr3.armies.persians-light-cavalry, ruling: the innate ability, free', 'persians', 'light-cavalry bows'],
  ['fr3.armies.pirate-buccaneers-fast-movement, ruling: the innate ability, free', 'pirate-buccaneers', 'battlewagons'],
  [
    'fr3.armies.pirate-marauders-fast-movement, ruling: the innate ability, free',
    'pirate-marauders',
    'beastmen; handweapons; rangers; spears',
  ],
  [
    'fr3.armies.pirate-raiders-fast-movement, ruling: the innate ability, free',
    'pirate-raiders',
    'mounted; heavy-cavalry; heavy-chariots',
  ],
  [
    'fr3.armies.steppe-cavalry-fast-movement, ruling: the innate ability, free',
    'steppe',
    'heavy-cavalry; light-cavalry bows; mounted',
  ],
  ['fr3.armies.steppe-chariots-fast-movement, ruling: the innate ability, free', 'steppe', 'heavy-chariots'],
])('%s', (title, army, said) => {
  test.each(said.split('; '))('%s', (words) => {
    const of = roster(army, [`${words} fast-movement`]);
    expect(errorsOf(of).filter((each) => each.startsWith('units'))).toEqual([]);
    const read = armyOfRoster(of);
    expect(read.ok && read.value.troops[0]?.innate).toEqual(['fast-movement']);
    const free = costOf(of).units[0]?.lines.at(-1);
    expect([free?.points, free?.rules]).toEqual([0, expect.arrayContaining(['fr3.innate.fast-movement', title.split(',')[0]])]);
  });
});

describe.each([
  ['fr3.armies.amphibian-climb, ruling: rank and file but no machines, all of a type or none', 'amphibian'],
  ['fr3.armies.dark-elves-climb, ruling: rank and file but no machines, all of a type or none', 'dark-elves'],
  ['fr3.armies.druid-climb, ruling: rank and file but no machines, all of a type or none', 'druid'],
  ['fr3.armies.gnomes-climb, ruling: rank and file but no machines, all of a type or none', 'gnomes'],
  ['fr3.armies.hive-climb, ruling: rank and file but no machines, all of a type or none', 'hive'],
  ['fr3.armies.kobolds-climb, ruling: rank and file but no machines, all of a type or none', 'kobolds'],
  ['fr3.armies.lizardmen-climb, ruling: rank and file but no machines, all of a type or none', 'lizardmen'],
  ['fr3.armies.orc-goblin-climb, ruling: rank and file but no machines, all of a type or none', 'orc-goblin'],
])('%s', (title, army) => {
  const climbing = (said: string) => errors(army, said).filter((each) => /climb/.test(each));
  test.each(['spears', 'mobs', 'handweapons', 'heavy-cavalry', 'mounted'])('%s may buy it', (type) => {
    expect(climbing(`2 ${type} climb`)).toEqual([]);
    expect(climbing(`${type} climb; ${type}`)).toEqual([expect.stringContaining(title.split(',')[0] as string)]);
  });
  test.each(['battlewagons', 'contraptions', 'heavy-artillery', 'light-artillery'])('%s may not', (type) => {
    expect(climbing(`${type} climb`)).toEqual([expect.stringContaining('fr3.items.climb-purchase')]);
  });
});

describe('a share of the army', () => {
  /** A roster of these own units and these allies, with a general of 160 points. */
  const mixed = (army: string, own: readonly string[], from: string, allies: readonly string[]) =>
    errorsOf(roster(army, [...own, ...allies.map((words) => unit(words, { from }))], { size: 2000 })).filter((each) =>
      each.includes(`fr3.armies.${army}`),
    );
  const times = (count: number, words: string): readonly string[] => Array<string>(count).fill(words);

  test.each([
    ['fr3.armies.acw-north-allies, ruling: a fifth of the points', 'acw-north', 'nai-plains', 4, 6],
    ['fr3.armies.acw-south-allies, ruling: a fifth of the points', 'acw-south', 'nai-southeastern', 4, 6],
  ])('%s: six mobs beside four muskets are three fifths of the units, and 17% of the points', (_, army, from, own, allies) => {
    expect(mixed(army, times(own, 'muskets'), from, times(allies, 'mobs'))).toEqual([]);
    expect(mixed(army, times(own, 'muskets'), from, times(allies + 6, 'mobs'))).toHaveLength(1);
  });

  test('fr3.armies.conquistadors-native-allies, ruling: 70% of the points, of whatever number of units', () => {
    expect(mixed('conquistadors', ['pikes'], 'aztec', times(9, 'mobs'))).toEqual([]);
    expect(mixed('conquistadors', ['pikes'], 'aztec', times(14, 'handweapons'))).toEqual([]);
    expect(mixed('conquistadors', times(4, 'mobs'), 'aztec', times(16, 'handweapons'))).toHaveLength(1);
  });

  test('fr3.armies.victorian-auxiliaries, ruling: 30% of the points, however many units they are', () => {
    const short = (said: string) => errorsOf(rosterOf('victorian', said)).some((each) => each.includes('victorian-auxiliaries'));
    expect(short('3 rifles; 3 militia')).toBe(true);
    expect(short('2 rifles; 5 militia')).toBe(false);
  });
});

describe('how many elites', () => {
  test.each([
    ['fr3.armies.elves-high-elites, ruling: two longbows for each 1000 points', 'elves-high', 'longbows elite-0-1-1', 2],
    ['fr3.armies.elves-wood-elites, ruling: one spear for each 1000 points', 'elves-wood', 'spears elite-1-1-0', 1],
    ['fr3.armies.samurai-handweapons, ruling: one for each 1000 points', 'samurai', 'handweapons elite-1-1-0', 1],
    [
      'fr3.armies.steppe-elite-cavalry, ruling: light cavalry, two for each 1000 points',
      'steppe',
      'light-cavalry bows elite-0-1-1',
      2,
    ],
    ['fr3.army-lists.elite-allowance, ruling: so many for each full thousand', 'medieval', 'knights elite-1-1-0', 3],
  ])('%s', (_, army, words, most) => {
    const tooMany = (count: number, size: number) => errors(army, `${count} ${words}`, size).length > 0;
    for (const [size, times] of [
      [750, 1],
      [1000, 1],
      [1990, 1],
      [2000, 2],
    ] as const)
      expect([size, tooMany(most * times, size), tooMany(most * times + 1, size)]).toEqual([size, false, true]);
  });

  test.each([
    ['fr3.armies.persians-elite-beastmen, ruling: two, as the text says', 'persians', 'beastmen elite-1-1-0', 2],
    ['fr3.armies.samurai-beastmen, ruling: one in the army', 'samurai', 'beastmen', 1],
    ['fr3.armies.sumerian-akkadian-elite-dragon, ruling: one in the army', 'sumerian-akkadian', 'dragons elite-1-1-0', 1],
    ['fr3.armies.inca-fanatics, ruling: two at most', 'inca', 'fanatics', 2],
    ['fr3.army-lists.cell-max, ruling: what a cell calls “only” counts for the whole army', 'inquisition', 'battlewagons', 1],
    ['fr3.army-lists.no-quantity-limits, ruling: a limit of the list stands', 'acw-south', 'rifles', 1],
  ])('%s, whatever its size', (_, army, words, most) => {
    for (const size of [1000, 3000]) {
      expect([size, errors(army, `${most} ${words}`, size)]).toEqual([size, []]);
      expect([size, errors(army, `${most + 1} ${words}`, size).length]).toEqual([size, 1]);
    }
  });

  test('fr3.armies.egyptian-kingdoms, ruling: both periods in one army; elite light cavalry by its number', () => {
    expect(errors('egyptian', 'spears; longbows; mounted; light-cavalry bows elite-1-1-0', 1000)).toEqual([]);
    expect(errors('egyptian', '2 light-cavalry bows elite-1-1-0', 1000)).toEqual(['units.2 fr3.army-lists.elite-allowance']);
  });

  test('fr3.armies.chinese-dynasties, ruling: the ages are guidance, and the column decides', () => {
    expect(isCertain('chinese', 'heavy-chariots; light-cavalry bows; heavy-cavalry')).toBe(true);
    expect(isCertain('chinese', 'heavy-chariots; knights')).toBe(false);
  });

  test('fr3.armies.napoleonic-french, fr3.armies.napoleonic-russian, ruling: a share rounded down, but one at least', () => {
    const muskets = (army: string, elite: number, plain: number) =>
      errors(army, `${elite} muskets elite-1-1-0${plain > 0 ? `; ${plain} muskets` : ''}`, 3000).length === 0;
    expect([muskets('napoleonic-french', 1, 1), muskets('napoleonic-french', 2, 9), muskets('napoleonic-french', 2, 10)]).toEqual(
      [true, false, true],
    );
    expect([
      muskets('napoleonic-russian', 1, 1),
      muskets('napoleonic-russian', 2, 17),
      muskets('napoleonic-russian', 2, 18),
    ]).toEqual([true, false, true]);
  });

  test('fr3.armies.halflings-elites, ruling: skirmishers and light artillery have it, both as (0, +1, +1)', () => {
    for (const type of ['skirmishers', 'light-artillery']) {
      expect([type, isCertain('halflings', `${type} elite-0-1-1`)]).toEqual([type, true]);
      expect([type, errors('halflings', `${type} elite-1-1-0`).length]).toEqual([type, 1]);
    }
  });

  test('fr3.armies.holy-unholy-elites, ruling: knights and the infantry whose cell has an E, beastmen or handweapons', () => {
    const sells = (army: string, type: string) => isCertain(army, `${type} elite-1-1-0; major-spirits | cleric-1`);
    expect(['knights', 'handweapons', 'beastmen', 'mobs'].map((type) => sells('holy', type))).toEqual([true, true, false, false]);
    expect(['knights', 'handweapons', 'beastmen', 'mobs'].map((type) => sells('unholy', type))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('prices', () => {
  test.each([
    ['fr3.armies.greek-mobs-throwing, ruling: an option at the usual price', 'greek', 'mobs throwing', [10, 10]],
    ['fr3.armies.hawaiian-spears-throwing, ruling: bought for 10 points', 'hawaiian', 'spears throwing', [30, 10]],
    [
      'fr3.armies.persians-elite-spears, ruling: 10 for bows and 10 for elite',
      'persians',
      'spears bows elite-0-1-1',
      [30, 10, 10],
    ],
    [
      'fr3.armies.medieval-fearless-knights, ruling: fearless on top of elite',
      'medieval',
      'knights elite-1-1-0 barbarian',
      [60, 10, 0],
    ],
    ['fr3.armies.norse-barbarian, ruling: barbarians on top of elite', 'norse', 'handweapons elite-1-1-0 barbarian', [30, 10, 0]],
    ['fr3.armies.hawaiian-god-image, ruling: 100 points with everything', 'hawaiian', 'god-image', [100]],
    ['fr3.armies.israelite-ark, ruling: 110 points with everything', 'israelite', 'ark', [110]],
    ['fr3.armies.pelagic-swimming, ruling: every unit pays for it', 'pelagic', 'handweapons swimming', [30, 20]],
    ['fr3.army-lists.cell-throwing, ruling: 10 points', 'norse', 'handweapons throwing', [30, 10]],
    ['fr3.army-lists.cell-throwing, ruling: nothing where the text gives them', 'maya', 'spears throwing', [30, 0]],
  ] as const)('%s', (_, army, words, points) => {
    expect(linesOf(army, words).map(([, each]) => each)).toEqual(points);
    expect(errors(army, words)).toEqual([]);
  });

  test('fr3.armies.hawaiian-god-image, fr3.armies.israelite-ark, ruling: one in an army', () => {
    expect(errors('hawaiian', '2 god-image').length).toBeGreaterThan(0);
    expect(errors('israelite', '2 ark').length).toBeGreaterThan(0);
  });

  test('fr3.armies.hawaiian-spears-throwing, ruling: for all spears or for none', () => {
    expect(errors('hawaiian', '2 spears throwing')).toEqual([]);
    expect(errors('hawaiian', 'spears throwing; spears')).toHaveLength(1);
  });

  test('fr3.armies.pelagic-swimming, ruling: who cannot swim is not in the army', () => {
    expect(errors('pelagic', 'handweapons')).toEqual(['units.1 fr3.armies.pelagic-swimming']);
    expect(errors('pelagic', 'pikes swimming').join()).toContain('fr3.army-lists.table-availability');
  });

  test('fr3.armies.chaos-mutations, ruling: each once for 10 points, and units of a type may differ', () => {
    const all = 'handweapons mutation-fear mutation-rally mutation-movement';
    expect(priceOf('chaos', all)).toBe((priceOf('chaos', 'handweapons') as number) + 30);
    expect(errors('chaos', `${all}; handweapons mutation-fear; handweapons`)).toEqual([]);
  });

  test('fr3.armies.kobolds-free-mobs, ruling: two bring a third, which keeps its value', () => {
    const costs = [1, 2, 3, 5, 6].map((count) => costOf(roster('kobolds', Array<string>(count).fill('mobs'))));
    expect(costs.map(({ army }) => army.total)).toEqual([0, 0, -10, -10, -20]);
    const read = armyOfRoster(roster('kobolds', ['mobs', 'mobs', 'mobs']));
    expect(read.ok && read.value.troops.map(({ cost }) => cost)).toEqual([10, 10, 10]);
  });

  test('fr3.armies.african-west-undead, ruling: undead handweapons may be bought, in any number', () => {
    expect(isCertain('african-west', '12 handweapons undead')).toBe(true);
    expect(errors('african-east', 'handweapons undead')).toHaveLength(1);
  });
});

describe('what a list has', () => {
  test('fr3.armies.african-elite-choice, ruling: assassins in both; elite rangers in the west, elite spears in the east', () => {
    const sells = (army: string, elites: string) =>
      problemsOf(rosterOf(army, `${elites} | hero assassin`)).warnings.every(({ at }) => at !== 'units.1.elite-1-1-0');
    expect([sells('african-west', 'rangers elite-1-1-0'), sells('african-west', 'spears elite-1-1-0')]).toEqual([true, false]);
    expect([sells('african-east', 'rangers elite-1-1-0'), sells('african-east', 'spears elite-1-1-0')]).toEqual([false, true]);
    for (const army of ['african-west', 'african-east']) expect(isCertain(army, 'spears | hero assassin')).toBe(true);
  });

  test('fr3.armies.victorian-core, ruling: lancers are heavy cavalry, not knights', () => {
    const core = (lancers: string) => isCertain('victorian', `2 rifles; dragoons; ${lancers}; heavy-artillery; 20 militia`);
    expect([core('heavy-cavalry'), core('knights')]).toEqual([true, false]);
  });

  test('fr3.armies.pirate-associated-units, ruling: the open rates are compared, no others', () => {
    // Rangers move 4 everywhere, large monsters 5 and 3, swarms 3 everywhere.
    expect(errors('pirate-marauders', 'rangers; large-monsters')).toEqual([]);
    expect(errors('pirate-marauders', 'rangers; swarms')).toEqual(['units.2 fr3.armies.pirate-associated-units']);
    expect(errors('pirate-marauders', 'rangers; spears; swarms')).toEqual([]);
  });
});

test('fr3.design.price-gaze, ruling: 20 in a design, 30 as an item', () => {
  expect(linesOf('greek', 'own-design design-gaze').at(-1)?.[1]).toBe(20);
  expect(linesOf('roman', 'handweapons paralyzing-gaze').at(-1)?.[1]).toBe(30);
});

test('fr3.reference.point-cost, ruling: the table counts for blobs, leviathans and light cavalry; a 1x2 leviathan costs 150', () => {
  const prices = { blobs: 60, leviathans: 100, 'light-cavalry bows': 40, 'leviathan-1x2': 150 };
  for (const [words, points] of Object.entries(prices)) expect([words, priceOf('gnomes', words)]).toEqual([words, points]);
});
