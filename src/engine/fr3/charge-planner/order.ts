/** The order of play (fr3.sequence.turn-structure): finds steps that come in an order that the rules do not allow. */

import { contactOrder } from '../contact-order.ts';
import { otherSide } from '../melee/question.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { phasesOf } from './planner.ts';
import type { Plan, Step } from './question.ts';
import { type PlanRefusal, refuse } from './refusal.ts';
import { contactPlaceOf, type Moment, momentOf, moments, type StepKind, stepKindOf } from './step-kinds.ts';

/** The rules that fix the order of events in a phase. */
const momentRules: Readonly<Partial<Record<Moment, Fr3RuleId>>> = {
  missiles: 'fr3.sequence.missile-step',
  charge: 'fr3.sequence.movement-order',
  contact: 'fr3.sequence.movement-order',
  challenge: 'fr3.character-combat.challenge',
  melee: 'fr3.melee.timing',
  'follow-up': 'fr3.follow-up.infantry-choice',
  'over-pursuit': 'fr3.melee.breakthrough-test',
};

/**
 * The side in whose phase a step takes place: the charger charges in its own phase, and missiles are fired in the firing side's
 * phase.
 */
function ownPhase(step: Step): 'a' | 'b' | undefined {
  if (step.kind === 'charge') return 'a';
  if (momentOf(step) === 'missiles') return otherSide(step.on ?? 'b');
  return undefined;
}

const nameOf = (step: Step): string => (stepKindOf(step.kind) as StepKind).name;

/** Why the steps of a plan cannot come in this order. Steps that are switched off do not count. */
export function orderRefusals(plan: Plan): PlanRefusal[] {
  const found: PlanRefusal[] = [];
  const phases = phasesOf(plan);
  let latest: { readonly step: Step; readonly rank: number } | undefined;
  let charged = false;
  let contact = false;
  let fought = false;
  let seen = new Set<string>();
  let place = -1;
  for (const [at, step] of plan.steps.entries()) {
    if (step.off) continue;
    place++;
    const key = String(at + 1);
    const kind = stepKindOf(step.kind) as StepKind;
    const phasing = phases[place];
    if (step.kind === 'phase') {
      latest = undefined;
      charged = false;
      fought = false;
      seen = new Set();
      continue;
    }
    const own = ownPhase(step);
    if (own && own !== phasing)
      found.push(
        step.kind === 'charge'
          ? refuse(
              key,
              'The charger can charge only in its own phase. Put the step “next phase” before the charge.',
              'fr3.charging.definition',
              'fr3.basics.phasing-player',
            )
          : refuse(
              key,
              `${nameOf(step)} at ${own === 'a' ? 'the target' : 'the charger'} happens in the missile step of ${own === 'a' ? 'the charger’s' : 'the target’s'} own phase, but this is the other side’s phase.`,
              'fr3.sequence.missile-step',
            ),
      );
    const once = kind.once
      ? `${step.kind}${step.kind === 'fear' || step.kind === 'throwing' ? (step.on ?? 'b') : ''}`
      : undefined;
    if (once && seen.has(once))
      found.push(
        step.kind === 'melee'
          ? refuse(
              key,
              'A unit can fight only one melee in a phase. Put the step “next phase” between the two melees.',
              'fr3.melee.timing',
            )
          : refuse(key, `${kind.name} can happen only once in a phase.`, ...kind.rules),
      );
    if (once) seen.add(once);
    const moment = momentOf(step);
    if (moment === 'contact' && !charged)
      found.push(
        refuse(
          key,
          `${nameOf(step)} happens when a charge makes contact. Add the charge of this phase before this step.`,
          ...kind.rules,
        ),
      );
    if ((step.kind === 'challenge' || step.kind === 'melee') && !contact)
      found.push(
        refuse(key, `${kind.name} needs both units in contact. Put the charge before this step.`, 'fr3.charging.engagement'),
      );
    if ((step.kind === 'follow-up' || step.kind === 'over-pursuit') && !fought)
      found.push(refuse(key, `${kind.name} must come after the melee of the same phase.`, ...kind.rules));
    if (step.kind === 'charge') {
      charged = true;
      contact = true;
    }
    if (step.kind === 'melee') fought = true;
    if (moment === 'any') continue;
    // Steps that happen in contact must also be in the right order.
    const rank = moments.indexOf(moment as (typeof moments)[number]) + contactPlaceOf(step) / contactOrder.length;
    if (latest && rank < latest.rank) {
      const among = moment === 'contact' && momentOf(latest.step) === 'contact';
      const rules = [
        among ? ('fr3.charging.definition' as const) : momentRules[moment],
        'fr3.sequence.turn-structure' as const,
      ].filter((rule) => rule !== undefined);
      found.push(refuse(key, `${nameOf(step)} must come before ${nameOf(latest.step).toLowerCase()} in a phase.`, ...rules));
    } else latest = { step, rank };
  }
  return found;
}
