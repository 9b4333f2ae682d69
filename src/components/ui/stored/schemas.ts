/** Schemas for stored values, small enough for every island; zod would be larger than the data it reads. */
import type { Reader } from './stored.ts';

/** A text of at most this many characters. */
export const text =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value : undefined;

export const number: Reader<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

export const truth: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** The value that a schema accepts, or null. */
export const orNull =
  <T>(schema: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : schema(value);

/** One of a list of words. */
export const oneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (value) =>
    words.find((word) => word === value);

/** A list whose items all have the right form. */
export const listOf =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const items: T[] = [];
    for (const each of value) {
      const read = item(each);
      if (read === undefined) return undefined;
      items.push(read);
    }
    return items;
  };

/** An object whose named fields all have the right form. Other fields are left out. */
export const fields =
  <T extends object>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> =>
  (value) => {
    const some = someFields(readers)(value);
    return some && Object.keys(readers).every((key) => Object.hasOwn(some, key)) ? (some as T) : undefined;
  };

/** Returns the named fields that an object has in the right form. Other fields are left out. */
export const someFields =
  <T extends object>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<Partial<T>> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const found: Partial<T> = {};
    for (const key of Object.keys(readers) as (keyof T & string)[]) {
      const field = Object.hasOwn(value, key) ? readers[key]((value as Record<string, unknown>)[key]) : undefined;
      if (field !== undefined) found[key] = field;
    }
    return found;
  };
