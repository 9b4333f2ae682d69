/** Why a plan has no answer: unknown names, things that the rules forbid for a unit or a step, or the wrong order. */

import { valueProblem } from '../../kernel/circumstance.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { asData, quoted } from '../../kernel/text.ts';
import { chanceOf, finestChance } from '../../kernel/written-chance.ts';
import { refusals as artilleryRefusals } from '../artillery/ask.ts';
import type { ArtilleryQuestion } from '../artillery/question.ts';
import { unitOf, units } from '../data/units.ts';
import { mayHave } from '../melee/army-lists.ts';
import { bout } from '../melee/combatant.ts';
import { meetingRefusals } from '../melee/meeting.ts';
import { type SideId, sideIds } from '../melee/question.ts';
import { refusals as missileRefusals } from '../missile-fire/ask.ts';
import type { MissileQuestion } from '../missile-fire/question.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { beginning } from './begin.ts';
import { orderRefusals } from './order.ts';
import { mostSteps, type Plan, playedSteps, type Step, type Troop, type TroopFieldId } from './question.ts';
import { type PlanRefusal, refuse } from './refusal.ts';
import { type StepKind, sourcesFor, stepKindOf, stepKinds } from './step-kinds.ts';
import { combatantOf, troopDefaults, troopField, troopFields, viewOfTroop } from './troop-fields.ts';
import { sideOf, strikesWithLances, targetNow } from './troops.ts';

const unitIds = units.map(({ id }) => id);
const called: Readonly<Record<SideId, string>> = { a: 'The charger', b: 'The target' };
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a unit's name is invalid; undefined if the reference table has it. */
export function troopProblem(troop: unknown, side: SideId): PlanRefusal | undefined {
  const id = isObject(troop) ? troop.unit : undefined;
  if (typeof id !== 'string' || id === '') return refuse(side, `${called[side]} is missing.`, 'fr3.reference.tables-overview');
  if (!unitOf(id))
    return refuse(
      side,
      `The reference table has no unit ${quoted(id)}.${didYouMean(id, unitIds)}`,
      'fr3.reference.tables-overview',
    );
  return undefined;
}

/** Problems with the form of a unit's values. */
function troopShape(troop: Troop, side: SideId): PlanRefusal[] {
  return Object.entries(troop).flatMap(([id, value]) => {
    if (id === 'unit' || value === undefined) return [];
    const field = troopField(id);
    if (!field) return [refuse(`${side}.${id}`, `${quoted(id)} is not a setting of a unit in a plan.`)];
    // All other values have been checked before a number's limits are needed.
    const problem = valueProblem(field, value, combatantOf({ unit: troop.unit, ...formOf(troop) }));
    return problem ? [refuse(`${side}.${id}`, problem, ...field.rules)] : [];
  });
}
const formOf = ({ form }: Troop) => (form === undefined ? {} : { form });

/** What the rules forbid for a unit. */
function troopForbidden(plan: Plan, side: SideId): PlanRefusal[] {
  const seen = viewOfTroop(plan, side);
  const usual = troopDefaults(plan[side]);
  const all: Readonly<Record<string, unknown>> = { ...usual, ...plan[side] };
  return troopFields.flatMap(({ id, forbidden }) => {
    if (!forbidden || all[id] === undefined || all[id] === usual[id]) return [];
    const impossible = forbidden(seen);
    return impossible ? [{ at: `${side}.${id}`, ...impossible }] : [];
  });
}

