/**
 * fr3.missile-fire.table: the results of missile fire. There is one row for each number of firing units from 1 to 4 (more count
 * as 4). Each row has one cell for each modified d10 result from 1 to 11 (below 1 means no effect, above 11 counts as 11). The
 * chapter and the summaries of all four scales print the same cells.
 */
export const bowfireResults = ['none', 'demoralized', 'killed'] as const;
export type BowfireResult = (typeof bowfireResults)[number];

export const bowfireRows = [1, 2, 3, 4] as const;
export type BowfireRow = (typeof bowfireRows)[number];

const n = 'none';
const d = 'demoralized';
const k = 'killed';

/** Indexed by the number of units, then by the modified roll minus 1. */
export const bowfire: Readonly<Record<BowfireRow, readonly BowfireResult[]>> = {
  // 1  2  3  4  5  6  7  8  9 10 11+
  1: [n, n, n, n, n, n, n, n, d, d, k],
  2: [n, n, n, n, n, n, d, d, d, k, k],
  3: [n, n, n, n, d, d, d, d, k, k, k],
  4: [n, n, d, d, d, d, d, k, k, k, k],
};
