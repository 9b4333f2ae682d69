/** The exact odds of a plan, for whoever asks. */
import { answerOf, type PlanAnswer } from './answer.ts';
import type { Plan } from './question.ts';
import type { PlanRefusal } from './refusal.ts';
import { refusals } from './refusals.ts';

export type PlanReply = PlanAnswer | { readonly ok: false; readonly refusals: readonly PlanRefusal[] };

/**
 * The exact odds of a plan of several steps of one charger against one target: how both stand after every step. A plan
 * that the rules forbid is answered with refusals instead.
 */
export function planOdds(plan: Plan): PlanReply {
  const found = refusals(plan);
  return found.length ? { ok: false, refusals: found } : answerOf(plan);
}
