/**
 * Plans and their answers as the page shows them. Plain data that does not need an engine, so that it can be made at build time
 * or in the page.
 */

import { writeAddress } from '../../../engine/fr3/charge-planner/address.ts';
import {
  type MeasureId,
  measureIds,
  type PlanAnswer,
  type Share,
  type Stage,
} from '../../../engine/fr3/charge-planner/answer.ts';
import { planOdds } from '../../../engine/fr3/charge-planner/ask.ts';
import { planProcedure } from '../../../engine/fr3/charge-planner/calculator.ts';
import { leftOut } from '../../../engine/fr3/charge-planner/left-out.ts';
import { asQuestion, planOf } from '../../../engine/fr3/charge-planner/parts.ts';
import type { Plan, Step, StepKindId } from '../../../engine/fr3/charge-planner/question.ts';
import { stepKindOf } from '../../../engine/fr3/charge-planner/step-kinds.ts';
import { stepWords, troopNames } from '../../../engine/fr3/charge-planner/step-words.ts';
import { within } from '../../../engine/kernel/budget.ts';
import { mostSteps } from '../../../engine/kernel/calculator/answer.ts';
import { withoutAt as without } from '../../../engine/kernel/calculator/edit.ts';
import { tooLong } from '../../../engine/kernel/too-long.ts';
import { refusalSheet, type SheetRefusal } from '../calculator/sheet.ts';
import { stepsOnPage } from '../work/on-page.ts';

export type { MeasureId, Plan, Step, StepKindId };

export interface SheetShare {
  readonly id: string;
  readonly words: string;
  /** As a fraction: `13/50`. */
  readonly chance: string;
}

export interface SheetStage {
  readonly a: readonly SheetShare[];
  readonly b: readonly SheetShare[];
  readonly places: readonly SheetShare[];
}

export interface SheetStep {
  readonly kind: StepKindId;
  readonly words: string;
  readonly says: string;
  readonly rules: readonly string[];
  readonly off: boolean;
  /** Why the step changes nothing; missing if it changes something. */
  readonly idle?: { readonly says: string; readonly rules: readonly string[] };
}

export interface SheetLeftOut {
  readonly says: string;
  readonly rules: readonly string[];
  readonly step: Step;
  readonly at: number;
}

export interface SheetAnswer {
  readonly sentence: string;
  /** The start, and the state after each played step. */
  readonly stages: readonly SheetStage[];
  readonly measures: Readonly<Record<MeasureId, string>>;
}

/** One of the plans side by side. */
export interface PlanSheet {
  readonly plan: Plan;
  readonly names: { readonly a: string; readonly b: string };
  /** The number of circumstances of each unit that differ from their defaults. */
  readonly set: { readonly a: number; readonly b: number };
  readonly steps: readonly SheetStep[];
  readonly refusals: readonly SheetRefusal[];
  readonly leftOut: readonly SheetLeftOut[];
  readonly answer?: SheetAnswer;
  /** The rules allow the plan, but its answer has not been calculated yet. */
  readonly waits?: true;
}

export interface Sheet {
  readonly plans: readonly PlanSheet[];
  /** The part of the address after the `?`. */
  readonly address: string;
  readonly problems: readonly string[];
}

const shares = (all: readonly Share[]): SheetShare[] =>
  all.map(({ id, words, chance }) => ({ id, words, chance: chance.toString() }));
const stage = ({ a, b, places }: Stage): SheetStage => ({ a: shares(a), b: shares(b), places: shares(places) });

const answerSheet = ({ sentence, stages, measures }: PlanAnswer): SheetAnswer => ({
  sentence,
  stages: stages.map(stage),
  measures: Object.fromEntries(measureIds.map((id) => [id, measures[id].toString()])) as Record<MeasureId, string>,
});

/** The plan without a circumstance, or without a whole step. */
export const withoutAt = (plan: Plan, at: string): Plan => planOf(without(planProcedure, asQuestion(plan), at).parts);

interface Counted extends Pick<PlanSheet, 'refusals' | 'leftOut' | 'answer' | 'waits'> {
  /** Steps that change nothing. */
  readonly idle: PlanAnswer['idle'];
}

/** The answer to a plan, or why it has none, or the statement that it takes more than `most` steps. */
function counted(plan: Plan, most: number): Counted {
  const done = within(most, (): Counted => {
    const reply = planOdds(plan);
    if (!reply.ok)
      return {
        refusals: reply.refusals.map((each) => refusalSheet(planProcedure, asQuestion(plan), each)),
        leftOut: [],
        idle: [],
      };
    return {
      refusals: [],
      leftOut: leftOut(plan).map(({ says, rules, step, at }) => ({ says, rules, step, at })),
      answer: answerSheet(reply),
      idle: reply.idle,
    };
  });
  if (done.ok) return done.value;
  if (most < mostSteps) return { refusals: [], leftOut: [], idle: [], waits: true };
  return { refusals: [{ ...tooLong, name: '', canGo: false }], leftOut: [], idle: [] };
}

/**
 * The sheet for a plan with valid units and steps. If the answer needs more than `most` steps, it is left to a worker. Beyond the
 * worker's own limit, the plan is refused.
 */
export function planSheet(plan: Plan, most: number = stepsOnPage): PlanSheet {
  const { idle: idleSteps, ...found } = counted(plan, most);
  return {
    plan,
    names: troopNames(plan),
    set: { a: Object.keys(plan.a).length - 1, b: Object.keys(plan.b).length - 1 },
    steps: plan.steps.map((step, at) => {
      const { says, rules } = stepKindOf(step.kind) as NonNullable<ReturnType<typeof stepKindOf>>;
      const idle = idleSteps.find((each) => each.at === at);
      return { kind: step.kind, words: stepWords(plan, step), says, rules, off: step.off === true, ...(idle ? { idle } : {}) };
    }),
    ...found,
  };
}

export const sheetOf = (plans: readonly Plan[], problems: readonly string[] = []): Sheet => ({
  plans: plans.map((plan) => planSheet(plan)),
  address: writeAddress(plans),
  problems,
});
