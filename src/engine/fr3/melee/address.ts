/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */
import { readAddress as read } from '../../kernel/calculator/address.ts';
import { filled } from '../../kernel/calculator/procedure.ts';
import { meleeCalculator, meleeProcedure, meleeQuestion } from './calculator.ts';
import type { MeleeQuestion, MeleeSide } from './question.ts';

/**
 * The question that was read, with defaults for everything that the address leaves out, and a sentence for each part that could
 * not be read.
 */
export interface ReadQuestion {
  readonly question: MeleeQuestion;
  readonly problems: readonly string[];
}

/** Reads an address. Keeps everything that is readable. Never throws. */
export function readAddress(search: string): ReadQuestion {
  const { question, problems } = read(meleeCalculator, search);
  const { a, b } = question.parts;
  const { charge, round } = meleeQuestion(filled(meleeProcedure, question));
  const said: MeleeQuestion = { a: a as unknown as MeleeSide, b: b as unknown as MeleeSide, ...(charge ? { charge } : {}) };
  return { question: round === 'later' ? { ...said, round } : said, problems };
}
