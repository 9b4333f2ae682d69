/** Converts gestures on the table to actions in Hordes of the Things: moves that snap into contact, and places for arrivals. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import { alongEdge, fromEdge, inward } from '../../../engine/hott/battle/deployment/edges.ts';
import { baseAt, elementBy, find, isOn, standing, strongholdAgainst } from '../../../engine/hott/battle/elements/find.ts';
import { frontOn } from '../../../engine/hott/battle/elements/stronghold.ts';
import { type Leg, wordsOf } from '../../../engine/hott/battle/moves/legs.ts';
import { legsToFront } from '../../../engine/hott/battle/moves/lining-up.ts';
import { enemyOf, type UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { BattleElement, State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { baseWidth, depthOf, paces } from '../../../engine/hott/data/scale.ts';
import {
  ahead,
  aside,
  type Base,
  bearing,
  beside,
  diagonal,
  distance,
  dot,
  edgeNames,
  fullTurn,
  halfTurn,
  heart,
  lengthOf,
  minus,
  normal,
  onGrid,
  type Point,
  pivotOf,
  placeBehind,
  plus,
  type Side,
  sidesOf,
  squareOn,
  swung,
  times,
  turnBetween,
} from '../../../engine/kernel/geometry.ts';
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import type { Handle } from '../board/board-types.ts';
import type { Dial, Moves } from '../system.ts';
import { targetsOf as metBy, optionsOf } from './actions.ts';

const legal = (state: State, action: Action): boolean => hottBattle.refuse(state, action) === null;

/** If a point is this close to a useful place, in inches, the move snaps to that place. */
const snap = 0.9;
/** If the point is closer than this, the player certainly means the place. */
const sure = 0.45;
/** The shortest path worth a move, in inches. */
const least = 0.05;
/** The smallest wheel, in tenths of a degree. */
const leastWheel = 10;
const halvings = 7;

/**
 * The action, shortened until it is legal. If even the shortest version is illegal, this returns the whole action, so that the
 * reason for its refusal is shown.
 */
function furthest<A extends Action>(state: State, part: (share: number) => A): A {
  const whole = part(1);
  if (legal(state, whole)) return whole;
  let [low, high] = [0, 1];
  let best: A | null = null;
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2;
    const action = part(middle);
    if (legal(state, action)) [best, low] = [action, middle];
    else high = middle;
  }
  return best ?? whole;
}

const moveTo = (unit: UnitId, { x, y, facing }: Pick<Base, 'x' | 'y' | 'facing'>): Extract<Action, { kind: 'move' }> => ({
  kind: 'move',
  unit,
  x: onGrid(x),
  y: onGrid(y),
  facing: normal(Math.round(facing)),
});

/** Useful places near a point: in full contact with enemies, overlapping them, at the stronghold, aligned with friends. */
function* meantPlaces(state: State, unit: BattleElement, near: Point): Generator<Base> {
  const { base } = unit;
  for (const enemy of standing(state, enemyOf(unit.side))) {
    if (distance(enemy.base, near) > 3 * baseWidth) continue;
    for (const edge of edgeNames) yield squareOn(base, enemy.base, edge);
    const front = squareOn(base, enemy.base, 'front');
    yield beside(base, front, 'left');
    yield beside(base, front, 'right');
  }
  const stronghold = strongholdAgainst(state, unit.side);
  for (const { a, b } of stronghold ? sidesOf(stronghold) : [])
    for (const share of [0.25, 0.5, 0.75])
      for (const turn of [900, 2700]) {
        const at = plus(times(a, 1 - share), times(b, share));
        const facing = normal(bearing(a, b) + turn);
        const end = baseAt(unit.type, { ...plus(at, times(ahead(facing), -base.depth / 2)), facing });
        if (stronghold && frontOn(end, stronghold) > 0) yield end;
      }
  for (const friend of standing(state, unit.side)) {
    if (friend.id === unit.id || distance(friend.base, near) > 3 * baseWidth) continue;
    yield beside(base, friend.base, 'left');
    yield beside(base, friend.base, 'right');
    yield placeBehind(base, friend.base);
  }
}

