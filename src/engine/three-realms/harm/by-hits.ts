/**
 * What hits of one kind do to models of one kind, counted by hits and not face by face. What is left of some models is a
 * number while it is counted, so that two groups together are a sum, and every weight stands over a power of the die.
 */
import { work } from '../../kernel/budget.ts';
import { odds } from '../../kernel/odds.ts';
import { basics } from '../data/figures/basics.ts';
import { spreadEvenly } from './allocation.ts';
import { afterHits, type Blow } from './damage.ts';

/** Weights of what is left of some models, each a number. */
export type Weights = ReadonlyMap<number, bigint>;

const faces = BigInt(basics.die);

/** Adds to the weight of a value. */
export function add(weights: Map<number, bigint>, value: number, weight: bigint): void {
  work(1);
  const before = weights.get(value);
  weights.set(value, before === undefined ? weight : before + weight);
}

/** The sums of two independent values. */
export function sums(x: Weights, y: Weights): Weights {
  const found = new Map<number, bigint>();
  for (const [left, weight] of x) for (const [more, times] of y) add(found, left + more, weight * times);
  return found;
}

/** How many hits each model of a line takes: all on the first, or spread evenly. */
export const laidOn = (models: number, hits: number, onOne: boolean): number[] =>
  onOne ? Array.from({ length: models }, (_, at) => (at === 0 ? hits : 0)) : spreadEvenly(hits, models);

/**
 * Makes the count for hits of one kind at models of this protection and at most so many points. `one` says what a model
 * with so many points left counts as. What is counted once is kept.
 */
export function hitsOfKind(blow: Blow, protection: number, most: number, one: (points: number) => number) {
  /** Every weight of one hit stands over this. */
  const base = blow.poisoned ? faces * faces : faces;
  /** Weights of the points left after one hit, by the points before it. */
  const after = Array.from({ length: most + 1 }, (_, points) => {
    const found = odds(afterHits({ points, protection }, 1, blow));
    const weights = found.over(base);
    return found.values.map((left, at) => [left, weights[at] as bigint] as const).filter(([, weight]) => weight > 0n);
  });
  const alone = new Map<string, Weights>();
  /** The points left of one model after so many hits, over as many powers of `base`. */
  const pointsAfter = (points: number, hits: number): Weights => {
    if (hits === 0) return new Map([[points, 1n]]);
    const key = `${points},${hits}`;
    const known = alone.get(key);
    if (known) return known;
    const found = new Map<number, bigint>();
    for (const [now, weight] of pointsAfter(points, hits - 1))
      for (const [left, times] of after[now] ?? []) add(found, left, weight * times);
    alone.set(key, found);
    return found;
  };
  const groups = new Map<string, Weights>();
  /** So many models alike, each of them hit so often. */
  const alike = (points: number, hits: number, count: number): Weights => {
    if (count === 0) return new Map([[0, 1n]]);
    const key = `${points},${hits},${count}`;
    const known = groups.get(key);
    if (known) return known;
    const single = new Map<number, bigint>();
    for (const [left, weight] of pointsAfter(points, hits)) add(single, one(left), weight);
    const found = sums(alike(points, hits, count - 1), single);
    groups.set(key, found);
    return found;
  };
  /** Models with so many points each that have taken so many hits each, over a power of `base` for each hit. */
  const laid = (points: readonly number[], hits: readonly number[]): Weights => {
    let found: Weights = new Map([[0, 1n]]);
    for (let from = 0; from < points.length; ) {
      let to = from + 1;
      while (to < points.length && points[to] === points[from] && hits[to] === hits[from]) to++;
      found = sums(found, alike(points[from] as number, hits[from] as number, to - from));
      from = to;
    }
    return found;
  };
  return { base, after, laid };
}
