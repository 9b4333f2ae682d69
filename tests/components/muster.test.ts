/**
 * Calculations on the page of the roster builder: which lists may field a unit, the summary of a roster, and that every rule has
 * a link.
 */
import { describe, expect, test } from 'vitest';
import { type ListChoice, mayField } from '../../src/components/muster/fr3/choices.ts';
import { mergeProblems } from '../../src/components/muster/fr3/merge-problems.ts';
import { overviewOf } from '../../src/components/muster/fr3/overview.ts';
import { armies } from '../../src/engine/fr3/data/armies.ts';
import { abilities } from '../../src/engine/fr3/muster/abilities.ts';
import { costOf } from '../../src/engine/fr3/muster/cost.ts';
import { extraGiftOf, extras } from '../../src/engine/fr3/muster/extras.ts';
import { genericId, listOf, rowIdsOf, rowOf } from '../../src/engine/fr3/muster/lists.ts';
import { muster } from '../../src/engine/fr3/muster/mustered.ts';
import { optionsOf } from '../../src/engine/fr3/muster/options.ts';
import { readyRosters } from '../../src/engine/fr3/muster/ready.ts';
import type { Roster } from '../../src/engine/fr3/muster/roster.ts';
import { GET } from '../../src/pages/fr3/muster/rules.json.ts';

const overview = (roster: Roster) => overviewOf(muster(roster, listOf(roster.army)!));
const countOf = (roster: Roster, name: RegExp) => overview(roster).counts.find((each) => name.test(each.name))?.count;

describe('which lists may field what somebody owns', () => {
  const rows = [
    { id: 'blobs', name: 'Blobs' },
    { id: 'mobs', name: 'Mobs' },
  ];
  const lists: readonly ListChoice[] = [
    { id: 'open', name: 'Open', places: 'ot' },
    { id: 'sure', name: 'Sure', places: 'pl' },
    { id: 'never', name: 'Never', places: 'bt' },
  ];
  const found = (...owned: string[]) => mayField(lists, rows, owned).map(({ list, open }) => `${list.id}${open ? ' open' : ''}`);

  test('a list that rules the unit out is left out; those that surely have it come first', () => {
    expect(found('blobs')).toEqual(['sure', 'open open']);
  });
  test('all of the units are asked for', () => {
    expect(found('mobs')).toEqual(['open', 'sure', 'never']);
    expect(found('mobs', 'blobs')).toEqual(['sure', 'open open']);
  });
});

test('what is wrong with several units alike is said once, whatever is wrong with others stands by itself', () => {
  const problem = (because: string) => ({ at: 'units.1', because, rules: [] });
  const all = [
    'Unit 1 (Spears): no.',
    'Unit 2 (Spears): no.',
    'Unit 4 (Spears): no.',
    'Unit 3 (Mobs): no.',
    'The army is wrong.',
  ];
  expect(mergeProblems(all.map(problem)).map(({ says }) => says)).toEqual([
    'Units 1, 2 and 4 (Spears): no.',
    'Unit 3 (Mobs): no.',
    'The army is wrong.',
  ]);
});

describe('what a roster amounts to', () => {
  test('the points of its kinds add up to what it costs, and its units are counted once', () => {
    for (const { roster } of readyRosters) {
      const { kinds } = overview(roster);
      expect(kinds.reduce((sum, { points }) => sum + points, 0)).toBe(costOf(roster).total);
      expect(kinds.reduce((sum, { units }) => sum + units, 0)).toBe(roster.units.length + roster.characters.length);
    }
  });

  const army: Roster = {
    name: '',
    army: 'orc-goblin',
    size: 1000,
    units: [{ type: 'dragons' }, ...Array.from({ length: 7 }, () => ({ type: 'spears' })), { type: 'light-artillery', with: 2 }],
    characters: [{ has: ['general'] }, { has: ['hero'], bonuses: '1-1' }, { has: ['beastmaster'] }],
  };
  test('fr3.camps.morale-bonus: a camp adds a point to the clock', () => {
    expect(countOf(army, /clock at the start/)).toBe(9);
    expect(countOf({ ...army, extras: ['camp'] }, /clock at the start/)).toBe(10);
  });

  test('fr3.pre-game.scouting-points: fliers 5, light cavalry and rangers 2, burrowers −2, hired scouts 10', () => {
    const units = ['spears flying', 'light-cavalry bows', 'light-cavalry bows flying', 'mobs burrowing', 'pikes'].map((words) => {
      const [type = '', ...options] = words.split(' ');
      return { type, options };
    });
    expect(countOf({ ...army, units, extras: ['scouts', 'camp', 'scouts'] }, /Scouting/)).toBe(5 + 2 + 5 - 2 + 20);
  });

  test('fr3.tournament.sideboard: what lies beside the army is counted nowhere', () => {
    const aside = { type: 'dragons', aside: true } as const;
    const wizard = { has: ['wizard-2'] };
    const more: Roster = {
      ...army,
      units: [...army.units, aside],
      characters: [...army.characters, wizard, { ...wizard, aside: true }],
    };
    expect(countOf(more, /Levels of magic/)).toBe(2);
    const { kinds } = overview(more);
    expect(kinds.reduce((sum, { points }) => sum + points, 0)).toBe(costOf(more).total);
    expect(kinds.find(({ name }) => name === 'Monsters')?.units).toBe(1);
  });

  test('fr3.morale-clock.general-loss, fr3.morale-clock.major-character-loss: a general costs 2, a cheap hero 1, a minor character nothing', () => {
    expect(countOf(army, /with the general/)).toBe(2);
    expect(countOf(army, /other major characters/)).toBe(1);
  });
  test('fr3.morale-clock.high-cost-unit-loss: of dragon and spears only the dragon, at 100 points, moves the clock', () => {
    expect(countOf(army, /whose loss moves the clock/)).toBe(1);
  });
  test('fr3.morale-clock.four: of 9 units 2 waver', () => {
    expect(countOf(army, /demoralized when the clock/)).toBe(2);
    expect(countOf(army, /begin attached/)).toBe(1);
  });
});

test('every rule that the muster can cite is linked', async () => {
  const linked: Readonly<Record<string, unknown>> = await GET().json();
  const cited = new Set<string>();
  const cite = (rules: readonly string[]) => {
    for (const rule of rules) cited.add(rule);
  };
  for (const id of [...armies.map((army) => army.id), genericId]) {
    const list = listOf(id)!;
    for (const { id, rules } of extras) cite([...rules, ...[extraGiftOf(list, id)?.rule ?? []].flat()]);
    for (const type of rowIdsOf(list)) {
      const row = rowOf(list, type)!;
      cite([row.rule]);
      for (const option of optionsOf(list)) {
        const leave = option.may({ list, row, options: [] });
        cite(option.rules);
        if (typeof leave !== 'string') cite(leave.rules);
      }
    }
    const person = { has: [] };
    for (const ability of abilities) {
      const leave = ability.may({ list, person, all: [person], isUnit: false });
      cite([ability.rule]);
      if (typeof leave !== 'string') cite(leave.rules);
    }
  }
  for (const { roster } of readyRosters) {
    const cost = costOf(roster);
    for (const { lines } of [...cost.units, ...cost.characters, cost.army]) for (const { rules } of lines) cite(rules);
    for (const { rules } of overview(roster).counts) cite(rules);
  }
  expect([...cited].filter((rule) => !Object.hasOwn(linked, rule))).toEqual([]);
});
