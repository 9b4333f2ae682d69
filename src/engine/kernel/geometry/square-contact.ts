/**
 * Square contact: a base with its front edge along an edge of another, at the one place where a system wants it. On a front
 * or a rear edge the middles meet; on a flank the front corners do. Beside it, bases that only overlap a neighbour's flank.
 */
import { halfTurn, normal, turnBetween } from './angle.ts';
import { against, type Base, corners, type EdgeName, edgeOf, outward, type Side, settled } from './base.ts';
import { contactOf } from './contact.ts';
import { ahead, aside, distance, middle, type Point, plus, times, touch } from './point.ts';

/** Whether two corners lie together. Each of them may be a touch off its place. */
export const together = (a: Point, b: Point): boolean => distance(a, b) <= 2 * touch;

/** The front corner of a base at one of its ends. */
export const frontCorner = (base: Base, side: Side): Point => corners(base)[side === 'left' ? 0 : 1];

/** The base in square contact with an edge of another: middle on middle, on a flank front corner on front corner. Settled. */
export function squareOn<B extends Base>(base: B, target: Base, edge: EdgeName): B {
  if (edge === 'front' || edge === 'rear') return against(base, edgeOf(target, edge), outward(target, edge));
  const heading = normal(outward(target, edge) + halfTurn);
  // Facing the flank, the enemy's front lies to the right of whoever stands on its right.
  const out = edge === 'right' ? -1 : 1;
  const centre = plus(
    frontCorner(target, edge),
    plus(times(ahead(heading), -base.depth / 2), times(aside(heading), (out * base.width) / 2)),
  );
  return settled({ ...base, ...centre, facing: heading });
}

/** The edge of another base with which a base is in square contact by its front edge; null if it is with none. */
export function squareContact(base: Base, target: Base): EdgeName | null {
  const contact = contactOf(base, target);
  if (contact?.edge !== 'front') return null;
  const { on } = contact;
  const at =
    on === 'left' || on === 'right' ? together(frontCorner(base, on), frontCorner(target, on)) : aligned(base, target, on);
  return at ? on : null;
}

const aligned = (base: Base, target: Base, on: EdgeName): boolean => {
  const [front, met] = [edgeOf(base, 'front'), edgeOf(target, on)];
  return together(middle(front.a, front.b), middle(met.a, met.b));
};

/**
 * Which flank of a base another one overlaps: the two face opposite ways and only front corners meet, or they face the same
 * way side by side on one line. Null if it overlaps neither.
 */
export function overlapBy(target: Base, other: Base): Side | null {
  const turn = Math.abs(turnBetween(target.facing, other.facing));
  if (turn !== 0 && turn !== halfTurn) return null;
  for (const side of ['left', 'right'] as const) {
    const own = turn === 0 ? (side === 'left' ? 'right' : 'left') : side;
    if (together(frontCorner(target, side), frontCorner(other, own))) return side;
  }
  return null;
}

/** Which flank of a base has a flank of another along it, whichever way that one faces; null if neither has. */
export function flankToFlank(base: Base, other: Base): Side | null {
  const contact = contactOf(base, other);
  const isFlank = (edge: EdgeName | undefined): edge is Side => edge === 'left' || edge === 'right';
  return isFlank(contact?.edge) && isFlank(contact?.on) ? contact.edge : null;
}
