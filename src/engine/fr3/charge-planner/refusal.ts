/** Why a plan has no answer, and which part of it is wrong. */
import type { Refusal } from '../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** `at` is the wrong part, as in the address: `a`, `b.support`, `2`, `2.f.range`. */
export type PlanRefusal = Refusal<Fr3RuleId> & { readonly at: string };

export const refuse = (at: string, because: string, ...rules: Fr3RuleId[]): PlanRefusal => ({ at, because, rules });
