/** Numbers of the rules as prose shows them. */
import { figureOf } from '../../content/figures.ts';

const strict = process.env.STRICT_CONTENT === '1';

/** The number at a path of the figures; NaN while the book is being written and the figure is not there yet. */
export function figure(of: string): number {
  const value = figureOf(of);
  if (value === undefined && strict) throw new Error(`There is no figure ${of}.`);
  return value ?? Number.NaN;
}

/** A number of at most two decimals with a real minus sign; a question mark for a figure that is missing. */
export const shown = (value: number): string =>
  Number.isNaN(value) ? '?' : `${Math.round(value * 100) / 100}`.replace('-', '−');

/** Always with its sign: +1, −2, +0. */
export const signed = (value: number): string => (value < 0 || Number.isNaN(value) ? shown(value) : `+${shown(value)}`);
