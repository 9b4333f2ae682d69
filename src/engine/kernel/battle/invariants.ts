/** Conditions that the pieces of every battle must meet. Each system adds conditions of its own. */
import { type Base, normal, onGrid, onTable, overlap } from '../geometry.ts';

/** A sentence if the pieces are not exactly those of the rosters, each under its own id and in order; otherwise empty. */
export const rosterFaults = (expected: readonly string[], pieces: readonly { readonly id: string }[]): readonly string[] => {
  const found = pieces.map(({ id }) => id).join();
  return found === expected.join() ? [] : [`The pieces are ${found}, but they should be ${expected.join()}.`];
};

/** The table on which the pieces stand. */
export interface TableOf<Piece> {
  readonly width: number;
  readonly depth: number;
  readonly nameOf: (piece: Piece) => string;
  /** Whether two pieces are on one level and may not overlap. Without this field, no two pieces may overlap. */
  readonly alike?: (one: Piece, other: Piece) => boolean;
}

/** A sentence for each piece that is off the table, off the grid of positions and facings, or overlapping another. */
export const placeFaults = <Piece extends { readonly base: Base }>(
  pieces: readonly Piece[],
  { width, depth, nameOf, alike = () => true }: TableOf<Piece>,
): readonly string[] => [
  ...pieces.filter(({ base }) => !onTable(base, width, depth)).map((each) => `${nameOf(each)} is off the table.`),
  ...pieces
    .filter(({ base: { x, y, facing } }) => x !== onGrid(x) || y !== onGrid(y) || facing !== normal(facing))
    .map((each) => `${nameOf(each)} is off the grid.`),
  ...pieces.flatMap((one, at) =>
    pieces
      .slice(at + 1)
      .filter((other) => alike(one, other) && overlap(one.base, other.base))
      .map((other) => `${nameOf(one)} overlaps ${nameOf(other)}.`),
  ),
];
