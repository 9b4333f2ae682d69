/** How long a repeated procedure takes to reach its end, and with what chance it ever does. */
import type { Chance } from './chance.ts';
import { approximate } from './fraction.ts';
import { type Odds, odds } from './odds.ts';

export interface Passage {
  /** The chance that the procedure ever reaches its end. */
  readonly ever: number;
  /** The average number of steps to the end if it is reached, including the first step; 0 if it is never reached. */
  readonly steps: number;
}

interface Place {
  readonly arrived: boolean;
  /** The chances of moving on to other places. Staying at this place is not included. */
  readonly onward: readonly (readonly [place: number, chance: number])[];
  readonly leaves: number;
  ever: number;
  /** The number of further steps on each path, times the chance of the path, added up over all paths. */
  weighed: number;
}

const enough = 1e-13;
const mostSweeps = 20_000;

/**
 * `first` has the odds after the first step. Each further step depends only on the present state. The procedure ends in a state
 * for which `arrived` is true. States must be plain data, and only a small number of them may be reachable. The average is
 * computed in floating point, with far more precision than is displayed; other chances are exact.
 */
export function firstPassage<S>(first: Odds<S>, step: (state: S) => Chance<S>, arrived: (state: S) => boolean): Passage {
  const index = new Map<string, number>();
  const states: S[] = [];
  const placeOf = (state: S): number => {
    const key = JSON.stringify(state);
    const known = index.get(key);
    if (known !== undefined) return known;
    index.set(key, states.length);
    return states.push(state) - 1;
  };
  const start = [...first].map(([state, chance]) => [placeOf(state), approximate(chance)] as const);
  const places: Place[] = [];
  for (let at = 0; at < states.length; at++) {
    const state = states[at] as S;
    if (arrived(state)) {
      places.push({ arrived: true, onward: [], leaves: 0, ever: 1, weighed: 0 });
      continue;
    }
    const next = [...odds(step(state))].map(([to, chance]) => [placeOf(to), approximate(chance)] as const);
    const onward = next.filter(([to]) => to !== at);
    places.push({ arrived: false, onward, leaves: onward.reduce((sum, [, chance]) => sum + chance, 0), ever: 0, weighed: 0 });
  }
  solve(places);
  const ever = start.reduce((sum, [at, chance]) => sum + chance * (places[at] as Place).ever, 0);
  const weighed = start.reduce(
    (sum, [at, chance]) => sum + chance * ((places[at] as Place).weighed + (places[at] as Place).ever),
    0,
  );
  return { ever, steps: ever > 0 ? weighed / ever : 0 };
}

/** Sweeps from the end to the beginning until nothing changes. Without loops one sweep is enough. */
function solve(places: readonly Place[]): void {
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let moved = 0;
    for (let at = places.length - 1; at >= 0; at--) {
      const place = places[at] as Place;
      if (place.arrived || place.leaves === 0) continue;
      let ever = 0;
      let further = 0;
      for (const [to, chance] of place.onward) {
        const next = places[to] as Place;
        ever += chance * next.ever;
        further += chance * next.weighed;
      }
      ever /= place.leaves;
      // Steps that stay at this place count too, so the sum is divided by `leaves`, the chance that a step leaves the place.
      const weighed = (further + ever) / place.leaves;
      moved = Math.max(moved, Math.abs(ever - place.ever), Math.abs(weighed - place.weighed) / (1 + weighed));
      place.ever = ever;
      place.weighed = weighed;
    }
    if (moved < enough) return;
  }
}
