/** Numbers from the rules, formatted for prose. */
import { figureOf } from '../../content/figures.ts';

const strict = process.env.STRICT_CONTENT === '1';

/**
 * The number at a path in the figures. If the number is missing, this throws in strict mode. Outside strict mode this returns
 * NaN, so that unfinished pages can be built.
 */
export function figure(of: string): number {
  const value = figureOf(of);
  if (value === undefined && strict) throw new Error(`There is no figure ${of}.`);
  return value ?? Number.NaN;
}

/** A number with at most two decimals and a real minus sign; a question mark for a missing number. */
export const numberText = (value: number): string =>
  Number.isNaN(value) ? '?' : `${Math.round(value * 100) / 100}`.replace('-', '−');

/** A number with a sign: +1, −2, +0. */
export const signed = (value: number): string => (value < 0 || Number.isNaN(value) ? numberText(value) : `+${numberText(value)}`);
