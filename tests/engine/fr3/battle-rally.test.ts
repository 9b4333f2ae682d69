/** Rallying and control, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const rally = (unit: string): Act => ({ kind: 'rally', unit });
const ahead = (...units: string[]): Act => ({ kind: 'ahead', units, inches: 2 });
const start = (text: string) => begun(setupOf(`${text}; B1 mobs 40,33 S`));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const moves = ({ state }: Played) => state.sheet.moves;

test('fr3.rally.timing, fr3.sequence.rally-step: first of all, each shaken unit once, in any order', () => {
  const at = start('A1 spears 10,10 N demoralized; A2 spears 20,10 N demoralized; A3 spears 30,10 N');
  expect(askedNow(at.state)).toEqual({ what: 'rally', side: 'A' });
  expect([...fr3Battle.actions(at.state)]).toEqual([rally('A1'), rally('A2'), pass]);
  const tried = after(at, [rally('A2')], 1);
  expect(rules(tried, rally('A2'))).toEqual(['fr3.rally.roll']);
  expect(rules(tried, rally('A3'))).toEqual(['fr3.rally.roll']);
  expect(rules(tried, rally('B1'))).toEqual(['fr3.rally.timing']);
  expect([...fr3Battle.actions(tried.state)]).toEqual([rally('A1'), pass]);
});

test('fr3.rally.roll, fr3.rally.roll-penalty, fr3.rally.success: 6+ for spears, less 1 or 2; both levels go at once', () => {
  const rolled = (state: string, face: number) =>
    unit(after(start(`A1 spears 10,10 N ${state}; A2 spears 20,10 N demoralized`), [rally('A1')], face), 'A1').morale;
  expect(rolled('demoralized', 6)).toBe(1);
  expect(rolled('demoralized', 7)).toBe(0);
  expect(rolled('double-demoralized', 7)).toBe(2);
  expect(rolled('double-demoralized', 8)).toBe(0);
});

test('fr3.rally.roll, ruling: engaged units may rally too', () => {
  const at = begun(setupOf('A1 spears 10,10 N demoralized; B1 mobs 10,11.575 S'));
  expect(unit(after(at, [rally('A1')], 7), 'A1').morale).toBe(0);
});

test('fr3.rally.remaining-demoralized, fr3.rally.remaining-double: who has not rallied does not charge', () => {
  for (const state of ['demoralized', 'double-demoralized']) {
    const at = begun(setupOf(`A1 spears 10,10 N ${state}; B1 mobs 10,13 S`));
    expect(rules(after(at, [pass]), charge(['A1'])), state).toContain('fr3.charging.no-charge-units');
    const fresh = after(at, [rally('A1')], 8);
    expect(rules(fresh, charge(['A1'])), state).toEqual([]);
  }
});

test('fr3.characters.bonus-notation: leaders add to the roll, several of them together', () => {
  const at = (who: string) => start(`A1 spears${who} 10,10 N demoralized; A2 spears 20,10 N demoralized`);
  expect(unit(after(at('+general-2-2'), [rally('A1')], 5), 'A1').morale).toBe(0);
  expect(unit(after(at('+general-2-2'), [rally('A1')], 4), 'A1').morale).toBe(1);
  expect(unit(after(at('+general-2-2+hero-1-1'), [rally('A1')], 4), 'A1').morale).toBe(0);
});

/** Turns the first character of side A into a beastmaster. */
function withBeastmaster(text: string): Played {
  const read = setupOf(`${text}; B1 mobs 40,33 S`);
  const [first, ...more] = read.armies.A.characters;
  const characters = [{ ...first!, beastmaster: true }, ...more];
  return begun({ ...read, armies: { ...read.armies, A: { ...read.armies.A, characters } } });
}

test('fr3.control.monsters, fr3.control.uncontrolled-cost: without a beastmaster each monster costs a point of its own', () => {
  const text = 'A1 spears+hero-1-1 10,10 N; A2 large-monsters 11.5752,10 N; A3 small-monsters 13.1504,10 N';
  // One point for the group and one for each of the two monsters.
  expect(moves(after(start(text), [ahead('A1', 'A2', 'A3')]))).toBe(3);
  expect(moves(after(withBeastmaster(text), [ahead('A1', 'A2', 'A3')]))).toBe(1);
  expect(moves(after(start(text), [ahead('A2')]))).toBe(1);
});

test('fr3.control.undead, ruling, fr3.control.undead-heroes: undead obey generals and sub-commanders, or the hero that is with them', () => {
  const text = (who: string) => `A1 spears 10,10 N undead; A2 spears 11.5752,10 N undead; A3 mobs${who} 30,10 N`;
  expect(moves(after(start(text('')), [ahead('A1', 'A2')]))).toBe(3);
  expect(moves(after(start(text('+sub-commander-1-2')), [ahead('A1', 'A2')]))).toBe(1);
  const hero = 'A1 spears+hero-1-1 10,10 N undead; A2 spears 20,10 N undead';
  expect(moves(after(start(hero), [ahead('A1')]))).toBe(0);
  expect(moves(after(start(hero), [ahead('A2')]))).toBe(1);
});

test('fr3.control.undead-monsters: no leader of troops controls undead monsters', () => {
  const at = withBeastmaster('A1 spears+general-2-2 10,10 N; A2 large-monsters 20,10 N undead');
  expect(moves(after(at, [ahead('A2')]))).toBe(1);
  expect(rules(at, { kind: 'transfer', character: 'A3', to: 'A2' }).length).toBeGreaterThan(0);
});

test('fr3.characters.sub-commander-leads-group, fr3.characters.general-leads-group, ruling, fr3.characters.major-leads-unit: who moves free, and that four with a sub-commander do not', () => {
  const row = (who: string) => start(`A1 spears${who} 10,10 N; A2 spears*3 11.5752,10 N`);
  const cost = (who: string, many: number) => moves(after(row(who), [ahead(...['A1', 'A2', 'A3', 'A4'].slice(0, many))]));
  expect([1, 2, 4].map((many) => cost('+hero-1-1', many))).toEqual([0, 1, 1]);
  expect([1, 3, 4].map((many) => cost('+sub-commander-1-2', many))).toEqual([0, 0, 1]);
  expect([1, 4].map((many) => cost('+general-2-2', many))).toEqual([0, 0]);
});

test('fr3.square.rally: fr3.rally.timing holds for a square as one', () => {
  const formed = after(unshot(start('A1 pikes*2 10,10 N; A3 mobs 30,3 N')), [{ kind: 'square', units: ['A1', 'A2'] }]);
  const units = formed.state.units.map((each) => (each.square.length > 0 ? { ...each, morale: 1 as const } : each));
  let at: Played = { ...formed, state: { ...formed.state, units } };
  for (let n = 0; n < 8 && !(askedNow(at.state)?.what === 'rally' && askedNow(at.state)?.side === 'A'); n++)
    at = after(at, [pass]);
  const rolls = [...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'rally');
  expect(rolls).toHaveLength(1);
  const done = after(at, [rolls[0] as Act], 7);
  expect(['A1', 'A2'].map((id) => unit(done, id).morale)).toEqual([0, 0]);
});
