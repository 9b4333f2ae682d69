/** Contact of bases: which edge lies along which, and over what length. */
import { cosine, normal, quarterTurn, sine } from './angle.ts';
import { type Base, type EdgeName, edgeLength, edgeNames } from './base.ts';
import { touch } from './point.ts';
import { gap, overlap } from './shape.ts';

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

/** Inches that two lengths on one line have in common: one about 0, the other about a place on it. */
const common = (one: number, other: number, place: number): number =>
  Math.min(one / 2, place + other / 2) - Math.max(-one / 2, place - other / 2);

/**
 * How two bases lie edge to edge, or null if they do not: bases at an angle to each other, or touching at a corner only,
 * have no contact of edges (see `touches`).
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
  // The other base as this one sees it: so far ahead and to the right, so deep and so wide.
  const ahead = x * s + y * c;
  const right = x * c - y * s;
  const deep = quarters % 2 === 0 ? b.depth : b.width;
  const wide = quarters % 2 === 0 ? b.width : b.depth;
  const before = Math.abs(ahead) - (a.depth + deep) / 2;
  const beside = Math.abs(right) - (a.width + wide) / 2;
  if (before > touch || beside > touch) return null;
  const along = (edge: EdgeName, length: number): Contact | null => {
    if (length <= touch) return null;
    // Of the edges of the other only one looks the opposite way.
    const on = edgeNames[(edgeNames.indexOf(edge) + 6 - quarters) % 4] as EdgeName;
    const shorter = Math.min(edgeLength(a, edge), edgeLength(b, on));
    return { edge, on, length, full: length >= shorter - 2 * touch };
  };
  const inFront = before >= -touch ? along(ahead > 0 ? 'front' : 'rear', common(a.width, wide, right)) : null;
  if (inFront) return inFront;
  return beside >= -touch ? along(right > 0 ? 'right' : 'left', common(a.depth, deep, ahead)) : null;
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
