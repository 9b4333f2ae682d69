/** Up to three questions in one address: keys for the second and third start with `B.` and `C.`. */
import { type ReadQuestion, readAddress, writeAddress } from './address.ts';
import type { Calculator } from './procedure.ts';
import type { Question } from './question.ts';

export const letters = ['A', 'B', 'C'] as const;
/** The maximum number of questions shown side by side. */
export const mostBeside = letters.length;

export interface ReadQuestions {
  readonly questions: readonly Question[];
  /** A sentence for each part that could not be read. */
  readonly problems: readonly string[];
}

const prefix = /^([BC])\./;

/** Reads an address. The result always has at least one question. Never throws. */
export function readAddresses(calculator: Calculator, search: string): ReadQuestions {
  const entries = letters.map((): [string, string][] => []);
  for (const [key, text] of new URLSearchParams(search)) {
    const letter = prefix.exec(key)?.[1];
    const place = letter ? letters.indexOf(letter as 'B') : 0;
    entries[place]?.push([letter ? key.slice(2) : key, text]);
  }
  const read = entries.flatMap((each, place): (ReadQuestion & { place: number })[] =>
    place === 0 || each.length ? [{ ...readAddress(calculator, new URLSearchParams(each).toString()), place }] : [],
  );
  return {
    questions: read.map(({ question }) => question),
    problems: read.flatMap(({ problems, place }) => problems.map((says) => (place === 0 ? says : `${letters[place]}: ${says}`))),
  };
}

/** Writes an address for up to three questions. */
export const writeAddresses = (calculator: Calculator, questions: readonly Question[]): string =>
  questions
    .map((question, place) => {
      const written = writeAddress(calculator, question);
      return place === 0
        ? written
        : written
            .split('&')
            .map((part) => `${letters[place]}.${part}`)
            .join('&');
    })
    .join('&');
