/** Refusals: how one is said, and how the first of several reasons is found. */
import type { Refusal, RuleId } from '../rule-id.ts';

/** A refusal: a sentence for the player, and the rules it rests on. A system narrows the ids: `refusal<Fr3RuleId>`. */
export const refusal = <Id extends RuleId = RuleId>(because: string, ...rules: readonly Id[]): Refusal<Id> => ({
  because,
  rules,
});

/** The first reason of several; each is looked for only if there is none before it. */
export function firstOf(...reasons: readonly (() => Refusal | null)[]): Refusal | null {
  for (const reason of reasons) {
    const found = reason();
    if (found) return found;
  }
  return null;
}

/** The first reason that a test finds among several things. */
export function firstFor<Each>(all: readonly Each[], test: (each: Each) => Refusal | null): Refusal | null {
  for (const each of all) {
    const found = test(each);
    if (found) return found;
  }
  return null;
}
