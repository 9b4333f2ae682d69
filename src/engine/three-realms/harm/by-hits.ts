/**
 * The effect of identical hits on identical models, calculated from the number of hits instead of following every die face. The
 * models that are left are encoded as a single number, so that two groups can be joined by an addition. The denominator of every
 * weight is a power of the number of die faces.
 */
import { work } from '../../kernel/budget.ts';
import { odds } from '../../kernel/odds.ts';
import { basics } from '../data/figures/basics.ts';
import { spreadEvenly } from './allocation.ts';
import { afterHits, type Blow } from './damage.ts';

/** The weight of each outcome, where the models left are encoded as a number. */
export type Weights = ReadonlyMap<number, bigint>;

const faces = BigInt(basics.die);

/** Adds to the weight of a value. */
export function addWeight(weights: Map<number, bigint>, value: number, weight: bigint): void {
  work(1);
  const before = weights.get(value);
  weights.set(value, before === undefined ? weight : before + weight);
}

/** The distribution of the sum of two independent values. */
export function sums(x: Weights, y: Weights): Weights {
  const found = new Map<number, bigint>();
  for (const [left, weight] of x) for (const [more, times] of y) addWeight(found, left + more, weight * times);
  return found;
}

/** The number of hits on each model in a line: all hits on the first model, or spread evenly. */
export const laidOn = (models: number, hits: number, onOne: boolean): number[] =>
  onOne ? Array.from({ length: models }, (_, at) => (at === 0 ? hits : 0)) : spreadEvenly(hits, models);

/**
 * Calculates the effect of hits of one kind on models with this protection and at most `most` points. `one` encodes a model by
 * the points that it has left. Results are cached.
 */
export function hitsOfKind(blow: Blow, protection: number, most: number, one: (points: number) => number) {
  /** The denominator of the weights for one hit. */
  const base = blow.poisoned ? faces * faces : faces;
  /** The weights of the points left after one hit, indexed by the points before the hit. */
  const after = Array.from({ length: most + 1 }, (_, points) => {
    const found = odds(afterHits({ points, protection }, 1, blow));
    const weights = found.over(base);
    return found.values.map((left, at) => [left, weights[at] as bigint] as const).filter(([, weight]) => weight > 0n);
  });
  const alone = new Map<string, Weights>();
  /** The weights of one model's points after a number of hits. The denominator is `base` to the power of that number. */
  const pointsAfter = (points: number, hits: number): Weights => {
    if (hits === 0) return new Map([[points, 1n]]);
    const key = `${points},${hits}`;
    const known = alone.get(key);
    if (known) return known;
    const found = new Map<number, bigint>();
    for (const [now, weight] of pointsAfter(points, hits - 1))
      for (const [left, times] of after[now] ?? []) addWeight(found, left, weight * times);
    alone.set(key, found);
    return found;
  };
  const groups = new Map<string, Weights>();
  /** The weights for several identical models, each with the same number of hits. */
  const alike = (points: number, hits: number, count: number): Weights => {
    if (count === 0) return new Map([[0, 1n]]);
    const key = `${points},${hits},${count}`;
    const known = groups.get(key);
    if (known) return known;
    const single = new Map<number, bigint>();
    for (const [left, weight] of pointsAfter(points, hits)) addWeight(single, one(left), weight);
    const found = sums(alike(points, hits, count - 1), single);
    groups.set(key, found);
    return found;
  };
  /** The weights for models with the given points and hits. The denominator is `base` to the power of the number of all hits. */
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
