/** The exact odds of a plan. */
import { answerOf, type PlanAnswer } from './answer.ts';
import type { Plan } from './question.ts';
import type { PlanRefusal } from './refusal.ts';
import { refusals } from './refusals.ts';

export type PlanReply = PlanAnswer | { readonly ok: false; readonly refusals: readonly PlanRefusal[] };

/**
 * The exact odds of a plan with several steps by one charger against one target: the state of both after every step. If the rules
 * forbid the plan, the answer is a list of refusals.
 */
export function planOdds(plan: Plan): PlanReply {
  const found = refusals(plan);
  return found.length ? { ok: false, refusals: found } : answerOf(plan);
}
