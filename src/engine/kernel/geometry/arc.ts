/**
 * The arc in front of an edge: the area between two rays that leave the base through the corners of that edge. For a square base
 * these are its diagonals, 45 degrees to either side of straight ahead.
 */
import { cosine, diagonal, sine, type Tenths } from './angle.ts';
import { type Base, corners, type EdgeName, edgeOf, outward } from './base.ts';
import { ahead, aside, distance, dot, lengthOf, middle, minus, type Point, plus, type Segment, times, touch } from './point.ts';
import { clipped, inset, type Polygon } from './shape.ts';

export interface Arc {
  /** The point where the two rays meet. For a square base this is its centre. */
  readonly apex: Point;
  readonly facing: Tenths;
  /** The angle from straight ahead to either ray. */
  readonly half: Tenths;
}

/** The arc in front of a segment that faces `facing`. `half` must be above 0 and below 900. */
export function arcBefore({ a, b }: Segment, facing: Tenths, half: Tenths = diagonal): Arc {
  const back = (distance(a, b) / 2) * (cosine(half) / sine(half));
  return { apex: plus(middle(a, b), times(ahead(facing), -back)), facing, half };
}

/** The arc in front of a base's front edge, or of another edge. */
export const arcOf = (base: Base, edge: EdgeName = 'front', half: Tenths = diagonal): Arc =>
  arcBefore(edgeOf(base, edge), outward(base, edge), half);

/** Whether a point is in an arc, including its rays. */
export function inArc(arc: Arc, p: Point): boolean {
  const from = minus(p, arc.apex);
  const out = [arc.facing - arc.half, arc.facing + arc.half] as const;
  // The distances of the point from the lines of both rays. The distances are positive inside the arc.
  return dot(from, aside(out[0])) >= -touch && -dot(from, aside(out[1])) >= -touch && dot(from, ahead(arc.facing)) >= -touch;
}

/** Whether a whole edge is in an arc. */
export const edgeInArc = (arc: Arc, { a, b }: Segment): boolean => inArc(arc, a) && inArc(arc, b);

/**
 * The edge of a base farthest from a point, measured to the middle of the edge. If two are equally far, the first one clockwise
 * from the rear counts.
 */
export function farthestEdge(from: Point, base: Base): EdgeName {
  let best: EdgeName = 'rear';
  let most = -Infinity;
  for (const edge of ['rear', 'left', 'front', 'right'] as const) {
    const { a, b } = edgeOf(base, edge);
    const off = lengthOf(minus(middle(a, b), from));
    if (off > most + touch) [best, most] = [edge, off];
  }
  return best;
}

/** Whether a target may be aimed at: the target's edge that is farthest from the firer must be wholly in the arc. */
export const aimsAt = (arc: Arc, target: Base): boolean => edgeInArc(arc, edgeOf(target, farthestEdge(arc.apex, target)));

/** The part of a base inside an arc, as a polygon; empty if there is none. */
export function partInArc(arc: Arc, base: Base): Polygon {
  const left = aside(arc.facing - arc.half);
  const right = times(aside(arc.facing + arc.half), -1);
  return clipped(clipped(corners(base), arc.apex, left), arc.apex, right);
}

/** Whether any part of a base is in an arc; merely touching does not count. */
export const partlyInArc = (arc: Arc, base: Base): boolean => partInArc(arc, inset(base)).length > 2;
