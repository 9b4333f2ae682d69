/**
 * Line of sight: two lines join the front corners of the firer to the two closest corners of the target, and the view lies
 * between them. A base that breaks a line, or stands between the two, blocks only if the firer could aim at it; terrain
 * blocks by itself. What only touches a line from outside does not break it: neighbours of the target never do.
 */
import { type Arc, aimsAt, arcOf } from './arc.ts';
import { type Base, corners, type EdgeName, edgeOf, outward } from './base.ts';
import { aside, distance, dot, middle, minus, nearestOn, type Point, type Segment, touch } from './point.ts';
import { occupies, type Polygon, share } from './shape.ts';

/** The line from the left end of the firing edge, and the one from its right end. */
export type SightLines = readonly [left: Segment, right: Segment];

/**
 * The two lines of sight. The two corners of the target that are closest to the firing edge (of equally close ones, those
 * closest to its middle, then in the order of `corners`) are joined to its ends so that the lines do not cross.
 */
export function sightLines(firer: Base, target: Base, edge: EdgeName = 'front'): SightLines {
  const from = edgeOf(firer, edge);
  const centre = middle(from.a, from.b);
  const off = (p: Point) => distance(nearestOn(from, p), p);
  const [one, two] = [...corners(target)].sort((p, q) => {
    const by = off(p) - off(q);
    return Math.abs(by) > touch ? by : distance(p, centre) - distance(q, centre);
  }) as [Point, Point];
  // Left and right as the firer sees them.
  const right = aside(outward(firer, edge));
  const across = (p: Point, q: Point) => dot(minus(q, p), right);
  const straight = { left: { a: from.a, b: one }, right: { a: from.b, b: two } };
  const swapped = { left: { a: from.a, b: two }, right: { a: from.b, b: one } };
  const total = ({ left: l, right: r }: typeof straight) => distance(l.a, l.b) + distance(r.a, r.b);
  // Of two pairs of lines between the same ends, those that cross are longer together.
  const by = total(straight) - total(swapped);
  const best = Math.abs(by) > 1e-9 ? (by < 0 ? straight : swapped) : across(one, two) >= 0 ? straight : swapped;
  return [best.left, best.right];
}

/** The area between the two lines. */
export const viewOf = ([left, right]: SightLines): Polygon => [left.a, left.b, right.b, right.a];

export interface Sight {
  readonly lines: SightLines;
  /** Whether nothing blocks. */
  readonly clear: boolean;
  /** Other bases in the view, by their place in the list; `blocks` if the firer could aim at them. */
  readonly bases: readonly { readonly base: number; readonly blocks: boolean }[];
  /** Polygons in the view, by their place in the list. */
  readonly polygons: readonly number[];
}

/**
 * The two-part test. `others` are the bases that could stand in the way (neither firer nor target), `polygons` the terrain
 * that blocks (which kinds do, and that the terrain of firer and target does not, is for the caller to say).
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
