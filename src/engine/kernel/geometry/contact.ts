/** Contact of bases: which edge lies along which, and over what length. */
import { cosine, halfTurn, normal, quarterTurn, sine } from './angle.ts';
import { type Base, corners, type EdgeName, edgeLength, edgeNames } from './base.ts';
import { ahead, aside, dot, middle, minus, type Point, type Segment, touch } from './point.ts';
import { gap, overlap, radius } from './shape.ts';

export interface Contact {
  /** The edge of the first base. */
  readonly edge: EdgeName;
  /** The edge of the second base that lies along it. */
  readonly on: EdgeName;
  /** Inches that the two edges share. */
  readonly length: number;
  /** Whether the shorter of the two lies along the other with its whole length. */
  readonly full: boolean;
}

/** Inches that two edges share when they lie along one another, back to back; 0 when they do not. */
export function shared(edge: Segment, facing: number, other: Segment, otherFacing: number): number {
  if (normal(otherFacing - facing) !== halfTurn) return 0;
  const out = ahead(facing);
  const along = aside(facing);
  const apart = dot(minus(middle(other.a, other.b), middle(edge.a, edge.b)), out);
  if (apart > touch || apart < -touch) return 0;
  const from = (s: Segment) => [dot(s.a, along), dot(s.b, along)].sort((p, q) => p - q) as [number, number];
  const [low, high] = from(edge);
  const [start, end] = from(other);
  return Math.max(0, Math.min(high, end) - Math.max(low, start));
}

const segmentAt = (all: readonly Point[], at: number): Segment => ({ a: all[at] as Point, b: all[(at + 1) % 4] as Point });

/**
 * How two bases lie edge to edge, or null if they do not: bases at an angle to each other, or touching at a corner only,
 * have no contact of edges (see `touches`).
 */
export function contactOf(a: Base, b: Base): Contact | null {
  const reach = radius(a) + radius(b) + 2 * touch;
  const [x, y] = [b.x - a.x, b.y - a.y];
  if (x * x + y * y > reach * reach) return null;
  const turn = normal(b.facing - a.facing);
  if (turn % quarterTurn !== 0) return null;
  const quarters = turn / quarterTurn;
  const [s, c] = [sine(a.facing), cosine(a.facing)];
  const [deep, wide] = quarters % 2 === 0 ? [b.depth, b.width] : [b.width, b.depth];
  const apart = Math.max(Math.abs(x * s + y * c) - (a.depth + deep) / 2, Math.abs(x * c - y * s) - (a.width + wide) / 2);
  if (apart > 2 * touch) return null;
  const [p, q] = [corners(a), corners(b)];
  for (const [at, edge] of edgeNames.entries()) {
    // Of the edges of the other only one looks the opposite way.
    const back = (at + 6 - quarters) % 4;
    const on = edgeNames[back] as EdgeName;
    const facing = a.facing + quarterTurn * at;
    const length = shared(segmentAt(p, at), facing, segmentAt(q, back), facing + halfTurn);
    if (length > touch) {
      const shorter = Math.min(edgeLength(a, edge), edgeLength(b, on));
      return { edge, on, length, full: length >= shorter - 2 * touch };
    }
  }
  return null;
}

/** Whether two bases touch at all, were it by a corner; overlapping bases do not count as touching. */
export const touches = (a: Base, b: Base): boolean => !overlap(a, b) && gap(a, b) <= touch;

/** Whether the front edge of `a` lies along any edge of `b`. */
export const fronts = (a: Base, b: Base): EdgeName | null => {
  const contact = contactOf(a, b);
  return contact?.edge === 'front' ? contact.on : null;
};

/** Whether two bases stand side by side on line: same facing, side against side with the whole length. */
export function onLine(a: Base, b: Base): 'left' | 'right' | null {
  if (a.facing !== b.facing) return null;
  const contact = contactOf(a, b);
  return contact?.full && (contact.edge === 'left' || contact.edge === 'right') ? contact.edge : null;
}

/** Whether `b` stands directly behind `a`, facing the same way: its front edge along the rear edge of `a`. */
export function inFile(a: Base, b: Base): boolean {
  if (a.facing !== b.facing) return false;
  const contact = contactOf(a, b);
  return contact?.edge === 'rear' && contact.full;
}
