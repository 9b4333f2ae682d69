/** Contact between bases: which edges touch along their length, and over how many inches. */
import { cosine, normal, quarterTurn, sine } from './angle.ts';
import { type Base, type EdgeName, edgeLength, edgeNames } from './base.ts';
import { touch } from './point.ts';
import { gap, overlap, radius } from './shape.ts';

export interface Contact {
  /** The edge of the first base. */
  readonly edge: EdgeName;
  /** The edge of the second base that lies along that edge. */
  readonly on: EdgeName;
  /** The shared length of the two edges in inches. */
  readonly length: number;
  /** Whether the whole shorter edge is in contact. */
  readonly full: boolean;
}

/** The length that two segments on a line have in common. The middle of the first is at 0, the middle of the other at `place`. */
const common = (one: number, other: number, place: number): number =>
  Math.min(one / 2, place + other / 2) - Math.max(-one / 2, place - other / 2);

/**
 * How two bases are in contact edge to edge; null if they are not. Bases at an angle to each other, or touching only at a corner,
 * have no edge contact (see `touches`).
 */
export function contactOf(a: Base, b: Base): Contact | null {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const far = (a.width + a.depth + b.width + b.depth) / 2 + touch;
  if (x > far || x < -far || y > far || y < -far) return null;
  const turn = normal(b.facing - a.facing);
  if (turn % quarterTurn !== 0) return null;
  const quarters = turn / quarterTurn;
  const s = sine(a.facing);
  const c = cosine(a.facing);
  // The position of the other base relative to this one: how far ahead and to the right it is, and its depth and width as this
  // base sees them.
  const ahead = x * s + y * c;
  const right = x * c - y * s;
  const deep = quarters % 2 === 0 ? b.depth : b.width;
  const wide = quarters % 2 === 0 ? b.width : b.depth;
  const before = Math.abs(ahead) - (a.depth + deep) / 2;
  const beside = Math.abs(right) - (a.width + wide) / 2;
  if (before > touch || beside > touch) return null;
  const along = (edge: EdgeName, length: number): Contact | null => {
    if (length <= touch) return null;
    // Only one edge of the other base faces the opposite way to this edge.
    const on = edgeNames[(edgeNames.indexOf(edge) + 6 - quarters) % 4] as EdgeName;
    const shorter = Math.min(edgeLength(a, edge), edgeLength(b, on));
    return { edge, on, length, full: length >= shorter - 2 * touch };
  };
  const inFront = before >= -touch ? along(ahead > 0 ? 'front' : 'rear', common(a.width, wide, right)) : null;
  if (inFront) return inFront;
  return beside >= -touch ? along(right > 0 ? 'right' : 'left', common(a.depth, deep, ahead)) : null;
}

/** Whether two bases touch, even at a corner. Overlapping bases do not count as touching. */
export function touches(a: Base, b: Base): boolean {
  // A quick test: two bases do not touch if they are farther apart than their corners can reach.
  const [x, y, reach] = [b.x - a.x, b.y - a.y, radius(a) + radius(b) + 2 * touch];
  return x * x + y * y <= reach * reach && !overlap(a, b) && gap(a, b) <= touch;
}

/** The edge of `b` along the front edge of `a`; null if there is none. */
export const fronts = (a: Base, b: Base): EdgeName | null => {
  const contact = contactOf(a, b);
  return contact?.edge === 'front' ? contact.on : null;
};

/** The side on which two bases stand side by side with the same facing, touching with the whole length; null if they do not. */
export function onLine(a: Base, b: Base): 'left' | 'right' | null {
  if (a.facing !== b.facing) return null;
  const contact = contactOf(a, b);
  return contact?.full && (contact.edge === 'left' || contact.edge === 'right') ? contact.edge : null;
}

/** Whether `b` is directly behind `a` with the same facing: its front edge along the rear edge of `a`. */
export function inFile(a: Base, b: Base): boolean {
  if (a.facing !== b.facing) return false;
  const contact = contactOf(a, b);
  return contact?.edge === 'rear' && contact.full;
}
