/**
 * A table in the rules as data: pages render it (`<Table of="materials" />`), the quick reference includes it, and `tables.json`
 * publishes it. The numbers of a table come from the engine's typed data; its words are written here.
 */

/** A range of die results, both ends included; null means no upper end. */
export interface Band {
  readonly from: number;
  readonly to: number | null;
}

/** The content of a cell. Text uses the markup of `inline.ts`, and null means an empty cell. */
export type Cell = string | number | Band | null;

/**
 * How a column formats numbers: `bonus` with a sign, `needed` as the lowest successful roll (7+), `inches` in the reader's scale,
 * `roll` as a range of die results. Cells in any column may be text.
 */
export const columnKinds = ['text', 'number', 'bonus', 'needed', 'points', 'inches', 'roll'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface Column {
  readonly id: string;
  readonly name: string;
  readonly kind: ColumnKind;
}

export interface Row {
  readonly cells: readonly Cell[];
  /** The rule that the row states. If the table is on its own page, the row is the anchor of that rule. */
  readonly fact?: string;
  /** A heading before the row. */
  readonly group?: string;
}

export interface RuleTable {
  readonly id: string;
  readonly name: string;
  /** The rule whose page has the table. */
  readonly rule: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The open data file that already contains the same numbers. */
  readonly repeats?: 'spells' | 'items' | 'characters' | 'inventions' | 'innate' | 'armies';
}

/** Columns by id: the name, or the name and the kind. */
export type Columns = Readonly<Record<string, string | readonly [name: string, kind: ColumnKind]>>;

/**
 * Makes a table; a row is a list of cells, or a complete `Row`. Rules of systems other than Fantasy Rules! need their full id.
 */
export const table = (
  id: string,
  name: string,
  rule: string,
  columns: Columns,
  rows: readonly (Row | readonly Cell[])[],
  more: Pick<RuleTable, 'repeats'> = {},
): RuleTable => ({
  id,
  name,
  rule: rule.split('.').length === 3 ? rule : `fr3.${rule}`,
  columns: Object.entries(columns).map(([column, says]) =>
    typeof says === 'string' ? { id: column, name: says, kind: 'text' } : { id: column, name: says[0], kind: says[1] },
  ),
  rows: rows.map((row) => ('cells' in row ? row : { cells: row })),
  ...more,
});

export const band = (from: number, to: number | null = from): Band => ({ from, to });

/** The ten results of a d10 as ranges: one row for each result, in order. */
export function bands<Result extends string>(results: readonly Result[]): { band: Band; result: Result }[] {
  const found: { band: Band; result: Result }[] = [];
  results.forEach((result, at) => {
    const last = found.at(-1);
    if (last?.result === result) last.band = band(last.band.from, at + 1);
    else found.push({ band: band(at + 1), result });
  });
  return found;
}
