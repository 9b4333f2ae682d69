/** What players say for what the book calls otherwise; loaded with the search. */
export interface Meant {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly place: string;
  readonly said: readonly string[];
}

/** A rule that players mean, and the words of theirs that led to it. */
export interface Meaning {
  readonly rule: Meant;
  readonly as: string;
}

/** Words that make a question and that no rule is about. */
const small = new Set(
  (
    'a an the this that these those and or if of to in on at for from by with as than then there can could may might must ' +
    'shall should will would do does did is are was were be been has have had i me my we us our you your he she his her it ' +
    'its they them their how what when where why who whom which much many happens happen count counts'
  ).split(' '),
);

/** The words that a question is about, in their order; all of its words where none is. */
export function carrying(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/[?!.,;:"“”]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const kept = words.filter((word) => !small.has(word));
  return kept.length > 0 ? kept : words;
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * The rules that players mean by these words, two at most and none for most words: those of which it is said in just
 * these words, then those of which something is said whose words, two or more, are all asked for.
 */
export function meanings(rules: readonly Meant[], text: string): Meaning[] {
  const exactly = text.trim().toLowerCase();
  const asked = new Set(carrying(text).map(singular));
  const found = rules.flatMap((rule) => {
    if (rule.said.includes(exactly)) return [{ rule, as: exactly, words: Number.POSITIVE_INFINITY }];
    const near = rule.said
      .map((as) => ({ rule, as, words: carrying(as).length }))
      .filter(({ as, words }) => words > 1 && carrying(as).every((word) => asked.has(singular(word))))
      .sort((a, b) => b.words - a.words);
    return near.slice(0, 1);
  });
  return found
    .sort((a, b) => b.words - a.words)
    .slice(0, 2)
    .map(({ rule, as }) => ({ rule, as }));
}

let loading: Promise<readonly Meant[]> | undefined;

const load = async (): Promise<readonly Meant[]> => {
  try {
    return (await (await fetch(`${import.meta.env.BASE_URL}search-words.json`)).json()) as Meant[];
  } catch {
    return [];
  }
};

/** The meanings of a question, from the words that were published with the search index. */
export async function meant(text: string): Promise<readonly Meaning[]> {
  loading ??= load();
  return meanings(await loading, text);
}
