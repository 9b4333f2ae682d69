/** Recoil (hott.supplement.recoil): straight back, pushing or passing friends, destroyed where the way is barred. */
import {
  ahead,
  type Base,
  behind,
  cross,
  distance,
  minus,
  occupies,
  onTable,
  overlap,
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

/** Where an element comes to by recoiling, and the friends that it pushes back. */
export interface Retreat {
  readonly base: Base;
  readonly pushed: ReadonlyMap<UnitId, Base>;
}

/** Inches between two places that are tried beyond an element that is passed. */
const pace = 0.05;
/** Farther than any element goes back to come clear of others. */
const farthest = 12;

/** Ground that an element cannot enter, whatever drives it: cliffs, and water that cannot be waded (hott.terrain.cliffs). */
export function closedGround(state: State, element: BattleElement): readonly (readonly { x: number; y: number }[])[] {
  const stronghold = state.stronghold ? [state.stronghold] : [];
  if (isAerial(element)) return stronghold;
  const { impassable, water } = groundOf(state.setup);
  const deep = element.type === 'water-lurkers' ? [] : water.filter(({ kind }) => kind.id === 'wide-water');
  return [...impassable, ...deep].map(({ polygon }) => polygon).concat(stronghold);
}

const enters = (state: State, element: BattleElement, base: Base): boolean =>
  closedGround(state, element).some((polygon) => occupies(base, polygon) && !occupies(element.base, polygon));

/** Whether a friend stands in line behind an element: facing the same way, not aside of it. */
const isLinedUp = (element: BattleElement, friend: BattleElement): boolean =>
  friend.side === element.side &&
  friend.base.facing === element.base.facing &&
  Math.abs(cross(minus(friend.base, element.base), ahead(element.base.facing))) <= 2 * touch;

/** An aerial stops at the near edge of a wood or a built-up area that it would end in (hott.water.aerials-terrain). */
export function shortOfWoods(state: State, element: BattleElement, to: (inches: number) => Base, far: number): number {
  if (!isAerial(element)) return far;
  const { badForAerials } = groundOf(state.setup);
  const inside = (inches: number): boolean => badForAerials.some(({ polygon }) => occupies(to(inches), polygon));
  let inches = far;
  while (inches > 0 && inside(inches)) inches = Math.max(0, inches - pace);
  return inches;
}

/** Where an element recoils to, so far back; null if its way is barred. `moved` are friends that have been pushed already. */
function backBy(state: State, element: BattleElement, inches: number, moved: ReadonlyMap<UnitId, Base>): Retreat | null {
  const { base } = element;
  const side = state.setup.table.width;
  const to = (far: number): Base => shifted(base, step(base.facing, -far, 0));
  const placeOf = (other: BattleElement): Base => moved.get(other.id) ?? other.base;
  const others = standing(state).filter(({ id }) => id !== element.id);
  const passed = others.filter((other) => passingOf(element, other, true) !== undefined);
  const solid = others.filter((other) => passingOf(element, other, true) === undefined);
  const free = (far: number): boolean => !passed.some((other) => overlap(placeOf(other), to(far)));
  let far = shortOfWoods(state, element, to, inches);
  // hott.interpenetration.outcome-short: on to the first free place beyond whoever is passed.
  while (!free(far) && far < farthest) far += pace;
  const end = to(far);
  if (!onTable(end, side, side)) return null;
  const way = { from: base, to: end };
  let pushed = new Map(moved);
  for (const other of solid) {
    const at = placeOf(other);
    if (stageMeets(way, [at]) === null && !overlap(at, end)) continue;
    if (!isLinedUp(element, other)) return null;
    const shift = behind(at, end);
    const gone = distance(shift, at);
    const next = backBy(state, { ...other, base: at }, gone, pushed);
    if (!next) return null;
    pushed = new Map([...next.pushed, [other.id, next.base]]);
  }
  if (enters(state, element, end)) return null;
  return { base: end, pushed };
}

const none: ReadonlyMap<UnitId, Base> = new Map();

/** Where each element would recoil to; null where its way is barred. */
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

/** An element recoils; it is still on the table, and its way is free. */
export function recoiled(state: State, id: UnitId): BattleReport {
  const { base, pushed } = retreatOf(state, id) as Retreat;
  const changes = new Map<UnitId, { readonly base: Base }>([[id, { base }]]);
  for (const [friend, at] of pushed) changes.set(friend, { base: at });
  return {
    state: withElements(state, changes),
    events: [event({ kind: 'recoiled', unit: id, pushed: [...pushed.keys()] }, 'hott.supplement.recoil')],
  };
}

/** An element recoils, or is destroyed where it cannot. */
export function drivenBack(state: State, id: UnitId): BattleReport {
  if (!isOn(elementBy(state, id))) return { state, events: [] };
  if (!isBarred(state, id)) return recoiled(state, id);
  return {
    state: withElements(state, new Map([[id, { fate: 'destroyed' as const }]])),
    events: [event({ kind: 'destroyed', unit: id, cause: 'no-way-back' }, 'hott.supplement.recoil')],
  };
}
