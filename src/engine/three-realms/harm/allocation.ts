/** Which models take the hits of a unit. */
import { shooting } from '../data/figures/shooting.ts';

/** A model that can be hit. */
export interface Target {
  /** Damage points that it has left. */
  readonly points: number;
  readonly protection: number;
}

/**
 * The value that counts for a unit whose models differ: the most common, the lowest of these if several are
 * (three-realms.shooting.majority-evasion). There must be a value.
 */
export function mostCommon(values: readonly number[]): number {
  const count = (value: number) => values.filter((each) => each === value).length;
  return [...values].sort((x, y) => count(y) - count(x) || x - y)[0] as number;
}

/**
 * How many of these hits each of so many models takes: three-realms.shooting.allocation-even. Those that come first take
 * what does not come out even.
 */
export function spreadEvenly(hits: number, models: number): number[] {
  const each = Math.floor(hits / models);
  return Array.from({ length: models }, (_, at) => (at < hits - each * models ? each + shooting.uneven : each));
}

/** As their controller lines them up to take hits: the best protected first, then those with the most points left. */
export const hardestFirst = (targets: readonly Target[]): Target[] =>
  [...targets].sort((x, y) => y.protection - x.protection || y.points - x.points);
