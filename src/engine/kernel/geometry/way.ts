/**
 * Paths with turns: a base goes straight from one place to another, and turns along the path, before it, or after it. The
 * functions tell how far the base's front corners move, what it meets, and its places along the path.
 */
import { halfTurn, type Tenths, turnBetween } from './angle.ts';
import { type Base, corners } from './base.ts';
import { distance, minus, type Point } from './point.ts';
import { overlap, radius } from './shape.ts';
import { meets } from './sweep.ts';

/** The straight distance in inches between the old and the new place of a front corner, for the corner that moves farther. */
export function frontTravel(from: Base, to: Base): number {
  const [a, b] = [corners(from), corners(to)];
  return Math.max(distance(a[0], b[0]), distance(a[1], b[1]));
}

/** A part of a path: the base goes straight to a place and turns evenly, in the direction of the smaller turn. */
export interface Stage {
  readonly from: Base;
  readonly to: Base;
}

/**
 * The base when it has done this share (0 to 1) of a stage. The result is not rounded, so its facing may not be a whole tenth of
 * a degree.
 */
export function placeOn({ from, to }: Stage, share: number): Base {
  return {
    ...from,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    facing: from.facing + Math.round(turnBetween(from.facing, to.facing) * share),
  };
}

/** The paths by which a base can get from one place to another: turning along the path, before it, or after it. */
export function waysBetween(from: Base, to: Base): readonly (readonly Stage[])[] {
  if (from.facing === to.facing || (from.x === to.x && from.y === to.y)) return [[{ from, to }]];
  const first = { ...from, facing: to.facing };
  const last = { ...to, facing: from.facing };
  return [
    [{ from, to }],
    [
      { from, to: first },
      { from: first, to },
    ],
    [
      { from, to: last },
      { from: last, to },
    ],
  ];
}

/** An upper bound in inches for how far any corner of a base moves in a stage. */
function longest({ from, to }: Stage): number {
  const turn: Tenths = Math.abs(turnBetween(from.facing, to.facing));
  return distance(from, to) + (turn * radius(from) * Math.PI) / halfTurn;
}

/** The farthest that a corner moves between two checks of a turning path, in inches. */
export const stride = 0.05;

/** The share of a stage after which a base overlaps one of several others; null if it never does. */
export function stageMeets(stage: Stage, others: readonly Base[]): number | null {
  const { from, to } = stage;
  if (from.facing === to.facing) {
    const way: Point = minus(to, from);
    let first: number | null = null;
    for (const other of others) {
      const share = meets(from, way, other);
      if (share !== null && (first === null || share < first)) first = share;
    }
    return first;
  }
  const length = longest(stage);
  const own = radius(from);
  for (let share = 0; ; ) {
    const base = placeOn(stage, share);
    let free = Infinity;
    for (const other of others) {
      const apart = distance(base, other) - own - radius(other);
      if (apart < free) free = apart;
      if (apart < 0 && overlap(base, other)) return share;
    }
    if (share >= 1) return null;
    share = Math.min(1, share + Math.max(free, stride) / length);
  }
}

/** Whether a base meets none of the others on a whole path. */
export const wayIsFree = (way: readonly Stage[], others: readonly Base[]): boolean =>
  way.every((stage) => stageMeets(stage, others) === null);

/**
 * The places of a base along a path, including start and end, with no corner moving more than `by` inches between two of them.
 */
export function placesOn(way: readonly Stage[], by: number): readonly Base[] {
  const places: Base[] = [];
  for (const stage of way) {
    const steps = Math.max(1, Math.ceil(longest(stage) / by));
    for (let step = places.length === 0 ? 0 : 1; step <= steps; step++) places.push(placeOn(stage, step / steps));
  }
  return places;
}
