/**
 * Reading data from outside, such as a saved game. A check says whether a value has the right form; the checks of an object's
 * fields determine its type.
 */
import { mostInList } from './limits.ts';

export type Check<T> = (value: unknown) => value is T;

export type Fields = Readonly<Record<string, Check<unknown>>>;

/** The object type for these field checks. */
export type Values<F extends Fields> = { readonly [K in keyof F]: F[K] extends Check<infer T> ? T : never };

/** A whole number in a range, both ends included. */
export const whole =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Text of at most this many characters. */
export const text =
  (most: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most;

export const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

export const oneOf =
  <const T extends string>(words: readonly T[]): Check<T> =>
  (value): value is T =>
    (words as readonly unknown[]).includes(value);

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

/** A list with at most this many entries. */
export const listOf =
  <T>(check: Check<T>, most = mostInList): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** A list without duplicates. */
export const listOfDifferent =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && new Set(value).size === value.length && value.every(check);

/** An object with exactly these fields, and optionally `kind`. */
export const object =
  <F extends Fields>(fields: F): Check<Values<F>> =>
  (value): value is Values<F> =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((key) => key === 'kind' || Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, check]) => check((value as Record<string, unknown>)[key]));
