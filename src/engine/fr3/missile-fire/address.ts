/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */
import { readAddress as read } from '../../kernel/calculator/address.ts';
import { missileCalculator, missilePlan } from './calculator.ts';
import { type MissilePlan, usualVolleys } from './extended-question.ts';

/**
 * The question that was read, with defaults for everything that the address leaves out, and a sentence for each part that could
 * not be read.
 */
export interface ReadMissilePlan {
  readonly plan: MissilePlan;
  readonly problems: readonly string[];
}

/** Reads an address. Keeps everything that is readable. Never throws. */
export function readAddress(search: string): ReadMissilePlan {
  const { question, problems } = read(missileCalculator, search);
  const { volleys, between, ...plan } = missilePlan(question.parts, question.turns ?? usualVolleys);
  return {
    plan: {
      ...plan,
      ...(question.turns === undefined ? {} : { volleys: question.turns }),
      ...(between === 'rally' ? { between } : {}),
    },
    problems,
  };
}
