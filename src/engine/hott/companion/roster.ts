/** The elements of both sides: noting them, and what becomes of them. */
import { changed, line, type SideId, told } from '../../kernel/companion.ts';
import { flag, oneOf, whole } from '../../kernel/fields.ts';
import { type Element, type ElementId, elementOf, elements } from '../data/elements.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { actionKind, anId, aSide, notThere, refusal } from './action-kind.ts';
import { elementBy, type Fate, fates, isLurker, type Noted, type State, typeOf, withElement, withSide } from './state.ts';

export const mostOfAType = 24;

/** Troops that do not stand on the table when the battle begins (hott.deployment.off-table). */
export const offTable: readonly ElementId[] = ['gods', 'dragons', 'lurkers', 'water-lurkers'];

/** What may become of an element as it is now. */
export function fatesOf(element: Noted): readonly Fate[] {
  const could: Readonly<Record<Fate, boolean>> = {
    on: element.fate !== 'off',
    off: offTable.includes(element.type) && element.appearances === 0 ? element.fate !== 'off' : isLurker(element),
    destroyed: element.fate === 'on',
    ensorcelled: element.fate === 'on',
    gone: element.fate === 'on',
  };
  return fates.filter((fate) => fate !== element.fate && could[fate]);
}

const saysOf: Readonly<Record<Fate, string>> = {
  on: 'is on the table',
  off: 'is off the table for now',
  destroyed: 'is destroyed',
  ensorcelled: 'is ensorcelled',
  gone: 'has left the battlefield',
};
const rulesOf: Readonly<Record<Fate, readonly HottRuleId[]>> = {
  on: [],
  off: ['hott.lurkers.removal'],
  destroyed: ['hott.supplement.lost-ap'],
  ensorcelled: ['hott.supplement.ensorcelled'],
  gone: ['hott.supplement.lost-ap'],
};

/** Elements of one type are told apart by a number. */
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
        ? refusal(`${state.sides[side].name} has a general.`, 'hott.supplement.general')
        : null;
    },
    perform: (state, { side, type, count, general }) => {
      const of = elementOf(type) as Element;
      let at = state;
      for (let more = 0; more < count; more++) at = noted(at, side, of, general && more === 0);
      const what = count === 1 ? `1 element of ${of.name}` : `${count} elements of ${of.name}`;
      return told(at, line(`${state.sides[side].name}: ${what}${general ? ', the general' : ''}.`, of.rule as HottRuleId));
    },
  }),
  forget: actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit }) => (elementBy(state, side, unit) ? null : notThere),
    perform: (state, { side, unit }) =>
      told(withSide(state, side, { elements: changed(state.sides[side].elements, unit, null) })),
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
      told(
        withSide(state, side, {
          elements: state.sides[side].elements.map((each) => ({ ...each, general: each.id === unit })),
        }),
        line(`${elementBy(state, side, unit)?.name} is the general of ${state.sides[side].name}.`, 'hott.supplement.general'),
      ),
  }),
  fate: actionKind({
    fields: { side: aSide, unit: anId, fate: aFate },
    refuse: (state, { side, unit, fate }) => {
      const element = elementBy(state, side, unit);
      if (!element) return notThere;
      return fatesOf(element).includes(fate)
        ? null
        : refusal(`${element.name} ${saysOf[element.fate]}: that cannot become of it.`);
    },
    perform: (state, { side, unit, fate }) => {
      const element = elementBy(state, side, unit) as Noted;
      const says = line(`${element.name} of ${state.sides[side].name} ${saysOf[fate]}.`, ...rulesOf[fate]);
      // Whom a magician has ensorcelled comes back when he is gone: players know who it was.
      const frees = element.type === 'magicians' && fate !== 'on';
      return told(
        withElement(state, side, unit, { fate }),
        says,
        ...(frees ? [line('Whoever this magician has ensorcelled comes back now.', 'hott.desorcelling.cost')] : []),
      );
    },
  }),
};
