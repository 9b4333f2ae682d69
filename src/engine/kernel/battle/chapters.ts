/**
 * Chapters that not every battle needs. A chapter is brought by words: a set-up that has one of them needs it, and no other set-up
 * asks it anything. It may be fetched when it is needed; a battle whose chapters are not here cannot be asked.
 */
import { onceFor } from '../memo.ts';

/** What is known of every chapter before it is fetched: the words that bring it, by its id. */
export type Needs<Id extends string> = Readonly<Record<Id, readonly string[]>>;

export interface Shelf<Id extends string, Setup extends object, Brings, Chapter> {
  /** The chapters that a set-up needs, in the order of the contents. */
  neededBy(setup: Brings): readonly Id[];
  /** The chapters of a battle. Throws if one of them has not been fetched. */
  of(setup: Setup): readonly Chapter[];
  /** Those that have been fetched. */
  opened(): Readonly<Partial<Record<Id, Chapter>>>;
  open(chapters: Readonly<Partial<Record<Id, Chapter>>>): void;
}

/** `wordsOf` says all words of a set-up that could bring a chapter. */
export function chapterShelf<Id extends string, Setup extends Brings & object, Brings, Chapter>(
  needs: Needs<Id>,
  wordsOf: (setup: Brings) => ReadonlySet<string>,
): Shelf<Id, Setup, Brings, Chapter> {
  const ids = Object.keys(needs) as unknown as readonly Id[];
  let here = {} as Readonly<Partial<Record<Id, Chapter>>>;
  const neededBy = (setup: Brings): readonly Id[] => {
    const words = wordsOf(setup);
    return ids.filter((id) => needs[id].some((word) => words.has(word)));
  };
  return {
    neededBy,
    of: onceFor((setup: Setup) => {
      const needed = neededBy(setup);
      const missing = needed.filter((id) => !here[id]);
      if (missing.length > 0)
        throw new Error(`This battle needs chapters that have not been fetched: ${missing.join(', ')}. Fetch them first.`);
      return needed.map((id) => here[id] as Chapter);
    }),
    opened: () => here,
    open(chapters) {
      here = { ...here, ...chapters };
    },
  };
}
