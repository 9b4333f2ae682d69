/**
 * The wheel: a base or a group swings about one of its front corners like a door. Each base pays for the straight line between
 * the old and the new place of its own outer corner. The system says whether this is the rear or the front corner. The outer end
 * of the group moves farthest.
 */
import { halfTurn, type Tenths } from './angle.ts';
import { type Base, corners, type Side, swung } from './base.ts';
import { sameFacing } from './group.ts';
import { facingsDiffer, type Manoeuvre, nobody } from './manoeuvre.ts';
import { ahead, aside, distance, dot, type Point, touch, turned } from './point.ts';
import { overlap, radius } from './shape.ts';

/** The front corner about which a group wheels: the front left one for a wheel to the left, the front right one to the right. */
export function pivotOf(bases: readonly Base[], side: Side): Point {
  const [first] = bases as readonly [Base];
  const forward = ahead(first.facing);
  const out = side === 'right' ? aside(first.facing) : { x: -aside(first.facing).x, y: -aside(first.facing).y };
  const fronts = bases.map((base) => corners(base)[side === 'left' ? 0 : 1]);
  // The base at that end of the front rank.
  const lead = Math.max(...fronts.map((corner) => dot(corner, forward)));
  const rank = fronts.filter((corner) => dot(corner, forward) >= lead - 2 * touch);
  return rank.reduce((best, corner) => (dot(corner, out) > dot(best, out) ? corner : best));
}

/** The end of a base at which a wheel is measured. */
export type MeasuredEnd = 'rear' | 'front';

/** The outer rear or front corner of a base, away from the pivot's side. */
export const outerCorner = (base: Base, side: Side, end: MeasuredEnd = 'rear'): Point =>
  corners(base)[side === 'left' ? (end === 'rear' ? 2 : 1) : end === 'rear' ? 3 : 0];

/**
 * How far each base of a group travels in a wheel by any angle, in inches: the straight line between the old and the new place of
 * its outer corner.
 */
function lengthsBy(bases: readonly Base[], side: Side, end: MeasuredEnd): (angle: Tenths) => readonly number[] {
  const pivot = pivotOf(bases, side);
  const corners = bases.map((base) => outerCorner(base, side, end));
  return (angle) => corners.map((corner) => distance(corner, turned(corner, pivot, side === 'left' ? -angle : angle)));
}

export const wheelLengths = (bases: readonly Base[], side: Side, angle: Tenths, end: MeasuredEnd = 'rear'): readonly number[] =>
  lengthsBy(bases, side, end)(angle);

/**
 * Wheels a base or a group to one side by an angle (0 to 1800 tenths) about its front corner on that side. All bases of a group
 * must have the same facing. Two partial wheels end within a grid step of one whole wheel.
 */
export function wheel<B extends Base>(bases: readonly B[], side: Side, angle: Tenths, end: MeasuredEnd = 'rear'): Manoeuvre<B> {
  if (bases.length === 0) return nobody;
  if (!sameFacing(bases)) return facingsDiffer;
  const pivot = pivotOf(bases, side);
  const signed = side === 'left' ? -angle : angle;
  return { ok: true, bases: bases.map((base) => swung(base, pivot, signed)), travelled: wheelLengths(bases, side, angle, end) };
}

/** The largest wheel (in tenths, up to a half turn) that every base can pay for with its own rate in inches. */
export function wheelLimit(bases: readonly Base[], side: Side, rates: readonly number[], end: MeasuredEnd = 'rear'): Tenths {
  if (bases.length === 0) return 0;
  const lengths = lengthsBy(bases, side, end);
  const within = (angle: Tenths) => lengths(angle).every((length, at) => length <= (rates[at] ?? 0) + 1e-9);
  let [low, high] = [0, halfTurn];
  if (within(high)) return high;
  while (high - low > 1) {
    const half = (low + high) >> 1;
    if (within(half)) low = half;
    else high = half;
  }
  return low;
}

/**
 * The largest wheel, up to `angle`, before any base would overlap a base that does not move. `seen` are the moving bases to
 * check, by default all; the others may pass through units.
 */
export function freeWheel(
  bases: readonly Base[],
  side: Side,
  angle: Tenths,
  others: readonly Base[],
  seen: readonly Base[] = bases,
): Tenths {
  const pivot = pivotOf(bases, side);
  const sign = side === 'left' ? -1 : 1;
  const free = (by: Tenths) =>
    !seen.some((base) => {
      const there = swung(base, pivot, sign * by);
      return others.some((other) => overlap(there, other));
    });
  const pace = 10;
  let reached = 0;
  while (reached < angle) {
    // While no base can reach another one, single steps need not be checked.
    const safe = pace * Math.floor(freeTurn(seen, pivot, sign * reached, others) / pace);
    const next = Math.min(angle, reached + Math.max(safe, pace));
    if (safe > 0 || free(next)) {
      reached = next;
      continue;
    }
    while (reached < next && free(reached + 1)) reached++;
    break;
  }
  return reached;
}

/**
 * A turn, in tenths of a degree, in which none of the bases can reach another one. The angle is computed from bounding circles.
 * The computed angle is never too large.
 */
function freeTurn(bases: readonly Base[], pivot: Point, angle: Tenths, others: readonly Base[]): Tenths {
  let least = Infinity;
  for (const base of bases) {
    const centre = turned(base, pivot, angle);
    const own = radius(base);
    const speed = ((distance(base, pivot) + own) * Math.PI) / halfTurn;
    for (const other of others) least = Math.min(least, (distance(centre, other) - own - radius(other)) / speed);
  }
  return least;
}
