/** The names most similar to what was typed, for error messages. */
import { longestTyped } from './limits.ts';
import { quoted } from './text.ts';

const pairs = (text: string): string[] => {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
};

/** Cached, because the offered names are always the same. */
const known = new Map<string, string[]>();
const pairsOf = (id: string): string[] => {
  const found = known.get(id) ?? pairs(id);
  known.set(id, found);
  return found;
};

/** The share of adjacent letter pairs that two words have in common, 0 to 1. */
function likeness(left: readonly string[], id: string): number {
  const right = pairsOf(id);
  const shared = left.filter((pair) => right.includes(pair)).length;
  return (2 * shared) / Math.max(1, left.length + right.length);
}

/** ` Did you mean “pikes” or “spears”?`, with a leading space; empty if nothing is similar. Accepts any value. */
export function didYouMean(typed: unknown, ids: readonly string[]): string {
  if (typeof typed !== 'string' || typed.length > longestTyped) return '';
  const left = pairs(typed);
  const close = ids
    .map((id) => ({ id, like: likeness(left, id) }))
    .filter(({ like }) => like >= 0.4)
    .sort((x, y) => y.like - x.like)
    .slice(0, 3);
  return close.length ? ` Did you mean ${close.map(({ id }) => quoted(id)).join(' or ')}?` : '';
}
