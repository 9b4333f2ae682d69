/**
 * Reading data that comes from outside, such as a saved game: a check says whether a value is what it
 * should be, and the checks of an object's fields give its type.
 */
import { mostInList } from './limits.ts';

export type Check<T> = (value: unknown) => value is T;

export type Fields = Readonly<Record<string, Check<unknown>>>;

/** The object that such fields describe. */
export type Values<F extends Fields> = { readonly [K in keyof F]: F[K] extends Check<infer T> ? T : never };

/** A whole number in a range, both ends included. */
export const whole =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Text of at most so many characters. */
export const text =
  (most: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most;

export const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

/** One of a list of words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Check<T> =>
  (value): value is T =>
    (words as readonly unknown[]).includes(value);

/** A value or null. */
export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

/** A list of at most so many. */
export const listOf =
  <T>(check: Check<T>, most = mostInList): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** A list in which nothing comes twice. */
export const listOfDifferent =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && new Set(value).size === value.length && value.every(check);

/** An object with exactly these fields; `kind` may stand beside them. */
export const object =
  <F extends Fields>(fields: F): Check<Values<F>> =>
  (value): value is Values<F> =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((key) => key === 'kind' || Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, check]) => check((value as Record<string, unknown>)[key]));
