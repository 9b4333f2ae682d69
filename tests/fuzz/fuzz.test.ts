/** A short run of `npm run fuzz`: damaged inputs for everything that reads from outside. */
import { expect, test } from 'vitest';
import { boundaries } from '../../src/tools/fuzz/boundaries.ts';
import { type Boundary, same } from '../../src/tools/fuzz/boundary.ts';
import { tried } from '../../src/tools/fuzz/run.ts';
import { sampleOr } from '../deep.ts';

/** FUZZ=100000 says how many inputs are tried. */
const count = Number(process.env.FUZZ ?? sampleOr(12_000, 200_000));
const seconds = 240;

test('damaged inputs are read or refused: nothing throws, nothing takes a second, what is written is read back', () => {
  const { faults, inputs } = tried(boundaries, { seed: 27, count, seconds });
  expect(faults).toEqual([]);
  expect(inputs).toBeGreaterThan(1000);
}, 300_000);

test('a reader that throws is found, and its input made small', () => {
  const throwing: Boundary = {
    id: 'throwing',
    weight: 1,
    draw: (by) => `${by.below(9)}a${by.below(999)}constructor${by.below(999)}`,
    read(input) {
      if ((input as string).includes('constructor')) throw new Error('It is a function.');
      return [];
    },
  };
  const { faults } = tried([throwing], { seed: 1, count: 5 });
  expect(faults).toEqual([expect.objectContaining({ boundary: 'throwing', input: 'constructor' })]);
});

test('a reader that does not read back what it writes is found, and one that says too much', () => {
  const changing: Boundary = {
    id: 'changing',
    weight: 1,
    draw: (by) => by.below(9),
    read(input) {
      same(String(input), '', 'A number');
      return [];
    },
  };
  const talking: Boundary = { id: 'talking', weight: 1, draw: () => 'x'.repeat(3000), read: (input) => [String(input)] };
  expect(tried([changing], { seed: 1, count: 5 }).faults[0]?.what).toContain('A number is not read back equal');
  expect(tried([talking], { seed: 1, count: 5 }).faults[0]?.what).toContain('more than 2000 letters');
});
