/** Gaps: the area between two shapes close to each other. */
import { cross, dot, lengthOf, minus, nearest, type Point, plus, times, touch } from './point.ts';
import { type Polygon, sidesOf, span } from './shape.ts';

export interface Gap {
  /** The distance between the nearest points of the two shapes in inches. */
  readonly width: number;
  /**
   * The area between the two shapes as a convex outline. If the shapes are corner to corner, the outline is a thin strip between
   * the corners.
   */
  readonly ground: Polygon;
}

/**
 * The gap between two convex shapes that are less than `narrow` inches apart; null if they touch, overlap or are farther apart.
 */
export function gapBetween(a: Polygon, b: Polygon, narrow: number): Gap | null {
  let least: { readonly a: Point; readonly b: Point; readonly distance: number } | null = null;
  for (const one of sidesOf(a))
    for (const other of sidesOf(b)) {
      const found = nearest(one, other);
      if (!least || found.distance < least.distance) least = found;
    }
  if (!least || least.distance <= touch || least.distance >= narrow - touch) return null;
  const across = times(minus(least.b, least.a), 1 / least.distance);
  const along: Point = { x: -across.y, y: across.x };
  const [from, to] = [span(a, across)[1], span(b, across)[0]];
  const [spanA, spanB] = [span(a, along), span(b, along)];
  let [low, high] = [Math.max(spanA[0], spanB[0]), Math.min(spanA[1], spanB[1])];
  // If two bases face each other only corner to corner, the gap is the line between these corners.
  if (high - low <= 2 * touch) {
    const at = dot(least.a, along);
    [low, high] = [at - touch, at + touch];
  }
  const corner = (u: number, v: number): Point => plus(times(across, u), times(along, v));
  return { width: least.distance, ground: [corner(from, low), corner(to, low), corner(to, high), corner(from, high)] };
}

/**
 * Whether two convex outlines overlap. Outlines overlap if, in every direction in which they could be separated, they overlap by
 * more than `slack` inches.
 */
export function outlinesOverlap(a: Polygon, b: Polygon, slack: number = touch): boolean {
  for (const outline of [a, b])
    for (const side of sidesOf(outline)) {
      const edge = minus(side.b, side.a);
      const length = lengthOf(edge);
      if (length === 0) continue;
      const out: Point = { x: -edge.y / length, y: edge.x / length };
      const [one, other] = [span(a, out), span(b, out)];
      const shared = Math.min(one[1], other[1]) - Math.max(one[0], other[0]);
      if (shared <= Math.min(slack, (one[1] - one[0]) / 2, (other[1] - other[0]) / 2)) return false;
    }
  return true;
}

/** The convex hull of some points, anticlockwise. */
export function outlineRound(points: readonly Point[]): Polygon {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (side: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const p of side) {
      while (hull.length > 1 && cross(minus(hull.at(-1) as Point, hull.at(-2) as Point), minus(p, hull.at(-1) as Point)) <= 1e-12)
        hull.pop();
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
