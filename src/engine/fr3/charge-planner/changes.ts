/** Possible changes to a plan: switching a step on or off, and changing any circumstance of either unit. */
import { alternatives } from '../../kernel/alternatives.ts';
import { approximate, minus } from '../../kernel/fraction.ts';
import { type SideId, sideIds } from '../melee/question.ts';
import { type Measures, measureIds, measuresOf, type PlanAnswer } from './answer.ts';
import { timeline } from './planner.ts';
import type { Plan, Troop } from './question.ts';
import { refusals } from './refusals.ts';
import { stepWords } from './step-words.ts';
import { combatantOf, troopDefaults, troopFields, viewOfTroop } from './troop-fields.ts';

export interface PlanChange {
  /** The unit that changes; undefined for a step. */
  readonly side: SideId | undefined;
  /** The index of the step that is switched. */
  readonly step?: number;
  readonly name: string;
  readonly adds: boolean;
  readonly plan: Plan;
  readonly before: Measures;
  readonly after: Measures;
}

/** The size of the effect on the result; the target and the charger count equally. */
export const sizeOf = ({ before, after }: Pick<PlanChange, 'before' | 'after'>): number =>
  measureIds.reduce((size, id) => size + Math.abs(approximate(minus(after[id], before[id]))), 0);

/** Excluded from the list, because these circumstances make it a different question. */
const otherQuestions = ['form', 'stage', 'model', 'other', 'further', 'markers', 'lost', 'level', 'otherRally'];

/** The plan with one step switched on or off. */
export const switched = (plan: Plan, at: number): Plan => ({
  ...plan,
  steps: plan.steps.map((step, place) => {
    if (place !== at) return step;
    const { off, ...rest } = step;
    return off ? rest : { ...rest, off: true };
  }),
});

/** The measures of a plan; undefined if it is not valid. Cheaper than the full answer. */
function measuresWith(plan: Plan): Measures | undefined {
  const end = refusals(plan).length ? undefined : timeline(plan).at(-1);
  return end && measuresOf(end);
}

/** The effect of each step: compares with the plan without it, or with it if it is switched off. The plan must be valid. */
export function stepValues(plan: Plan, answer: PlanAnswer): PlanChange[] {
  return plan.steps.flatMap((step, at): PlanChange[] => {
    const changed = switched(plan, at);
    const after = measuresWith(changed);
    if (!after) return [];
    return [
      {
        side: undefined,
        step: at,
        name: stepWords(plan, step),
        adds: step.off === true,
        plan: changed,
        before: answer.measures,
        after,
      },
    ];
  });
}

/** Every single change of a circumstance that affects the result, largest first. The plan must be valid. */
export function troopChanges(plan: Plan, answer: PlanAnswer): PlanChange[] {
  const found: PlanChange[] = [];
  for (const side of sideIds) {
    const seen = viewOfTroop(plan, side);
    const now: Readonly<Record<string, unknown>> = { ...troopDefaults(plan[side]), ...plan[side] };
    for (const field of troopFields) {
      if (otherQuestions.includes(field.id) || !field.matters(seen)) continue;
      for (const { value, name, adds } of alternatives(field, now[field.id], combatantOf(plan[side]))) {
        const changed: Plan = { ...plan, [side]: { ...plan[side], [field.id]: value } as Troop };
        const after = measuresWith(changed);
        if (!after) continue;
        const change: PlanChange = { side, name, adds, plan: changed, before: answer.measures, after };
        if (sizeOf(change) > 0) found.push(change);
      }
    }
  }
  return found.sort((x, y) => sizeOf(y) - sizeOf(x));
}
