/** Runs in the planner's worker: answers plans and finds changes that would matter. */
import type { measureIds } from '../../../engine/fr3/charge-planner/answer.ts';
import { planOdds } from '../../../engine/fr3/charge-planner/ask.ts';
import { type PlanChange, stepValues, troopChanges } from '../../../engine/fr3/charge-planner/changes.ts';
import type { Plan } from '../../../engine/fr3/charge-planner/question.ts';
import { mostSteps } from '../../../engine/kernel/calculator/answer.ts';
import { type PlanSheet, planSheet } from '../planner/sheet.ts';
import { type FoundChange, movedFrom } from './found-change.ts';

const shown = ['harmB', 'ruinB', 'harmA', 'ruinA'] as const satisfies readonly (typeof measureIds)[number][];

export type FoundPlanChange = FoundChange<Plan, { readonly side: 'a' | 'b' | undefined; readonly step: number | undefined }>;

export interface FoundPlanChanges {
  readonly steps: readonly FoundPlanChange[];
  readonly troops: readonly FoundPlanChange[];
}

const found = ({ side, step, name, adds, plan, before, after }: PlanChange): FoundPlanChange => ({
  who: { side, step },
  name,
  adds,
  question: plan,
  moved: shown.map((id) => movedFrom(before[id], after[id])),
});

export interface PlanTask {
  readonly kind: 'changes' | 'sheet';
  readonly plan: Plan;
}

/** The effect of each step and of every circumstance of either unit, or the plan with its answer. */
export function planWork({ kind, plan }: PlanTask): FoundPlanChanges | PlanSheet {
  if (kind === 'sheet') return planSheet(plan, mostSteps);
  const answer = planOdds(plan);
  if (!answer.ok) return { steps: [], troops: [] };
  return { steps: stepValues(plan, answer).map(found), troops: troopChanges(plan, answer).map(found) };
}
