/**
 * Circumstances of a unit in a plan: those for melee, and those for fire and morale. Whether a circumstance matters depends on
 * the steps in the plan. The other chapters say which circumstances are possible.
 */
import type { Circumstance, Impossible } from '../../kernel/circumstance.ts';
import { hasRear } from '../melee/circumstances/ground.ts';
import { circumstanceGroups, circumstances as ofMelee } from '../melee/circumstances.ts';
import {
  bout,
  type Combatant,
  combatant,
  defaultsOf,
  mostMarkers,
  startingMarkers,
  type View,
  view,
} from '../melee/combatant.ts';
import { otherSide, type SideId } from '../melee/question.ts';
import { markOf } from '../missile-fire/target.ts';
import { ofTarget, type Shot } from '../missile-fire/target-circumstances.ts';
import { fearedCircumstances, type NerveAsked, type NerveView, subjectCircumstances } from '../nerve/circumstances.ts';
import { dreadfulOf, triedOf } from '../nerve/tried.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { beginning } from './begin.ts';
import { type Plan, playedSteps, type StepKindId, type Troop, type TroopFieldId } from './question.ts';
import { armed, fearedOf, sideOf, subjectNow, targetNow } from './troops.ts';

/** A unit in a plan, in the form that the circumstances use. */
export interface PlanView {
  readonly plan: Plan;
  readonly side: SideId;
  /** The unit in its first melee, and in a later one without the bonuses of a jihad that has ended. */
  readonly fight: View;
  readonly later: View;
  /** The unit under fire. */
  readonly shot: Shot;
  /** The unit when its morale is tested by the other unit. */
  readonly nerve: NerveView;
  /** Whether the unit is fired at in any step, whether it fights, and whether its morale is tested. */
  readonly shotAt: boolean;
  readonly fights: boolean;
  readonly tried: boolean;
  readonly feared: boolean;
  /** Whether the winner of a melee may or must follow up, and whether it may over-pursue. */
  readonly followsUp: boolean;
  readonly pursues: boolean;
}

export type TroopField = Circumstance<PlanView, Combatant, TroopFieldId, string, Fr3RuleId>;

const troopGroups: readonly string[] = [...circumstanceGroups.slice(0, -1), 'Under fire', 'Nerve', 'House rules'];
const placeOf = ({ group }: TroopField): number => troopGroups.indexOf(group);

/** Whether the plan has a step of one of these kinds for a side. */
function has(plan: Plan, side: SideId, ...kinds: StepKindId[]): boolean {
  return playedSteps(plan).some((step) => kinds.includes(step.kind) && (step.on ?? 'b') === side);
}

export function viewOfTroop(said: Plan, side: SideId): PlanView {
  const plan = armed(said);
  const troop = plan[side];
  const body = beginning(plan)[side];
  const of = bout({ a: sideOf(plan.a), b: sideOf(plan.b), charge: 'a' });
  const kinds = new Set(playedSteps(plan).map(({ kind }) => kind));
  const shotAt = has(plan, side, 'volley', 'artillery', 'blast');
  const against = dreadfulOf(fearedOf(plan[otherSide(side)]));
  return {
    plan,
    side,
    fight: view(of, side),
    later: view(bout({ a: { ...sideOf(plan.a), jihad: false }, b: { ...sideOf(plan.b), jihad: false }, charge: 'a' }), side),
    shot: {
      target: markOf(targetNow(troop, body, false)),
      aimed: has(plan, side, 'volley') ? 'missiles' : has(plan, side, 'artillery') ? 'artillery' : 'magic',
      rallies: kinds.has('phase') || kinds.has('over-pursuit') || has(plan, side, 'fear', 'throwing', 'spell'),
    },
    nerve: { subject: subjectNow(troop, body), of: triedOf(subjectNow(troop, body)), turns: 0, against },
    shotAt,
    fights: kinds.has('melee'),
    tried: kinds.has('phase') || kinds.has('over-pursuit') || has(plan, side, 'fear', 'throwing', 'spell'),
    feared: has(plan, otherSide(side), 'fear'),
    followsUp: kinds.has('melee') && (kinds.has('follow-up') || kinds.has('phase')),
    pursues: kinds.has('melee') && kinds.has('over-pursuit'),
  };
}

const nerveFields = new Map<string, NerveAsked>(
  subjectCircumstances(
    'mounts',
    'alchemist',
    'bard',
    'grogRation',
    'blocked',
    'nullField',
    'feared',
    'inquisition',
    'wizardWard',
    'ruler',
    'lost',
  ).map((each) => [each.id, each]),
);

/** Whether a melee circumstance also matters for morale tests, which the melee catalogue does not say. */
const toNerve =
  (id: string) =>
  (seen: PlanView): boolean =>
    seen.tried && (nerveFields.get(id)?.matters(seen.nerve) ?? false);
