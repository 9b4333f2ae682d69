/**
 * Line of sight: two lines join the front corners of the firer to the two closest corners of the target. The view is the area
 * between these lines. A base that crosses a line or stands between the lines blocks the view only if the firer could aim at that
 * base. Terrain blocks in any case. Touching a line from outside does not block, so neighbours of the target never do.
 */
import { type Arc, aimsAt, arcOf } from './arc.ts';
import { type Base, corners, type EdgeName, edgeOf, outward } from './base.ts';
import { aside, distance, dot, middle, minus, nearestOn, type Point, type Segment, touch } from './point.ts';
import { occupies, type Polygon, share } from './shape.ts';

/** The line from the left end of the firing edge, and the one from its right end. */
export type SightLines = readonly [left: Segment, right: Segment];

/**
 * The two lines of sight. The lines join the ends of the firing edge to the two closest corners of the target, without crossing.
 * If corners are equally close, those nearest to the middle of the edge are used, and then those that come first in `corners`.
 */
export function sightLines(firer: Base, target: Base, edge: EdgeName = 'front'): SightLines {
  const from = edgeOf(firer, edge);
  const centre = middle(from.a, from.b);
  const off = (p: Point) => distance(nearestOn(from, p), p);
  const [one, two] = [...corners(target)].sort((p, q) => {
    const by = off(p) - off(q);
    return Math.abs(by) > touch ? by : distance(p, centre) - distance(q, centre);
  }) as [Point, Point];
  // Left and right are as the firer sees them.
  const right = aside(outward(firer, edge));
  const across = (p: Point, q: Point) => dot(minus(q, p), right);
  const straight = { left: { a: from.a, b: one }, right: { a: from.b, b: two } };
  const swapped = { left: { a: from.a, b: two }, right: { a: from.b, b: one } };
  const total = ({ left: l, right: r }: typeof straight) => distance(l.a, l.b) + distance(r.a, r.b);
  // Two pairs of lines can join the same points. The pair of lines that cross is longer in total.
  const by = total(straight) - total(swapped);
  const best = Math.abs(by) > 1e-9 ? (by < 0 ? straight : swapped) : across(one, two) >= 0 ? straight : swapped;
  return [best.left, best.right];
}

/** The area between the two lines. */
export const viewOf = ([left, right]: SightLines): Polygon => [left.a, left.b, right.b, right.a];

export interface Sight {
  readonly lines: SightLines;
  readonly clear: boolean;
  /** Other bases in the view, by index. `blocks` is true if the firer could aim at them. */
  readonly bases: readonly { readonly base: number; readonly blocks: boolean }[];
  /** Polygons in the view, by index. */
  readonly polygons: readonly number[];
}

/**
 * The two-part test. `others` are the bases that could block (neither firer nor target); `polygons` is the terrain that blocks.
 * The caller leaves out terrain that does not block, and terrain that the firer or target is in.
 */
export function sight(
  firer: Base,
  target: Base,
  others: readonly Base[],
  polygons: readonly Polygon[] = [],
  edge: EdgeName = 'front',
  arc: Arc = arcOf(firer, edge),
): Sight {
  const lines = sightLines(firer, target, edge);
  const view = viewOf(lines);
  const bases = others.flatMap((other, base) => (occupies(other, view) ? [{ base, blocks: aimsAt(arc, other) }] : []));
  const broken = polygons.flatMap((polygon, at) => (share(polygon, view) ? [at] : []));
  return { lines, clear: broken.length === 0 && !bases.some(({ blocks }) => blocks), bases, polygons: broken };
}
