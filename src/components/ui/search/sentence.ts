/**
 * Finds the sentence on a page that best matches a question. The result must be a whole sentence, and not cells of a table that
 * ran together.
 */
import { stem, words } from '../../../content/search/text.ts';

/**
 * A period followed by a space ends a sentence. Abbreviations such as `e.g.` do not occur in the book, and numbers such as `1.5`
 * have no space.
 */
const sentences = (text: string): string[] => text.match(/[^.!?]+(?:\.(?=\d)[^.!?]+)*[.!?]+/g)?.map((each) => each.trim()) ?? [];

/** Table cells run together without spaces, and consist mostly of numbers. */
const isProse = (text: string): boolean =>
  text.length >= 25 &&
  text.length <= 240 &&
  /^[“‘"]?\p{Lu}/u.test(text) &&
  text.split(' ').length >= 5 &&
  !/\p{Ll}[\p{Lu}\d]|[″+−]\p{L}/u.test(text) &&
  (text.match(/\d/g)?.length ?? 0) / text.length < 0.1;

/** Undefined if no sentence contains a word of the question. */
export function bestSentence(text: string, asked: readonly string[]): string | undefined {
  const wanted = new Set(asked);
  let best: string | undefined;
  let most = 0;
  for (const each of sentences(text)) {
    if (!isProse(each)) continue;
    const has = new Set(
      words(each)
        .map(stem)
        .filter((one) => wanted.has(one)),
    ).size;
    if (has <= most) continue;
    most = has;
    best = each;
  }
  return best;
}
