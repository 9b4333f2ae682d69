/** A base driven straight back from another. */
import type { Tenths } from './angle.ts';
import { type Base, shifted } from './base.ts';
import { ahead, times } from './point.ts';

/** The base moved this many inches along a heading (the facing of the unit that drives it back), with its own facing kept. */
export const pushedBack = <B extends Base>(base: B, heading: Tenths, inches: number): B =>
  shifted(base, times(ahead(heading), inches));
