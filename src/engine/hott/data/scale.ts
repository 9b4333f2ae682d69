/**
 * Paces on the table (hott.supplement.scale): battles measure in inches of 100 paces and keep positions on the kernel's grid of
 * 1/1024 inch. Sizes of bases are rounded to the grid too, so that lines of elements touch exactly.
 */
import { onGrid } from '../../kernel/geometry.ts';
import { baseDepths } from './figures/base-depths.ts';
import { supplement } from './figures/supplement.ts';
import type { ElementId } from './elements.ts';

/** Converts paces to inches. */
export const inches = (paces: number): number => paces / supplement.pacesToInch;
/** Converts inches to whole paces. */
export const paces = (length: number): number => Math.round(length * supplement.pacesToInch);

/** One base width, in inches. */
export const baseWidth = onGrid(inches(supplement.baseWidth));
/** The depth of a type's base, in inches. */
export const depthOf = (type: ElementId): number => onGrid(inches(baseDepths.paces[type]));
/** The side of the square board, in inches. */
export const boardSide = inches(supplement.board);
