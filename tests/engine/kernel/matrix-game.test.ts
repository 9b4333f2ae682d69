/** Zero-sum games with published solutions, and what holds of every solution. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { undominated } from '../../../src/engine/kernel/matrix-game/dominance.ts';
import { solveExactly } from '../../../src/engine/kernel/matrix-game/equations.ts';
import { exploitabilityOf, type Payoffs, saddle, solveGame } from '../../../src/engine/kernel/matrix-game.ts';

// Games are solved by the hundred here: a busy machine may need its time.
vi.setConfig({ testTimeout: 120_000 });

interface Published {
  readonly name: string;
  readonly payoffs: Payoffs;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly value: string;
}

const published: readonly Published[] = [
  {
    name: 'matching pennies',
    payoffs: [
      [1, -1],
      [-1, 1],
    ],
    rows: ['1/2', '1/2'],
    columns: ['1/2', '1/2'],
    value: '0',
  },
  {
    name: 'odd or even with the sum at stake (Ferguson, Game Theory, part II, 1.2)',
    payoffs: [
      [-2, 3],
      [3, -4],
    ],
    rows: ['7/12', '5/12'],
    columns: ['7/12', '5/12'],
    value: '1/12',
  },
  {
    name: 'a 2x4 game solved by its lower envelope (Ferguson, part II, 2.4)',
    payoffs: [
      [2, 3, 1, 5],
      [4, 1, 6, 0],
    ],
    rows: ['5/7', '2/7'],
    columns: ['0', '5/7', '2/7', '0'],
    value: '17/7',
  },
  {
    name: 'the battle of the Bismarck Sea (Haywood 1954): a saddle',
    payoffs: [
      [2, 2],
      [1, 3],
    ],
    rows: ['1', '0'],
    columns: ['1', '0'],
    value: '2',
  },
  {
    name: 'rock, paper, scissors with the stakes 1, 2 and 3: each as often as the other two’s meeting is worth',
    payoffs: [
      [0, -1, 2],
      [1, 0, -3],
      [-2, 3, 0],
    ],
    rows: ['1/2', '1/3', '1/6'],
    columns: ['1/2', '1/3', '1/6'],
    value: '0',
  },
];

for (const { name, payoffs, rows, columns, value } of published)
  test(`published: ${name}`, () => {
    const { exact, exploitability } = solveGame(payoffs);
    expect(exact?.value.toString()).toBe(value);
    expect(exact?.rows.map(String)).toEqual(rows);
    expect(exact?.columns.map(String)).toEqual(columns);
    expect(exploitability).toBe(0);
  });

test('published: Colonel Blotto with 4 regiments against 3 is worth 14/9 (Ferguson, part II)', () => {
  const blotto: Payoffs = [
    [4, 2, 1, 0],
    [1, 3, 0, -1],
    [-2, 2, 2, -2],
    [-1, 0, 3, 1],
    [0, 1, 2, 4],
  ];
  const { exact, exploitability } = solveGame(blotto);
  expect(exact?.value.toString()).toBe('14/9');
  expect(exact?.rows.map(String)).toEqual(['4/9', '0', '1/9', '0', '4/9']);
  expect(exploitability).toBe(0);
});

const game = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.integer({ min: -40, max: 40 }), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);
const total = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);

describe('every game', () => {
  test('mixtures add up to one, and no pure answer gains anything', () => {
    fc.assert(
      fc.property(game, (payoffs) => {
        const { rows, columns, value, exploitability } = solveGame(payoffs);
        expect(total(rows)).toBeCloseTo(1, 12);
        expect(total(columns)).toBeCloseTo(1, 12);
        expect(Math.min(...rows, ...columns)).toBeGreaterThanOrEqual(0);
        expect(exploitability).toBeLessThanOrEqual(1e-9);
        expect(exploitabilityOf(payoffs, rows, columns)).toBeLessThan(1e-9);
        const met = payoffs.reduce(
          (sum, row, i) => sum + row.reduce((gets, entry, j) => gets + entry * (rows[i] as number) * (columns[j] as number), 0),
          0,
        );
        expect(met).toBeCloseTo(value, 9);
      }),
      { numRuns: 400 },
    );
  });

  test('entries that are not whole are solved as closely', () => {
    fc.assert(
      fc.property(game, (payoffs) => {
        const uneven = payoffs.map((row, i) => row.map((entry, j) => entry / 7 + Math.sqrt(i + 2 * j)));
        const { rows, columns, exploitability } = solveGame(uneven);
        expect(exploitability).toBeLessThanOrEqual(1e-8);
        expect(exploitabilityOf(uneven, rows, columns)).toBeLessThanOrEqual(1e-8);
      }),
      { numRuns: 200 },
    );
  });

  test('seen from the other side it is worth the opposite', () => {
    fc.assert(
      fc.property(game, (payoffs) => {
        const turned = (payoffs[0] ?? []).map((_, j) => payoffs.map((row) => -(row[j] as number)));
        expect(solveGame(turned).value).toBeCloseTo(-solveGame(payoffs).value, 9);
      }),
      { numRuns: 150 },
    );
  });

  test('a number added to every entry is added to the value', () => {
    fc.assert(
      fc.property(game, fc.integer({ min: -50, max: 50 }), (payoffs, more) => {
        const raised = payoffs.map((row) => row.map((entry) => entry + more));
        expect(solveGame(raised).value).toBeCloseTo(solveGame(payoffs).value + more, 9);
      }),
      { numRuns: 150 },
    );
  });

  test('what is dominated can go, what is left is not', () => {
    fc.assert(
      fc.property(game, (payoffs) => {
        const { rows, columns } = undominated(payoffs);
        const small = rows.map((i) => columns.map((j) => payoffs[i]?.[j] as number));
        expect(solveGame(small).value).toBeCloseTo(solveGame(payoffs).value, 9);
        expect(undominated(small)).toEqual({ rows: rows.map((_, i) => i), columns: columns.map((_, j) => j) });
      }),
      { numRuns: 150 },
    );
  });
});

test('a game without entries is refused', () => {
  expect(() => solveGame([])).toThrow(RangeError);
  expect(() => solveGame([[]])).toThrow(RangeError);
});

test('a saddle is the lowest of its row and the highest of its column', () => {
  expect(
    saddle([
      [3, 1],
      [4, 2],
    ]),
  ).toEqual([1, 1]);
  expect(
    saddle([
      [1, -1],
      [-1, 1],
    ]),
  ).toBeUndefined();
});

test('equations: one solution, none, and too many', () => {
  expect(
    solveExactly([
      [2n, 1n, 5n],
      [1n, -1n, 1n],
    ])?.map(String),
  ).toEqual(['2', '1']);
  expect(
    solveExactly([
      [1n, 1n, 1n],
      [1n, 1n, 2n],
    ]),
  ).toBeUndefined();
  expect(solveExactly([[1n, 1n, 1n]])).toBeUndefined();
});
