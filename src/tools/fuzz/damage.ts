/** Damages valid inputs: texts by letters and words, plain data by its values. */
import type { Random } from './random.ts';

/** Names that every object inherits, and other names that often cause errors. */
export const specialNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'length', 'then'];
const numbers = [0, -0, -1, 0.1, 1e-7, 1e9, 1e21, 1e300, 2 ** 31, 2 ** 53, -(2 ** 53)];
const oddLetters = [
  ' ',
  '\n',
  '\r',
  '\t',
  '"',
  '{',
  '}',
  '[',
  ']',
  ';',
  ':',
  '=',
  '&',
  '.',
  ',',
  '*',
  '+',
  '-',
  '/',
  '#',
  '\\',
  '%',
  '(',
  ')',
];
const oddTexts = [
  '',
  '\u0000',
  '\u2028',
  '\ud800',
  'é',
  '𝔄',
  '\u202e',
  '<script>',
  '%zz',
  'NaN',
  'Infinity',
  '1e999',
  '99999999999999999999',
];

const number = (by: Random): number =>
  by.oneIn(2) ? by.pick(numbers) : by.below(2000) - 1000 + (by.oneIn(2) ? by.below(1000) / 1000 : 0);

/** A short text that is not valid anywhere. */
const strange = (by: Random): string => {
  const kind = by.below(4);
  if (kind === 0) return by.pick(specialNames);
  if (kind === 1) return by.pick(oddTexts);
  return kind === 2 ? String(number(by)) : by.pick(oddLetters);
};

/** The length of the very long inputs that are tried now and then. Very long inputs reveal slow readers. */
const long = 100_000;

function damagedOnce(text: string, other: string, by: Random): string {
  const at = by.below(text.length + 1);
  const to = Math.min(text.length, at + 1 + by.below(by.oneIn(3) ? 40 : 4));
  const [before, part, after] = [text.slice(0, at), text.slice(at, to), text.slice(to)];
  switch (by.below(10)) {
    case 0:
      return before + after;
    case 1:
      return before + part + part + after;
    case 2:
      return before + strange(by) + after;
    case 3:
      return before + strange(by) + part + after;
    case 4:
      return before + String.fromCharCode((part.charCodeAt(0) || 32) ^ (1 << by.below(7))) + part.slice(1) + after;
    case 5: {
      // Swaps two words.
      const words = text.split(/(?<=[\s&;=.,:"])/);
      const [one, two] = [by.below(words.length), by.below(words.length)];
      return words.map((word, index) => (index === one ? words[two] : index === two ? words[one] : word)).join('');
    }
    case 6: {
      const words = text.split(/(?<=[\s&;])/);
      const [from, into] = [by.below(words.length), by.below(words.length)];
      return [...words.slice(0, into), words[from], ...words.slice(into)].join('');
    }
    case 7: {
      const start = by.below(other.length + 1);
      return before + other.slice(start, start + by.below(60)) + after;
    }
    case 8:
      return text.replace(/\d+(\.\d+)?/g, (found) => (by.oneIn(4) ? String(number(by)) : found));
    default:
      return by.oneIn(40) ? before + (part || 'x').repeat(Math.ceil(long / (part.length || 1))).slice(0, long) + after : before;
  }
}

/** A text damaged in one to four places. */
export function damagedText(text: string, other: string, by: Random): string {
  let now = text;
  for (let times = 1 + by.below(4); times > 0; times--) now = damagedOnce(now, other, by);
  return now;
}

/** Random words and characters. */
export const garbage = (words: readonly string[], by: Random): string =>
  Array.from({ length: by.below(12) }, () => (by.oneIn(3) ? strange(by) : by.pick(words)) + (by.oneIn(2) ? ' ' : '')).join('');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Plain data that is not valid anywhere. */
function strangeData(by: Random): unknown {
  const kind = by.below(9);
  if (kind === 0) return null;
  if (kind === 1) return by.oneIn(2);
  if (kind === 2) return {};
  if (kind === 3) return [];
  if (kind === 4) return { toString: 1, valueOf: 2 };
  if (kind === 5) return [[[null]]];
  if (kind === 6) return by.oneIn(20) ? 'x'.repeat(long) : strange(by);
  return kind === 7 ? number(by) : strange(by);
}

/** Sets a field even if it is called `__proto__`, like JSON.parse. */
const set = (into: object, key: string, value: unknown) =>
  Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true });

const copyOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(copyOf)
    : isObject(value)
      ? Object.keys(value).reduce<object>((copy, key) => set(copy, key, copyOf(value[key])), {})
      : value;

/** Every place in plain data, as the object that contains it and its key. */
function placesIn(value: unknown, found: { readonly holder: object; readonly key: string }[] = []) {
  if (isObject(value))
    for (const key of Object.keys(value)) {
      found.push({ holder: value, key });
      placesIn(value[key], found);
    }
  return found;
}

/** Plain data damaged in one to three places. */
export function damagedData(value: unknown, other: unknown, by: Random): unknown {
  if (by.oneIn(50)) return strangeData(by);
  const copy = copyOf(value);
  for (let times = 1 + by.below(3); times > 0; times--) {
    const places = placesIn(copy);
    if (places.length === 0) return strangeData(by);
    const { holder, key } = by.pick(places);
    const here = (holder as Record<string, unknown>)[key];
    const kind = by.below(9);
    if (kind === 0 && Array.isArray(holder)) holder.splice(Number(key), 1);
    else if (kind === 0) delete (holder as Record<string, unknown>)[key];
    else if (kind === 1 && Array.isArray(holder)) holder.splice(Number(key), 0, copyOf(here));
    else if (kind === 1) set(holder, by.pick(specialNames), by.oneIn(2) ? here : strangeData(by));
    else if (kind === 2) {
      const foreign = placesIn(by.oneIn(2) ? copy : other);
      if (foreign.length > 0) {
        const from = by.pick(foreign);
        set(holder, key, copyOf((from.holder as Record<string, unknown>)[from.key]));
      }
    } else if (kind === 3 && typeof here === 'number') set(holder, key, number(by));
    else if (kind === 4 && typeof here === 'number') set(holder, key, here + by.below(5) - 2);
    else if (kind === 5 && typeof here === 'string') set(holder, key, damagedOnce(here, strange(by), by));
    else if (kind === 6 && Array.isArray(here) && by.oneIn(10))
      set(
        holder,
        key,
        Array.from({ length: 1000 }, () => copyOf(here[0] ?? null)),
      );
    else set(holder, key, strangeData(by));
  }
  return copy;
}
