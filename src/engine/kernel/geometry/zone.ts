/** The area that a base controls. */
import { type Base, placeFrom } from './base.ts';
import { overlap } from './shape.ts';

/** The rectangle before the front edge, so wide and so deep in inches, facing as the base does. Not settled. */
export const zoneOf = (base: Base, width: number, depth: number): Base => ({
  ...placeFrom(base, (base.depth + depth) / 2, 0),
  facing: base.facing,
  width,
  depth,
});

/** Whether any part of a base is in a zone; one that only touches it is not. */
export const inZone = (zone: Base, base: Base): boolean => overlap(zone, base);
