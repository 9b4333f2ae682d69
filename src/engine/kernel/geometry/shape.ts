/** Overlap and distance of bases, and terrain as polygons of any shape. */
import { cosine, sine } from './angle.ts';
import { type Base, corners, edgesOf } from './base.ts';
import { crosses, distance, dot, minus, nearest, nearestOn, type Point, plus, type Segment, times, touch } from './point.ts';

/** The corners of the polygon in order, clockwise or anticlockwise. */
export type Polygon = readonly Point[];

export const sidesOf = (polygon: Polygon): readonly Segment[] =>
  polygon.map((a, at) => ({ a, b: polygon[(at + 1) % polygon.length] as Point }));

/** The extent of a convex shape along a direction, as two numbers. */
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

/** The largest distance from a base's centre: to its corners. */
export const radius = ({ width, depth }: Base): number => Math.sqrt(width * width + depth * depth) / 2;

/**
 * Whether two lengths on a line overlap by more than `slack` inches. The arguments are half of each length, and the distance
 * between the centres of the two.
 */
const common = (one: number, other: number, apart: number, slack: number): boolean =>
  Math.min(one + other - Math.abs(apart), 2 * one, 2 * other) > slack;

/**
 * Whether two bases overlap by more than `slack` inches; touching does not count. If two bases do not overlap, a line parallel to
 * one of their edges separates them.
 */
export function overlap(a: Base, b: Base, slack: number = touch): boolean {
  // This function is called more often than any other, so it does not create lists.
  const x = b.x - a.x;
  const y = b.y - a.y;
  const far = (a.width + a.depth + b.width + b.depth) / 2;
  if (x > far || x < -far || y > far || y < -far) return false;
  const reach = radius(a) + radius(b);
  if (x * x + y * y > reach * reach) return false;
  const s = Math.abs(sine(b.facing - a.facing));
  const c = Math.abs(cosine(b.facing - a.facing));
  const da = a.depth / 2;
  const wa = a.width / 2;
  const db = b.depth / 2;
  const wb = b.width / 2;
  const sa = sine(a.facing);
  const ca = cosine(a.facing);
  if (!common(da, db * c + wb * s, x * sa + y * ca, slack)) return false;
  if (!common(wa, wb * c + db * s, x * ca - y * sa, slack)) return false;
  // Bases at right angles share the same two directions.
  if (s === 0 || c === 0) return true;
  const [sb, cb] = [sine(b.facing), cosine(b.facing)];
  return common(db, da * c + wa * s, x * sb + y * cb, slack) && common(wb, wa * c + da * s, x * cb - y * sb, slack);
}

/** The square of the smallest distance from the corners of one base to the edges of another that it does not overlap. */
function squareToEdges(corners: Polygon, edges: Polygon): number {
  let least = Infinity;
  let a = edges.at(-1) as Point;
  for (const b of edges) {
    const x = b.x - a.x;
    const y = b.y - a.y;
    const size = x * x + y * y;
    for (const p of corners) {
      const t = size === 0 ? 0 : ((p.x - a.x) * x + (p.y - a.y) * y) / size;
      const dx = (t <= 0 ? a.x : t >= 1 ? b.x : a.x + x * t) - p.x;
      const dy = (t <= 0 ? a.y : t >= 1 ? b.y : a.y + y * t) - p.y;
      const square = dx * dx + dy * dy;
      if (square < least) least = square;
    }
    a = b;
  }
  return least;
}

/** The distance in inches between the nearest points of two bases; 0 if they touch or overlap. */
export function gap(a: Base, b: Base): number {
  if (overlap(a, b, 0)) return 0;
  const [one, other] = [corners(a), corners(b)];
  const least = Math.sqrt(Math.min(squareToEdges(one, other), squareToEdges(other, one)));
  return least < 1e-12 ? 0 : least;
}

/** Whether a point is in a polygon, including its border. */
export function contains(polygon: Polygon, p: Point): boolean {
  let within = false;
  let a = polygon.at(-1) as Point;
  for (const b of polygon) {
    if (onSegment(a, b, p)) return true;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
    a = b;
  }
  return within;
}

/**
 * The square of the distance from a point to a segment. This function is called for every side of every terrain piece, so it does
 * not create point objects.
 */
function squareTo(a: Point, b: Point, p: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const size = x * x + y * y;
  const t = size === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * x + (p.y - a.y) * y) / size));
  const dx = a.x + x * t - p.x;
  const dy = a.y + y * t - p.y;
  return dx * dx + dy * dy;
}

/** Whether a point is on a segment, up to rounding. */
const onSegment = (a: Point, b: Point, p: Point): boolean => squareTo(a, b, p) < 1e-18;

/** The distance in inches from a point to the border of a polygon. */
export const distanceToBorder = (polygon: Polygon, p: Point): number =>
  Math.min(...sidesOf(polygon).map((side) => distance(nearestOn(side, p), p)));

/** A slightly smaller base, so that merely touching something does not count. */
export const inset = (base: Base, by: number = touch): Base => ({
  ...base,
  width: base.width - 2 * by,
  depth: base.depth - 2 * by,
});

/** Facts that are cached for each polygon, because terrain is checked at every move. */
interface Outline {
  readonly low: Point;
  readonly high: Point;
  readonly sides: readonly Segment[];
}

