/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */
import { readAddress as read } from '../../kernel/calculator/address.ts';
import { filled } from '../../kernel/calculator/procedure.ts';
import { meleeCalculator, meleeProcedure, meleeQuestion } from './calculator.ts';
import type { MeleeQuestion, MeleeSide } from './question.ts';

/** What could be read, filled up where the address is silent, and a sentence for each thing that could not. */
export interface ReadQuestion {
  readonly question: MeleeQuestion;
  readonly problems: readonly string[];
}

/** Reads an address. Nothing that can be read is lost. Never throws. */
export function readAddress(search: string): ReadQuestion {
  const { question, problems } = read(meleeCalculator, search);
  const { a, b } = question.parts;
  const { charge, round } = meleeQuestion(filled(meleeProcedure, question));
  const said: MeleeQuestion = { a: a as unknown as MeleeSide, b: b as unknown as MeleeSide, ...(charge ? { charge } : {}) };
  return { question: round === 'later' ? { ...said, round } : said, problems };
}
