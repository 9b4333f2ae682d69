/** Refusals: creating one, and finding the first of several. */
import type { Refusal, RuleId } from '../rule-id.ts';

/** A refusal: a sentence for the player, and its rules. A system narrows the type of the ids: `refusal<Fr3RuleId>`. */
export const refusal = <Id extends RuleId = RuleId>(because: string, ...rules: readonly Id[]): Refusal<Id> => ({
  because,
  rules,
});

/** The first refusal of several. Each function is called only if all functions before it return null. */
export function firstOf(...reasons: readonly (() => Refusal | null)[]): Refusal | null {
  for (const reason of reasons) {
    const found = reason();
    if (found) return found;
  }
  return null;
}

/** Tests the items in order and returns the first refusal; null if there is none. */
export function firstFor<Each>(all: readonly Each[], test: (each: Each) => Refusal | null): Refusal | null {
  for (const each of all) {
    const found = test(each);
    if (found) return found;
  }
  return null;
}
