/** The same question for other kinds: each kind in turn for one part, or every pairing of kinds for two parts. */
import type { Fraction } from '../fraction.ts';
import { measuresFor } from './changes.ts';
import { withKind } from './edit.ts';
import type { KindOfPart, Procedure } from './procedure.ts';
import type { Question } from './question.ts';

/** The question with another kind, and the same circumstances as far as the rules allow. */
export interface Compared extends KindOfPart {
  readonly question: Question;
  /** The values of the procedure's measures (`Measure`), in their order; undefined if the rules forbid the question. */
  readonly measures: readonly Fraction[] | undefined;
}

const kindsOf = (of: Procedure, key: string): readonly KindOfPart[] =>
  of.parts.find((part) => part.key === key)?.kinds?.list ?? [];

/** Every kind that a part can name, in the order of its list. */
export const comparedKinds = (of: Procedure, question: Question, key: string): Compared[] =>
  kindsOf(of, key).map(({ id, name }) => {
    const other = withKind(of, question, key, id);
    return { id, name, question: other, measures: measuresFor(of, other) };
  });

export interface Table {
  readonly rows: readonly KindOfPart[];
  readonly columns: readonly KindOfPart[];
  /** By row and column: the question of each cell, with the values of its measures unless the rules forbid it. */
  readonly cells: readonly (readonly Compared[])[];
}

/** Every kind of one part against every kind of another. `onStep` receives how many rows are done, and the total. */
export function comparedTable(
  of: Procedure,
  question: Question,
  [rowKey, columnKey]: readonly [string, string],
  onStep?: (done: number, of: number) => void,
): Table {
  const rows = kindsOf(of, rowKey);
  const columns = kindsOf(of, columnKey);
  const cells = rows.map(({ id }, at) => {
    onStep?.(at, rows.length);
    return comparedKinds(of, withKind(of, question, rowKey, id), columnKey);
  });
  return { rows, columns, cells };
}
