/**
 * A procedure that needs dice, as a tree: a known value, or a die to roll and the chance that follows each face. The same tree
 * can be played with dice, enumerated for odds, asked for typed dice, replayed from a recording, or run with scripted dice.
 */
import type { DiceSource } from './dice.ts';
import type { Die, Purpose } from './die.ts';

export interface Known<T> {
  readonly kind: 'known';
  readonly value: T;
}

export interface Roll<T> {
  readonly kind: 'roll';
  readonly die: Die;
  readonly purpose: Purpose;
  next(face: number): Chance<T>;
  /** The two halves of a chance made by `andThen`. `odds` merges equal results of the first half before it follows the second. */
  readonly halves: Halves<T> | undefined;
  /** In a chance made by `countedOnce`, the place where `odds` caches its result. */
  readonly memory?: { odds?: unknown };
}

export interface Halves<T> {
  readonly first: Chance<unknown>;
  rest(value: unknown): Chance<T>;
}

export type Chance<T> = Known<T> | Roll<T>;

/** A result without dice. */
export function known<T>(value: T): Known<T> {
  return { kind: 'known', value };
}

/** A die to roll (faces 1 to `die`), and what follows each face. */
export function roll<T>(die: Die, purpose: Purpose, next: (face: number) => Chance<T>): Roll<T> {
  return { kind: 'roll', die, purpose, next, halves: undefined };
}

/**
 * A chance, followed by another that depends on its result. (It is not called `then`, because `await import` would treat a module
 * that exports `then` as a promise.)
 */
export function andThen<A, B>(first: Chance<A>, rest: (value: A) => Chance<B>): Chance<B> {
  if (first.kind === 'known') return rest(first.value);
  return {
    kind: 'roll',
    die: first.die,
    purpose: first.purpose,
    next: (face) => andThen(first.next(face), rest),
    halves: { first, rest: rest as (value: unknown) => Chance<B> },
  };
}

/** The same chance with its result converted. */
export function map<A, B>(chance: Chance<A>, see: (value: A) => B): Chance<B> {
  return andThen(chance, (value) => known(see(value)));
}

/**
 * Converts a chance made by `andThen` to one without halves. `odds` then merges equal results only once, after the dice of both
 * halves.
 */
export function asDice<T>(chance: Chance<T>): Chance<T> {
  if (chance.kind === 'known') return chance;
  return { kind: 'roll', die: chance.die, purpose: chance.purpose, next: (face) => asDice(chance.next(face)), halves: undefined };
}

/** Steps in order, each from the state that the previous one left. */
export function inOrder<S>(state: S, steps: readonly ((state: S) => Chance<S>)[]): Chance<S> {
  return steps.reduce<Chance<S>>((chance, step) => andThen(chance, step), known(state));
}

/**
 * The same chance, but `odds` computes it only once, however often it occurs. Use this for a chance that follows many different
 * results but does not depend on them, such as the roll of the second side.
 */
export function countedOnce<T>(chance: Chance<T>): Chance<T> {
  return chance.kind === 'known' || chance.memory ? chance : { ...chance, memory: {} };
}

/** Rolls the dice of a chance until its value is known. */
export function play<T>(chance: Chance<T>, dice: DiceSource): T {
  let at = chance;
  while (at.kind === 'roll') at = at.next(dice.roll(at.die, at.purpose));
  return at.value;
}