/** A move of a single element: to the nearest useful place, or straight to the point, as far as possible. */
function single(state: State, id: UnitId, to: Point): Action {
  const unit = elementBy(state, id);
  const { base } = unit;
  const meant = [...meantPlaces(state, unit, to)]
    .map((end) => ({ end, off: distance(end, to) }))
    .filter(({ off, end }) => off <= snap && distance(end, base) > least)
    .sort((one, other) => one.off - other.off)
    .slice(0, 6)
    .map(({ end, off }) => ({ off, action: moveTo(id, end) }));
  const found = meant.find(({ action }) => legal(state, action));
  if (found) return found.action;
  // A point this close to an enemy means an attack, so the reason why the attack is impossible should be shown.
  const attack = meant.find(({ action, off }) => off <= sure && metBy(state, action).length > 0);
  if (attack) return attack.action;
  const way = minus(to, base);
  return furthest(state, (share) => moveTo(id, { ...plus(base, times(way, share)), facing: base.facing }));
}

const march = (units: readonly UnitId[], ...legs: readonly Leg[]): Extract<Action, { kind: 'march' }> => ({
  kind: 'march',
  units,
  by: wordsOf(legs),
});

/** A straight advance of a group, as far as possible. */
export const straight = (state: State, ids: readonly UnitId[], inches: number): Action =>
  furthest(state, (share) => march(ids, { kind: 'ahead', inches: onGrid(inches * share) }));

/** A wheel of a group by an angle, as far as possible. */
export const wheelBy = (state: State, ids: readonly UnitId[], side: Side, angle: number): Action =>
  furthest(state, (share) =>
    march(ids, { kind: 'wheel', side, by: Math.max(leastWheel, Math.round(Math.min(angle, halfTurn) * share)) }),
  );

/**
 * A move of a group to a place. If an enemy is near the place, the group moves front to front with it. If not, the group moves
 * straight ahead, or wheels if the place is to its side.
 */
function together(state: State, ids: readonly UnitId[], to: Point, held: Point): Action {
  const units = ids.map((id) => elementBy(state, id));
  const bases = units.map(({ base }) => base);
  const [first] = bases as [Base];
  const way = minus(to, held);
  const side = (units[0] as BattleElement).side;
  const meant = standing(state, enemyOf(side)).flatMap((enemy) =>
    bases.flatMap((base, member) => {
      const off = distance(plus(base, way), squareOn(base, enemy.base, 'front'));
      const legs = off <= snap ? legsToFront(bases, member, enemy.base) : null;
      return legs ? [{ off, action: march(ids, ...legs) }] : [];
    }),
  );
  const found = meant.sort((one, other) => one.off - other.off).find(({ action }) => legal(state, action));
  if (found) return found.action;
  const [forward, right] = [dot(way, ahead(first.facing)), dot(way, aside(first.facing))];
  if (forward > 0 && Math.abs(right) <= forward) {
    const slant = furthest(state, (share) =>
      march(ids, { kind: 'slant', forward: onGrid(forward * share), right: onGrid(right * share) }),
    );
    if (Math.abs(right) > 0.3 && legal(state, slant)) return slant;
    return straight(state, ids, forward);
  }
  const turn = turnBetween(first.facing, bearing(heart(bases), to));
  if (Math.abs(turn) <= diagonal) return straight(state, ids, Math.max(least, forward));
  const to1: Side = turn < 0 ? 'left' : 'right';
  return wheelBy(state, ids, to1, Math.abs(turnBetween(first.facing, bearing(pivotOf(bases, to1), to))));
}

const placedKinds = ['invoke', 'ambush', 'replace', 'desorcel', 'return', 'summon', 'site'] as const;
type Placed = Extract<Action, { kind: (typeof placedKinds)[number] }>;
const isPlaced = (action: Action): action is Placed => (placedKinds as readonly string[]).includes(action.kind);

const rounded = ({ x, y }: Point): Point => ({ x: onGrid(Math.round(x * 10) / 10), y: onGrid(Math.round(y * 10) / 10) });

/** The listed action with the same kind and element that is nearest to a point. */
function nearestListed(state: State, action: Placed, to: Point): Action | null {
  const same = optionsOf(state).filter(
    (each) => each.kind === action.kind && 'x' in each && (!('unit' in each) || !('unit' in action) || each.unit === action.unit),
  ) as Extract<Action, { x: number }>[];
  return same.toSorted((one, other) => distance(one, to) - distance(other, to))[0] ?? null;
}

