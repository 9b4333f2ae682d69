import type { Answered, KeptChance } from './shelf.ts';

export interface KeptProps {
  /** The current question, as the part of an address after the `?`. */
  address: string;
  sentence: string;
  chances: readonly KeptChance[];
  /** The answer to a saved question; undefined if it has none. */
  answer: (address: string) => Promise<Answered | undefined>;
}
