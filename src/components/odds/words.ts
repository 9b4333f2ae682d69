/** Numbers and names formatted for the calculators. */
import { asFraction, asPercent, type Fraction, inHundred } from '../../engine/kernel/fraction.ts';
import { signed } from '../../engine/kernel/text.ts';

export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A fraction as text; empty if it is too long, so that only the percentage is shown. */
export const shortFraction = (f: Fraction): string => {
  const text = asFraction(f);
  return text.length <= 15 ? text : '';
};

export { asFraction, asPercent, inHundred, signed };