function placedAt(state: State, action: Action, to: Point): Action | Refusal | null {
  if (!isPlaced(action)) return null;
  const width = state.setup.table.width;
  switch (action.kind) {
    case 'site': {
      const off = alongEdge(state.home[state.defender], width, to) - width / 2;
      return { ...action, off: Math.round(off * 10) / 10 };
    }
    case 'summon': {
      const first = alongEdge(state.home[state.acting], width, to) - ((action.at.length - 1) * baseWidth) / 2;
      return { ...action, at: action.at.map((_, place) => onGrid(first + place * baseWidth)) };
    }
    case 'invoke':
      return { ...action, ...rounded(to) };
    case 'replace': {
      const listed = nearestListed(state, action, to);
      const edge = state.home[state.acting];
      const at = fromEdge(edge, width, alongEdge(edge, width, to), depthOf('hordes') / 2);
      const free: Action = { ...action, x: onGrid(at.x), y: onGrid(at.y), facing: inward[edge] };
      return legal(state, free) || !listed ? free : listed;
    }
    default:
      return nearestListed(state, action, to) ?? action;
  }
}

const dial = (field: string, label: string, low: number, most: number, by: number, unit: Dial['unit'] = ' paces'): Dial => ({
  field,
  label,
  least: low,
  most,
  step: by,
  shown: unit === '°' ? 0.1 : paces(1),
  unit,
});

function dialsOf({ setup }: State, action: Action): readonly Dial[] {
  const { width } = setup.table;
  const place = [dial('x', 'From the left', 0, width, 0.1), dial('y', 'From below', 0, width, 0.1)];
  const facing = dial('facing', 'Facing', 0, fullTurn - 50, 50, '°');
  switch (action.kind) {
    case 'move':
    case 'invoke':
      return [...place, facing];
    case 'deploy':
      return place;
    case 'site':
      return [dial('off', 'From the middle', -width / 2, width / 2, 0.1)];
    default:
      return [];
  }
}

/** The front corners of the chosen elements. Dragging one corner forward turns the elements about the other corner. */
function handlesOf(state: State, ids: readonly UnitId[]): readonly Handle[] {
  const units = ids.flatMap((id) => find(state, id) ?? []).filter(isOn);
  if (units.length === 0 || units.length < ids.length) return [];
  const bases = units.map(({ base }) => base);
  return (['left', 'right'] as const).map((id) => ({ id, at: pivotOf(bases, id) }));
}

function drawnTo(state: State, ids: readonly UnitId[], handle: Side, to: Point): Action {
  const bases = ids.map((id) => elementBy(state, id).base);
  const side: Side = handle === 'left' ? 'right' : 'left';
  const pivot = pivotOf(bases, side);
  const turn = turnBetween(bearing(pivot, pivotOf(bases, handle)), bearing(pivot, to));
  const [id] = ids as [UnitId];
  if (ids.length > 1) return wheelBy(state, ids, side, Math.max(leastWheel, side === 'left' ? -turn : turn));
  return furthest(state, (share) => moveTo(id, swung(bases[0] as Base, pivot, Math.round(turn * share))));
}

export const moves: Moves<State, Action> = {
  sentTo(state, ids, to, grasped) {
    const units = ids.flatMap((id) => find(state, id) ?? []).filter(isOn);
    if (units.length === 0 || units.length < ids.length) return null;
    const held = grasped ?? heart(units.map(({ base }) => base));
    const way = minus(to, held);
    if (lengthOf(way) < least) return null;
    const [first] = units as [BattleElement];
    return ids.length === 1 ? single(state, first.id, plus(first.base, way)) : together(state, ids, to, held);
  },
  handles: handlesOf,
  drawnTo: (state, ids, handle, to) => drawnTo(state, ids, handle as Side, to),
  putDown(state, ids, to) {
    const [first] = ids as [UnitId];
    const facing = inward[state.home[elementBy(state, first).side]];
    // Puts the middle of the line at the point.
    const start = plus(to, times(aside(facing), (-(ids.length - 1) * baseWidth) / 2));
    return { kind: 'deploy', units: ids, ...rounded(start), facing };
  },
  takesPlace: isPlaced,
  placedAt,
  dials: dialsOf,
};
