/**
 * Recoiling (hott.supplement.recoil): the element moves straight back, pushing friends or passing through them. The element is
 * destroyed if the retreat is blocked.
 */
import {
  ahead,
  type Base,
  cross,
  distance,
  minus,
  occupies,
  onTable,
  overlap,
  placeBehind,
  shifted,
  stageMeets,
  step,
  touch,
} from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { elementBy, isAerial, isOn, standing, withElements } from '../elements/find.ts';
import { type BattleReport, event } from '../events.ts';
import { passingOf } from '../moves/interpenetration.ts';
import { groundOf } from '../terrain/ground.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

/** The element's base after recoiling, and the friends that it pushes back. */
export interface Retreat {
  readonly base: Base;
  readonly pushed: ReadonlyMap<UnitId, Base>;
}

/** An element that passes another tries places beyond it at this distance from each other, in inches. */
const pace = 0.05;
/** The farthest that an element moves back to clear others, in inches. */
const farthest = 12;

/** Terrain that an element can never enter: cliffs, and water that cannot be waded (hott.terrain.cliffs). */
export function closedGround(state: State, element: BattleElement): readonly (readonly { x: number; y: number }[])[] {
  const stronghold = state.stronghold ? [state.stronghold] : [];
  if (isAerial(element)) return stronghold;
  const { impassable, water } = groundOf(state.setup);
  const deep = element.type === 'water-lurkers' ? [] : water.filter(({ kind }) => kind.id === 'wide-water');
  return [...impassable, ...deep].map(({ polygon }) => polygon).concat(stronghold);
}

const enters = (state: State, element: BattleElement, base: Base): boolean =>
  closedGround(state, element).some((polygon) => occupies(base, polygon) && !occupies(element.base, polygon));

/** Whether a friend is directly behind an element, with the same facing and no sideways offset. */
const isLinedUp = (element: BattleElement, friend: BattleElement): boolean =>
  friend.side === element.side &&
  friend.base.facing === element.base.facing &&
  Math.abs(cross(minus(friend.base, element.base), ahead(element.base.facing))) <= 2 * touch;

/** Whether an aerial at this place is in a wood or built-up area. It must stop before these (hott.water.aerials-terrain). */
export const isInWoods = (state: State, element: BattleElement, base: Base): boolean =>
  isAerial(element) && groundOf(state.setup).badForAerials.some(({ polygon }) => occupies(base, polygon));

/** An element's recoil by this distance; null if it is blocked. `moved` are friends that have already been pushed. */
function backBy(state: State, element: BattleElement, inches: number, moved: ReadonlyMap<UnitId, Base>): Retreat | null {
  const { base } = element;
  const side = state.setup.table.width;
  const to = (far: number): Base => shifted(base, step(base.facing, -far, 0));
  const placeOf = (other: BattleElement): Base => moved.get(other.id) ?? other.base;
  const others = standing(state).filter(({ id }) => id !== element.id);
  const passed = others.filter((other) => passingOf(element, other, true) !== undefined);
  const solid = others.filter((other) => passingOf(element, other, true) === undefined);
  const inWoods = (far: number): boolean => isInWoods(state, element, to(far));
  const free = (far: number): boolean => !passed.some((other) => overlap(placeOf(other), to(far)));
  let far = inches;
  while (far > 0 && inWoods(far)) far = Math.max(0, far - pace);
  // hott.interpenetration.outcome-short: farther, to the first free place beyond the elements that it passes.
  if (!free(far)) while ((!free(far) || inWoods(far)) && far < farthest) far += pace;
  const end = to(far);
  if (!onTable(end, side, side)) return null;
  const way = { from: base, to: end };
  let pushed = new Map(moved);
  for (const other of solid) {
    const at = placeOf(other);
    if (stageMeets(way, [at]) === null && !overlap(at, end)) continue;
    if (!isLinedUp(element, other)) return null;
    const shift = placeBehind(at, end);
    const gone = distance(shift, at);
    const next = backBy(state, { ...other, base: at }, gone, pushed);
    // An aerial that would have to stop at a wood is not pushed if there is no room for it there.
    if (!next || overlap(next.base, end)) return null;
    pushed = new Map([...next.pushed, [other.id, next.base]]);
  }
  if (enters(state, element, end)) return null;
  return { base: end, pushed };
}

const none: ReadonlyMap<UnitId, Base> = new Map();

/** The recoil of each element; null if it is blocked. */
const retreats = onceFor((_: State) => new Map<UnitId, Retreat | null>());

export function retreatOf(state: State, id: UnitId): Retreat | null {
  const known = retreats(state);
  const found = known.get(id);
  if (found !== undefined) return found;
  const element = elementBy(state, id);
  const retreat = backBy(state, element, element.base.depth, none);
  known.set(id, retreat);
  return retreat;
}

export const isBarred = (state: State, id: UnitId): boolean => retreatOf(state, id) === null;

/** Moves a recoiling element. The element must be on the table and its retreat must be free. */
export function recoiled(state: State, id: UnitId): BattleReport {
  const { base, pushed } = retreatOf(state, id) as Retreat;
  const changes = new Map<UnitId, { readonly base: Base }>([[id, { base }]]);
  for (const [friend, at] of pushed) changes.set(friend, { base: at });
  return {
    state: withElements(state, changes),
    events: [event({ kind: 'recoiled', unit: id, pushed: [...pushed.keys()] }, 'hott.supplement.recoil')],
  };
}

/** An element recoils, or is destroyed if it cannot. */
export function drivenBack(state: State, id: UnitId): BattleReport {
  if (!isOn(elementBy(state, id))) return { state, events: [] };
  if (!isBarred(state, id)) return recoiled(state, id);
  return {
    state: withElements(state, new Map([[id, { fate: 'destroyed' as const }]])),
    events: [event({ kind: 'destroyed', unit: id, cause: 'no-way-back' }, 'hott.supplement.recoil')],
  };
}
