/** The elements of both sides: adding them, and recording what happens to them. */
import { changed, line, otherSide, reportOf, type SideId } from '../../kernel/companion.ts';
import { flag, oneOf, whole } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { type Element, type ElementId, elementOf, elements } from '../data/elements.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { actionKind, anId, aSide, notThere, refusal } from './action-kind.ts';
import {
  elementBy,
  type Fate,
  fates,
  isLurker,
  type Noted,
  type Side,
  type State,
  typeOf,
  withElement,
  withSide,
} from './state.ts';

export const mostOfAType = 24;

/** Troops that are not on the table when the battle begins (hott.deployment.off-table). */
export const offTable: readonly ElementId[] = ['gods', 'dragons', 'lurkers', 'water-lurkers'];

/**
 * Whether the enemy may have invoked a god that both sides rely on: one of its gods has arrived, or its gods are not on the
 * sheet.
 */
const enemyMayHaveInvoked = ({ elements: enemies }: Side): boolean => {
  const enemyGods = enemies.filter(({ type }) => type === 'gods');
  return enemyGods.length === 0 || enemyGods.some(({ appearances }) => appearances > 0);
};

/** The fates (destroyed, ensorcelled, …) that players can record next for this element. */
export function fatesOf(element: Noted, enemy: Side): readonly Fate[] {
  const could: Readonly<Record<Fate, boolean>> = {
    on: element.fate !== 'off' && element.fate !== 'joined',
    off: offTable.includes(element.type) && element.appearances === 0 ? element.fate !== 'off' : isLurker(element),
    destroyed: element.fate === 'on',
    ensorcelled: element.fate === 'on',
    gone: element.fate === 'on',
    joined: element.type === 'gods' && element.fate === 'off' && enemyMayHaveInvoked(enemy),
  };
  return fates.filter((fate) => fate !== element.fate && could[fate]);
}

/** Why an element cannot have this fate now, with the rule that says when it can. */
function noFate(element: Noted, fate: Fate): Refusal {
  const { name } = element;
  if (fate === element.fate) return refusal(`${name} already ${saysOf[fate]}.`);
  if (fate === 'joined')
    return element.type === 'gods'
      ? refusal(`${name} can join the enemy only if the enemy invoked it first.`, 'hott.gods.shared')
      : refusal(`${name} cannot join the enemy: only a god can.`, 'hott.gods.shared');
  if (element.fate === 'joined') return refusal(`${name} ${saysOf.joined}: it is lost to this side.`, 'hott.gods.shared');
  if (element.fate === 'off')
    return refusal(`${name} ${saysOf.off}. Spend PIPs to bring it onto the table first.`, 'hott.pips.deploy-use');
  if (fate === 'off') return refusal(`${name} cannot leave the table and return: only lurkers can.`, 'hott.lurkers.removal');
  return refusal(`${name} ${saysOf[element.fate]}, so you cannot record this for it.`, 'hott.supplement.lost-ap');
}

const saysOf: Readonly<Record<Fate, string>> = {
  on: 'is on the table',
  off: 'is off the table for now',
  destroyed: 'is destroyed',
  ensorcelled: 'is ensorcelled',
  gone: 'has left the battlefield',
  joined: 'fights for the enemy',
};
const rulesOf: Readonly<Record<Fate, readonly HottRuleId[]>> = {
  on: [],
  off: ['hott.lurkers.removal'],
  destroyed: ['hott.supplement.lost-ap'],
  ensorcelled: ['hott.supplement.ensorcelled'],
  gone: ['hott.supplement.lost-ap'],
  joined: ['hott.gods.shared', 'hott.supplement.lost-ap'],
};

/** Several elements of one type get numbers. */
function named(state: State, side: SideId, type: Element): string {
  const alike = state.sides[side].elements.filter((each) => each.type === type.id).length;
  return `${type.name} ${alike + 1}`;
}

