/**
 * Rule chapters that only some battles need. Each chapter lists words, and a battle uses the chapter only if its set-up contains
 * one of these words. Chapters can be loaded on demand, before their battle starts.
 */
import { onceFor } from '../memo.ts';

/** Thrown when a battle needs a part of the rules that has not loaded. `sentence` says which part. */
export class NotLoaded extends Error {
  constructor(sentence: string) {
    super(`${sentence} Reload the page and try again.`);
  }
}

/** For each chapter, the words by which a set-up shows that it needs the chapter. They are known before the chapter is loaded. */
export type Needs<Id extends string> = Readonly<Record<Id, readonly string[]>>;

export interface Shelf<Id extends string, Setup extends object, Brings, Chapter> {
  /** The chapters that a set-up needs, in their fixed order. */
  neededBy(setup: Brings): readonly Id[];
  /** The chapters of a battle. Throws if one of the chapters is not loaded. */
  of(setup: Setup): readonly Chapter[];
  /** The chapters that are loaded. */
  opened(): Readonly<Partial<Record<Id, Chapter>>>;
  open(chapters: Readonly<Partial<Record<Id, Chapter>>>): void;
}

/** `wordsOf` returns every word of a set-up that could call for a chapter. */
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
        throw new NotLoaded(`This battle needs parts of the rules that have not loaded: ${missing.join(', ')}.`);
      return needed.map((id) => here[id] as Chapter);
    }),
    opened: () => here,
    open(chapters) {
      here = { ...here, ...chapters };
    },
  };
}
