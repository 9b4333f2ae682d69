/** Rolling again: ties and other results that do not count. */
import { type Chance, known, type Roll } from './chance.ts';
import { Odds, odds } from './odds.ts';

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** The odds without the results that do not count. */
function without<T>(all: Odds<T>, again: (value: T) => boolean): Odds<T> {
  const kept = [...all].filter(([value]) => !again(value));
  const common = kept.reduce((least, [, { denominator }]) => (least / gcd(least, denominator)) * denominator, 1n);
  const weights = kept.map(([, { numerator, denominator }]) => numerator * (common / denominator));
  return new Odds(
    kept.map(([value]) => value),
    weights,
    weights.reduce((sum, weight) => sum + weight, 0n),
  );
}

/**
 * The same `Chance`, rolled again while its result does not count. At least one result must count. The roll may need any number
 * of dice, but its odds are exact.
 */
export function rolledAgain<T>(chance: Chance<T>, again: (value: T) => boolean): Chance<T> {
  if (chance.kind === 'known') return chance;
  const onward = (at: Chance<T>): Chance<T> => {
    if (at.kind === 'known') return again(at.value) ? once : at;
    return { kind: 'roll', die: at.die, purpose: at.purpose, next: (face) => onward(at.next(face)), halves: undefined };
  };
  let counted: Odds<T> | undefined;
  const once: Roll<T> = {
    ...(onward(chance) as Roll<T>),
    memory: {
      get odds() {
        counted ??= without(odds(chance), again);
        return counted;
      },
    },
  };
  return { ...once, halves: { first: once, rest: (value) => known(value as T) } };
}