function noted(state: State, side: SideId, type: Element, general: boolean): State {
  const element: Noted = {
    id: state.nextId,
    type: type.id,
    name: named(state, side, type),
    general,
    ally: false,
    fate: offTable.includes(type.id) ? 'off' : 'on',
    appearances: 0,
    arrived: 0,
  };
  return {
    ...withSide(state, side, { elements: [...state.sides[side].elements, element] }),
    nextId: state.nextId + 1,
  };
}

const aType = oneOf(elements.map(({ id }) => id));
const aFate = oneOf(fates);
const aCount = whole(1, mostOfAType);

export const rosterActions = {
  note: actionKind({
    fields: { side: aSide, type: aType, count: aCount, general: flag },
    refuse: (state, { side, type, general }) => {
      const of = elementOf(type) as Element;
      if (general && !of.mayBeGeneral) return refusal(`${of.name} cannot be generals.`, 'hott.supplement.general');
      return general && state.sides[side].elements.some((each) => each.general)
        ? refusal(`${state.sides[side].name} already has a general.`, 'hott.supplement.general')
        : null;
    },
    perform: (state, { side, type, count, general }) => {
      const of = elementOf(type) as Element;
      let at = state;
      for (let more = 0; more < count; more++) at = noted(at, side, of, general && more === 0);
      const what = count === 1 ? `1 element of ${of.name}` : `${count} elements of ${of.name}`;
      return reportOf(at, line(`${state.sides[side].name}: ${what}${general ? ', the general' : ''}.`, of.rule as HottRuleId));
    },
  }),
  forget: actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit }) => (elementBy(state, side, unit) ? null : notThere),
    perform: (state, { side, unit }) =>
      reportOf(withSide(state, side, { elements: changed(state.sides[side].elements, unit, null) })),
  }),
  general: actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit }) => {
      const element = elementBy(state, side, unit);
      if (!element) return notThere;
      return typeOf(element).mayBeGeneral
        ? null
        : refusal(`${typeOf(element).name} cannot be generals.`, 'hott.supplement.general');
    },
    perform: (state, { side, unit }) =>
      reportOf(
        withSide(state, side, {
          elements: state.sides[side].elements.map((each) => ({ ...each, general: each.id === unit })),
        }),
        line(`${elementBy(state, side, unit)?.name} is the general of ${state.sides[side].name}.`, 'hott.supplement.general'),
      ),
  }),
  /** Moves an element to an allied contingent, or back to the army itself. */
  ally: actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit }) => (elementBy(state, side, unit) ? null : notThere),
    perform: (state, { side, unit }) => {
      const { name, ally } = elementBy(state, side, unit) as Noted;
      return reportOf(
        withElement(state, side, unit, { ally: !ally }),
        line(`${name} belongs to ${ally ? state.sides[side].name : 'an allied contingent'}.`, 'hott.dragons.allies'),
      );
    },
  }),
  fate: actionKind({
    fields: { side: aSide, unit: anId, fate: aFate },
    refuse: (state, { side, unit, fate }) => {
      const element = elementBy(state, side, unit);
      if (!element) return notThere;
      return fatesOf(element, state.sides[otherSide(side)]).includes(fate) ? null : noFate(element, fate);
    },
    perform: (state, { side, unit, fate }) => {
      const element = elementBy(state, side, unit) as Noted;
      const says = line(`${element.name} of ${state.sides[side].name} ${saysOf[fate]}.`, ...rulesOf[fate]);
      // When a magician is gone, elements he had ensorcelled return. The sheet does not record who ensorcelled an element, so it
      // only reminds the players.
      const frees = element.type === 'magicians' && fate !== 'on';
      return reportOf(
        withElement(state, side, unit, { fate }),
        says,
        ...(frees ? [line('Elements that this magician ensorcelled come back now.', 'hott.desorcelling.cost')] : []),
      );
    },
  }),
};