const toFire =
  (id: string) =>
  (seen: PlanView): boolean =>
    seen.shotAt && (ofTarget(id)?.matters(seen.shot) ?? false);

/** Whether a friend of the loser makes the winner turn instead of leaving its place (fr3.follow-up.flanked-victor-turns). */
const turnsWinner = ({ followsUp, pursues }: PlanView): boolean => followsUp || pursues;
/** Circumstances that matter for what a winner does after the melee, even if they add nothing to the melee roll. */
const afterMelee: Readonly<Record<string, (seen: PlanView) => boolean>> = {
  flank: turnsWinner,
  flankLight: turnsWinner,
  rear: (seen) => turnsWinner(seen) && hasRear(seen.fight.foe),
  // A winner whose enemy is destroyed has no enemy to follow into contact.
  gaze: ({ followsUp, fight: { foe } }) => followsUp && mostMarkers(foe.unit.id, foe.is) > 0,
};

/** The circumstances of a melee. In a plan they can also matter under fire, in morale tests and after the melee. */
const fromMelee = ofMelee.map(
  ({ id, name, group, shape, rules, forbidden, matters }): TroopField => ({
    id,
    name,
    group,
    shape,
    rules,
    ...(forbidden ? { forbidden: (seen) => forbidden(seen.fight) } : {}),
    matters: (seen) =>
      (seen.fights && (matters(seen.fight) || matters(seen.later))) ||
      (afterMelee[id]?.(seen) ?? false) ||
      toNerve(id)(seen) ||
      toFire(id)(seen),
  }),
);

const underFire = (['stands', 'tortoise', 'heavyArmor'] as const).map((id): TroopField => {
  const { name, shape, rules, forbidden } = ofTarget(id) as NonNullable<ReturnType<typeof ofTarget>>;
  return {
    id,
    name,
    group: 'Under fire',
    rules,
    shape: shape as TroopField['shape'],
    ...(forbidden ? { forbidden: (seen) => (seen.shotAt ? forbidden(seen.shot) : undefined) } : {}),
    matters: toFire(id),
  };
});

const ofNerve = (['nullField', 'feared', 'inquisition', 'wizardWard', 'lost'] as const).map((id): TroopField => {
  const { name, shape, rules, forbidden } = nerveFields.get(id) as NerveAsked;
  return {
    id,
    name,
    group: id === 'lost' ? 'Losses' : 'Nerve',
    rules: rules as readonly Fr3RuleId[],
    shape:
      shape.kind === 'number'
        ? { ...shape, most: ({ unit, is }) => startingMarkers(unit.id, is) }
        : (shape as TroopField['shape']),
    ...(forbidden ? { forbidden: (seen) => forbidden(seen.nerve) as Impossible<Fr3RuleId> | undefined } : {}),
    matters: (seen) => toNerve(id)(seen) || (id === 'wizardWard' && toFire(id)(seen)) || (id === 'feared' && seen.feared),
  };
});

const dreadField = fearedCircumstances.find(({ id }) => id === 'dread') as NerveAsked;
const dread: TroopField = {
  id: 'dread',
  name: dreadField.name,
  group: 'Nerve',
  rules: dreadField.rules as readonly Fr3RuleId[],
  shape: dreadField.shape as TroopField['shape'],
  forbidden: ({ plan, side, nerve }) =>
    dreadField.forbidden?.({ ...nerve, against: dreadfulOf(fearedOf(plan[side])) }) as Impossible<Fr3RuleId> | undefined,
  // fr3.fear.feared-immune: a unit that causes fear is not afraid itself.
  matters: (seen) => seen.feared || toNerve('feared')(seen),
};

const otherRally: TroopField = {
  id: 'otherRally',
  name: 'Any other bonus to rally rolls',
  group: 'House rules',
  rules: ['fr3.reference.bonuses-cumulative'],
  shape: { kind: 'number', least: -9, most: () => 9 },
  matters: ({ tried }) => tried,
};

/** All fields of a unit in a plan, in the order of their groups. */
export const troopFields: readonly TroopField[] = [...fromMelee, ...underFire, ...ofNerve, dread, otherRally].sort(
  (x, y) => placeOf(x) - placeOf(y),
);

const byId = new Map<string, TroopField>(troopFields.map((each) => [each.id, each]));
export const troopField = (id: string): TroopField | undefined => byId.get(id);

/** The defaults for a unit in a plan. */
export function troopDefaults(troop: Troop): Readonly<Record<TroopFieldId, unknown>> {
  return {
    ...defaultsOf(sideOf(troop)),
    stands: 'open',
    tortoise: false,
    heavyArmor: false,
    wizardWard: false,
    lost: 0,
    nullField: false,
    feared: false,
    inquisition: false,
    dread: 'no',
    otherRally: 0,
  };
}

export const combatantOf = (troop: Troop): Combatant => combatant(sideOf(troop));
