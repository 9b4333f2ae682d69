/** Every ruling in the book, by chapter, in reading order. */
import { book, rulesOn } from './book.ts';
import type { Chapter, Rule } from './registry.ts';
import type { Ruling } from './schema.ts';

export type Ruled = Rule & { readonly ruling: Ruling };

export interface RulingsOfChapter {
  readonly chapter: Chapter;
  readonly rules: readonly Ruled[];
}

export const rulingsByChapter = (): readonly RulingsOfChapter[] =>
  book()
    .chapters.map((chapter) => ({
      chapter,
      rules: chapter.pages.flatMap((page) => [...rulesOn(page)]).filter((rule): rule is Ruled => rule.ruling !== undefined),
    }))
    .filter(({ rules }) => rules.length > 0);

/** The address of a chapter's rulings page. */
export const rulingsUrl = (chapter: Chapter): string => `/rulings/${chapter.system}/${chapter.slug}/`;
