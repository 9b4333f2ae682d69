import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, known, roll } from '../../../src/engine/kernel/chance.ts';
import { firstPassage } from '../../../src/engine/kernel/first-passage.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';

const purpose = { decides: 'where it goes', rules: [] };
const d = (sides: number, next: (face: number) => number): Chance<number> => roll(sides, purpose, (face) => known(next(face)));

describe('how long it takes', () => {
  test('a die until it shows a 6: 6 throws on average', () => {
    const step = (at: number) => d(6, (face) => (face === 6 ? 1 : at));
    const { ever, steps } = firstPassage(odds(step(0)), step, (at) => at === 1);
    expect(ever).toBeCloseTo(1, 11);
    expect(steps).toBeCloseTo(6, 10);
  });

  test('four such sixes: 24', () => {
    const step = (at: number) => d(6, (face) => (face === 6 ? at + 1 : at));
    expect(firstPassage(odds(step(0)), step, (at) => at === 4).steps).toBeCloseTo(24, 9);
  });

  test('a walk with ruin: from 3 of 7, a fair coin arrives in 3 of 7 and takes (49 − 9) / 3 steps then', () => {
    const step = (at: number) => (at === 0 ? known(0) : d(2, (face) => at + (face === 1 ? 1 : -1)));
    const { ever, steps } = firstPassage(odds(step(3)), step, (at) => at === 7);
    expect(ever).toBeCloseTo(3 / 7, 10);
    expect(steps).toBeCloseTo((49 - 9) / 3, 8);
  });

  test('what never arrives has no mean', () => {
    const step = (at: number) => known(at);
    expect(firstPassage(odds(step(0)), step, (at) => at === 1)).toEqual({ ever: 0, steps: 0 });
  });

  test('arrived at once: one step', () => {
    expect(
      firstPassage(
        odds(known(1)),
        (at) => known(at),
        (at) => at === 1,
      ),
    ).toEqual({ ever: 1, steps: 1 });
  });

  test('it is the sum over steps, for any number of faces that go on, stay and go back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 3 }), (on, back) => {
        if (on + back > 10) return;
        const step = (at: number) =>
          at >= 3 ? known(at) : d(10, (face) => (face <= on ? at + 1 : face <= on + back ? Math.max(0, at - 1) : at));
        const { ever, steps } = firstPassage(odds(step(0)), step, (at) => at === 3);
        let now = new Map([[0, 1]]);
        let mean = 0;
        for (let nth = 1; nth <= 4000; nth++) {
          const next = new Map<number, number>();
          for (const [at, chance] of now)
            for (let face = 1; face <= 10; face++) {
              const to = face <= on ? at + 1 : face <= on + back ? Math.max(0, at - 1) : at;
              next.set(to, (next.get(to) ?? 0) + chance / 10);
            }
          mean += nth * (next.get(3) ?? 0);
          next.delete(3);
          now = next;
          if (Math.max(...now.values()) < 1e-15) break;
        }
        expect(ever).toBeCloseTo(1, 9);
        expect(Math.abs(steps - mean) / mean).toBeLessThan(1e-4);
      }),
      { numRuns: 25 },
    );
  });
});
