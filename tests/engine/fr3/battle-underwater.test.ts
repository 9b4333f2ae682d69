/** Battles on the sea bed: it is ground for all units that do not swim, and swimmers move above it as fliers do above land. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { write } from '../../../src/engine/kernel/notation.ts';
import { after, begun, charge, type Played, randomBattle, setupOf } from './battle-table.ts';
import { refusesCast, tableOf } from './magic-table.ts';

const start = (text: string): Played => begun(setupOf(`underwater; ${text}; B9 mobs 40,33 S`));
const refused = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules ?? [];
const ahead = (unit: string, inches: number): Action => ({ kind: 'ahead', units: [unit], inches });
const down: Action = { kind: 'level', units: ['A1'], to: 'surface' };
const shoot: Action = { kind: 'shoot', units: ['A1'], at: 'B1' };
const bombard: Action = { kind: 'bombard', unit: 'A1', at: 'B1' };

test('fr3.levels.swimmers-and-sea-bottom: swimmers are over the bottom everywhere, pass over its units and come down on them', () => {
  const at = start('A1 large-monsters 10,10 N swimming; B1 spears 10,13 S; B2 spears 10,17 S');
  expect(unitAt(at.state, 'A1').level).toBe('swimming');
  expect(refused(at, ahead('A1', 5))).toEqual([]);
  const struck = after(at, [charge(['A1'], { over: 'B2' })], 10);
  expect(unitAt(struck.state, 'A1')).toMatchObject({ level: 'surface', comes: 'swimming' });
  const theirs = after(at, [{ kind: 'pass' }]);
  expect(refused(theirs, charge(['B1'], { over: 'A1' }))).toEqual(['fr3.levels.choose-engage']);
  // Nobody flies underwater.
  const flier = start('A1 handweapons 10,10 N flying swimming; B1 spears 10,20 S');
  expect(unitAt(flier.state, 'A1').level).toBe('swimming');
});

test('fr3.levels.swim-restricted-entry, fr3.levels.battlewagon-swim: built-up areas are entered along the bottom, in a later phase', () => {
  for (const type of ['large-monsters', 'battlewagons']) {
    const over = start(`terrain town 5,5 to 15,15; A1 ${type} 10,10 N swimming; B1 spears 30,20 S`);
    expect(refused(over, down), type).toContain('fr3.levels.swim-restricted-entry');
    const before = start(`terrain town 5,12 to 15,20; A1 ${type} 10,10 N swimming; B1 spears 30,20 S`);
    const landed = after(before, [down]);
    expect(refused(landed, ahead('A1', 2)), type).toContain('fr3.levels.swim-restricted-entry');
  }
  const walking = start('terrain town 5,12 to 15,20; A1 large-monsters 10,10 N swimming landed; B1 spears 30,20 S');
  expect(refused(walking, ahead('A1', 2))).toEqual([]);
});

test('fr3.levels.missile-fire-level1: from the bottom at the bottom and at swimmers', () => {
  const at = (words: string) => start(`A1 longbows 10,10 N; B1 large-monsters 10,16 S ${words}; B2 mobs 12,16 S`);
  expect([refused(at(''), shoot), refused(at('swimming'), shoot)]).toEqual([[], []]);
});

test('fr3.levels.heavy-artillery-targets: on the bottom only cannon fire, and only at what is there', () => {
  const at = (piece: string, words = '') =>
    start(`A1 heavy-artillery 10,10 N ${piece}; A2 longbows 20,10 N; B1 large-monsters 10,16 S ${words}; B2 mobs 21,16 S`);
  expect(refused(at(''), bombard)).toEqual([]);
  expect(refused(at('indirect'), bombard)).toContain('fr3.levels.heavy-artillery-targets');
  expect(refused(at('', 'swimming'), bombard)).toContain('fr3.levels.heavy-artillery-targets');
});

test('fr3.levels.heavy-artillery-barge: heavy pieces ride on barges and do not fire from them, light ones do', () => {
  const at = (type: string) =>
    begun(
      setupOf(`terrain water 5,5 to 15,14; A1 ${type} 10,10 N barges; A2 longbows 20,10 N; B1 spears 10,16 S; B2 mobs 21,16 S`),
    );
  expect(refused(at('heavy-artillery'), bombard)).toContain('fr3.levels.heavy-artillery-barge');
  expect(refused(at('light-artillery'), bombard)).toEqual([]);
});

test('fr3.levels.unit-levels, ruling, fr3.items.water-air-breathing: who only flies is not under water, unless it breathes there', () => {
  const flies = (words: string) => () => start(`A1 ${words.replace(' ', ' 10,10 N ')}; B1 spears 10,20 S`);
  expect(flies('handweapons flying')).toThrow('cannot fly underwater');
  expect(flies('air-elemental ')).toThrow('cannot fly underwater');
  expect(flies('handweapons flying swimming')).not.toThrow();
  expect(unitAt(flies('handweapons flying water-breathing')().state, 'A1').level).toBe('surface');
  // fr3.levels.infantry-cavalry, fr3.levels.monsters, fr3.levels.battlewagons: these units live on the sea bed at no extra cost.
  for (const type of ['handweapons', 'knights', 'large-monsters', 'battlewagons', 'heavy-chariots'])
    expect(flies(`${type} `), type).not.toThrow();
});

test('fr3.elementals.fire-forbidden-terrain: no fire elemental is under water, from the beginning or called there', () => {
  expect(() => start('A1 fire-elemental 10,10 N; B1 spears 10,20 S')).toThrow('cannot enter water');
  expect(() => start('A1 water-elemental 10,10 N; B1 spears 10,20 S')).not.toThrow();
  const called = (words: string, spell: string) => {
    const at = tableOf(`${words}A1 spears 20,10 N; B1 handweapons 20,25 S; B9 mobs 40,33 S`, 'fire-shaman-3');
    return refused(at, { kind: 'cast-at', character: 'A2', spell, choice: spell, on: [], points: null, x: 20, y: 13, angle: 0 });
  };
  expect(called('', 'fire-elemental')).toEqual([]);
  expect(called('underwater; ', 'fire-elemental')).toEqual(['fr3.elementals.fire-forbidden-terrain']);
});

test('fr3.levels.unit-levels: under water nobody is given wings, or the gift of digging', () => {
  const at = (words: string, user: string) => tableOf(`${words}A1 spears 20,10 N; B1 handweapons 20,25 S; B9 mobs 40,33 S`, user);
  const gains = (words: string, spell: string, user: string) => refusesCast(at(words, user), spell, ['A1'], { choice: 'gain' });
  for (const [spell, user] of [
    ['flying', 'air-shaman-2'],
    ['burrowing', 'earth-shaman-2'],
  ] as const)
    expect([gains('', spell, user), gains('underwater; ', spell, user)[0]], spell).toEqual([[], 'fr3.levels.unit-levels']);
  expect(gains('underwater; ', 'swimming', 'hydromancer-2')).toEqual([]);
});

test('fr3.leviathans.environment: under water leviathans swim or walk on the bottom', () => {
  for (const level of ['flying', 'burrowing'])
    expect(() => start(`A1 leviathans 10,10 N ${level}; B1 spears 10,20 S`), level).toThrow(
      'cannot take part in an underwater battle',
    );
  for (const level of ['', 'swimming'])
    expect(() => start(`A1 leviathans 10,10 N ${level}; B1 spears 10,20 S`), level).not.toThrow();
});

test('a battle under water is written down, and ends', () => {
  const setup = setupOf(
    'underwater; A1 spears*3 10,10 N; A4 large-monsters 30,10 N swimming; B1 spears*3 10,20 S; B4 beastmen 30,20 S swimming',
    { turns: 3 },
  );
  expect(setupOf(write(writeSetup(setup))).underwater).toBe(true);
  const { states } = randomBattle(setup, 4);
  expect(states.at(-1)?.stage).toBe('over');
  expect(states.flatMap(brokenInvariants)).toEqual([]);
});

test('fr3.levels.swimmers-and-sea-bottom, ruling, fr3.levels.surprise-bonus: over the sea bottom a swimmer has no surprise and meets bonuses against fliers', () => {
  const adds = (water: string, from: string, enemy: string) => {
    const text = `${water}A1 handweapons 10,10 N ${from}; B1 ${enemy} 10,12.6 S; A9 mobs 4,4 N; B9 mobs 40,33 S`;
    const moving = begun(setupOf(text));
    const at = after(moving, [charge(['A1'], { over: 'B1' })]);
    const of = bout(questionOf(at.state, unitAt(at.state, 'A1'), unitAt(at.state, 'B1')));
    return [totalOf(of, 'a'), totalOf(of, 'b')];
  };
  expect(adds('underwater; ', 'swimming', 'mobs')).toEqual([3, 1]);
  // Longbows add 1 when charged and 1 against fliers.
  expect(adds('underwater; ', 'swimming', 'longbows')).toEqual([3, 3]);
  expect(adds('', 'burrowing', 'longbows')).toEqual([5, 2]);
});
