/** Levels of operation in a battle, by rule id: fliers, swimmers, burrowers. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const legal = (at: Played, action: Act) => fr3Battle.refuse(at.state, action) === null;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const ahead = (units: string[], inches: number): Act => ({ kind: 'ahead', units, inches });
const level = (unit: string, to: 'surface' | 'flying' | 'swimming' | 'burrowing'): Act => ({ kind: 'level', units: [unit], to });
const question = ({ state }: Played, a: string, b: string) => questionOf(state, unitAt(state, a), unitAt(state, b));
const far = 'B1 mobs 40,33 S';

test('fr3.movement.sbf-default-state, fr3.levels.assumed-level: in the air, under water, under ground, where there is room for it', () => {
  const at = start(
    `terrain water 18,3 to 24,9; A1 dragons 10,5 N flying; A2 dragons 20,6 N swimming; A3 dragons 30,5 N swimming; A4 mobs 35,5 N burrowing; ${far}`,
  );
  expect(['A1', 'A2', 'A3', 'A4'].map((id) => unit(at, id).level)).toEqual(['flying', 'swimming', 'surface', 'burrowing']);
});

test('fr3.movement.flying-rate: 10 inches, whatever lies below', () => {
  const at = start(`terrain woods 5,6 to 15,12; A1 knights 10,5 N flying; ${far}`);
  expect(legal(at, ahead(['A1'], 10))).toBe(true);
  expect(legal(at, ahead(['A1'], 10.1))).toBe(false);
});

test('fr3.movement.swimming-rate, ruling, fr3.levels.swimming-rate-notes: 4 inches more, at most 10', () => {
  const at = start(`terrain water 0,0 to 47,30; A1 handweapons 10,5 N swimming; A2 light-cavalry 20,5 N swimming; ${far}`);
  expect(legal(at, ahead(['A1'], 7))).toBe(true);
  expect(legal(at, ahead(['A1'], 7.1))).toBe(false);
  expect(legal(at, ahead(['A2'], 10))).toBe(true);
  expect(legal(at, ahead(['A2'], 10.1))).toBe(false);
});

test('fr3.movement.burrowing-rate, fr3.levels.burrow-open-only: at the normal rate, under open ground only', () => {
  const at = start(`terrain hill 5,7.5 to 15,12; A1 mobs 10,5 N burrowing; ${far}`);
  expect(legal(at, ahead(['A1'], 1.6))).toBe(true);
  expect(legal(at, ahead(['A1'], 2.5))).toBe(false);
});

test('fr3.movement.sbf-pass-surface, fr3.movement.surface-pass-sbf, fr3.movement.sbf-same-level-block: over and under, not through', () => {
  const at = start('A1 dragons 10,5 N flying; B1 mobs 10,9 S; B2 mobs 40,33 S');
  expect(legal(at, ahead(['A1'], 8))).toBe(true);
  // It may even stop above them.
  expect(legal(at, ahead(['A1'], 4))).toBe(true);
  const air = start('A1 dragons 10,5 N flying; B1 dragons 10,9 S flying; B2 mobs 40,33 S');
  expect(legal(air, ahead(['A1'], 8))).toBe(false);
  const under = start('A1 light-cavalry 10,5 N; B1 dragons 10,8 S flying; B2 mobs 40,33 S');
  expect(legal(under, ahead(['A1'], 6))).toBe(true);
});

test('fr3.levels.change-level: one level a phase, in its own movement step', () => {
  const at = start(`A1 dragons 10,5 N flying; A2 spears 20,5 N; ${far}`);
  const landed = after(at, [level('A1', 'surface')]);
  expect(unit(landed, 'A1')).toMatchObject({ level: 'surface', comes: 'surface' });
  expect(rules(landed, level('A1', 'flying'))).toEqual(['fr3.levels.change-level']);
  expect(rules(at, level('A2', 'flying'))).toContain('fr3.items.fly-swim-burrow-cost');
  // After landing it has the rate of its type; the share already spent stays spent.
  const both = after(at, [ahead(['A1'], 5), level('A1', 'surface')]);
  expect(unit(both, 'A1').did.spent).toBe(0.5);
  expect(both.state.sheet.moves).toBe(1);
});

test('fr3.movement.sbf-difficult-entry, ruling: woods and towns are entered on foot, in a later phase; hills and marshes at once', () => {
  const over = (terrain: string) => start(`terrain ${terrain} 5,3 to 15,12; A1 dragons 10,6 N flying; ${far}`);
  expect(rules(over('woods'), level('A1', 'surface'))).toEqual(['fr3.movement.sbf-difficult-entry']);
  expect(legal(over('hill'), level('A1', 'surface'))).toBe(true);
  const before = start(`terrain woods 5,7 to 15,12; A1 handweapons 10,5 N flying; ${far}`);
  const landed = after(before, [level('A1', 'surface')]);
  expect(rules(landed, ahead(['A1'], 2))).toEqual(['fr3.movement.sbf-difficult-entry']);
  expect(
    rules(
      start('terrain woods 5,8 to 15,14; A1 dragons 10,4 N flying; B1 mobs 10,10 S; B2 mobs 40,33 S'),
      charge(['A1'], { over: 'B1' }),
    ),
  ).toEqual(['fr3.movement.sbf-difficult-entry']);
});

test('fr3.levels.attack-on-surface: a flier that attacks is on the ground, and comes from the air in the melee', () => {
  const at = start('A1 dragons 10,5 N flying; B1 mobs 10,9 S; B2 spears 10,13 S; B3 mobs 40,33 S');
  // It flies over the first line to the second.
  const hit = after(at, [charge(['A1'], { over: 'B2' })], 10);
  expect(unit(hit, 'A1')).toMatchObject({ level: 'surface', comes: 'flying', did: { changedLevel: true } });
  expect(question(hit, 'A1', 'B2')).toMatchObject({ a: { level: 'flying' }, charge: 'a' });
});

test('fr3.levels.choose-engage, fr3.melee.contacting-fliers: surface units do not charge what flies', () => {
  const at = start('A1 knights 10,10 N; B1 dragons 10,13 S flying; B2 mobs 40,33 S');
  expect(rules(at, charge(['A1']))).toContain('fr3.charging.definition');
  expect(rules(at, charge(['A1'], { over: 'B1' }))).toEqual(['fr3.levels.choose-engage']);
});

test('fr3.movement.sbf-stays-grounded: it stays down until its own next movement step, then it may take off', () => {
  const at = start('A1 dragons 10,5 N flying; A2 mobs 3,3 N; B1 mobs 40,9 S; B2 mobs 40,33 S');
  let next = after(at, [level('A1', 'surface'), { kind: 'pass' }]);
  expect(askedNow(next.state)).toMatchObject({ side: 'B', what: 'movement' });
  expect(unit(next, 'A1').level).toBe('surface');
  next = after(next, [{ kind: 'pass' }]);
  expect(unit(after(next, [level('A1', 'flying')]), 'A1').level).toBe('flying');
});

test('fr3.levels.surprise-bonus: a burrower that comes up under an enemy is surprise', () => {
  const at = start('A1 handweapons 10,10 N burrowing; B1 spears 10,12.5 S; B2 mobs 40,33 S');
  const hit = after(at, [charge(['A1'], { over: 'B1' })]);
  expect(question(hit, 'A1', 'B1').a.level).toBe('burrowing');
  expect(unit(hit, 'A1').level).toBe('surface');
});

test('fr3.items.fly-swim-burrow-infantry, fr3.melee.support-levels: drawn to the surface is not landed; staying down is', () => {
  const fight = 'A1 handweapons 10,10 N flying; A2 handweapons 11.575,10 N; B1 mobs 10,13 S; B2 mobs 40,33 S';
  const hit = after(start(fight), [charge(['A1'], { over: 'B1' })]);
  expect(question(hit, 'A1', 'B1').a.support).toBe(0);
  const down = after(start(fight), [level('A1', 'surface'), { kind: 'pass' }]);
  expect(unit(down, 'A1').comes).toBe('surface');
});

test('fr3.charging.disengage-sbf: a flier rises from surface units, not from fliers', () => {
  const at = start('A1 dragons 10,16 N flying landed; B1 spears 10,17.575 S; B2 mobs 40,33 S');
  const away = after(at, [{ kind: 'disengage', unit: 'A1' }]);
  expect(unit(away, 'A1')).toMatchObject({ level: 'flying', morale: 1 });
  expect(unit(away, 'A1').base).toMatchObject({ y: 6, facing: 0 });
  // fr3.charging.disengage-demoralized
  let shaken = start(
    'A1 dragons 10,16 N flying landed demoralized; A2 spears 10,4.4248 N; B1 spears 10,17.575 S; B2 mobs 40,33 S',
  );
  while (askedNow(shaken.state)?.what === 'rally') shaken = after(shaken, [{ kind: 'pass' }]);
  const up = after(shaken, [{ kind: 'disengage', unit: 'A1' }]);
  expect(unit(up, 'A1')).toMatchObject({ status: 'table', level: 'flying', morale: 2, base: { y: 6 } });
  const air = start('A1 dragons 10,10 N flying; B1 dragons 10,11.575 S flying; B2 mobs 40,33 S');
  expect(air.state.contacts).toHaveLength(1);
  expect(rules(air, { kind: 'disengage', unit: 'A1' })).toContain('fr3.charging.disengage-sbf');
});

test('fr3.melee.countercharge-same-level: a flying knight that strikes heavy cavalry on the ground grants no countercharge', () => {
  const hit = after(start('A1 knights 10,8 N flying; B1 heavy-cavalry 10,13 S; B2 mobs 40,33 S'), [
    charge(['A1'], { over: 'B1' }),
  ]);
  const { a, b } = question(hit, 'A1', 'B1');
  expect([a.level, b.level]).toEqual(['flying', 'surface']);
});

test.each([
  ['fr3.levels.infantry-cavalry', 'spears'],
  ['fr3.levels.infantry-cavalry', 'knights'],
  ['fr3.levels.monsters', 'large-monsters'],
  ['fr3.levels.heavy-chariots', 'heavy-chariots'],
  ['fr3.levels.heavy-artillery', 'heavy-artillery'],
  ['fr3.levels.battlewagons', 'battlewagons'],
] as const)('%s: %s that have bought nothing stay on the ground', (_, type) => {
  const at = start(`A1 ${type} 10,5 N; A2 mobs 30,5 N; ${far}`);
  expect(unit(at, 'A1').level).toBe('surface');
  for (const to of ['flying', 'swimming', 'burrowing'] as const)
    expect(rules(at, level('A1', to))).toContain('fr3.items.fly-swim-burrow-cost');
});

test('fr3.levels.unit-levels: fliers are up there until they land or fight, swimmers and burrowers down there', () => {
  const at = start(`A1 mobs 10,5 N flying; A2 mobs 20,5 N; B2 mobs 40,33 S; B1 spears 10,9 S`);
  expect(unit(at, 'A1').level).toBe('flying');
  expect(unit(after(at, [charge(['A1'], { over: 'B1' })]), 'A1').level).toBe('surface');
  expect(unit(after(at, [level('A1', 'surface')]), 'A1').level).toBe('surface');
});

test('fr3.levels.missile-fire-burrowers, fr3.levels.missile-fire-swimmers-surface: up here they shoot at the ground and the air', () => {
  const shots = (mine: string) => {
    const at = begun(
      setupOf(
        `terrain water 4,0 to 16,7; A1 skirmishers 10,5 N ${mine}; A2 skirmishers 30,5 N; B1 spears 10,8.5 S; B2 spears 30,8.5 S; B3 mobs 7,8.5 S flying`,
      ),
    );
    return ['B1', 'B3'].map((target) => rules(at, { kind: 'shoot', units: ['A1'], at: target }).length === 0);
  };
  for (const up of ['swimming landed', 'burrowing landed']) expect(shots(up)).toEqual([true, true]);
  expect(shots('swimming')).toEqual([false, false]);
});

test('fr3.movement.surface-units, fr3.movement.sbf-in-terrain: in woods it goes as its type goes, and can be charged', () => {
  const at = start(
    `terrain woods 5,0 to 15,10; A1 handweapons 10,5 N flying landed; A2 mobs 30,5 N; B1 spears 10,8.5 S; B2 mobs 40,33 S`,
  );
  expect(legal(at, ahead(['A1'], 2))).toBe(false);
  expect(
    legal(start(`terrain woods 5,0 to 15,10; A1 handweapons 10,5 N flying landed; A2 mobs 30,5 N; ${far}`), ahead(['A1'], 2)),
  ).toBe(true);
  expect(
    legal(start(`terrain woods 5,0 to 15,10; A1 handweapons 10,5 N flying landed; A2 mobs 30,5 N; ${far}`), ahead(['A1'], 2.1)),
  ).toBe(false);
  const theirs = after(at, [{ kind: 'pass' }]);
  expect(legal(theirs, charge(['B1']))).toBe(true);
});

test('fr3.levels.artillery-attached-or-part: a piece that is attached may leave; what is built in cannot', () => {
  const at = start(`A1 spears 10,10 N; A2 light-artillery with A1; A3 battlewagons 20,10 N light-artillery; ${far}`);
  expect(rules(at, { kind: 'detach', unit: 'A2' })).toEqual([]);
  expect(rules(at, { kind: 'detach', unit: 'A3' })).toEqual(['fr3.basics.attachment']);
});
