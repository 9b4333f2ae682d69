/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */
import { readAddress as read } from '../../kernel/calculator/address.ts';
import { missileCalculator, missilePlan } from './calculator.ts';
import { type MissilePlan, usualVolleys } from './extended-question.ts';

/** What could be read, filled up where the address is silent, and a sentence for each thing that could not. */
export interface ReadMissilePlan {
  readonly plan: MissilePlan;
  readonly problems: readonly string[];
}

/** Reads an address. Nothing that can be read is lost. Never throws. */
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
