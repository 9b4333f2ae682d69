/** The area that a base controls. */
import { type Base, placeFrom } from './base.ts';
import { overlap } from './shape.ts';

/**
 * The rectangle in front of the front edge. The rectangle has this width and depth in inches and the facing of the base. Not
 * rounded.
 */
export const zoneOf = (base: Base, width: number, depth: number): Base => ({
  ...placeFrom(base, (base.depth + depth) / 2, 0),
  facing: base.facing,
  width,
  depth,
});

/** Whether any part of a base is in a zone; touching does not count. */
export const inZone = (zone: Base, base: Base): boolean => overlap(zone, base);
