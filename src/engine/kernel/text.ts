/** Helpers that put words together for people to read. */
import { longestQuoted } from './limits.ts';

/** A number with its sign: `+2`, `−1`, `+0`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Text with a capital first letter. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A text cut to a length that fits into a sentence. */
export const shortened = (text: string): string => (text.length > longestQuoted ? `${text.slice(0, longestQuoted)}…` : text);

/** Input from outside in quotation marks, for a message: “spears”. Accepts any value and cuts a long one short. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return '“[…]”';
  return typeof value === 'object' && value !== null ? '“{…}”' : `“${shortened(String(value))}”`;
}

/** Data from outside in JSON form, for a message: 7, "seven". Accepts any value and cuts a long one short. */
export function asData(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return typeof value === 'string' ? JSON.stringify(shortened(value)) : shortened(String(value));
}
