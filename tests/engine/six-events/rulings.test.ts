/** Rulings that calculators and data decide: each by a question that its readings answer differently. */
import { expect, test } from 'vitest';
import { procedureOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import { terrainKinds } from '../../../src/engine/six-events/data/terrain.ts';
import { melee } from '../../../src/engine/six-events/melee/calculator.ts';
import { morale } from '../../../src/engine/six-events/morale/calculator.ts';
import { ranged } from '../../../src/engine/six-events/ranged/calculator.ts';
import { asking } from '../fr3/asking.ts';

const attack = (u: object = {}, t: object = {}) => asking(melee)('attack', { u, t });
const check = (u: object = {}, cause = 'foot-yeomen') => asking(morale)('check', { u, c: { cause } });
const shot = (u: object = {}, t: object = {}) => asking(ranged)('shot', { u, t: { armor: 2, ...t } });

test('six-events.melee.hits-table, ruling: the formula counts, also below 1 and above Armor 4', () => {
  const weak = { is: 'peasant', ford: true, slope: true, dark: true };
  expect(attack(weak, { armor: 1 }).rolled(1)).toBe('hits-0');
  // 11 over Armor 5 is 2.2, 13 is 2.6.
  expect(
    [1, 3].map((face) =>
      attack(
        {
          is: 'knight',
          mount: 'giant',
          attacks: 'rear',
          leader: true,
          stands: true,
          slope: false,
          dark: false,
          wall: false,
          ford: false,
          missing: 0,
          models: 10,
        },
        { armor: 5 },
      ).rolled(face + 1),
    ),
  ).toEqual(['hits-2', 'hits-3']);
});

test('six-events.melee.modifier-infantry-missing, ruling: full pairs of the size at the start', () => {
  const minus = (missing: number) => attack({ models: 12, missing }).adds('six-events.melee.modifier-infantry-missing');
  expect([0, 1, 2, 3, 4, 11].map(minus)).toEqual([undefined, undefined, -1, -1, -2, -5]);
});

test('six-events.melee.modifier-cavalry-missing, ruling: every model of the size at the start', () => {
  const minus = (missing: number) =>
    attack({ mount: 'standard', models: 6, missing }).adds('six-events.melee.modifier-cavalry-missing');
  expect([0, 1, 2, 5].map(minus)).toEqual([undefined, -1, -2, -5]);
  expect(attack({ mount: 'standard', models: 6, missing: 6 }).refused()).not.toEqual([]);
});

test.each([
  ['six-events.melee.modifier-leader, ruling: +1 in all', attack, 'leader', 'six-events.melee.modifier-leader', 1],
  ['six-events.melee.modifier-stream-uphill, ruling: −1 in all', attack, 'slope', 'six-events.melee.modifier-stream-uphill', -1],
  ['six-events.morale.mod-friend-engaged, ruling: +1 in all', check, 'friend', 'six-events.morale.mod-friend-engaged', 1],
] as const)('%s, and two of it cannot be asked', (_, ask, circumstance, rule, amount) => {
  expect(ask({ [circumstance]: true }).adds(rule)).toBe(amount);
  for (const several of [2, [true, true]]) expect(() => ask({ [circumstance]: several }).answer(), String(several)).toThrow();
});

test('six-events.morale.race-modifiers, ruling: one number, 0 unless it is said', () => {
  expect(check({}).adds('six-events.morale.race-modifiers')).toBeUndefined();
  expect([check({}).needs(), check({ race: -2 }).needs(), check({ race: 1 }).needs()]).toEqual([2, 4, 1]);
});

test('six-events.morale.chart, ruling: who has no row counts as the type on his stat line, or as foot knights', () => {
  const met = (foe: object) =>
    asking(melee)('meeting', { a: { is: 'yeoman' }, b: foe })
      .answer()
      .notes.map(({ says }) => says)
      .find((says) => says.startsWith('The first needs'));
  expect(met({ is: 'character' })).toBe(met({ is: 'knight' }));
  expect(met({ is: 'character', rank: 'yeoman' })).toBe(met({ is: 'yeoman' }));
  expect(met({ is: 'war-machine', rank: 'knight', mount: 'standard' })).toBe(met({ is: 'knight', mount: 'standard' }));
  expect(met({ is: 'character' })).not.toBe(met({ is: 'yeoman' }));
  // Mounted peasants have the column of peasants.
  for (const cause of ['creatures', 'mounted-knights', 'ranged'])
    expect(check({ is: 'peasant', mount: 'standard' }, cause).needs()).toBe(check({ is: 'peasant' }, cause).needs());
});

test('six-events.ranged.single-figures, ruling: a wall in the way counts for each die, missing models for none', () => {
  const single = (more: object) => shot({ is: 'war-machine', prowess: 2, ...more }, { armor: 2 });
  expect(single({}).rolled(5, 5)).toBe('hits-2');
  expect(single({ obstructed: true }).rolled(5, 6)).toBe('hits-1');
});

test('six-events.creatures.random-movement, ruling: the table is for berserk creatures, and for what sends a unit to it', () => {
  const table = asking(morale)('random');
  expect(procedureOf(morale, 'random')?.says).toContain('a berserk creature');
  expect([1, 2, 3, 4, 5, 6].map((face) => table.rolled(face))).toEqual(['rear', 'rear', 'right', 'left', 'forward', 'stand']);
});

test('six-events.terrain.ford-move, ruling: a ford costs as a stream does, and beside it a river is barred', () => {
  const move = (id: string) => terrainKinds.find((each) => each.id === id)?.move;
  expect(move('ford')).toEqual(move('stream'));
  expect(move('ford')).toEqual({ kind: 'lose', inches: 2 });
  expect(move('river')).toBeNull();
});
