/** Compulsory tests and melees that a plan leaves out. */
import type { RuleId } from '../../kernel/rule-id.ts';
import { chargeBonus } from '../melee/charge.ts';
import { bout, view } from '../melee/combatant.ts';
import { otherSide, type SideId, sideIds } from '../melee/question.ts';
import { sparedFear } from '../nerve/fear.ts';
import { subjectToOverPursuit } from '../over-pursuit.ts';
import { beginning } from './begin.ts';
import { meets } from './nerve-steps.ts';
import type { Plan, Step, StepKindId } from './question.ts';
import { troopNames } from './step-words.ts';
import { armed, sideOf, strikesWithLances } from './troops.ts';

export interface LeftOut {
  readonly says: string;
  readonly rules: readonly RuleId[];
  readonly step: Step;
  /** The index in the plan where the step belongs. */
  readonly at: number;
}

/** The index after the last played step of these kinds, searched from `from` to the end of the phase. */
function placeAfter({ steps }: Plan, from: number, kinds: readonly StepKindId[]): number {
  let at = from + 1;
  for (let place = from; place < steps.length && steps[place]?.kind !== 'phase'; place++)
    if (!steps[place]?.off && kinds.includes(steps[place]?.kind as StepKindId)) at = place + 1;
  return at;
}

/** The steps from this one to the end of its phase. */
function restOfPhase({ steps }: Plan, from: number): readonly Step[] {
  const end = steps.findIndex(({ kind, off }, at) => at > from && kind === 'phase' && !off);
  return steps.slice(from, end < 0 ? undefined : end).filter(({ off }) => !off);
}

/** Tests and fights that must follow the first charge but are missing from the plan. The plan must be valid. */
export function leftOut(said: Plan): LeftOut[] {
  const plan = armed(said);
  const from = plan.steps.findIndex(({ kind, off }) => kind === 'charge' && !off);
  if (from < 0) return [];
  const names = troopNames(plan);
  const rest = restOfPhase(plan, from);
  const has = (kind: StepKindId, side?: SideId) =>
    rest.some((step) => step.kind === kind && (side === undefined || (step.on ?? 'b') === side));
  const found: LeftOut[] = [];
  const scene = beginning(plan);
  for (const side of ['b', 'a'] as const) {
    const meeting = meets(plan, scene, side);
    if (has('fear', side) || sparedFear(meeting) || (side === 'a' && meeting.me.is.state > 0)) continue;
    found.push({
      says: `${names[side]} fear ${names[otherSide(side)]} and take a test when they ${side === 'b' ? 'are charged' : 'charge'}.`,
      rules: [side === 'b' ? 'fr3.fear.test-charged' : 'fr3.fear.test-charging'],
      step: side === 'b' ? { kind: 'fear' } : { kind: 'fear', on: 'a' },
      at: placeAfter(plan, from, ['charge', 'fear']),
    });
  }
  if ((plan.a.lances ?? 'no') !== 'no' && !rest.some(strikesWithLances))
    found.push({
      says: `The lances of ${names.a} hit like artillery before the melee.`,
      rules: [plan.a.lances === 'magic' ? 'fr3.armies.dark-elves-magic-lances' : 'fr3.armies.chinese-flame-lances'],
      step: { kind: 'artillery', source: { unit: 'lances' } },
      at: placeAfter(plan, from, ['charge', 'fear', 'throwing']),
    });
  if (!has('melee')) {
    found.push({
      says: 'A charge that makes contact is fought in the same phase.',
      rules: ['fr3.melee.timing'],
      step: { kind: 'melee' },
      at: placeAfter(plan, from, ['charge', 'fear', 'throwing', 'challenge', 'artillery', 'blast', 'spell']),
    });
    return found;
  }
  const of = bout({ a: sideOf(plan.a), b: sideOf(plan.b), charge: 'a' });
  const pursuers = sideIds.filter((side) => subjectToOverPursuit(of[side]) || chargeBonus(view(of, side)) > 0);
  if (pursuers.length && !has('over-pursuit'))
    found.push({
      says: `${pursuers.map((side) => names[side]).join(' and ')} test for over-pursuit when they destroy their enemy.`,
      rules: ['fr3.melee.breakthrough-test', 'fr3.over-pursuit.subject-units'],
      step: { kind: 'over-pursuit' },
      at: placeAfter(plan, from, ['melee', 'follow-up']),
    });
  return found;
}

/** The plan with a step inserted. */
export const putIn = <P extends Pick<Plan, 'steps'>>(plan: P, step: Step, at: number): P => ({
  ...plan,
  steps: [...plan.steps.slice(0, at), step, ...plan.steps.slice(at)],
});
