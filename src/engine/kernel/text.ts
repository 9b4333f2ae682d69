/** Words put together for people to read. */
import { longestQuoted } from './limits.ts';

/** A number as it is added: `+2`, `−1`, `+0`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Words as they begin a sentence: the first letter is a capital, all others stay as they are. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A text cut to what a sentence can bear. */
export const cut = (text: string): string => (text.length > longestQuoted ? `${text.slice(0, longestQuoted)}…` : text);

/** Foreign input as a sentence repeats it, in quotation marks: “spears”. Takes anything, and never grows long. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return '“[…]”';
  return typeof value === 'object' && value !== null ? '“{…}”' : `“${cut(String(value))}”`;
}

/** Foreign data as a sentence repeats it, the way JSON writes it: 7, "seven". Takes anything, and never grows long. */
export function asData(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return typeof value === 'string' ? JSON.stringify(cut(value)) : cut(String(value));
}
