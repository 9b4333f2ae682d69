/** What the computer players of Hordes think a position is worth. */
import { describe, expect, test } from 'vitest';
import { hottBattle } from '../../../src/engine/hott/battle/battle.ts';
import { judgement } from '../../../src/engine/hott/battle/judgement/judgement.ts';
import { weights } from '../../../src/engine/hott/battle/judgement/weights.ts';
import type { ElementId } from '../../../src/engine/hott/data/elements.ts';
import { depthOf } from '../../../src/engine/hott/data/scale.ts';
import { expectation } from '../../../src/engine/kernel/opponent/expectation.ts';
import { usualBudget } from '../../../src/engine/kernel/opponent/search.ts';
import { playerOf } from '../../../src/engine/kernel/opponent.ts';
import { type Field, table } from './battle-table.ts';

const mine = ['heroes 300 300 N general', 'paladins 500 300 N'];
const theirs = ['heroes 300 2200 S general', 'paladins 500 2200 S'];
const at = (A: readonly string[], B: readonly string[], more: Partial<Field> = {}) =>
  table({ A: [...A, ...mine], B: [...B, ...theirs], now: { step: 'close-combat' }, ...more });

/** Two elements that fight front to front at this distance from the left edge. */
const fighting = (one: ElementId, other: ElementId, x: number): readonly [string, string] => [
  `${one} ${x} 1000 N`,
  `${other} ${x} ${1000 + (100 * (depthOf(one) + depthOf(other))) / 2} S`,
];

describe('the mean of a combat', () => {
  test.each([
    ['blades', 'hordes'],
    ['knights', 'shooters'],
  ] as const)('%s against %s is exact in simulations too, which look at few results', (one, other) => {
    // With another fight to come, this one does not end the bound.
    const [first, second] = [fighting(one, other, 1000), fighting('riders', 'riders', 1600)];
    const { state } = at([first[0], second[0]], [first[1], second[1]]);
    const [action] = [...hottBattle.actionsAmong(state, ['fight'])];
    if (!action) throw new Error('There is no fight.');
    const meanBy = (leaves: number): number =>
      expectation(hottBattle.perform(state, action), (report) => judgement.worth(report.state, 'A'), leaves);
    expect(meanBy(usualBudget.leaves)).toBeCloseTo(meanBy(1e6), 9);
  });
});

describe('the forecast', () => {
  test('stays within a won battle, and is better for the side that acts and has the better troops', () => {
    const { state } = at(['blades 1000 1000 N'], ['hordes 1000 1400 S'], { now: { step: 'moves', pips: 3 } });
    for (const side of ['A', 'B'] as const) expect(Math.abs(judgement.forecast(state, side))).toBeLessThan(weights.forecast.won);
    expect(judgement.forecast(state, 'A')).toBeGreaterThan(judgement.forecast(state, 'B'));
  });

  test('of a battle that is over is its result, whatever the losses', () => {
    const { state } = at(['blades 1000 1000 N'], ['hordes 1000 1400 S'], { now: { step: 'moves' } });
    const ending = (winner: 'A' | 'B' | null) => ({
      ...state,
      stage: 'over' as const,
      ending: { winner, by: 'losses' as const },
    });
    expect(judgement.forecast(ending('A'), 'A')).toBe(weights.forecast.won);
    expect(judgement.forecast(ending('A'), 'B')).toBe(-weights.forecast.won);
    expect(judgement.forecast(ending(null), 'B')).toBe(0);
  });
});

describe('a free shot', () => {
  const shooting = { now: { step: 'shooting' as const, pips: 0 } };

  test('is taken by every level, though it leaves friends with nobody near to attack', () => {
    const { state } = at(['shooters 1000 1000 N', 'riders 700 1000 N', 'riders 1300 1000 N'], ['hordes 1000 1300 S'], shooting);
    for (const id of ['recruit', 'sergeant', 'greedy', 'marshal', 'search'] as const)
      expect(playerOf(id, hottBattle, judgement, 1).choose(state)).toEqual({ kind: 'shoot', units: ['A1'], target: 'B1' });
  });

  test('is left to the judgement if the target could shoot back', () => {
    const { state } = at(['shooters 1000 1000 N'], ['shooters 1000 1200 S'], shooting);
    expect(judgement.drill?.(state)).toBeUndefined();
  });
});

test('the Recruit leaves out marches of several elements, and hurries more than the Sergeant, who hurries more than the Captain', () => {
  expect([judgement.together?.({ kind: 'march' } as never), judgement.together?.({ kind: 'done' })]).toEqual([true, false]);
  const [far, near] = ['blades 1000 600 N', 'blades 1000 1000 N'].map(
    (one) => at([one], ['blades 1000 1700 S'], { now: { step: 'moves', pips: 5 } }).state,
  );
  const gain = (by: typeof judgement.worth) => by(near as never, 'A') - by(far as never, 'A');
  const { recruit, sergeant } = judgement.lessons;
  expect(gain(recruit)).toBeGreaterThan(gain(sergeant));
  expect(gain(sergeant)).toBeGreaterThan(gain(judgement.worth));
});
