/** The terms of the book: each is bold where it is defined, once, on its own rule's page. */
import { book } from './book.ts';
import type { Rule } from './registry.ts';

export interface Term {
  readonly term: string;
  /** The rule that defines it: a page, or the part of a page that the bold word stands in. */
  readonly rule: Rule;
}

/** A defined term is short, in lower case and no sentence: other bold words are headings of steps. */
const isTerm = (text: string): boolean => /^[a-z0-9][a-z0-9 ’'/-]{1,39}$/.test(text) && text.split(' ').length <= 4 && !/^\d+$/.test(text);

/** The id of the innermost part that is open at a place of the body; the page's own when none is. */
function partAt(body: string, place: number, page: string): string {
  const open: string[] = [page];
  for (const [, closing, id] of body.slice(0, place).matchAll(/<(\/?)(?:Section|Fact)(?: id="([^"]*)")?[^>]*>/g))
    if (closing) open.pop();
    else open.push(id ?? page);
  return open.at(-1) ?? page;
}

/** All terms of a system in alphabetical order; the first page that defines a term has it. */
export function termsOf(system: string): Term[] {
  const { rules, chapters } = book();
  const terms = new Map<string, Term>();
  for (const chapter of chapters.filter((each) => each.system === system))
    for (const page of chapter.pages) {
      const body = page.body.replace(/<(Example|Note)[\s\S]*?<\/\1>/g, '');
      for (const match of body.matchAll(/\*\*([^*]+)\*\*/g)) {
        const term = (match[1] as string).replace(/\s+/g, ' ').trim();
        const rule = rules.get(partAt(body, match.index, page.id)) ?? rules.get(page.id);
        if (rule && isTerm(term) && !terms.has(term)) terms.set(term, { term, rule });
      }
    }
  return [...terms.values()].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
