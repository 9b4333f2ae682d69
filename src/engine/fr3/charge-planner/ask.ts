/** The exact odds of a plan, or the reasons why it has none. */
import { refusalsOf } from '../../kernel/calculator/refusals.ts';
import { answerOf, type PlanAnswer } from './answer.ts';
import { planProcedure } from './calculator.ts';
import { asQuestion } from './parts.ts';
import { mostSteps, type Plan } from './question.ts';
import { type PlanRefusal, refuse } from './refusal.ts';

export type PlanReply = PlanAnswer | { readonly ok: false; readonly refusals: readonly PlanRefusal[] };

/**
 * Why a plan has no answer: a sentence for each reason, with the ids of rules that forbid it; empty if the plan is valid. Accepts
 * any value. A step that is switched off is not checked.
 */
export function refusals(plan: Plan): PlanRefusal[] {
  const steps: unknown = plan?.steps;
  if (!Array.isArray(steps)) return [refuse('1', 'The steps of a plan must be a list.', 'fr3.sequence.turn-structure')];
  if (steps.length > mostSteps)
    return [refuse(String(mostSteps + 1), `A plan can have at most ${mostSteps} steps.`, 'fr3.sequence.turn-structure')];
  return refusalsOf(planProcedure, asQuestion(plan)) as PlanRefusal[];
}

/**
 * The exact odds of a plan with several steps by one charger against one target: the state of both after every step. If the rules
 * forbid the plan, the answer is a list of refusals.
 */
export function planOdds(plan: Plan): PlanReply {
  const found = refusals(plan);
  return found.length ? { ok: false, refusals: found } : answerOf(plan);
}
