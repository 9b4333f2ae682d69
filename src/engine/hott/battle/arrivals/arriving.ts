/** Code for every kind of arrival: its cost, the free places, and putting the element on the table. */
import { type Base, gap, occupies, onTable, overlap, touch } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { inches } from '../../data/scale.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { refusal } from '../action-kind.ts';
import { done, find, isAerial, standing, withElement } from '../elements/find.ts';
import { footingOf, groundOf, inAny, inWater } from '../terrain/ground.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

const called = ({ name, id }: BattleElement): string => `${name} (${id})`;

/** The acting side's element with this id, or a refusal. */
export function ownElement(state: State, id: UnitId): BattleElement | Refusal {
  const unit = find(state, id);
  return unit && unit.side === state.acting
    ? unit
    : refusal(`Side ${state.acting} has no element ${id}.`, 'hott.pips.deploy-use');
}
export const isRefusal = (value: BattleElement | Refusal): value is Refusal => 'because' in value;

/** Whether a place is free and the element can stand on its ground. */
export function isFreePlace(state: State, element: BattleElement, base: Base): boolean {
  const { setup, stronghold } = state;
  if (!onTable(base, setup.table.width, setup.table.width)) return false;
  if (stronghold && occupies(base, stronghold)) return false;
  const ground = groundOf(setup);
  if (inAny(base, isAerial(element) ? ground.badForAerials : ground.impassable)) return false;
  return !standing(state).some(({ id, base: other }) => id !== element.id && overlap(base, other));
}

/** Why an element cannot be placed here; null if it can. Ground troops cannot be placed in water, unless they live there. */
export function refusePlace(state: State, element: BattleElement, base: Base, ...rules: readonly HottRuleId[]): Refusal | null {
  if (!isFreePlace(state, element, base))
    return refusal(`${called(element)} cannot be placed there, because there is no room.`, ...rules);
  return !isAerial(element) && element.haunt === null && inWater(state.setup, base)
    ? refusal(`${called(element)} cannot be placed in water.`, ...rules)
    : null;
}

/** Why a place is too close to an enemy; null if it is not. */
export function refuseNear(
  state: State,
  element: BattleElement,
  base: Base,
  paces: number,
  ...rules: readonly HottRuleId[]
): Refusal | null {
  const near = standing(state, enemyOf(element.side)).find((enemy) => gap(base, enemy.base) < inches(paces) - touch);
  return near
    ? refusal(`${called(near)} is too near: choose a place more than ${paces} paces from every enemy.`, ...rules)
    : null;
}

/** Puts the element on the table and numbers it as the latest arrival. */
export function arrive(state: State, element: BattleElement, base: Base, change: Partial<BattleElement> = {}): State {
  const arrivals = state.arrivals + 1;
  return withElement({ ...state, arrivals }, element.id, {
    ...done(element, { arrived: true }),
    fate: 'on',
    base,
    by: null,
    down: false,
    wading: null,
    footing: footingOf(state.setup, base).map((piece) => ({ piece, since: state.bound })),
    appearances: element.appearances + 1,
    arrived: arrivals,
    ...change,
  });
}

export const paid = (state: State, cost: number): State => ({ ...state, pips: (state.pips ?? 0) - cost });
