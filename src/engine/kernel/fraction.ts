/** Exact fractions, and three ways to write them. */

const gcd = (a: bigint, b: bigint): bigint => {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** A fraction in lowest terms with a positive denominator. As text and JSON the fraction is `13/50`. */
export class Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator: bigint) {
    if (denominator === 0n) throw new RangeError('A fraction cannot have a denominator of zero.');
    const sign = denominator < 0n ? -1n : 1n;
    const common = sign * gcd(numerator, denominator * sign);
    this.numerator = numerator / common;
    this.denominator = denominator / common;
  }

  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }

  toJSON(): string {
    return this.toString();
  }
}

/** The fraction of two whole numbers. Throws a RangeError if the denominator is zero. */
export const fraction = (numerator: bigint | number, denominator: bigint | number = 1n): Fraction =>
  new Fraction(BigInt(numerator), BigInt(denominator));

export const zero = fraction(0n);
export const one = fraction(1n);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const sum = (fractions: Iterable<Fraction>): Fraction => {
  let total = zero;
  for (const each of fractions) total = plus(total, each);
  return total;
};

/** A negative number if `a` is smaller than `b`, zero if they are equal, and a positive number if `a` is greater. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest floating-point number, for drawing bars. Do not calculate with this number. */
export function approximate(f: Fraction): number {
  const scale = 1_000_000_000_000n;
  return Number((f.numerator * scale) / f.denominator) / 1e12;
}

/** `f` times `n`, rounded half up to a whole number. */
const rounded = (f: Fraction, n: bigint): bigint => {
  const twice = 2n * f.numerator * n + f.denominator;
  const doubled = 2n * f.denominator;
  const floor = twice / doubled;
  return twice < 0n && twice % doubled !== 0n ? floor - 1n : floor;
};

/** `13/50`. Whole numbers are written without a denominator. */
export const asFraction = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;

/**
 * `26 in 100`, or `about 26 in 100` if it is not exact. The number is never 0 unless the fraction is zero, and never 100 unless
 * the fraction is one.
 */
export function inHundred(f: Fraction): string {
  if (100n % f.denominator === 0n) return `${f.numerator * (100n / f.denominator)} in 100`;
  const near = rounded(f, 100n);
  if (near === 0n) return 'less than 1 in 100';
  if (near === 100n) return 'more than 99 in 100';
  return `about ${near} in 100`;
}

/** `26%`, or with one decimal if it is not exact: `26.4%`. Negative values use a real minus sign. */
export function asPercent(f: Fraction): string {
  if (100n % f.denominator === 0n) return `${f.numerator * (100n / f.denominator)}%`.replace('-', '−');
  const tenths = rounded(f, 1000n);
  if (tenths === 0n) return f.numerator < 0n ? '> −0.1%' : '< 0.1%';
  if (tenths === 1000n) return '> 99.9%';
  if (tenths === -1000n) return '< −99.9%';
  const magnitude = tenths < 0n ? -tenths : tenths;
  return `${tenths < 0n ? '−' : ''}${magnitude / 10n}.${magnitude % 10n}%`;
}
