/**
 * For procedures that repeat the same step from only a few different states. The step is computed once for each state. Equal
 * states become one object, so that `odds` merges them quickly.
 */
import { type Chance, countedOnce, map } from './chance.ts';

export type Step<S> = (state: S) => Chance<S>;

/** Creates steps that share their states. States are plain data with their keys in a fixed order. */
export function memoizedSteps<S>(): (step: Step<S>) => Step<S> {
  const states = new Map<string, S>();
  const same = (state: S): S => {
    const key = JSON.stringify(state);
    const known = states.get(key);
    if (known !== undefined) return known;
    states.set(key, state);
    return state;
  };
  return (step) => {
    const taken = new Map<S, Chance<S>>();
    return (state) => {
      const from = same(state);
      const known = taken.get(from);
      if (known) return known;
      const chance = countedOnce(map(step(from), same));
      taken.set(from, chance);
      return chance;
    };
  };
}
