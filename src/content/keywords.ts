/** Hidden words of a page in the search index. */
import type { RulePage } from './registry.ts';
import { synonyms } from './synonyms.ts';

/** What players say for the rules of a page: those of its own id and of every id that stands on it. */
export function keywordsOf(page: RulePage): string | undefined {
  const ids = new Set([page.id, ...page.front.merged, ...page.front.rules.flatMap((part) => [part.id, ...part.merged])]);
  const words = synonyms.filter(({ rule }) => ids.has(rule)).flatMap(({ said }) => said);
  return words.length > 0 ? words.join(', ') : undefined;
}