/** The polygons that were used most recently. A weak map would cost more in garbage collection than it saves. */
const outlines = new Map<Polygon, Outline>();
const mostOutlines = 500;

function outlineOf(polygon: Polygon): Outline {
  const known = outlines.get(polygon);
  if (known) return known;
  const low = { x: Infinity, y: Infinity };
  const high = { x: -Infinity, y: -Infinity };
  for (const { x, y } of polygon) {
    if (x < low.x) low.x = x;
    if (y < low.y) low.y = y;
    if (x > high.x) high.x = x;
    if (y > high.y) high.y = y;
  }
  const outline = { low, high, sides: sidesOf(polygon) };
  if (outlines.size >= mostOutlines) outlines.clear();
  outlines.set(polygon, outline);
  return outline;
}

/** The sides of a polygon, cached. */
export const borderOf = (polygon: Polygon): readonly Segment[] => outlineOf(polygon).sides;

const still: Point = { x: 0, y: 0 };

/** Whether a base is too far from a polygon to touch it, either where it stands or anywhere on a straight path (`way`). */
export function outOfBounds({ x, y, width, depth }: Base, polygon: Polygon, way: Point = still): boolean {
  const { low, high } = outlineOf(polygon);
  const reach = (width + depth) / 2 + touch;
  return (
    Math.max(x, x + way.x) < low.x - reach ||
    Math.min(x, x + way.x) > high.x + reach ||
    Math.max(y, y + way.y) < low.y - reach ||
    Math.min(y, y + way.y) > high.y + reach
  );
}

/**
 * Whether the border of a polygon is farther from a base's centre than the base's corners are. The base is then wholly inside or
 * wholly outside.
 */
function clearOfBorder(base: Base, polygon: Polygon): boolean {
  const square = (base.width * base.width + base.depth * base.depth) / 4;
  let a = polygon.at(-1) as Point;
  for (const b of polygon) {
    if (squareTo(a, b, base) < square) return false;
    a = b;
  }
  return true;
}

/** Whether any part of a base is in a polygon; merely touching does not count. */
export function occupies(base: Base, polygon: Polygon): boolean {
  if (outOfBounds(base, polygon)) return false;
  if (clearOfBorder(base, polygon)) return contains(polygon, base);
  const inner = inset(base);
  if (corners(inner).some((corner) => contains(polygon, corner))) return true;
  if (polygon.some((corner) => containsPoint(inner, corner))) return true;
  return cut(inner, polygon);
}

/** Whether the border of a base crosses the border of a polygon. */
function cut(base: Base, polygon: Polygon): boolean {
  const border = edgesOf(base);
  return borderOf(polygon).some((side) => border.some((edge) => crosses(side, edge)));
}

/** Whether a point is in a base, including its border. */
export function containsPoint({ x, y, facing, width, depth }: Base, p: Point, slack = 1e-9): boolean {
  const [s, c] = [sine(facing), cosine(facing)];
  const [dx, dy] = [p.x - x, p.y - y];
  return Math.abs(dx * s + dy * c) <= depth / 2 + slack && Math.abs(dx * c + dy * -s) <= width / 2 + slack;
}

/** Whether a whole base is in a polygon. */
export function liesWithin(base: Base, polygon: Polygon): boolean {
  if (outOfBounds(base, polygon)) return false;
  if (clearOfBorder(base, polygon)) return contains(polygon, base);
  const inner = inset(base);
  return corners(inner).every((corner) => contains(polygon, corner)) && !cut(inner, polygon);
}

/** The smallest distance in inches from a base inside a polygon to the polygon's border; 0 if any part is outside. */
export function depthWithin(base: Base, polygon: Polygon): number {
  if (!liesWithin(base, polygon)) return 0;
  return Math.min(...sidesOf(polygon).flatMap((side) => edgesOf(base).map((edge) => nearest(side, edge).distance)));
}

/** The rectangle between two opposite corners. */
export const rectangle = (a: Point, b: Point): Polygon => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];

/** Whether a whole base is on a table of this width and depth whose corner is at 0, 0. */
export const onTable = (base: Base, width: number, depth: number): boolean =>
  corners(base).every(({ x, y }) => x >= -touch && y >= -touch && x <= width + touch && y <= depth + touch);

/** Whether two points, and everything between them, are clearly beyond one side of a shape's bounding box. */
const beyond = ({ low, high }: Outline, a: Point, b: Point, by = touch): boolean =>
  (a.x > high.x + by && b.x > high.x + by) ||
  (a.x < low.x - by && b.x < low.x - by) ||
  (a.y > high.y + by && b.y > high.y + by) ||
  (a.y < low.y - by && b.y < low.y - by);

/** The sides of a polygon that may be within this distance of another polygon: a quick test by the other's bounding box. */
export function sidesNear(polygon: Polygon, other: Polygon, within: number): readonly Segment[] {
  const box = outlineOf(other);
  return outlineOf(polygon).sides.filter(({ a, b }) => !beyond(box, a, b, within + touch));
}

/** Whether two polygons have any point in common. */
export function share(a: Polygon, b: Polygon): boolean {
  const [one, other] = [outlineOf(a), outlineOf(b)];
  if (beyond(other, one.low, one.high)) return false;
  return (
    one.sides.some((side) => !beyond(other, side.a, side.b) && other.sides.some((each) => crosses(side, each))) ||
    contains(a, b[0] as Point) ||
    contains(b, a[0] as Point)
  );
}

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
