/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */
import { readAddress as read } from '../../kernel/calculator/address.ts';
import { artilleryCalculator, artilleryPlan } from './calculator.ts';
import { type ArtilleryPlan, usualShots } from './extended-question.ts';

/** What could be read, filled up where the address is silent, and a sentence for each thing that could not. */
export interface ReadArtilleryPlan {
  readonly plan: ArtilleryPlan;
  readonly problems: readonly string[];
}

/** Reads an address: `by` deals the hit, `t` is the target. Nothing that can be read is lost. Never throws. */
export function readAddress(search: string): ReadArtilleryPlan {
  const { question, problems } = read(artilleryCalculator, search);
  const { source, target, between } = artilleryPlan(question.parts, question.turns ?? usualShots);
  return {
    plan: {
      source,
      target,
      ...(question.turns === undefined ? {} : { shots: question.turns }),
      ...(between === 'rally' ? { between } : {}),
    },
    problems,
  };
}
