/** Distances as measured on the table: from an edge to the nearest point of a base. */
import { type Base, type EdgeName, edgeOf, edgesOf } from './base.ts';
import { distance, nearest, nearestOn, type Point, type Segment } from './point.ts';
import { containsPoint } from './shape.ts';

export interface Measured {
  readonly from: Point;
  readonly to: Point;
  /** In inches. */
  readonly distance: number;
}

/** The distance from a segment to the nearest point of a base. */
export function fromSegment(segment: Segment, target: Base): Measured {
  let best: Measured | undefined;
  for (const end of [segment.a, segment.b]) if (containsPoint(target, end)) return { from: end, to: end, distance: 0 };
  for (const edge of edgesOf(target)) {
    const { a, b, distance: apart } = nearest(segment, edge);
    if (!best || apart < best.distance) best = { from: a, to: b, distance: apart };
  }
  return best as Measured;
}

/** The distance from a base's front edge, or another edge, to the nearest point of a target. */
export const fromEdge = (base: Base, target: Base, edge: EdgeName = 'front'): Measured => fromSegment(edgeOf(base, edge), target);

/** The distance between the nearest points of two bases that do not overlap. */
export const nearestBetween = (a: Base, b: Base): Measured =>
  edgesOf(a)
    .map((edge) => fromSegment(edge, b))
    .reduce((best, each) => (each.distance < best.distance ? each : best));

/** The distance from a point, such as the focal point of a terrain piece, to the nearest point of a base. */
export function fromPoint(p: Point, target: Base): Measured {
  if (containsPoint(target, p)) return { from: p, to: p, distance: 0 };
  return edgesOf(target)
    .map((edge) => nearestOn(edge, p))
    .map((to) => ({ from: p, to, distance: distance(p, to) }))
    .reduce((best, each) => (each.distance < best.distance ? each : best));
}
