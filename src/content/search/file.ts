/** What the browser fetches to search one game: plain data, small. `documents.ts` makes it, `ui/search/` reads it. */

/** A part of a page: its title, its anchor, one sentence, what players call it. */
export type Part = readonly [title: string, anchor: string, summary: string, said: string];

export interface Page {
  readonly title: string;
  /** Site-relative, without the base path. */
  readonly url: string;
  /** What it is, in the words of the filters: `Rule`, `Unit`, `Calculator`. */
  readonly kind: string;
  /** Where it stands: a chapter, a shelf. */
  readonly place: string;
  readonly summary: string;
  /** What players call it, phrases with commas between them. */
  readonly said: string;
  /** How far it goes before others that fit as well; 1 if it is not said. */
  readonly weight?: number;
  readonly parts?: readonly Part[];
}

/** Two kinds of troops that a calculator can set against each other. */
export interface Asking {
  /** What a result is called: `Melee odds`. */
  readonly title: string;
  readonly url: string;
  /** The address in front of the two: `roll=close&`. */
  readonly before: string;
  /** The keys of the two in an address, the one that does it first. */
  readonly keys: readonly [first: string, second: string] | readonly [only: string];
  /** Words that call for it, as stems. The calculator without any is the one for two names alone. */
  readonly calls: readonly string[];
  /** What can be said of the meeting: words of a question, what they add to the address, how they are told (of A and B). */
  readonly circumstances: readonly (readonly [words: string, adds: string, told: string])[];
}

export interface SearchFile {
  /** The id of the game; empty for what belongs to no game. */
  readonly system: string;
  /** Its name, as results show it. */
  readonly name: string;
  readonly pages: readonly Page[];
  readonly asking?: readonly Asking[];
  /** Troops by the id that addresses use, with every name players have for them. */
  readonly troops?: readonly (readonly [id: string, ...names: string[]])[];
}
