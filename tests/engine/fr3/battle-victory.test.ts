/** How a battle ends and who wins it, by rule id: each test gives a position, actions and dice, and expects the points. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { sheetSide, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { Result } from '../../../src/engine/fr3/battle/victory/victory.ts';
import type { SideId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { withSide } from '../../../src/engine/fr3/companion/state.ts';
import { point, rectangle } from '../../../src/engine/kernel/geometry.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';

const pass: Action = { kind: 'pass' };
const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });
const at = (text: string, more: Partial<Setup> = {}): Played => begun(setupOf(text, more));
/** The same battle with the clock of one side set. */
const withClock = (from: Played, side: SideId, to: number): Played => {
  const state: State = { ...from.state, sheet: withSide(from.state.sheet, sheetSide(from.state, side), { clock: to }) };
  return { ...from, state };
};
const resultOf = ({ state }: Played): Result => {
  const result = fr3Battle.result(state);
  if (!result) throw new Error('The battle goes on.');
  return result;
};
const linesOf = (played: Played, side: SideId) =>
  resultOf(played).scores[side].lines.map(({ name, points, rules }) => [name, points, ...rules]);

/** A battle of one turn in which both sides only pass. */
const still = (text: string, more: Partial<Setup> = {}): Played => after(at(text, { turns: 1, ...more }), [pass, pass]);
const quiet = 'A1 spears 10,5 N; B1 mobs 10,30 S';
/** Knights charge one unit of side B, whose other units are far away; `victim` is its notation. */
const charged = (victim: string, more: Partial<Setup> = {}) =>
  after(at(`A1 knights 10,10 N; ${victim}; B2 mobs*4 20,30 S`, { turns: 1, ...more }), [charge(['A1']), pass]);

test('fr3.victory.points-clock: 50 points for a clock above 0', () => {
  expect(linesOf(still(quiet), 'A')).toEqual([['Clock above 0', 50, 'fr3.victory.points-clock']]);
});

test('fr3.victory.levels, ruling: equal points are a draw', () => {
  expect(resultOf(still(quiet))).toMatchObject({ winner: null, level: 'draw' });
});

test('fr3.victory.points-objective: 200 points for who alone stands on it; with an enemy beside him nobody has them', () => {
  const objective = rectangle(point(7, 2), point(13, 8));
  const held = still(quiet, { objective });
  expect(linesOf(held, 'A')).toContainEqual(['Terrain objective', 200, 'fr3.victory.points-objective']);
  expect(resultOf(held)).toMatchObject({ winner: 'A', level: 'decisive victory' });
  const shared = still('A1 spears 8,7 N; B1 mobs 12,3 S', { objective });
  expect(resultOf(shared).winner).toBeNull();
  expect(resultOf(still(quiet, { objective: rectangle(point(20, 15), point(26, 21)) })).winner).toBeNull();
});

test('fr3.victory.points-objective: a part of a base is enough, and a touch is not', () => {
  const objective = rectangle(point(10.5, 2), point(16.5, 8));
  expect(resultOf(still(quiet, { objective })).winner).toBe('A');
  const half = unitAt(at(quiet).state, 'A1').base.width / 2;
  expect(resultOf(still(quiet, { objective: rectangle(point(10 + half, 2), point(16 + half, 8)) })).winner).toBeNull();
});

test('fr3.victory.points-destroyed: the full cost of what is destroyed, options and leaders included', () => {
  const gone = after(charged('B1 mobs+hero-1-1 10,15 S cost=35'), [fight('A1', 'B1')], 10, 1, 1, 10);
  const over = after(gone, [pass]);
  expect(unitAt(over.state, 'B1').status).toBe('destroyed');
  expect(over.state.characters[0]?.status).toBe('killed');
  expect(linesOf(over, 'A')).toContainEqual(['2 enemies destroyed', 35 + 30, 'fr3.victory.points-destroyed']);
});

test('fr3.victory.points-captured: twice the cost of who is a captive at the end', () => {
  const taken = after(charged('B1 mobs+hero-1-1 10,15 S'), [fight('A1', 'B1')], 10, 1, 4, 10, 9);
  expect(taken.state.characters[0]?.status).toBe('captured');
  expect(linesOf(after(taken, [pass]), 'A')).toContainEqual(['1 captive, twice the cost', 60, 'fr3.victory.points-captured']);
});

test('fr3.victory.levels, ruling: a lead of 100 is marginal, of 101 decisive, of 300 decisive, of 301 a rout', () => {
  const level = (cost: number) => {
    const gone = after(charged(`B1 mobs 10,15 S cost=${cost}`), [fight('A1', 'B1')], 10, 1, 10);
    return resultOf(after(gone, [pass])).level;
  };
  expect([1, 100, 101, 300, 301].map(level)).toEqual([
    'marginal victory',
    'marginal victory',
    'decisive victory',
    'decisive victory',
    'rout',
  ]);
});

test('fr3.victory.end, ruling: the battle is over as soon as a clock stands at 0, in the middle of a phase', () => {
  const text =
    'A1 dragons 10,10 N; B1 dragons 10,11.575 S double-demoralized; B2 mobs*3 30,30 S; A2 knights 20,10 N; B5 mobs 20,11.575 S';
  const start = withClock(at(text), 'B', 1);
  const over = after(start, [pass, fight('A1', 'B1')], 10, 1);
  expect(over.state).toMatchObject({ stage: 'over', sheet: { step: 'melee' } });
  expect(fr3Battle.decider(over.state)).toBeNull();
  expect([...fr3Battle.actions(over.state)]).toEqual([]);
  expect(fr3Battle.refuse(over.state, pass)?.rules).toEqual(['fr3.victory.end']);
});

test('fr3.victory.zero-not-loss: whose clock is at 0 may win by points all the same', () => {
  const objective = rectangle(point(7, 25), point(13, 33));
  const text = 'A1 knights 10,10 N; B1 mobs 10,15 S; B2 pikes 10,29 S';
  const worn = withClock(after(at(text, { objective }), [charge(['A1']), pass]), 'B', 1);
  const over = after(worn, [fight('A1', 'B1')], 2, 8);
  expect(over.state).toMatchObject({ stage: 'over' });
  expect(resultOf(over)).toMatchObject({ winner: 'B', level: 'decisive victory' });
  expect(linesOf(over, 'B')).toEqual([['Terrain objective', 200, 'fr3.victory.points-objective']]);
});

test('fr3.victory.rout-all-units: a side without units is routed, whatever the points say', () => {
  const objective = rectangle(point(37, 2), point(43, 8));
  const text = 'A1 knights 10,10 N; A2 mobs 30,5 N; B1 mobs 10,15 S cost=1';
  const over = after(at(text, { objective }), [charge(['A1']), pass, fight('A1', 'B1')], 10, 1, 10);
  expect(resultOf(over)).toMatchObject({ winner: 'A', level: 'rout' });
  expect(over.events.map((each) => tell(over.state, each)).at(-1)).toMatch(/has no units left and loses by a rout/);
});

test('a battle ends after the turns that were agreed', () => {
  const over = still(quiet);
  expect(over.state.stage).toBe('over');
  expect(over.events.map((each) => tell(over.state, each)).at(-1)).toBe(
    '1 turn has been played, as agreed. Both sides have 50 points: a draw.',
  );
});
