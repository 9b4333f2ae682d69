import { approximate, type Fraction, minus } from '../../../engine/kernel/fraction.ts';

/** A difference in percentage points: `+12.4`, `−3`, `±0`. */
export function points(now: Fraction, before: Fraction): string {
  const difference = minus(now, before);
  if (difference.numerator === 0n) return '±0';
  const tenths = Math.round(approximate(difference) * 1000);
  if (tenths === 0) return difference.numerator > 0n ? '< +0.1' : '> −0.1';
  const size = Math.abs(tenths);
  return `${tenths < 0 ? '−' : '+'}${Math.floor(size / 10)}${size % 10 ? `.${size % 10}` : ''}`;
}
