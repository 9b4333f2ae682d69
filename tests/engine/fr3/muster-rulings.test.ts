/** Rulings about what armies and characters may buy, and for how much, by rule id. */
import { expect, test } from 'vitest';
import { usersOf } from '../../../src/engine/fr3/battle/innate/who.ts';
import { abilityOf, isMajor } from '../../../src/engine/fr3/muster/abilities.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import type { Roster } from '../../../src/engine/fr3/muster/roster.ts';
import { begun, setupOf } from './battle-table.ts';
import { errorsOf, roster, theGeneral } from './muster-table.ts';

const people = (army: string, ...each: readonly string[]): Roster =>
  roster(army, ['spears', 'handweapons'], {
    characters: [
      theGeneral,
      ...each.map((words) => {
        const has = words.split(' ');
        return { has, ...(has.includes('hero') ? { bonuses: '1-1' } : {}) };
      }),
    ],
  });
const price = (army: string, words: string) => costOf(people(army, words)).characters[1]?.total;

test.each([
  ['wizard-1', 'evil', 'wizard-1', 40, 'minor'],
  ['ships-cook-1', 'pirate-raiders', 'ships-cook-1', 40, 'minor'],
  ['mason-1', 'victorian', 'mason-1', 30, 'minor'],
  ['bard', 'arabic', 'hero bard', 20 + 20, 'major'],
  ['wizard-2', 'evil', 'wizard-2', 90, 'major'],
])(
  'fr3.magic-users.casting-abilities, ruling: %s as its own entry has it, or for 40 points and minor',
  (id, army, words, points, rank) => {
    expect([price(army, words), abilityOf(id)?.rank]).toEqual([10 + points, rank]);
  },
);

test('fr3.magic-users.witch-hunter-no-magic-users, ruling: bards, cooks, masons and casting monsters count, mad scientists and innate abilities do not', () => {
  const rule = 'fr3.magic-users.witch-hunter-no-magic-users';
  const suffers = (words: string) => !errorsOf(people('generic', 'hero witch-hunter', words)).some((each) => each.includes(rule));
  expect(['hero bard', 'ships-cook-1', 'mason-1', 'cleric-1'].filter(suffers)).toEqual([]);
  expect(['mad-scientist', 'war-cry', 'hero'].filter((words) => !suffers(words))).toEqual([]);
  const dragon = (has: string) =>
    roster('generic', [{ type: 'dragons', has: [has] }], {
      characters: [theGeneral, { has: ['hero', 'witch-hunter'], bonuses: '1-1' }],
    });
  expect([errorsOf(dragon('wizard-1')), errorsOf(dragon('null'))]).toEqual([[`units.1 ${rule}`], []]);
});

test('fr3.innate.cost, ruling: 10 points, except where the entry of a unit gives the ability for nothing', () => {
  const innate = (army: string, words: string) =>
    (costOf(roster(army, [words])).units[0]?.lines ?? [])
      .filter(({ rules }) => rules.some((rule) => rule.startsWith('fr3.innate.')))
      .map(({ points }) => points);
  expect(innate('roman', 'spears war-cry')).toEqual([10]);
  expect(innate('elves-wood', 'rangers levitate smoke-screen')).toEqual([10, 10]);
  const elemental = roster('generic', ['fire-elemental']);
  expect(costOf(elemental).units[0]?.lines.map(({ points }) => points)).toEqual([70]);
  const { state } = begun(setupOf('A1 fire-elemental 10,10 N; A2 spears 20,10 N; B1 mobs 10,30 S'));
  expect(usersOf(state, 'A').map(({ id, has }) => [id, has])).toEqual([['A1', ['set-fire']]]);
});

test.each([
  ['sea-elves', 'handweapons swimming fast-movement', true],
  ['pelagic', 'handweapons swimming fast-movement', true],
  ['sea-elves', 'handweapons fast-movement', false],
  ['faerie', 'handweapons flying fast-movement', true],
  ['amphibian', 'handweapons swimming fast-movement', false],
])(
  'fr3.innate.fast-movement-limited-armies, ruling: the pelagic army is one of the two of the sea: %s, %s',
  (army, words, may) => {
    const barred = errorsOf(roster(army, [words])).filter((each) => each.includes('fast-movement-'));
    expect(barred.length === 0).toBe(may);
  },
);

test('fr3.inventions.mad-scientist, ruling: he need not be a hero, and the lists decide who may have one', () => {
  expect(errorsOf(people('chinese', 'mad-scientist'))).toEqual([]);
  expect(errorsOf(people('chinese', 'hero mad-scientist'))).toEqual([]);
  expect(errorsOf(people('roman', 'mad-scientist')).join()).toContain('fr3.inventions.mad-scientist');
});

test.each([
  ['fr3.optional-characters.anti-hero, ruling: 20 points beside the individual', 'roman', 'anti-hero', 10 + 20],
  ['fr3.abilities.bard, ruling: 20 points', 'arabic', 'hero bard', 10 + 20 + 20],
  ['fr3.abilities.mason, ruling: 30 points', 'victorian', 'mason-1', 10 + 30],
  ['fr3.abilities.superhero, ruling: 10 points for a general of Chaos', 'chaos', 'hero superhero', 10 + 20 + 20],
])('%s', (_, army, words, points) => {
  expect(price(army, words)).toBe(points);
});

test('fr3.abilities.bard, ruling: major', () => {
  expect(isMajor({ has: ['bard'] })).toBe(true);
});

test('fr3.abilities.bard-caster-level, ruling: an army with a witch hunter has none', () => {
  expect(errorsOf(people('inquisition', 'hero witch-hunter', 'hero bard')).join()).toContain('witch-hunter-no-magic-users');
});

test('fr3.abilities.minor-abilities, ruling: an individual with a major ability is a major character', () => {
  const [major, minor] = [
    ['wizard-2', 'necromancer-2'],
    ['wizard-1', 'healer', 'mason-1'],
  ].map((all) => all.map((id) => isMajor({ has: [id] })));
  expect([major, minor]).toEqual([
    [true, true],
    [false, false, false],
  ]);
  expect(errorsOf(people('evil', 'necromancer-2'))).toEqual([]);
});

test('fr3.characters.one-ability-per-type, ruling: nothing twice, one grade and one kind of magic; all else goes together', () => {
  const rule = 'fr3.characters.one-ability-per-type';
  const barred = (words: string) => errorsOf(people('generic', words)).some((each) => each.includes(rule));
  expect(
    ['hero healer healer', 'hero sub-commander', 'hero wizard-1 necromancer-2', 'hero cleric-1 cleric-2'].filter(barred),
  ).toHaveLength(4);
  expect(['hero healer wizard-2', 'hero superhero healer', 'hero beastmaster taunt'].filter(barred)).toEqual([]);
});

test('fr3.optional-abilities.gaze-purchase, ruling: 30 points for a unit of a list', () => {
  const total = (words: string) => costOf(roster('roman', [words])).units[0]?.total ?? 0;
  expect(total('spears paralyzing-gaze') - total('spears')).toBe(30);
});
