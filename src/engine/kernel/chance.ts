/**
 * A procedure that needs dice is a tree: a known value, or a die to roll and the chance that follows
 * from its face. The one tree is played, enumerated, asked, replayed and scripted.
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
  /** Set on a chance made by `andThen`: its two halves, so that `odds` can merge equal results between them. */
  readonly halves: Halves<T> | undefined;
  /** Set on a chance made by `remembered`: where `odds` keeps what it has counted. */
  readonly memory?: { odds?: unknown };
}

export interface Halves<T> {
  readonly first: Chance<unknown>;
  rest(value: unknown): Chance<T>;
}

export type Chance<T> = Known<T> | Roll<T>;

/** A result that needs no die. */
export function known<T>(value: T): Known<T> {
  return { kind: 'known', value };
}

/** A die to roll (faces 1 to `die`), and what follows from each face. */
export function roll<T>(die: Die, purpose: Purpose, next: (face: number) => Chance<T>): Roll<T> {
  return { kind: 'roll', die, purpose, next, halves: undefined };
}

/** First one chance, then another that depends on its result. (Not called `then`: a module that exports one is a promise to `await import`.) */
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

/** The same chance, its result seen differently. */
export function map<A, B>(chance: Chance<A>, see: (value: A) => B): Chance<B> {
  return andThen(chance, (value) => known(see(value)));
}

/** One step after the other: each takes the state that the step before it left. */
export function inOrder<S>(state: S, steps: readonly ((state: S) => Chance<S>)[]): Chance<S> {
  return steps.reduce<Chance<S>>((chance, step) => andThen(chance, step), known(state));
}

/**
 * The same chance, counted once however often `odds` meets it: for one that follows many others and does not depend
 * on them, such as the second side's roll.
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
