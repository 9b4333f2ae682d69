/** Places for several bases at once: lines and ranks, and what already stands there. */
import { type Base, beside, placeFrom, settled } from './base.ts';
import { overlap } from './shape.ts';

/**
 * A line of bases side by side to the right of the first, with aligned fronts. Each is rounded to the grid before the next one is
 * placed, so neighbours always touch.
 */
export function inLine<B extends Base>(bases: readonly B[]): readonly B[] {
  const line: B[] = [];
  for (const base of bases) {
    const last = line.at(-1);
    line.push(last ? beside(base, last, 'right') : base);
  }
  return line;
}

const widthOf = (bases: readonly Base[]): number => bases.reduce((sum, { width }) => sum + width, 0);

/**
 * Bases in ranks of `wide`, with the fronts of each rank aligned, all facing like the first. Each place is measured from the
 * first base and rounded to the grid once, so a large block does not drift.
 */
export function inRanks<B extends Base>(bases: readonly B[], wide: number): readonly B[] {
  const [first] = bases;
  if (!first) return [];
  const ranks = Array.from({ length: Math.ceil(bases.length / wide) }, (_, at) => bases.slice(at * wide, (at + 1) * wide));
  let front = first.depth / 2;
  return ranks.flatMap((rank) => {
    const line = front;
    front -= Math.max(...rank.map(({ depth }) => depth));
    return rank.map((base, at) => {
      const right = (base.width - first.width) / 2 + widthOf(rank.slice(0, at));
      return settled({ ...base, ...placeFrom(first, line - base.depth / 2, right), facing: first.facing });
    });
  });
}

/** The piece that stands where a moving piece would end: another piece, or the index of a piece that moves with it. */
export type Occupied<Piece> = { readonly piece: Piece } | { readonly mate: number };

/**
 * The piece that occupies the place where the piece `at` would end; null if there is none. `ends` are the places of all pieces
 * that move together, and `others` the pieces that could be in the way. `stands` returns the base of one of the others; null if
 * that piece is not in the way.
 */
export function occupied<Piece extends { readonly base: Base }>(
  ends: readonly Base[],
  at: number,
  others: readonly Piece[],
  stands: (piece: Piece) => Base | null = ({ base }) => base,
): Occupied<Piece> | null {
  const end = ends[at] as Base;
  const piece = others.find((other) => {
    const base = stands(other);
    return base !== null && overlap(end, base);
  });
  if (piece) return { piece };
  const mate = ends.findIndex((other, place) => place > at && overlap(end, other));
  return mate < 0 ? null : { mate };
}
