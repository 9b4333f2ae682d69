/** What holds of the odds of any chance, whatever its dice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, inOrder, known, map, play, roll } from '../../../src/engine/kernel/chance.ts';
import { recorded, scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { approximate, fraction, plus, times, zero } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { seededPlays as plays } from '../../deep.ts';
import { chanceOf, count, type Plan, plans, purpose } from './dice-trees.ts';

/** One plan after another, chosen by the value of the first. */
const composed = (first: Plan, rest: readonly Plan[]): Chance<number> =>
  inOrder(0, [() => chanceOf(first), (value) => map(chanceOf(rest[value] as Plan), (next) => value * 10 + next)]);

const fivePlans = fc.array(plans, { minLength: 5, maxLength: 5 });

test('the chances of a chance add up to one, and none is zero or negative', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const found = [...odds(chanceOf(plan))];
      expect(String(found.reduce((sum, [, f]) => plus(sum, f), zero))).toBe('1');
      for (const [, f] of found) expect(f.numerator > 0n).toBe(true);
    }),
  );
});

test('they are those of the naive count of every face', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { ways, of } = count(plan);
      const found = odds(chanceOf(plan));
      expect(new Set(found.values)).toEqual(new Set(ways.keys()));
      for (const [value, f] of found) expect(String(f)).toBe(String(fraction(ways.get(value) as bigint, of)));
    }),
  );
});

test('composition: the chance of a path is the product of its steps, and paths to one result add up', () => {
  fc.assert(
    fc.property(plans, fivePlans, (first, rest) => {
      const naive = new Map<number, ReturnType<typeof fraction>>();
      const one = count(first);
      for (const [value, n] of one.ways) {
        const two = count(rest[value] as Plan);
        for (const [next, m] of two.ways) {
          const result = value * 10 + next;
          naive.set(result, plus(naive.get(result) ?? zero, times(fraction(n, one.of), fraction(m, two.of))));
        }
      }
      const found = odds(composed(first, rest));
      expect(new Set(found.values)).toEqual(new Set(naive.keys()));
      for (const [value, f] of found) expect(String(f)).toBe(String(naive.get(value)));
    }),
  );
});

test('composed odds are those of the same dice nested in one tree', () => {
  const nested = (plan: Plan, leaf: (value: number) => Chance<number>): Chance<number> =>
    'value' in plan
      ? leaf(plan.value)
      : roll(plan.die, purpose('nested'), (face) => nested(plan.next[(face - 1) % plan.next.length] as Plan, leaf));
  fc.assert(
    fc.property(plans, fivePlans, (first, rest) => {
      const byNesting = odds(nested(first, (value) => nested(rest[value] as Plan, (next) => known(value * 10 + next))));
      const bySteps = odds(composed(first, rest));
      for (const value of new Set([...byNesting.values, ...bySteps.values]))
        expect(String(bySteps.of((other) => other === value))).toBe(String(byNesting.of((other) => other === value)));
    }),
  );
});

test('grouping of steps does not matter', () => {
  fc.assert(
    fc.property(plans, fivePlans, fivePlans, (first, second, third) => {
      const step = (choice: readonly Plan[]) => (value: number) =>
        map(chanceOf(choice[value % 5] as Plan), (next) => (value + next) % 7);
      const left = inOrder(0, [(sum: number) => inOrder(sum, [() => chanceOf(first), step(second)]), step(third)]);
      const right = inOrder(0, [() => chanceOf(first), (value: number) => inOrder(value, [step(second), step(third)])]);
      for (let value = 0; value < 7; value++)
        expect(String(odds(left).of((other) => other === value))).toBe(String(odds(right).of((other) => other === value)));
    }),
  );
});

test('the mean of a sum is the sum of the means', () => {
  fc.assert(
    fc.property(plans, plans, (a, b) => {
      const added = inOrder(0, [() => chanceOf(a), (sum: number) => map(chanceOf(b), (next) => sum + next)]);
      const mean = (chance: Chance<number>) => odds(chance).mean((value) => value);
      expect(String(mean(added))).toBe(String(plus(mean(chanceOf(a)), mean(chanceOf(b)))));
    }),
  );
});

test('every play is one of the results, and replays from its record', () => {
  fc.assert(
    fc.property(plans, fivePlans, fc.integer(), (first, rest, seed) => {
      const chance = composed(first, rest);
      const recording = recorded(seeded(seed));
      const value = play(chance, recording);
      expect(odds(chance).values).toContain(value);
      const script = scripted(recording.faces);
      expect(play(chance, script)).toBe(value);
      script.finish();
    }),
  );
});

describe('many plays with seeded dice come within five standard errors of the odds', () => {
  const d = (sides: number): Chance<number> => roll(sides, purpose(`a d${sides}`), known);
  const explode = (deep: number): Chance<number> =>
    roll(6, purpose('a six rolls again'), (face) =>
      face < 6 || deep === 0 ? known(face) : map(explode(deep - 1), (more) => face + more),
    );
  const chances: Record<string, Chance<number | string>> = {
    'two d10 compared': roll(10, purpose('mine'), (mine) =>
      roll(10, purpose('yours'), (yours) =>
        known(
          mine + 5 === yours + 3 ? 'draw' : mine + 5 > yours + 3 ? (mine + 5 >= 2 * (yours + 3) ? 'doubled' : 'won') : 'lost',
        ),
      ),
    ),
    'a volley, a fear test and a melee': inOrder(0, [
      (losses: number) => map(d(10), (face) => losses + (face >= 9 ? 1 : 0)),
      (losses: number) => map(d(10), (face) => losses + (face - losses >= 6 ? 0 : 1)),
      (losses: number) => (losses > 1 ? known(3) : map(d(10), (face) => losses + (face > 4 ? 1 : 0))),
    ]),
    'sixes that roll again': explode(3),
    '3d6': inOrder(
      0,
      Array.from({ length: 3 }, () => (sum: number) => map(d(6), (face) => sum + face)),
    ),
    'a d12 or a d7, as a d3 says': roll(3, purpose('which'), (face) => (face === 1 ? d(12) : d(7))),
  };

  test.each(Object.entries(chances))('%s', (_name, chance) => {
    const dice = seeded(20_260_724);
    const tally = new Map<number | string, number>();
    for (let n = 0; n < plays; n++) {
      const value = play(chance, dice);
      tally.set(value, (tally.get(value) ?? 0) + 1);
    }
    const found = odds(chance);
    expect([...tally.keys()].filter((value) => !found.values.includes(value))).toEqual([]);
    for (const [value, f] of found) {
      const p = approximate(f);
      const standardError = Math.sqrt((p * (1 - p)) / plays);
      expect(Math.abs((tally.get(value) ?? 0) / plays - p)).toBeLessThan(5 * standardError);
    }
  });
});
