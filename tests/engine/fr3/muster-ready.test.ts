/** The ready rosters are legal, cost what was counted by hand, are near their size, and can be played. */
import { describe, expect, test } from 'vitest';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { costOf as costOfTroop } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { readyRosterOf, readyRosters } from '../../../src/engine/fr3/muster/ready.ts';
import { readRoster } from '../../../src/engine/fr3/muster/roster.ts';

/** Points as added up by hand from the printed prices. */
const byHand: Readonly<Record<string, number>> = {
  'elves-high-500': 160 + 50 + 3 * 40 + 2 * 50 + 60,
  'hill-dwarves-500': 160 + 30 + 40 + 3 * 30 + 2 * 30 + 40 + 30 + 40,
  'steppe-500': 160 + 30 + 2 * 50 + 4 * 40 + 40,
  'norse-500': 160 + 2 * 50 + 4 * 40 + 2 * 30 + 10,
  'undead-650': 160 + 140 + 8 * 30 + 2 * 40 + 20,
  'egyptian-650': 160 + 100 + 7 * 30 + 2 * 40 + 2 * 40 + 10,
  'elves-wood-650': 160 + 150 + 40 + 3 * 30 + 4 * 40 + 50,
  'samurai-650': 160 + 100 + 100 + 40 + 5 * 30 + 40 + 6 * 10,
  'roman-750': 160 + 30 + 4 * 50 + 4 * 30 + 30 + 3 * 40 + 4 * 20,
  'acw-north-750': 160 + 30 + 5 * 50 + 70 + 2 * 40 + 5 * 10 + 2 * 30 + 40,
  'hittite-750': 160 + 40 + 2 * 50 + 4 * 40 + 2 * 40 + 7 * 30,
  'greek-750': 160 + 30 + 3 * 50 + 3 * 40 + 7 * 30 + 4 * 20,
  'orc-goblin-1000': 160 + 40 + 2 * 40 + 3 * 30 + 3 * 30 + 2 * 40 + 5 * 10 + 3 * 20 + 2 * 40 + 2 * 40 + 40 + 2 * 60 + 30,
  'persians-1000': 160 + 40 + 30 + 3 * 40 + 6 * 30 + 2 * 40 + 2 * 50 + 4 * 40 + 12 * 10,
  'renaissance-1000': 160 + 30 + 30 + 2 * 50 + 3 * 40 + 4 * 50 + 2 * 40 + 2 * 40 + 2 * 60 + 70,
  'chaos-1000': 170 + 40 + 2 * 40 + 4 * 40 + 3 * 30 + 70 + 2 * 60 + 3 * 60 + 80,
  'evil-1000': 160 + 150 + 100 + 40 + 5 * 30 + 4 * 30 + 3 * 60 + 2 * 40 + 10,
  'lizardmen-1000': 160 + 150 + 100 + 6 * 30 + 5 * 30 + 2 * 40 + 2 * 60 + 50,
};

describe.each(readyRosters)('$id', ({ id, says, roster }) => {
  test('is legal, and takes only what its list surely has', () => {
    expect(readRoster(JSON.parse(JSON.stringify(roster)))).toEqual({ ok: true, value: roster });
    const { errors, warnings } = problemsOf(roster);
    expect(errors).toEqual([]);
    expect(warnings.filter(({ rules }) => rules.includes('fr3.army-lists.table-availability'))).toEqual([]);
  });

  test('costs what it says, at most 15 points less than its size', () => {
    const { total } = costOf(roster);
    expect(total).toBe(byHand[id]);
    expect(total).toBeLessThanOrEqual(roster.size);
    expect(total).toBeGreaterThanOrEqual(roster.size - 15);
  });

  test('fr3.victory.points-destroyed: takes the field with its full costs', () => {
    const army = armyOfRoster(roster);
    if (!army.ok) throw new Error(army.because);
    const points = [...army.value.troops.map(costOfTroop), ...army.value.characters.map(({ cost = 0 }) => cost)];
    expect(points.reduce((sum, each) => sum + each)).toBe(costOf(roster).total);
    expect(army.value.troops).toHaveLength(roster.units.length);
  });

  test('has a name and one or two sentences of its own', () => {
    expect(roster.name.length).toBeGreaterThan(5);
    expect(says).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.)?$/);
  });
});

test('fr3.basics.game-scope, fr3.army-lists.recommended-size: four rosters of troops of each size, four of 650 points and two of 1000 with magic, every one of another list', () => {
  const magical = readyRosters.filter(({ roster }) => roster.characters.some(({ has }) => has.some((id) => /-[123]$/.test(id))));
  const mundane = readyRosters.filter((each) => !magical.includes(each));
  for (const size of [500, 750, 1000]) expect(mundane.filter(({ roster }) => roster.size === size)).toHaveLength(4);
  expect(magical.map(({ id }) => id)).toEqual([
    'undead-650',
    'egyptian-650',
    'elves-wood-650',
    'samurai-650',
    'evil-1000',
    'lizardmen-1000',
  ]);
  for (const field of ['army', 'name'] as const) expect(new Set(readyRosters.map(({ roster }) => roster[field])).size).toBe(18);
  expect(readyRosters.every(({ roster }) => armies.some(({ id }) => id === roster.army))).toBe(true);
  expect(readyRosterOf('greek-750')?.roster.name).toBe('The Bronze Grove');
  expect(readyRosterOf('nobody')).toBeUndefined();
});
