/** Overlap and distance of bases, and terrain as polygons of any shape. */
import { cosine, sine } from './angle.ts';
import { type Base, corners, edgesOf } from './base.ts';
import {
  ahead,
  aside,
  crosses,
  distance,
  dot,
  minus,
  nearest,
  nearestOn,
  type Point,
  plus,
  type Segment,
  times,
  touch,
} from './point.ts';

/** Corners in order, either way round. */
export type Polygon = readonly Point[];

export const sidesOf = (polygon: Polygon): readonly Segment[] =>
  polygon.map((a, at) => ({ a, b: polygon[(at + 1) % polygon.length] as Point }));

/** How far a convex shape reaches along a direction, from and to. */
export function span(shape: Polygon, along: Point): readonly [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const each of shape) {
    const value = dot(each, along);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** How far a base reaches from its centre in any direction: to its corners. */
export const radius = ({ width, depth }: Base): number => Math.sqrt(width * width + depth * depth) / 2;

/** Whether two lengths on one line, each given by its half, have more than `slack` inches in common, so far apart. */
const common = (one: number, other: number, apart: number, slack: number): boolean =>
  Math.min(one + other - Math.abs(apart), 2 * one, 2 * other) > slack;

/**
 * Whether two bases overlap by more than `slack` inches: bases that only touch do not. They are apart, if they are apart at
 * all, along the directions of their edges.
 */
export function overlap(a: Base, b: Base, slack: number = touch): boolean {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const far = (a.width + a.depth + b.width + b.depth) / 2;
  if (x > far || x < -far || y > far || y < -far) return false;
  const reach = radius(a) + radius(b);
  if (x * x + y * y > reach * reach) return false;
  const [s, c] = [Math.abs(sine(b.facing - a.facing)), Math.abs(cosine(b.facing - a.facing))];
  const [da, wa, db, wb] = [a.depth / 2, a.width / 2, b.depth / 2, b.width / 2];
  const [sa, ca] = [sine(a.facing), cosine(a.facing)];
  if (!common(da, db * c + wb * s, x * sa + y * ca, slack)) return false;
  if (!common(wa, wb * c + db * s, x * ca - y * sa, slack)) return false;
  // Bases that stand square to each other have the same two directions.
  if (s === 0 || c === 0) return true;
  const [sb, cb] = [sine(b.facing), cosine(b.facing)];
  return common(db, da * c + wa * s, x * sb + y * cb, slack) && common(wb, wa * c + da * s, x * cb - y * sb, slack);
}

/** Inches between the nearest points of two bases; 0 if they touch or overlap. */
export function gap(a: Base, b: Base): number {
  if (overlap(a, b, 0)) return 0;
  let least = Infinity;
  for (const s of edgesOf(a)) for (const t of edgesOf(b)) least = Math.min(least, nearest(s, t).distance);
  return least;
}

/** Whether a point lies in a polygon, its border included. */
export function contains(polygon: Polygon, p: Point): boolean {
  let inside = false;
  for (const { a, b } of sidesOf(polygon)) {
    if (distance(nearestOn({ a, b }, p), p) < 1e-9) return true;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Inches from a point to the border of a polygon. */
export const distanceToBorder = (polygon: Polygon, p: Point): number =>
  Math.min(...sidesOf(polygon).map((side) => distance(nearestOn(side, p), p)));

/** A base a little smaller all round, so that what it only touches does not count. */
export const inset = (base: Base, by: number = touch): Base => ({
  ...base,
  width: base.width - 2 * by,
  depth: base.depth - 2 * by,
});

/** From the lowest to the highest x and y of a polygon. */
interface Bounds {
  readonly low: Point;
  readonly high: Point;
}

const boundsKnown = new WeakMap<Polygon, Bounds>();

/** The bounds of a polygon, worked out once for each: the terrain of a table is asked about at every move. */
function boundsOf(polygon: Polygon): Bounds {
  const known = boundsKnown.get(polygon);
  if (known) return known;
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  const bounds = { low: { x: Math.min(...xs), y: Math.min(...ys) }, high: { x: Math.max(...xs), y: Math.max(...ys) } };
  boundsKnown.set(polygon, bounds);
  return bounds;
}

/** Whether a base is so far from a polygon, within so many inches of its place, that they cannot meet. */
export function outOfBounds({ x, y, width, depth }: Base, polygon: Polygon, inches = 0): boolean {
  const { low, high } = boundsOf(polygon);
  const reach = (width + depth) / 2 + inches + touch;
  return x < low.x - reach || x > high.x + reach || y < low.y - reach || y > high.y + reach;
}

/** Whether any part of a base, more than a mere touch, lies in a polygon. */
export function occupies(base: Base, polygon: Polygon): boolean {
  if (outOfBounds(base, polygon)) return false;
  const inner = inset(base);
  const border = edgesOf(inner);
  if (corners(inner).some((corner) => contains(polygon, corner))) return true;
  if (polygon.some((corner) => inside(inner, corner))) return true;
  return sidesOf(polygon).some((side) => border.some((edge) => crosses(side, edge)));
}

/** Whether a point lies in a base, its border included. */
export function inside(base: Base, p: Point, slack = 1e-9): boolean {
  const from = minus(p, base);
  return (
    Math.abs(dot(from, ahead(base.facing))) <= base.depth / 2 + slack &&
    Math.abs(dot(from, aside(base.facing))) <= base.width / 2 + slack
  );
}

/** Whether the whole of a base lies in a polygon. */
export function liesWithin(base: Base, polygon: Polygon): boolean {
  const inner = inset(base);
  const border = edgesOf(inner);
  return (
    corners(inner).every((corner) => contains(polygon, corner)) &&
    !sidesOf(polygon).some((side) => border.some((edge) => crosses(side, edge)))
  );
}

/** How deep the part of a base nearest to the border stands inside a polygon, in inches; 0 if any part is outside. */
export function depthWithin(base: Base, polygon: Polygon): number {
  if (!liesWithin(base, polygon)) return 0;
  return Math.min(...sidesOf(polygon).flatMap((side) => edgesOf(base).map((edge) => nearest(side, edge).distance)));
}

/** The rectangle from one corner of the table to another. */
export const rectangle = (a: Point, b: Point): Polygon => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];

/** Whether the whole of a base is on a table of that width and depth whose corner is 0, 0. */
export const onTable = (base: Base, width: number, depth: number): boolean =>
  corners(base).every(({ x, y }) => x >= -touch && y >= -touch && x <= width + touch && y <= depth + touch);

/** Whether two polygons have any point in common. */
export const share = (a: Polygon, b: Polygon): boolean =>
  sidesOf(a).some((side) => sidesOf(b).some((other) => crosses(side, other))) ||
  contains(a, b[0] as Point) ||
  contains(b, a[0] as Point);

/** The part of a convex polygon on one side of a line through `p`: the side that `normal` points to. */
export function clipped(polygon: Polygon, p: Point, normal: Point): Polygon {
  const off = (q: Point) => dot(minus(q, p), normal);
  return sidesOf(polygon).flatMap(({ a, b }) => {
    const [from, to] = [off(a), off(b)];
    const cut = from >= 0 !== to >= 0 ? [plus(a, times(minus(b, a), from / (from - to)))] : [];
    return from >= 0 ? [a, ...cut] : cut;
  });
}

/** The mean of a polygon's corners. */
export const heart = (polygon: Polygon): Point => times(polygon.reduce(plus), 1 / polygon.length);