/** Problems with the form of a step. */
function stepShape(step: unknown, at: string): PlanRefusal[] {
  const kind = isObject(step) && typeof step.kind === 'string' ? stepKindOf(step.kind) : undefined;
  if (!kind) {
    const id = isObject(step) ? step.kind : step;
    const ids = stepKinds.map((each) => each.id);
    return [refuse(at, `There is no step ${quoted(id)}.${didYouMean(id, ids)}`, 'fr3.sequence.turn-structure')];
  }
  const { kind: _kind, off: _off, firers, source, works, ...settings } = step as Step;
  const found: PlanRefusal[] = [];
  for (const [id, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    const setting = kind.settings.find((each) => each.id === id);
    const problem = setting
      ? valueProblem(setting, value, undefined)
      : `${quoted(id)} is not a setting of the step “${kind.name}”.`;
    if (problem) found.push(refuse(`${at}.${id}`, problem, ...(setting?.rules ?? [])));
  }
  if (works !== undefined && (typeof works !== 'string' || !chanceOf(works)))
    found.push(
      refuse(
        `${at}.works`,
        `The chance that a spell works must be a fraction from 0 to 1, such as 2/3, with a denominator of at most ${finestChance}. It cannot be ${asData(works)}.`,
        'fr3.auction.points-add-to-roll',
      ),
    );
  if (works !== undefined && kind.id !== 'blast' && kind.id !== 'spell')
    found.push(refuse(`${at}.works`, `${kind.name} has no auction.`, 'fr3.auction.points-add-to-roll'));
  if (firers !== undefined && kind.id !== 'volley') found.push(refuse(`${at}.f`, `${kind.name} has no shooting units.`));
  if (source !== undefined && kind.id !== 'artillery' && kind.id !== 'blast')
    found.push(refuse(`${at}.by`, `${kind.name} has no weapon.`));
  return found;
}

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
            `${kind.name} must have one of these weapons: ${sources.map(({ id }) => id).join(', ')}. It cannot have ${step.source?.unit}.`,
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

const same = (x: PlanRefusal, y: PlanRefusal) => x.at === y.at && x.because === y.because;

/**
 * Why a plan has no answer: a sentence for each reason, with the ids of rules that forbid it; empty if the plan is valid. Accepts
 * any value. For a step that is switched off, only its kind is checked.
 */
export function refusals(plan: Plan): PlanRefusal[] {
  if (!isObject(plan)) return [refuse('', 'A plan must have a charger, a target and steps.', 'fr3.charging.definition')];
  const unnamed = sideIds.map((side) => troopProblem(plan[side], side)).filter((each) => each !== undefined);
  if (unnamed.length) return unnamed;
  if (!Array.isArray(plan.steps)) return [refuse('1', 'The steps of a plan must be a list.', 'fr3.sequence.turn-structure')];
  if (plan.steps.length > mostSteps)
    return [refuse(String(mostSteps + 1), `A plan can have at most ${mostSteps} steps.`, 'fr3.sequence.turn-structure')];
  if (plan.begins !== undefined && plan.begins !== 'a' && plan.begins !== 'b')
    return [
      refuse(
        'begins',
        `A plan must begin in the phase of side a or side b, not of ${asData(plan.begins)}.`,
        'fr3.basics.phasing-player',
      ),
    ];
  const misshapen = [
    ...sideIds.flatMap((side) => troopShape(plan[side], side)),
    ...plan.steps.flatMap((step, at) => stepShape(step, String(at + 1))),
  ];
  if (misshapen.length) return misshapen;
  const charges = playedSteps(plan).some(({ kind }) => kind === 'charge');
  const meeting = charges ? meetingRefusals(bout({ a: sideOf(plan.a), b: sideOf(plan.b), charge: 'a' })) : [];
  const found = [
    ...sideIds.flatMap((side) => troopForbidden(plan, side)),
    ...meeting.map((each) => (each.at === 'charge' ? { ...each, at: chargeAt(plan) } : each)),
    ...plan.steps.flatMap((step, at) => (step.off ? [] : stepForbidden(plan, step, at))),
    ...orderRefusals(plan),
  ];
  return found.filter((each, at) => found.findIndex((other) => same(each, other)) === at);
}

const chargeAt = ({ steps }: Plan): string => String(steps.findIndex(({ kind, off }) => kind === 'charge' && !off) + 1);

/** The problem that a value would cause in a unit's field; undefined if there is none. */
export const troopTrouble = (plan: Plan, side: SideId, id: TroopFieldId, value: unknown): string | undefined =>
  troopField(id)?.forbidden?.(viewOfTroop({ ...plan, [side]: { ...plan[side], [id]: value } as Troop }, side))?.because;
