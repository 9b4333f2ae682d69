/**
 * Square contact: the front edge of a base is along an edge of another, exactly where a system requires it. On a front or rear
 * edge, the middles of both edges must meet. On a flank, the front corners must meet. This file also finds overlaps, in which a
 * base is only beside a neighbour's flank.
 */
import { halfTurn, normal, turnBetween } from './angle.ts';
import { type Base, corners, type EdgeName, edgeOf, outward, placeAgainst, type Side, settled } from './base.ts';
import { contactOf } from './contact.ts';
import { ahead, aside, distance, middle, type Point, plus, times, touch } from './point.ts';

/** Whether two corners meet. Each corner may be displaced by one `touch`. */
export const isSamePoint = (a: Point, b: Point): boolean => distance(a, b) <= 2 * touch;

/** The left or right front corner of a base. */
export const frontCorner = (base: Base, side: Side): Point => corners(base)[side === 'left' ? 0 : 1];

/**
 * The base in square contact with an edge of another base: the middles of both edges meet or, on a flank, the front corners.
 * Rounded to the grid.
 */
export function squareOn<B extends Base>(base: B, target: Base, edge: EdgeName): B {
  if (edge === 'front' || edge === 'rear') return placeAgainst(base, edgeOf(target, edge), outward(target, edge));
  const heading = normal(outward(target, edge) + halfTurn);
  // For a base on the right that faces the flank, the enemy's front is to its right.
  const out = edge === 'right' ? -1 : 1;
  const centre = plus(
    frontCorner(target, edge),
    plus(times(ahead(heading), -base.depth / 2), times(aside(heading), (out * base.width) / 2)),
  );
  return settled({ ...base, ...centre, facing: heading });
}

/** The edge of another base that this base's front edge is in square contact with; null if there is none. */
export function squareContact(base: Base, target: Base): EdgeName | null {
  const contact = contactOf(base, target);
  if (contact?.edge !== 'front') return null;
  const { on } = contact;
  const at =
    on === 'left' || on === 'right' ? isSamePoint(frontCorner(base, on), frontCorner(target, on)) : aligned(base, target, on);
  return at ? on : null;
}

const aligned = (base: Base, target: Base, on: EdgeName): boolean => {
  const [front, met] = [edgeOf(base, 'front'), edgeOf(target, on)];
  return isSamePoint(middle(front.a, front.b), middle(met.a, met.b));
};

/**
 * The flank of a base that another base overlaps. Either the two bases face opposite ways and only front corners meet, or they
 * face the same way and stand side by side on one line. Null in all other cases.
 */
export function overlapBy(target: Base, other: Base): Side | null {
  const turn = Math.abs(turnBetween(target.facing, other.facing));
  if (turn !== 0 && turn !== halfTurn) return null;
  for (const side of ['left', 'right'] as const) {
    const own = turn === 0 ? (side === 'left' ? 'right' : 'left') : side;
    if (isSamePoint(frontCorner(target, side), frontCorner(other, own))) return side;
  }
  return null;
}

/** The flank of a base that is along a flank of another, whatever its facing; null if there is none. */
export function flankToFlank(base: Base, other: Base): Side | null {
  const contact = contactOf(base, other);
  const isFlank = (edge: EdgeName | undefined): edge is Side => edge === 'left' || edge === 'right';
  return isFlank(contact?.edge) && isFlank(contact?.on) ? contact.edge : null;
}
