/** Flanking and rear forces in a battle: which units may be in one, when it arrives, and where. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { write } from '../../../src/engine/kernel/notation.ts';
import { after, begun, type Played, randomBattle, setupOf } from './battle-table.ts';
import { asked, untilTurn } from './magic-table.ts';

const main = 'A3 knights*6 10,5 N; A9 spears 30,5 N cost=500; B1 spears 20,30 S; B2 mobs 40,30 S';
const flank = `A1 light-cavalry*2+hero-1-1 off flank; ${main}`;
const rear = flank.replace('off flank', 'off rear');
const arrive = (edge: 'left' | 'right' | 'home', along: number, ...units: readonly string[]): Action => ({
  kind: 'arrive',
  units,
  edge,
  along,
});
const rules = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules;
const told = ({ state, events }: Played) => events.map((each) => tell(state, each)).join(' ');

test('fr3.pre-game.flanking-force-arrival: a d10 as each turn starts, 9 in the first, 7 in the second', () => {
  const late = begun(setupOf(flank), 8);
  expect(told(late)).toContain('The flanking force of Side A has not arrived yet.');
  expect(['A1', 'A2'].map((id) => unitAt(late.state, id).status)).toEqual(['awaited', 'awaited']);
  expect(asked(begun(setupOf(flank), 9))).toBe('A arrive');
  expect(asked(untilTurn(late, 2, 6))).not.toBe('A arrive');
  expect(asked(untilTurn(late, 2, 7))).toBe('A arrive');
});

test('fr3.pre-game.flanking-force-arrival, ruling, fr3.pre-game.flanking-force-entry: over a side edge of their choice, all over the same, and they move in that turn', () => {
  const at = begun(setupOf(flank), 10);
  expect(rules(at, arrive('home', 10, 'A1', 'A2'))).toEqual(['fr3.pre-game.flanking-force-entry']);
  expect(rules(at, arrive('left', 15, 'A3'))).toEqual(['fr3.pre-game.flanking-force-arrival']);
  const one = after(at, [arrive('left', 15, 'A1')]);
  expect(asked(one)).toBe('A arrive');
  expect(rules(one, arrive('right', 15, 'A2'))).toEqual(['fr3.pre-game.flanking-force-entry']);
  const both = after(at, [arrive('left', 15, 'A1', 'A2')]);
  const bases = ['A1', 'A2'].map((id) => unitAt(both.state, id).base);
  expect(bases.every(({ x, facing }) => x < 3 && facing === 900)).toBe(true);
  expect(brokenInvariants(both.state)).toEqual([]);
  expect(asked(both)).toBe('A movement');
  expect(rules(both, { kind: 'ahead', units: ['A1', 'A2'], inches: 5 })).toBeUndefined();
  expect(told(both)).toContain('Light Cavalry (A1 and A2) arrive on the table.');
});

test('fr3.pre-game.rear-force: over the enemy’s home edge, on the same dice less 2', () => {
  expect(asked(begun(setupOf(rear), 10))).not.toBe('A arrive');
  const late = untilTurn(begun(setupOf(rear), 10), 2, 8);
  expect(asked(late)).not.toBe('A arrive');
  const at = untilTurn(begun(setupOf(rear), 10), 2, 9);
  expect(rules(at, arrive('left', 10, 'A1', 'A2'))).toEqual(['fr3.pre-game.rear-force']);
  const there = after(at, [arrive('home', 10, 'A1', 'A2')]);
  expect(unitAt(there.state, 'A1').base).toMatchObject({ facing: 1800 });
  expect(unitAt(there.state, 'A1').base.y).toBeGreaterThan(33);
});

test('fr3.pre-game.flanking-force-composition: a quarter of the points, quick units, and a major character', () => {
  expect(() => setupOf(flank.replace('+hero-1-1', ''))).toThrow('A flank force must have a major character with it');
  expect(() => setupOf(`A1 light-cavalry*2+hero-1-1 off flank; A3 spears 10,5 N; B1 mobs 40,30 S`)).toThrow(
    'a quarter of the army’s points',
  );
  expect(() => setupOf(flank.replace('light-cavalry', 'handweapons'))).toThrow('Handweapons are too slow for a flank force');
});

test('notation carries a force; random battles with forces end, and break nothing', () => {
  const setup = setupOf(flank);
  expect(setupOf(write(writeSetup(setup))).armies.A.troops.map(({ force }) => force)).toEqual(
    setup.armies.A.troops.map(({ force }) => force),
  );
  for (const [seed, text] of [flank, rear].entries()) {
    const { states } = randomBattle(setupOf(text, { turns: 4 }), seed + 1);
    expect(states.at(-1)?.stage).toBe('over');
    expect(states.filter((_, at) => at % 7 === 0).flatMap(brokenInvariants)).toEqual([]);
  }
});
