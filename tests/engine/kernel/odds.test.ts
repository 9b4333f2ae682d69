import { describe, expect, test } from 'vitest';
import { type Chance, inOrder, known, map, roll } from '../../../src/engine/kernel/chance.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { purpose } from './dice-trees.ts';

const die = (sides: number): Chance<number> => roll(sides, purpose(`a d${sides}`), known);
const add = (sides: number) => (sum: number) => map(die(sides), (face) => sum + face);
/** `n` dice that all have to show a 1. */
const allOnes = (sides: number, n: number): Chance<boolean> =>
  n === 0 ? known(true) : roll(sides, purpose('a one'), (face) => (face === 1 ? allOnes(sides, n - 1) : known(false)));
const table = <T>(chance: Chance<T>): [T, string][] => [...odds(chance)].map(([value, f]) => [value, String(f)]);

test('a known value is certain', () => {
  expect(table(known('draw'))).toEqual([['draw', '1']]);
});

test('one die: every face has the same chance', () => {
  expect(table(die(6))).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, '1/6']));
});

test('two d10: equal sums are one result', () => {
  const sums = odds(inOrder(0, [add(10), add(10)]));
  expect(sums.values).toHaveLength(19);
  expect(String(sums.of((sum) => sum === 11))).toBe('1/10');
  expect(String(sums.of((sum) => sum === 2))).toBe('1/100');
  expect(String(sums.of((sum) => sum > 11))).toBe('9/20');
  expect(String(sums.mean((sum) => sum))).toBe('11');
});

test('mixed dice: d6 and d10 have a common denominator of 60, and of 30 where the tree is uneven', () => {
  const sums = odds(inOrder(0, [add(6), add(10)]));
  expect(String(sums.of((sum) => sum === 2))).toBe('1/60');
  expect(String(sums.of((sum) => sum === 9))).toBe('1/10');
  const uneven = roll(2, purpose('which die'), (face) => (face === 1 ? die(6) : die(10)));
  const found = odds(uneven);
  expect(String(found.of((n) => n === 3))).toBe('2/15'); // a sixth of a half and a tenth of a half
  expect(String(found.of((n) => n === 9))).toBe('1/20');
  expect(String(found.of(() => true))).toBe('1');
});

test('results are listed in the order in which they are met', () => {
  expect(odds(roll(4, purpose('a d4'), (face) => known(face % 2 ? 'odd' : 'even'))).values).toEqual(['odd', 'even']);
});

describe('equal results are one', () => {
  test('objects that say the same, made anew each time', () => {
    const chance = inOrder(0, [add(10), add(10)]);
    const found = odds(map(chance, (sum) => ({ band: sum > 11 ? 'high' : 'low', at: { step: [sum % 2] } })));
    expect(found.values).toHaveLength(4);
    expect(String(found.of(({ band, at }) => band === 'low' && at.step[0] === 0))).toBe('1/4');
  });

  test('the same object by identity', () => {
    const high = { band: 'high' };
    const low = { band: 'low' };
    expect(table(roll(10, purpose('a d10'), (face) => known(face > 3 ? high : low)))).toEqual([
      [low, '3/10'],
      [high, '7/10'],
    ]);
  });

  test('objects that differ in one field deep inside are two', () => {
    const found = odds(map(die(10), (face) => ({ a: { state: 0, markers: [1, 2, face > 9 ? 1 : 0] } })));
    expect(found.values).toHaveLength(2);
  });

  test.each([5, 12, 13, 14, 40, 300])('with %d different results, each met twice', (n) => {
    const found = odds(roll(2, purpose('twice'), () => map(die(n), (face) => ({ face, side: 'a' }))));
    expect(found.values).toHaveLength(n);
    for (let at = 0; at < n; at++) expect(String(found.at(at))).toBe(`1/${n}`);
  });

  test('null, undefined, text, numbers and objects stay apart', () => {
    const values = [null, undefined, 0, '0', '', false, { 0: 0 }, 'null'];
    const found = odds(roll(16, purpose('a d16'), (face) => known(values[face % 8])));
    expect(found.values).toHaveLength(8);
    for (let at = 0; at < 8; at++) expect(String(found.at(at))).toBe('1/8');
  });
});

describe('weights stay exact beyond 2^53', () => {
  test('forty d10 added up, one after the other', () => {
    const found = odds(
      inOrder(
        0,
        Array.from({ length: 40 }, () => add(10)),
      ),
    );
    expect(String(found.of((sum) => sum === 40))).toBe(`1/${10n ** 40n}`);
    expect(String(found.of((sum) => sum === 41))).toBe(`1/${10n ** 40n / 40n}`);
    expect(String(found.of(() => true))).toBe('1');
    expect(String(found.mean((sum) => sum))).toBe('220');
  });

  test('sixty d6 added up', () => {
    const found = odds(
      inOrder(
        0,
        Array.from({ length: 60 }, () => add(6)),
      ),
    );
    expect(String(found.of((sum) => sum === 360))).toBe(`1/${6n ** 60n}`);
    expect(String(found.of((sum) => sum <= 209))).toBe(String(found.of((sum) => sum >= 211)));
    expect(String(found.of(() => true))).toBe('1');
  });

  test('dice of every size from 2 to 30 in a row, composed', () => {
    const sides = Array.from({ length: 29 }, (_, i) => i + 2);
    const found = odds(
      inOrder(
        0,
        sides.map((n) => (misses: number) => map(die(n), (face) => misses + (face === 1 ? 0 : 1))),
      ),
    );
    const product = sides.reduce((all, n) => all * BigInt(n), 1n);
    expect(String(found.of((misses) => misses === 0))).toBe(`1/${product}`);
    expect(String(found.of(() => true))).toBe('1');
  });

  test('twenty-two d10 nested in one tree', () => {
    expect(String(odds(allOnes(10, 22)).of((all) => all))).toBe(`1/${10n ** 22n}`);
  });

  // `follow` multiplies the ways as plain numbers, which are no longer exact here.
  test('thirty d10 nested in one tree', () => {
    const found = odds(allOnes(10, 30));
    expect(String(found.of((all) => all))).toBe(`1/${10n ** 30n}`);
    expect(String(found.of(() => true))).toBe('1');
  });

  test('nineteen d7 nested in one tree', () => {
    const found = odds(allOnes(7, 19));
    expect(String(found.of((all) => all))).toBe(`1/${7n ** 19n}`);
    expect(String(found.of(() => true))).toBe('1');
  });
});

test('equal sums between the steps are merged: a row of many dice is not followed face by face', () => {
  let asked = 0;
  const counted = (sum: number) =>
    roll(10, purpose('a d10'), (face) => {
      asked++;
      return known(sum + face);
    });
  const thirty = Array.from({ length: 30 }, () => counted);
  expect(odds(inOrder(0, thirty)).values).toHaveLength(271);
  expect(asked).toBeLessThan(100_000); // of 10 to the power of 30 leaves
});
