/** Work is counted, and ends where its budget ends. */
import { expect, test } from 'vitest';
import { within, work } from '../../../src/engine/kernel/budget.ts';
import { type Chance, inOrder, known, map, roll } from '../../../src/engine/kernel/chance.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';

const spend = (steps: number) => () => {
  for (let step = 0; step < steps; step++) work(1);
  return 'done';
};

test('steps are counted up to the most that is allowed', () => {
  expect(within(10, spend(10))).toEqual({ ok: true, value: 'done', steps: 10 });
  expect(within(10, spend(11))).toEqual({ ok: false, steps: 11 });
  expect(within(0, () => 'nothing to do')).toEqual({ ok: true, value: 'nothing to do', steps: 0 });
});

test('without a budget nothing is forbidden', () => {
  expect(spend(100_000)()).toBe('done');
});

test('somebody hears of the steps after every so many', () => {
  const heard: number[] = [];
  within(100, spend(35), 10, (done) => heard.push(done));
  expect(heard).toEqual([10, 20, 30]);
});

test('of budgets in each other the smallest rest counts, and it ends the work that set it', () => {
  const inner: unknown[] = [];
  const outer = within(10, () => {
    inner.push(within(4, spend(5)));
    inner.push(within(100, spend(3)));
    inner.push(within(100, spend(50)));
    return 'not reached';
  });
  expect(inner).toEqual([
    { ok: false, steps: 5 },
    { ok: true, value: 'done', steps: 3 },
  ]);
  expect(outer).toEqual({ ok: false, steps: 11 });
  expect(within(10, spend(10)).ok).toBe(true);
});

test('another error is nobody’s budget, and leaves it in order', () => {
  expect(() =>
    within(10, () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(within(10, spend(11)).ok).toBe(false);
  expect(spend(1000)()).toBe('done');
});

test('every face that is looked at is a step', () => {
  const d10 = (): Chance<number> => roll(10, { decides: 'a test', rules: [] }, known);
  const sums = (dice: number) =>
    inOrder(
      0,
      Array.from({ length: dice }, () => (sum: number) => map(d10(), (face) => sum + face)),
    );
  const steps = [1, 2, 3].map((dice) => within(1e6, () => odds(sums(dice))).steps);
  // One die of ten faces; then ten sums with ten faces each; then nineteen: and as many weights that are poured.
  expect(steps[0]).toBeGreaterThanOrEqual(10);
  expect((steps[1] as number) - (steps[0] as number)).toBeGreaterThanOrEqual(100);
  expect((steps[2] as number) - (steps[1] as number)).toBeGreaterThanOrEqual(190);
  expect(steps[2]).toBeLessThan(2000);
});
