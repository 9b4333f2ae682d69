/** The area that a base controls, and moves that come no nearer. */
import { type Base, placeFrom } from './base.ts';
import { type Point, touch } from './point.ts';
import { gap, overlap } from './shape.ts';

/** The rectangle before the front edge, so wide and so deep in inches, facing as the base does. Not settled. */
export const zoneOf = (base: Base, width: number, depth: number): Base => ({
  ...placeFrom(base, (base.depth + depth) / 2, 0),
  facing: base.facing,
  width,
  depth,
});

/** Whether any part of a base is in a zone; one that only touches it is not. */
export const inZone = (zone: Base, base: Base): boolean => overlap(zone, base);

/**
 * Whether a straight move comes nearer to another base at any point of the way. The distance to a convex shape along a
 * straight way falls, if at all, at the start: one small step tells.
 */
export function drawsNearer(base: Base, step: Point, other: Base): boolean {
  const size = Math.sqrt(step.x * step.x + step.y * step.y);
  if (size === 0) return false;
  const share = Math.min(1, touch / size);
  return gap({ ...base, x: base.x + step.x * share, y: base.y + step.y * share }, other) < gap(base, other) - 1e-9;
}
