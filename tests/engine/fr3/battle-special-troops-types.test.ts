/** The unit types of the reference table in battles, one by one, with the rules peculiar to some types. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { boutOf, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { rateOf } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant } from '../../../src/engine/fr3/battle/units/troops.ts';
import { unitOf, units } from '../../../src/engine/fr3/data/units.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import { until } from './magic-table.ts';

const start = (text: string) => until(begun(setupOf(text)), 'A movement');
const rules = (at: Played, action: Action) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const pass: Action = { kind: 'pass' };
const by = (east: number, north: number) => [east, north].map((at) => (20 + (at * baseSide) / 2).toFixed(4)).join(',');
const far = 'A90 mobs+general-2-2 3,3 N; B90 mobs 40,33 S';
const plus = ({ state }: Played, one: string, other: string) =>
  totalOf(boutOf(state, unitAt(state, one), unitAt(state, other)), 'a');

/** Unit types by the rule id of their row; the numbers are those of the reference table. */
const types = [
  ['fr3.infantry.beastmen', 'beastmen'],
  ['fr3.infantry.crossbow-handgun', 'crossbow-handgun'],
  ['fr3.infantry.handweapons', 'handweapons'],
  ['fr3.infantry.longbows', 'longbows'],
  ['fr3.infantry.militia', 'militia'],
  ['fr3.infantry.mobs', 'mobs'],
  ['fr3.infantry.muskets', 'muskets'],
  ['fr3.infantry.pikes', 'pikes'],
  ['fr3.infantry.rangers', 'rangers'],
  ['fr3.infantry.rifles', 'rifles'],
  ['fr3.infantry.skirmishers', 'skirmishers'],
  ['fr3.infantry.spears', 'spears'],
  ['fr3.infantry.sword-and-pistol', 'sword-and-pistol'],
  ['fr3.cavalry.heavy-cavalry', 'heavy-cavalry'],
  ['fr3.cavalry.light-cavalry', 'light-cavalry'],
  ['fr3.cavalry.mounted', 'mounted'],
  ['fr3.cavalry.heavy-chariots', 'heavy-chariots'],
  ['fr3.cavalry.dragoons', 'dragoons'],
  ['fr3.cavalry.knights', 'knights'],
  ['fr3.monsters.dragons', 'dragons'],
  ['fr3.monsters.large-monsters', 'large-monsters'],
  ['fr3.monsters.small-monsters', 'small-monsters'],
  ['fr3.monsters.swarms', 'swarms'],
  ['fr3.specials.blobs', 'blobs'],
  ['fr3.war-machines.battlewagons', 'battlewagons'],
  ['fr3.war-machines.heavy-artillery', 'heavy-artillery'],
  ['fr3.war-machines.light-artillery', 'light-artillery'],
] as const;

test.each(types)('%s: it moves, fights and rallies by its row', (rule, type) => {
  const row = unitOf(type);
  expect(row?.rule).toBe(rule);
  const at = start(`A1 ${type} 20,10 N; ${far}`);
  const it = unit(at, 'A1');
  expect(asCombatant(at.state, it)).toMatchObject({
    combatFactor: row?.combatFactor,
    rally: row?.rally,
    chargeBonus: row?.chargeBonus,
  });
  expect(rateOf(at.state, [it])).toEqual(row?.move);
  const open = row?.move?.open ?? 0;
  const ahead = (inches: number): Action =>
    ['blobs'].includes(type) ? { kind: 'surge', unit: 'A1', angle: 0, inches } : { kind: 'ahead', units: ['A1'], inches };
  expect([rules(at, ahead(open)), rules(at, ahead(open + 0.5))]).toEqual([[], expect.arrayContaining(['fr3.movement.rate'])]);
});

test('fr3.reference.rally-column: every type of the table that has a move is in the list above, or has tests of its own', () => {
  const own = ['cyclics', 'leviathans', 'fanatics', 'contraptions'];
  const here: readonly string[] = types.map(([, type]) => type);
  const groups = ['infantry', 'cavalry', 'monsters', 'specials', 'machines'];
  expect(units.filter(({ id, group }) => groups.includes(group) && !here.includes(id) && !own.includes(id))).toEqual([]);
});

test('fr3.specials.class: blobs and fanatics take nothing along', () => {
  for (const type of ['blobs', 'fanatics'])
    expect(
      rules(start(`A1 skirmishers ${by(0, -2)} N; A2 ${type} ${by(0, 0)} N; ${far}`), { kind: 'attach', unit: 'A1', to: 'A2' }),
    ).toContain('fr3.basics.attachment-barred-primaries');
});

test('fr3.specials.fanatics-shieldwall: a shieldwall costs even them 1, and nothing else tells enemies apart', () => {
  const at = (words: string) => after(start(`A1 spears ${by(0, 0)} N ${words}; B1 fanatics ${by(0, 2)} S; ${far}`), [pass]);
  expect([plus(at(''), 'B1', 'A1'), plus(at('shieldwall'), 'B1', 'A1')]).toEqual([0, -1]);
});

test('fr3.infantry.pavisiers-combat-factor: +1 to the CF of their unit', () => {
  const at = start(
    `A1 crossbow-handgun ${by(0, 0)} N pavisiers; A2 crossbow-handgun 10,10 N; B1 spears ${by(0, 2)} S; B2 spears 10,${10 + baseSide} S; ${far}`,
  );
  expect(plus(at, 'A1', 'B1') - plus(at, 'A2', 'B2')).toBe(1);
});

test('fr3.infantry.rangers-no-racial-modifiers: rangers of dwarfs are rangers', () => {
  expect(() => start(`A1 rangers 10,10 N dwarf; ${far}`)).toThrow();
});

