/**
 * Shared by both comparisons with the oracle of missiles and artillery: a generator, wishes, and results in the oracle’s words.
 */
import type { ShotResult } from '../../../src/engine/fr3/missile-fire/result.ts';
import type { Chance } from '../../../src/engine/kernel/chance.ts';
import { type Fraction, fraction, plus, zero } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import type { Facts } from './fire-oracle.ts';

/** Our own random generator (32-bit multiply-with-carry), so that every machine draws the same questions. */
export function generator(seed: number): (below: number) => number {
  let state = BigInt(seed) + 0x9e3779b97f4a7c15n;
  return (below) => {
    state = (state & 0xffffffffn) * 4294957665n + (state >> 32n);
    return Number((state & 0xffffffffn) % BigInt(below));
  };
}

type Values = Readonly<Record<string, readonly (string | number | boolean)[]>>;
const yes = [true];

/** Values to draw for the circumstances of targets. */
export const ofTargets: Values = {
  form: ['block', 'mass', '1x2'],
  state: [1, 2],
  markers: [0, 1, 2],
  blocked: yes,
  pavisiers: yes,
  bard: yes,
  garlic: yes,
  elite: ['1-1-0', '2-0-0', '0-1-1'],
  leader: ['hero-1-1', 'hero-2-0', 'sub-commander-1-2', 'general-2-2'],
  level: ['flying', 'swimming', 'burrowing', 'bottom'],
  stands: ['terrain', 'city', 'wall-1', 'wall-2', 'wall-3', 'works'],
  tortoise: yes,
  heavyArmor: yes,
  square: [2, 4, 6],
  squareMarkers: [1, 3, 4],
  wizardWard: yes,
  dodges: yes,
  made: ['metal'],
  proof: yes,
};

/** A part with as many of these wishes as the rules allow. */
export function wish(
  below: (n: number) => number,
  part: Facts,
  values: Values,
  tries: number,
  legal: (part: Facts) => boolean,
): Facts {
  let now = part;
  const names = Object.keys(values);
  for (let at = 0; at < tries; at++) {
    const name = names[below(names.length)] as string;
    const from = values[name] as readonly (string | number | boolean)[];
    const next: Facts = { ...now, [name]: from[below(from.length)] as string | number | boolean };
    if (legal(next)) now = next;
  }
  return now;
}

/** A result of the engine in the oracle’s words. */
export function inItsWords({ fate, pushedBack, event, state, markers, permanent, lost }: ShotResult, square: boolean): string {
  if (event) return { misfire: 'the gun fails', dodged: 'slipped away', stripped: 'stripped' }[event];
  if (fate === 'destroyed') return 'destroyed';
  const forGood = permanent > 0 ? ' one for good' : '';
  if (fate === 'unharmed' || lost === 0) return 'nothing';
  if (square) return `square ${markers}${forGood}`;
  const word = fate === 'marked' ? 'marked' : state === 1 ? 'shaken' : pushedBack ? 'back' : 'stays';
  return `${word} ${state} markers ${markers}${forGood}`;
}

/** The exact odds of the engine in the oracle’s words. */
export function byEngine(chance: Chance<ShotResult>, square: boolean): string[] {
  const ways = new Map<string, Fraction>();
  for (const [result, part] of odds(chance)) {
    const key = inItsWords(result, square);
    ways.set(key, plus(ways.get(key) ?? zero, part));
  }
  return [...ways].map(([key, part]) => `${key}: ${part}`).sort();
}

/** The oracle’s counts out of 1,000, as fractions. */
export const byOracle = (ways: ReadonlyMap<string, number>): string[] =>
  [...ways].map(([key, n]) => `${key}: ${fraction(n, 1000)}`).sort();
