/**
 * A table of the rules as data: pages draw it (`<Table of="materials" />`), the quick reference collects it, and
 * `tables.json` publishes it. Its numbers come from the typed data of the engine; its words stand here.
 */

/** Results of a die, both ends included; null is no upper end. */
export interface Band {
  readonly from: number;
  readonly to: number | null;
}

/** Text is the small markup of `inline.ts`; null is an empty place. */
export type Cell = string | number | Band | null;

/**
 * How a column shows its numbers: `bonus` with a sign, `needed` as the lowest roll that will do (7+), `inches` in the
 * reader's scale, `roll` as a band of the die. A cell may be text in any column.
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
  /** The rule that this row is: where the table stands on its own page, the row is its anchor. */
  readonly fact?: string;
  /** A heading that stands before the row. */
  readonly group?: string;
}

export interface RuleTable {
  readonly id: string;
  readonly name: string;
  /** The rule on whose page it stands. */
  readonly rule: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The endpoint of the open data that has the same numbers already. */
  readonly repeats?: 'spells' | 'items' | 'characters' | 'inventions' | 'innate' | 'armies';
}

/** Columns by id: the name, or the name and the kind. */
export type Columns = Readonly<Record<string, string | readonly [name: string, kind: ColumnKind]>>;

/** A table; a row is its cells, or a whole `Row`. A rule of another system than Fantasy Rules! is named in full. */
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

/** Ten results of a d10 as bands: one row for each result, in the order of the die. */
export function bands<Result extends string>(results: readonly Result[]): { band: Band; result: Result }[] {
  const found: { band: Band; result: Result }[] = [];
  results.forEach((result, at) => {
    const last = found.at(-1);
    if (last?.result === result) last.band = band(last.band.from, at + 1);
    else found.push({ band: band(at + 1), result });
  });
  return found;
}