test('fr3.infantry.pikes-square: single pikes may form square, a pike block may not', () => {
  const square = (size: string) =>
    rules(start(`A1 pikes ${by(0, 0)} N ${size}; A2 pikes ${by(2, 0)} N; ${far}`), { kind: 'square', units: ['A1', 'A2'] });
  expect(square('')).toEqual([]);
  expect(square('1x2')).not.toEqual([]);
});

test('fr3.cavalry.dragoons-flank-rear: dragoons at a flank or in the rear count twice', () => {
  const at = start(`A1 spears ${by(0, 0)} N; A2 dragoons ${by(2, 2)} W; B1 spears ${by(0, 2)} S; ${far}`);
  expect(questionOf(at.state, unit(at, 'A1'), unit(at, 'B1')).a).toMatchObject({ flank: 0, flankLight: 1 });
});

test('fr3.cavalry.light-cavalry-withdraw: light cavalry leaves infantry without a roll, and is demoralized by it', () => {
  const at = start(`A1 light-cavalry ${by(0, 0)} N bows; B1 spears ${by(0, 2)} S; ${far}`);
  expect(unit(after(at, [{ kind: 'disengage', unit: 'A1' }]), 'A1').morale).toBe(1);
});

test('fr3.cavalry.pursuit-test: knights test when they destroy their enemy, in a later round too', () => {
  const at = start(`A1 knights ${by(0, 0)} N; B1 mobs ${by(0, 2)} S; ${far}`);
  const shaken: Played = { events: [], state: withUnit(after(at, [pass]).state, 'B1', { morale: 2 }) };
  const won = after(shaken, [{ kind: 'fight', a: 'A1', b: 'B1' }], 5, 1, 10);
  expect(won.events).toContainEqual(expect.objectContaining({ kind: 'tested', unit: 'A1', of: 'over-pursuit', passed: true }));
});

test('fr3.monsters.swarms-fear, fr3.monsters.swarms-no-undead-penalty: they fear nobody, frighten nobody, and pay nothing for it as the undead do', () => {
  const on = after(start(`A1 swarms ${by(0, 0)} N; B1 dragons ${by(0, 5)} S; ${far}`), [charge(['A1'])]);
  expect(on.events.some(({ kind }) => kind === 'tested')).toBe(false);
  const under = after(start(`A1 swarms ${by(0, 0)} N; B1 spears ${by(0, 5)} S; ${far}`), [charge(['A1'])]);
  expect(under.events.some(({ kind }) => kind === 'tested')).toBe(false);
  const both = start(`A1 swarms 20,10 N; A2 mobs 10,10 N undead; ${far}`);
  expect(rateOf(both.state, [unit(both, 'A1')])).toEqual(unitOf('swarms')?.move);
  expect(rateOf(both.state, [unit(both, 'A2')])).not.toEqual(unitOf('mobs')?.move);
});

test('fr3.war-machines.light-artillery-when-charged: +1 when it is charged, by itself', () => {
  const at = after(start(`A1 handweapons ${by(0, 0)} N; B1 light-artillery ${by(0, 5)} S; ${far}`), [charge(['A1'])]);
  const stood = start(`A1 handweapons ${by(0, 0)} N; B1 light-artillery ${by(0, 2)} S; ${far}`);
  expect(plus(at, 'B1', 'A1') - plus(stood, 'B1', 'A1')).toBe(1);
});

test('fr3.war-machines.heavy-artillery-direct, fr3.war-machines.heavy-artillery-indirect: over a hill reaches only what lobs its shots', () => {
  const shot = (words: string) =>
    rules(
      begun(
        setupOf(
          `terrain hill 15,14 to 25,18; A1 heavy-artillery 20,10 N ${words}; B1 mobs 20,26 S; A2 longbows 5,5 N; B2 mobs 5,9 S`,
        ),
      ),
      { kind: 'bombard', unit: 'A1', at: 'B1' },
    );
  expect(shot('')).toContain('fr3.artillery.los-terrain');
  expect(shot('indirect')).toEqual([]);
});

test('fr3.items.terrifying-mounts: they are feared, with +1 CF and +2 to their charge', () => {
  const at = start(`A1 knights ${by(0, 0)} N mounts; B1 spears ${by(0, 5)} S; ${far}`);
  const charged = after(at, [charge(['A1'])], 10);
  expect(charged.events).toContainEqual(expect.objectContaining({ kind: 'tested', unit: 'B1', of: 'fear' }));
  const bare = after(start(`A1 knights ${by(0, 0)} N; B1 spears ${by(0, 5)} S; ${far}`), [charge(['A1'])]);
  expect(plus(charged, 'A1', 'B1') - plus(bare, 'A1', 'B1')).toBe(3);
});

test('fr3.items.napoleonic-square-attach, fr3.war-machines.heavy-artillery-attach: Napoleonic pieces join a unit that stands in square', () => {
  const at = start(
    `A1 muskets ${by(0, 0)} N; A2 muskets ${by(2, 0)} N; A3 light-artillery ${by(0, -2)} N napoleonic; A4 light-artillery ${by(2, -2)} N; ${far}`,
  );
  const inSquare: Played = {
    events: [],
    state: withUnit(withUnit(at.state, 'A1', { square: ['A1', 'A2'] }), 'A2', { square: ['A1', 'A2'] }),
  };
  expect(rules(inSquare, { kind: 'attach', unit: 'A3', to: 'A1' })).toEqual([]);
  expect(rules(inSquare, { kind: 'attach', unit: 'A4', to: 'A2' })).toEqual(['fr3.items.napoleonic-square-attach']);
  const joined = after(inSquare, [{ kind: 'attach', unit: 'A3', to: 'A1' }]);
  expect(unit(joined, 'A3')).toMatchObject({ status: 'attached', host: 'A1', square: [] });
});
