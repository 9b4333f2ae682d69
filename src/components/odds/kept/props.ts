import type { Answered, KeptChance } from './shelf.ts';

export interface KeptProps {
  /** The question that stands now, as the part of an address after the `?`. */
  address: string;
  sentence: string;
  chances: readonly KeptChance[];
  /** The answer to a kept question; undefined when it has none. */
  answer: (address: string) => Promise<Answered | undefined>;
}
