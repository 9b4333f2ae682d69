/** A base driven straight back from another, and the space it would need. */
import type { Tenths } from './angle.ts';
import { type Base, shifted } from './base.ts';
import { ahead, times } from './point.ts';
import { occupies, overlap, type Polygon } from './shape.ts';

/** The base so many inches farther along a heading (the facing of the unit that drives it back), its own facing kept. */
export const pushedBack = <B extends Base>(base: B, heading: Tenths, inches: number): B =>
  shifted(base, times(ahead(heading), inches));

export interface Blocks {
  /** Bases in the way, by their place in the list. */
  readonly bases: readonly number[];
  /** Polygons in the way, by their place in the list. */
  readonly polygons: readonly number[];
}

/** What takes up the space that a base would newly cover; nothing if both lists are empty. */
export const blocksOf = (base: Base, others: readonly Base[], polygons: readonly Polygon[] = []): Blocks => ({
  bases: others.flatMap((other, at) => (overlap(base, other) ? [at] : [])),
  polygons: polygons.flatMap((polygon, at) => (occupies(base, polygon) ? [at] : [])),
});
