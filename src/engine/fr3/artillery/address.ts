/** Reads a question from the part of an address after the `?`; `write-address.ts` writes it. */
import { readAddress as read } from '../../kernel/calculator/address.ts';
import { artilleryCalculator, artilleryPlan } from './calculator.ts';
import { type ArtilleryPlan, usualShots } from './extended-question.ts';

/**
 * The question that was read, with defaults for everything that the address leaves out, and a sentence for each part that could
 * not be read.
 */
export interface ReadArtilleryPlan {
  readonly plan: ArtilleryPlan;
  readonly problems: readonly string[];
}

/** Reads an address: `by` deals the hit, `t` is the target. Keeps everything that is readable. Never throws. */
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
