/**
 * Dominated rows and columns: another row or column is never worse for the player. The game has the same value without dominated
 * rows and columns.
 */

type Payoffs = readonly (readonly number[])[];

export interface Kept {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The rows and columns left after repeatedly removing dominated ones. */
export function undominated(payoffs: Payoffs): Kept {
  let rows = payoffs.map((_, i) => i);
  let columns = (payoffs[0] ?? []).map((_, j) => j);
  const at = (i: number, j: number) => payoffs[i]?.[j] as number;
  for (;;) {
    const before = rows.length + columns.length;
    rows = withoutDominated(rows, (i, other) => columns.every((j) => at(i, j) <= at(other, j)));
    columns = withoutDominated(columns, (j, other) => rows.every((i) => at(i, j) >= at(i, other)));
    if (rows.length + columns.length === before) return { rows, columns };
  }
}

function withoutDominated(all: readonly number[], noBetter: (one: number, other: number) => boolean): number[] {
  const kept = [...all];
  for (let k = kept.length - 1; k >= 0; k--) {
    const one = kept[k] as number;
    if (kept.some((other) => other !== one && noBetter(one, other))) kept.splice(k, 1);
  }
  return kept;
}
