/** Why the rules forbid a plan as a whole: the charge, the steps, or their order. */

import type { Refusal } from '../../kernel/rule-id.ts';
import { refusals as artilleryRefusals } from '../artillery/ask.ts';
import type { ArtilleryQuestion } from '../artillery/question.ts';
import { mayHave } from '../melee/army-lists.ts';
import { bout } from '../melee/combatant.ts';
import { meetingRefusals } from '../melee/meeting.ts';
import { type SideId, sideIds } from '../melee/question.ts';
import { refusals as missileRefusals } from '../missile-fire/ask.ts';
import type { MissileQuestion } from '../missile-fire/question.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { beginning } from './begin.ts';
import { orderRefusals } from './order.ts';
import { type Plan, playedSteps, type Step } from './question.ts';
import { type PlanRefusal, refuse } from './refusal.ts';
import { type StepKind, sourcesFor, stepKindOf } from './step-kinds.ts';
import { combatantOf } from './troop-fields.ts';
import { sideOf, strikesWithLances, targetNow } from './troops.ts';

const called: Readonly<Record<SideId, string>> = { a: 'The charger', b: 'The target' };

type From = Refusal<Fr3RuleId> & { readonly at: string };

/** Refusals from another chapter, with `at` changed to the place in the plan's address. */
const moved = (found: readonly From[], step: number, side: SideId): PlanRefusal[] =>
  found.map(({ at, ...rest }) => ({
    ...rest,
    at: at === 't' || at.startsWith('t.') ? `${side}${at.slice(1)}` : `${step + 1}.${at}`,
  }));

/** Refusals from the chapter that the step belongs to. */
function stepForbidden(plan: Plan, step: Step, place: number): PlanRefusal[] {
  const side = step.on ?? 'b';
  const target = () => targetNow(plan[side], beginning(plan)[side], false);
  const kind = stepKindOf(step.kind) as StepKind;
  const at = String(place + 1);
  if (step.kind === 'volley')
    return moved(missileRefusals({ target: target(), firers: step.firers ?? [] } as MissileQuestion), place, side);
  if (step.kind === 'artillery' || step.kind === 'blast') {
    const found = artilleryRefusals({ source: step.source, target: target() } as ArtilleryQuestion);
    if (found.length) return moved(found, place, side);
    if (strikesWithLances(step) && !mayHave('flame-lances', combatantOf(plan.a).unit))
      return [
        refuse(
          `${at}.by`,
          `Army lists give such lances only to cavalry, not to ${combatantOf(plan.a).unit.name.toLowerCase()}.`,
          'fr3.armies.chinese-flame-lances',
          'fr3.armies.dark-elves-magic-lances',
        ),
      ];
    const sources = sourcesFor(step.kind);
    return sources.some(({ id }) => id === step.source?.unit)
      ? []
      : [
          refuse(
            `${at}.by`,
            `${kind.name} must have one of these weapons: ${sources.map(({ id }) => id).join(', ')}. Choose one of them instead of ${step.source?.unit}.`,
            ...kind.rules,
          ),
        ];
  }
  if (step.kind === 'throwing' && side === 'a' && plan.b.outsideArc)
    return [
      refuse(at, 'A target charged from outside its arc cannot throw at the charger.', 'fr3.missile-fire.throwing-weapons'),
    ];
  if (step.kind === 'challenge')
    return sideIds.flatMap((each) =>
      (plan[each].leader ?? 'none') === 'none'
        ? [
            refuse(
              at,
              `${called[each]} has no leader to ${(step.challenger ?? 'a') === each ? 'challenge' : 'answer a challenge'}. Choose one in this unit’s settings.`,
              'fr3.character-combat.challenge',
            ),
          ]
        : [],
    );
  return [];
}

const chargeAt = ({ steps }: Plan): string => String(steps.findIndex(({ kind, off }) => kind === 'charge' && !off) + 1);

/**
 * What the rules forbid beyond single circumstances: a charge between these two units, the weapons of steps, and the order of
 * steps.
 */
export function planRefusals(plan: Plan): PlanRefusal[] {
  const charges = playedSteps(plan).some(({ kind }) => kind === 'charge');
  const meeting = charges ? meetingRefusals(bout({ a: sideOf(plan.a), b: sideOf(plan.b), charge: 'a' })) : [];
  return [
    ...meeting.map((each) => (each.at === 'charge' ? { ...each, at: chargeAt(plan) } : each)),
    ...plan.steps.flatMap((step, at) => (step.off ? [] : stepForbidden(plan, step, at))),
    ...orderRefusals(plan),
  ];
}
