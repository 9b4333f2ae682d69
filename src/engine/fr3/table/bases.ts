/** Sizes of bases in inches, and the area of units on several bases. */
import { type Base, onGrid, type Tenths } from '../../kernel/geometry.ts';
import { basics } from '../data/figures/basics.ts';

const millimetresPerInch = 25.4;

/** fr3.basics.base-size: the side of a unit's square base in inches, rounded to the grid so that lines of bases stay on it. */
export const baseSide = onGrid(basics.baseMm.scale15 / millimetresPerInch);
export const baseSideAt25 = onGrid(basics.baseMm.scale25 / millimetresPerInch);

/** A base of this many bases in width and depth (1 by 1 by default). */
export const baseAt = (x: number, y: number, facing: Tenths, front = 1, depth = 1, side = baseSide): Base => ({
  x: onGrid(x),
  y: onGrid(y),
  facing,
  width: front * side,
  depth: depth * side,
});
