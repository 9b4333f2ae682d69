/** Possible changes to a plan: switching a step on or off, and changing any circumstance of either unit. */
import { changes, measuresFor } from '../../kernel/calculator/changes.ts';
import { approximate, minus } from '../../kernel/fraction.ts';
import type { SideId } from '../melee/question.ts';
import { asMeasures, type Measures, measureIds, type PlanAnswer } from './answer.ts';
import { planCalculator, planProcedure } from './calculator.ts';
import { asQuestion, planOf } from './parts.ts';
import type { Plan } from './question.ts';
import { stepWords } from './step-words.ts';

export interface PlanChange {
  /** The unit that changes; undefined for a step. */
  readonly side: SideId | undefined;
  /** The index of the step that is switched on or off. */
  readonly step?: number;
  readonly name: string;
  readonly adds: boolean;
  readonly plan: Plan;
  readonly before: Measures;
  readonly after: Measures;
}

/** How much a change affects the result; the target and the charger count equally. */
export const sizeOf = ({ before, after }: Pick<PlanChange, 'before' | 'after'>): number =>
  measureIds.reduce((size, id) => size + Math.abs(approximate(minus(after[id], before[id]))), 0);

/** The plan with one step switched on or off. */
export const switched = (plan: Plan, at: number): Plan => ({
  ...plan,
  steps: plan.steps.map((step, place) => {
    if (place !== at) return step;
    const { off, ...rest } = step;
    return off ? rest : { ...rest, off: true };
  }),
});

/**
 * The effect of each step. A step that is on is compared with the plan without it. A step that is off is compared with the plan
 * that includes it. The plan must be valid.
 */
export function stepValues(plan: Plan, answer: PlanAnswer): PlanChange[] {
  return plan.steps.flatMap((step, at): PlanChange[] => {
    const changed = switched(plan, at);
    const found = measuresFor(planProcedure, asQuestion(changed));
    if (!found) return [];
    return [
      {
        side: undefined,
        step: at,
        name: stepWords(plan, step),
        adds: step.off === true,
        plan: changed,
        before: answer.measures,
        after: asMeasures(found),
      },
    ];
  });
}

/** Every single change of a circumstance that affects the result, largest first. The plan must be valid. */
export const troopChanges = (plan: Plan, { measures }: PlanAnswer): PlanChange[] =>
  changes(planCalculator, asQuestion(plan), { measures: measureIds.map((id) => measures[id]) }).map(
    ({ part, name, adds, question, before, after }) => ({
      side: part as SideId,
      name,
      adds,
      plan: planOf(question.parts),
      before: asMeasures(before),
      after: asMeasures(after),
    }),
  );
