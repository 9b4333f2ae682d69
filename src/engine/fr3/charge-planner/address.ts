/**
 * Plans as the part of an address after the `?`, readable by people:
 * `a=knights&b=pikes&1=volley&1.f=longbows&1.f.count=2&2=charge&3=melee`. Defaults are left out. An address can hold up to three
 * plans; keys for the second and third start with `B.` and `C.`.
 */

import { writeAddress as write } from '../../kernel/calculator/address.ts';
import { readAddresses, writeAddresses } from '../../kernel/calculator/side-by-side.ts';
import { planCalculator } from './calculator.ts';
import { asQuestion, planOf } from './parts.ts';
import type { Plan, Step, StepKindId } from './question.ts';
import { inContactOrder } from './step-kinds.ts';

export interface ReadPlans {
  /** The plans in the address, with defaults for missing or unknown units. */
  readonly plans: readonly Plan[];
  /** A sentence for each part that could not be read. The rest of the address was read. */
  readonly problems: readonly string[];
}

/** Reads an address of one to three plans. Never throws. */
export function readAddress(search: string): ReadPlans {
  const { questions, problems } = readAddresses(planCalculator, search);
  const plans = questions.map(({ parts }): Plan => {
    const plan = planOf(parts);
    return { ...plan, steps: inContactOrder(plan.steps) };
  });
  return { plans, problems };
}

export const writePlan = (plan: Plan): string => write(planCalculator, asQuestion(plan));

/** The address of one to three plans. */
export const writeAddress = (plans: readonly Plan[]): string => writeAddresses(planCalculator, plans.map(asQuestion));

/** A new step, with the default values of its kind. */
export function newStep(kind: StepKindId): Step {
  if (kind === 'volley') return { kind, firers: [{ unit: 'longbows', count: 2 }] };
  if (kind === 'artillery') return { kind, source: { unit: 'cannon' } };
  if (kind === 'blast') return { kind, source: { unit: 'blast-1' }, works: '1/2' };
  if (kind === 'spell') return { kind, works: '1/2' };
  return { kind };
}
