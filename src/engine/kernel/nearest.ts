/** The names closest to what was typed, for a helpful sentence. */
const pairs = (text: string): string[] => {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
};

/** Share of neighbouring letters that two words have in common, 0 to 1. */
function likeness(typed: string, id: string): number {
  const left = pairs(typed);
  const right = pairs(id);
  const shared = left.filter((pair) => right.includes(pair)).length;
  return (2 * shared) / Math.max(1, left.length + right.length);
}

/** ` Did you mean “pikes” or “spears”?`, with the blank before it; empty when nothing is close. */
export function didYouMean(typed: string, ids: readonly string[]): string {
  const close = ids
    .map((id) => ({ id, like: likeness(typed, id) }))
    .filter(({ like }) => like >= 0.4)
    .sort((x, y) => y.like - x.like)
    .slice(0, 3);
  return close.length ? ` Did you mean ${close.map(({ id }) => `“${id}”`).join(' or ')}?` : '';
}
