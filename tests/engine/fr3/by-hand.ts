/**
 * A second way to count chances, which uses nothing from the engine: a game is plain code that throws dice, and is run again for
 * every sequence of faces.
 */

/** Throws a die with this number of sides, or a die with these weights for its sides. The result counts from 1. */
export type Dice = (sides: number | readonly number[]) => number;

class Wanted {
  readonly weights: readonly number[];
  constructor(sides: number | readonly number[]) {
    this.weights = typeof sides === 'number' ? Array<number>(sides).fill(1) : sides;
  }
}

/** Thrown by a game when its dice do not count, for example when a tie is rolled again. */
export const again = Symbol('again');

/** A common multiple of all denominators that occur: up to two dozen d10s and some other dice. */
const whole = 2520n ** 24n;

/** The weight of each result. `play` is run from the beginning for every new face. */
export function countByHand(play: (dice: Dice) => string): Map<string, bigint> {
  const found = new Map<string, bigint>();
  const run = (faces: number[], weight: bigint): void => {
    let at = 0;
    let result: string;
    try {
      result = play((sides) => {
        const face = faces[at++];
        if (face === undefined) throw new Wanted(sides);
        return face;
      });
    } catch (why) {
      if (why === again) return;
      if (!(why instanceof Wanted)) throw why;
      const all = BigInt(why.weights.reduce((sum, each) => sum + each, 0));
      if (weight % all !== 0n) throw new RangeError('Too many dice for one fraction.');
      why.weights.forEach((each, side) => {
        if (each > 0) run([...faces, side + 1], (weight / all) * BigInt(each));
      });
      return;
    }
    found.set(result, (found.get(result) ?? 0n) + weight);
  };
  run([], whole);
  return found;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** The weights as fractions in lowest terms; results that do not count are left out of the total. */
export function fractionsByHand(play: (dice: Dice) => string): Record<string, string> {
  const weights = countByHand(play);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0n);
  return Object.fromEntries(
    [...weights].map(([result, weight]) => {
      const common = gcd(weight, total);
      return [result, weight === total ? '1' : `${weight / common}/${total / common}`];
    }),
  );
}

/** Picks from a fixed sequence, so that every run has the same queries. */
export function picker(seed: number) {
  let state = seed >>> 0;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return {
    one: <T>(list: readonly T[]): T => list[next(list.length)] as T,
    /** Some of these choices, each with one chance in `of`. */
    some: (choices: Readonly<Record<string, readonly unknown[]>>, of: number): Record<string, unknown> => {
      const said: Record<string, unknown> = {};
      for (const [key, values] of Object.entries(choices)) if (next(of) === 0) said[key] = values[next(values.length)];
      return said;
    },
  };
}
