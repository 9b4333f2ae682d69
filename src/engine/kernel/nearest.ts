/** The names closest to what was typed, for a helpful sentence. */
import { longestTyped } from './limits.ts';
import { quoted } from './text.ts';

const pairs = (text: string): string[] => {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
};

/** Those of the names that are offered, which are always the same. */
const known = new Map<string, string[]>();
const pairsOf = (id: string): string[] => {
  const found = known.get(id) ?? pairs(id);
  known.set(id, found);
  return found;
};

/** Share of neighbouring letters that two words have in common, 0 to 1. */
function likeness(left: readonly string[], id: string): number {
  const right = pairsOf(id);
  const shared = left.filter((pair) => right.includes(pair)).length;
  return (2 * shared) / Math.max(1, left.length + right.length);
}

/** ` Did you mean “pikes” or “spears”?`, with the blank before it; empty when nothing is close. Takes anything: what is no word is like none. */
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
