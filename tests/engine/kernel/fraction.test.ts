import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approximate,
  asFraction,
  asPercent,
  compare,
  fraction,
  inHundred,
  minus,
  one,
  plus,
  sum,
  times,
  zero,
} from '../../../src/engine/kernel/fraction.ts';

describe('a fraction is in lowest terms', () => {
  test.each([
    [26, 100, '13/50'],
    [0, 7, '0'],
    [7, 7, '1'],
    [-26, 100, '-13/50'],
    [26, -100, '-13/50'],
    [-26, -100, '13/50'],
    [300, 100, '3'],
  ])('%d/%d is %s', (numerator, denominator, text) => {
    expect(String(fraction(numerator, denominator))).toBe(text);
    expect(JSON.stringify({ chance: fraction(numerator, denominator) })).toBe(`{"chance":"${text}"}`);
  });

  test('nothing is divided by zero', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(0, 0)).toThrow('A fraction cannot have a denominator of zero.');
  });

  test('a number that is not whole is refused', () => {
    expect(() => fraction(0.5)).toThrow(RangeError);
  });
});

describe('three ways to say it', () => {
  test.each([
    ['13/50', fraction(26, 100), '26 in 100', '26%'],
    ['1/3', fraction(1, 3), 'about 33 in 100', '33.3%'],
    ['2/3', fraction(2, 3), 'about 67 in 100', '66.7%'],
    ['1/200', fraction(1, 200), 'about 1 in 100', '0.5%'],
    ['0', zero, '0 in 100', '0%'],
    ['1', one, '100 in 100', '100%'],
    ['1/100', fraction(1, 100), '1 in 100', '1%'],
    ['99/100', fraction(99, 100), '99 in 100', '99%'],
    ['1/1000', fraction(1, 1000), 'less than 1 in 100', '0.1%'],
    ['1/1999', fraction(1, 1999), 'less than 1 in 100', '0.1%'],
    ['1/2000', fraction(1, 2000), 'less than 1 in 100', '0.1%'],
    ['1/2001', fraction(1, 2001), 'less than 1 in 100', '< 0.1%'],
    ['1/1000000', fraction(1, 1000000), 'less than 1 in 100', '< 0.1%'],
    ['999/1000', fraction(999, 1000), 'more than 99 in 100', '99.9%'],
    ['199/200', fraction(199, 200), 'more than 99 in 100', '99.5%'],
    ['1999/2000', fraction(1999, 2000), 'more than 99 in 100', '> 99.9%'],
    ['1/8', fraction(1, 8), 'about 13 in 100', '12.5%'],
    ['3', fraction(3), '300 in 100', '300%'],
  ])('%s', (exact, f, words, percent) => {
    expect(asFraction(f)).toBe(exact);
    expect(inHundred(f)).toBe(words);
    expect(asPercent(f)).toBe(percent);
  });

  test('what is possible is never said to be 0, what is uncertain never 100', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }), (denominator, n) => {
        const f = fraction((n % (denominator - 1n)) + 1n, denominator);
        expect(asPercent(f)).not.toMatch(/^(0|0\.0|100|100\.0)%$/);
        expect(inHundred(f)).not.toMatch(/^(about )?(0|100) in 100$/);
      }),
    );
  });
});

describe('differences may be negative', () => {
  test.each([
    [fraction(-26, 100), '−26%'],
    [fraction(-1, 3), '−33.3%'],
    [fraction(-1, 8), '−12.5%'],
    [fraction(-1, 100000), '> −0.1%'],
    [fraction(-1), '−100%'],
  ])('%s', (f, percent) => {
    expect(asPercent(f)).toBe(percent);
  });

  // A difference just short of −1 is rounded to −100.0%, where +1 says "> 99.9%".
  test('what is uncertain is never said to be −100%', () => {
    expect(asPercent(fraction(-19999, 20000))).toBe('< −99.9%');
  });
});

describe('arithmetic', () => {
  const fractions = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
    .map(([n, d]) => fraction(n, d));

  test('plus, minus, times and sum', () => {
    expect(String(plus(fraction(1, 6), fraction(1, 10)))).toBe('4/15');
    expect(String(minus(fraction(1, 6), fraction(1, 10)))).toBe('1/15');
    expect(String(times(fraction(2, 3), fraction(3, 10)))).toBe('1/5');
    expect(String(sum([]))).toBe('0');
    expect(String(sum([fraction(1, 2), fraction(1, 3), fraction(1, 6)]))).toBe('1');
  });

  test('compare orders by size', () => {
    const sizes = [fraction(1, 2), fraction(-1, 3), fraction(2, 3), zero, fraction(3, 6), one];
    expect(sizes.sort(compare).map(String)).toEqual(['-1/3', '0', '1/2', '1/2', '2/3', '1']);
    expect(compare(fraction(2, 4), fraction(1, 2))).toBe(0);
  });

  test('what is added can be taken away; order does not matter; terms stay lowest', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(String(minus(plus(a, b), b))).toBe(String(a));
        expect(String(plus(a, b))).toBe(String(plus(b, a)));
        expect(String(times(a, plus(b, c)))).toBe(String(plus(times(a, b), times(a, c))));
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)));
        expect(a.denominator > 0n).toBe(true);
      }),
    );
  });

  test('approximate is for lengths of bars', () => {
    expect(approximate(fraction(1, 3))).toBeCloseTo(1 / 3, 11);
    expect(approximate(fraction(-1, 8))).toBe(-0.125);
    expect(approximate(fraction(10n ** 40n + 1n, 2n * 10n ** 40n))).toBeCloseTo(0.5, 11);
    expect([approximate(zero), approximate(one)]).toEqual([0, 1]);
  });
});
