/** Refusals: creating one, and finding the first of several. */
import type { Refusal, RuleId } from '../rule-id.ts';

/** A refusal: a sentence for the player, and its rules. A system narrows the type of the ids: `refusal<Fr3RuleId>`. */
export const refusal = <Id extends RuleId = RuleId>(because: string, ...rules: readonly Id[]): Refusal<Id> => ({
  because,
  rules,
});

/** The first refusal of several. Later ones are only checked if earlier ones are null. */
export function firstOf(...reasons: readonly (() => Refusal | null)[]): Refusal | null {
  for (const reason of reasons) {
    const found = reason();
    if (found) return found;
  }
  return null;
}

/** The first refusal that a test finds for any of these items. */
export function firstFor<Each>(all: readonly Each[], test: (each: Each) => Refusal | null): Refusal | null {
  for (const each of all) {
    const found = test(each);
    if (found) return found;
  }
  return null;
}
