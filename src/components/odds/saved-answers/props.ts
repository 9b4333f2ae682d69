import type { Answered, SavedChance } from './saved-answers.ts';

export interface SaveProps {
  /** The current question, as the part of an address after the `?`. */
  address: string;
  sentence: string;
  chances: readonly SavedChance[];
  /** The answer to a saved question; undefined if the question has none. */
  answer: (address: string) => Promise<Answered | undefined>;
}
