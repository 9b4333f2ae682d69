/**
 * The data that the browser loads to search one game. The data is kept small. `documents.ts` makes this data, and `ui/search/`
 * reads it.
 */

/** A part of a page: its title, its anchor, one sentence, and players' terms. */
export type Part = readonly [title: string, anchor: string, summary: string, said: string];

export interface Page {
  readonly title: string;
  /** The address relative to the site, without the base path. */
  readonly url: string;
  /** The kind of page, as used in the filters: `Rule`, `Unit`, `Calculator`. */
  readonly kind: string;
  /** Where the page belongs: a chapter, a shelf. */
  readonly place: string;
  readonly summary: string;
  /** Players' terms, separated by commas. */
  readonly said: string;
  /** A factor for ranking pages that match equally well; by default 1. */
  readonly weight?: number;
  readonly parts?: readonly Part[];
}

/** Two kinds of troops that a calculator can compare. */
export interface Asking {
  /** The title of the result: `Melee odds`. */
  readonly title: string;
  readonly url: string;
  /** The part of the address before the two kinds: `roll=close&`. */
  readonly before: string;
  /** The keys of the two kinds in the address. The kind that acts (attacks or shoots) comes first. */
  readonly keys: readonly [first: string, second: string] | readonly [only: string];
  /** Words that select the calculator, as stems. A calculator without such words is used if the question has only two names. */
  readonly calls: readonly string[];
  /**
   * Possible circumstances: the words in a question, what they add to the address, and their description (with A and B for the
   * troops).
   */
  readonly circumstances: readonly (readonly [words: string, adds: string, told: string])[];
}

export interface SearchFile {
  /** The id of the game; empty for pages that belong to no game. */
  readonly system: string;
  /** The name of the game, as results show it. */
  readonly name: string;
  readonly pages: readonly Page[];
  readonly asking?: readonly Asking[];
  /** Troops by the id used in addresses, with all names that players use. */
  readonly troops?: readonly (readonly [id: string, ...names: string[]])[];
}
