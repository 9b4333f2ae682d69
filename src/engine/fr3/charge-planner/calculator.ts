/**
 * The charge planner as a calculator: a charger, a target, and a list of steps. For the timeline, the views use `answer.ts`
 * instead.
 */
import { type Calculator, procedure } from '../../kernel/calculator/procedure.ts';
import { counted, type Odds } from '../../kernel/odds.ts';
import { bodyKinds, measureIds, measuring } from './answer.ts';
import { type PlanSeen, planParts, seePlan } from './parts.ts';
import { planChance, timeline } from './planner.ts';
import { planRefusals } from './refusals.ts';
import type { Scene } from './scene.ts';
import { planWords, troopNames } from './step-words.ts';

const tones = {
  destroyed: 'good3',
  captured: 'good3',
  'pushed-back': 'good2',
  double: 'good2',
  demoralized: 'good1',
  marked: 'good1',
  fresh: 'even',
} as const;

export const planProcedure = procedure<PlanSeen, Scene>({
  id: 'plan',
  name: 'Charge planner',
  group: 'Plans',
  says: 'One charger, one target, and everything that happens to them, step by step.',
  rules: ['fr3.sequence.turn-structure', 'fr3.charging.definition'],
  parts: planParts,
  first: { a: { unit: 'knights' }, b: { unit: 'pikes' } },
  see: seePlan,
  names: ({ plan }) => troopNames(plan),
  subject: ({ plan }) => planWords(plan),
  refuse: ({ plan }) => planRefusals(plan),
  sums: () => [],
  chance: ({ plan }) => counted(planChance(plan), () => timeline(plan).at(-1) as Odds<Scene>),
  // These are the kinds of states that the target can end in. For the charger, and for the stages in between, use the planner's
  // own answer in `answer.ts`.
  kinds: bodyKinds.map(({ id, words, is }) => ({ id, tone: tones[id], words, side: 'b', is: (scene) => is(scene.b, scene) })),
  measures: measureIds.map((id) => ({ name: id, kinds: [], is: measuring[id] })),
});

export const planCalculator: Calculator = {
  id: 'planner',
  name: 'Charge planner',
  groups: ['Plans'],
  procedures: [planProcedure],
};
