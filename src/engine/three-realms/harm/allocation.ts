/** Decides which models in a unit receive the hits. */
import { shooting } from '../data/figures/shooting.ts';

/** A model that can be hit. */
export interface Target {
  /** The model's remaining damage points. */
  readonly points: number;
  readonly protection: number;
}

/**
 * The value that counts for a unit with mixed models: the most common value, or the lowest if several are equally common
 * (three-realms.shooting.majority-evasion). `values` must not be empty.
 */
export function mostCommon(values: readonly number[]): number {
  const count = (value: number) => values.filter((each) => each === value).length;
  return [...values].sort((x, y) => count(y) - count(x) || x - y)[0] as number;
}

/**
 * Spreads hits evenly over models and returns the hits on each (three-realms.shooting.allocation-even). Left-over hits go to the
 * first models.
 */
export function spreadEvenly(hits: number, models: number): number[] {
  const each = Math.floor(hits / models);
  return Array.from({ length: models }, (_, at) => (at < hits - each * models ? each + shooting.uneven : each));
}

/** Targets in the order in which their controller wants them hit: best protected first, then those with the most points left. */
export const hardestFirst = (targets: readonly Target[]): Target[] =>
  [...targets].sort((x, y) => y.protection - x.protection || y.points - x.points);
