/** What a base meets on a straight path: the first contact, and how much of the path is in terrain. */
import { type Base, corners } from './base.ts';
import { ahead, aside, cross, dot, lengthOf, minus, type Point, plus, type Segment, times, touch } from './point.ts';
import { borderOf, inset, liesWithin, outOfBounds, type Polygon, radius, span } from './shape.ts';

export interface Meeting {
  /** The share of the path, 0 to 1, after which the two bases touch. */
  readonly share: number;
  /** The index of the moving base. */
  readonly mover: number;
  /** The index of the base that it meets. */
  readonly other: number;
}

/** Whether a moving point comes within this many inches of another. */
function near(from: Point, way: Point, to: Point, reach: number): boolean {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const size = way.x * way.x + way.y * way.y;
  const share = size === 0 ? 0 : Math.max(0, Math.min(1, (x * way.x + y * way.y) / size));
  const dx = x - way.x * share;
  const dy = y - way.y * share;
  return dx * dx + dy * dy <= reach * reach;
}

/** A quick test by bounding circles whether a moving base could meet another. */
export const comesNear = (base: Base, way: Point, other: Base): boolean => near(base, way, other, radius(base) + radius(other));

/**
 * The share of a path after which a base would begin to overlap another base; null if it never does. Sliding along another base
 * does not stop it. If the two already overlap, the share is 0.
 */
export function meets(base: Base, way: Point, other: Base): number | null {
  if (!comesNear(base, way, other)) return null;
  const [p, q] = [corners(base), corners(other)];
  let [enter, leave] = [-Infinity, Infinity];
  for (const axis of [ahead(base.facing), aside(base.facing), ahead(other.facing), aside(other.facing)]) {
    const [low, high] = span(p, axis);
    const [least, most] = span(q, axis);
    // Meeting is defined like `overlap`.
    const [from, to] = [least + touch, most - touch];
    const speed = dot(way, axis);
    if (Math.abs(speed) < 1e-9) {
      if (high <= from || low >= to) return null;
      continue;
    }
    const [t1, t2] = [(from - high) / speed, (to - low) / speed];
    enter = Math.max(enter, Math.min(t1, t2));
    leave = Math.min(leave, Math.max(t1, t2));
  }
  if (enter >= leave || enter > 1 || leave <= 0) return null;
  // Here the bases already overlap by one `touch`, so the share of the path for that distance is subtracted.
  const early = enter - touch / Math.max(lengthOf(way), touch);
  return Math.max(0, early);
}

/**
 * The first meeting of several bases that move together. If several meetings come at the same time, the one in which more of the
 * front edge faces the other base counts.
 */
export function firstMeeting(bases: readonly Base[], way: Point, others: readonly Base[]): Meeting | null {
  let best: Meeting | null = null;
  let most = 0;
  const slight = touch / Math.max(lengthOf(way), touch);
  for (const [mover, base] of bases.entries())
    for (const [other, candidate] of others.entries()) {
      const share = meets(base, way, candidate);
      if (share === null) continue;
      const before = facingWidth({ ...base, ...plus(base, times(way, share)) }, candidate);
      const sooner = !best || share < best.share - slight;
      if (!sooner && !(best && share <= best.share + slight && before > most + touch)) continue;
      best = { share, mover, other };
      most = before;
    }
  return best;
}

/** How many inches of a base's width face another base in front of it. */
function facingWidth(base: Base, other: Base): number {
  const right = aside(base.facing);
  const [low, high] = span(corners(base), right);
  const [from, to] = span(corners(other), right);
  return Math.max(0, Math.min(high, to) - Math.max(low, from));
}

/** A part of a path, in inches from its start. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const nowhere: readonly Stretch[] = [];

/** The extent of a moving shape along a direction, and its speed in that direction. */
interface Reach {
  readonly axis: Point;
  readonly low: number;
  readonly high: number;
  readonly speed: number;
}

const reachAlong = (shape: Polygon, way: Point, axis: Point): Reach => {
  const [low, high] = span(shape, axis);
  return { axis, low, high, speed: dot(way, axis) };
};

/**
 * The share of the path at which a moving convex shape meets a fixed segment; null if it never does. `own` are the two directions
 * of the shape's edges.
 */
function crossing(
  moving: Polygon,
  way: Point,
  own: readonly [Reach, Reach],
  { a, b }: Segment,
): readonly [number, number] | null {
  let enter = -Infinity;
  let leave = Infinity;
  for (let at = 0; at < 3; at++) {
    const { axis, low, high, speed } = own[at] ?? reachAlong(moving, way, { x: -(b.y - a.y), y: b.x - a.x });
    const [one, other] = [dot(a, axis), dot(b, axis)];
    const from = one < other ? one : other;
    const to = one < other ? other : one;
    if (Math.abs(speed) < 1e-12) {
      if (high < from || low > to) return null;
      continue;
    }
    const t1 = (from - high) / speed;
    const t2 = (to - low) / speed;
    enter = Math.max(enter, Math.min(t1, t2));
    leave = Math.min(leave, Math.max(t1, t2));
    if (enter >= leave) return null;
  }
  return [enter, leave];
}

/**
 * The parts of a straight path on which any part of a base is in a polygon. The parts are in inches from the start, in order and
 * without overlap.
 */
export function stretchesIn(base: Base, way: Point, polygon: Polygon): readonly Stretch[] {
  if (outOfBounds(base, polygon, way)) return nowhere;
  const slim = inset(base);
  const length = lengthOf(way);
  const moving = corners(slim);
  const own = [reachAlong(moving, way, ahead(slim.facing)), reachAlong(moving, way, aside(slim.facing))] as const;
  const spans: (readonly [number, number])[] = [];
  for (const side of borderOf(polygon)) {
    const time = crossing(moving, way, own, side);
    if (time) spans.push(time);
  }
  // Between two crossings of the border the base may be wholly inside.
  const cuts = [0, 1, ...spans.flat().filter((t) => t > 0 && t < 1)].sort((a, b) => a - b);
  const parts: Stretch[] = [];
  for (let at = 0; at + 1 < cuts.length; at++) {
    const [from, to] = [cuts[at] as number, cuts[at + 1] as number];
    if (to - from < 1e-12) continue;
    const half = (from + to) / 2;
    const within =
      spans.some(([start, end]) => start <= half && half <= end) ||
      liesWithin({ ...base, ...plus(base, times(way, half)) }, polygon);
    if (!within) continue;
    const last = parts.at(-1);
    if (last && last.to >= from * length - 1e-9) parts[parts.length - 1] = { from: last.from, to: to * length };
    else parts.push({ from: from * length, to: to * length });
  }
  return parts;
}

/** The area that a base covers along a straight path, as an anticlockwise outline. */
export function swept(base: Base, way: Point): Polygon {
  const ends = [...corners(base), ...corners(base).map((corner) => plus(corner, way))];
  const sorted = ends.sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (points: readonly Point[]) => {
    const hull: Point[] = [];
    for (const p of points) {
      while (hull.length > 1 && cross(minus(hull.at(-1) as Point, hull.at(-2) as Point), minus(p, hull.at(-1) as Point)) <= 1e-12)
        hull.pop();
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
