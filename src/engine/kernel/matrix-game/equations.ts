/** Linear equations in whole numbers, solved without rounding. */
import { type Fraction, fraction } from '../fraction.ts';

/**
 * The unique solution of some equations. Each equation is given by its coefficients, followed by its right side. Undefined if
 * there is no solution, or more than one. In this elimination (by Bareiss) every division is exact, so the numbers stay small.
 */
export function solveExactly(equations: readonly (readonly bigint[])[]): Fraction[] | undefined {
  const unknowns = (equations[0]?.length ?? 1) - 1;
  const left = equations.map((row) => [...row]);
  let before = 1n;
  for (let k = 0; k < unknowns; k++) {
    const found = left.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (found < 0) return undefined;
    const pivotRow = left[found] as bigint[];
    left[found] = left[k] as bigint[];
    left[k] = pivotRow;
    const pivot = pivotRow[k] as bigint;
    for (let i = 0; i < left.length; i++) {
      if (i === k) continue;
      const row = left[i] as bigint[];
      const factor = row[k] as bigint;
      for (let j = 0; j <= unknowns; j++) row[j] = (pivot * (row[j] as bigint) - factor * (pivotRow[j] as bigint)) / before;
    }
    before = pivot;
  }
  if (left.slice(unknowns).some((row) => row[unknowns] !== 0n)) return undefined;
  return Array.from({ length: unknowns }, (_, k) => fraction(left[k]?.[unknowns] as bigint, before));
}
