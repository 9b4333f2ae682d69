/** How the page uses the engine, loaded when the first plan changes. */

import { newStep, readAddress } from '../../../engine/fr3/charge-planner/address.ts';
import { putIn } from '../../../engine/fr3/charge-planner/left-out.ts';
import type { Plan, Step, StepKindId } from '../../../engine/fr3/charge-planner/question.ts';
import { momentOf, moments } from '../../../engine/fr3/charge-planner/step-kinds.ts';
import type { Answered } from '../saved-answers/saved-answers.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { planChances } from './words.ts';

const rank = (step: Step): number | undefined => {
  const moment = momentOf(step);
  return moment === 'any' ? undefined : moments.indexOf(moment as (typeof moments)[number]);
};

/**
 * The plan with a new step in the right place: in the plan's last phase, before all steps that the rules place later in a phase.
 */
export function withNewStep(plan: Plan, kind: StepKindId): Plan {
  const step = newStep(kind);
  if (kind === 'phase') return putIn(plan, step, plan.steps.length);
  const mine = rank(step);
  const begins = plan.steps.findLastIndex((each) => each.kind === 'phase') + 1;
  // By default a spell is cast before the charge.
  const until = mine ?? moments.indexOf('charge');
  const later = plan.steps.findIndex((each, at) => {
    const its = rank(each);
    return at >= begins && its !== undefined && (mine === undefined ? its >= until : its > until);
  });
  return putIn(plan, step, later < 0 ? plan.steps.length : later);
}

export const open = (search: string): Sheet => {
  const { plans, problems } = readAddress(search);
  return sheetOf(plans, problems);
};

/** The answer to a saved plan: the first one in its address. */
export function keptAnswer(search: string): Answered | undefined {
  const now = open(search).plans[0];
  if (!now?.answer) return undefined;
  const { names, answer } = now;
  return { sentence: answer.sentence, chances: planChances(names, answer.measures) };
}
