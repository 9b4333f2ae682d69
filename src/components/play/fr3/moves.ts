/** Finds the move to a place on the table, and what a move does: its ghosts and its cost. */

import { chargeReach } from '../../../engine/fr3/battle/charge/approach.ts';
import { basesOf, unitsNamed } from '../../../engine/fr3/battle/movement/manoeuvre.ts';
import { spentBy } from '../../../engine/fr3/battle/movement/move-cost.ts';
import { rateOf } from '../../../engine/fr3/battle/movement/rates.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { clockOwner } from '../../../engine/fr3/battle/units/commands.ts';
import { findUnit, isMass, isShapeless, phasing, unitAt } from '../../../engine/fr3/battle/units/pieces.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { movesLeft } from '../../../engine/fr3/companion/turn.ts';
import { baseAt } from '../../../engine/fr3/table/bases.ts';
import {
  ahead,
  aside,
  type Base,
  bearing,
  diagonal,
  dot,
  fullTurn,
  halfTurn,
  heart,
  lengthOf,
  minus,
  onGrid,
  type Point,
  pivotOf,
  plus,
  quarterTurn,
  type Side,
  step,
  type Tenths,
  times,
  turnBetween,
} from '../../../engine/kernel/geometry.ts';
import { onceFor } from '../../../engine/kernel/memo.ts';
import type { GhostPlace } from '../board/board-types.ts';
import { middling } from '../course.ts';
import type { Dial } from '../system.ts';
import { actorsOf, optionsOf } from './actions.ts';

const refuse = (state: State, action: Action) => fr3Battle.refuse(state, action);

/**
 * The longest legal part of a path. The function tries lengths between the shortest move that is worth making and the whole path.
 * If even the shortest part is illegal, this returns that part, so that the reason for the refusal is the obstacle and not the
 * length of the path.
 */
export function furthest<A extends Action>(state: State, worth: number, part: (share: number) => A): A {
  const whole = part(1);
  if (refuse(state, whole) === null) return whole;
  let [low, high] = [Math.min(1, worth), 1];
  let best = part(low);
  if (refuse(state, best) !== null) return best;
  for (let halving = 0; halving < 9; halving++) {
    const middle = (low + high) / 2;
    const action = part(middle);
    if (refuse(state, action) === null) {
      best = action;
      low = middle;
    } else high = middle;
  }
  return best;
}

/** The movement left to these units, in inches of open ground. */
export function inchesLeft(state: State, ids: readonly PieceId[]): number {
  const units = unitsNamed(state, ids);
  return Math.max(0, rateOf(state, units).open * (1 - spentBy(units)));
}

/** Paths that deviate from straight ahead by less than this count as straight. */
const nearlyStraight = 70;
/** The shortest path worth a move, in inches. */
const least = 1 / 8;
/** The smallest wheel worth a move, in tenths of a degree. */
export const leastWheel = 20;

/** How far from the destination an action would end. */
function short(action: Action, forward: number, right: number): number {
  if (action.kind === 'ahead') return Math.hypot(forward - action.inches, right);
  return action.kind === 'oblique' ? Math.hypot(forward - action.forward, right - action.right) : Infinity;
}

/** For a unit without a front: a turn by an angle and then as much of this path as possible. */
function surgeBy(state: State, unit: PieceId, turn: Tenths, inches: number): Extract<Action, { kind: 'surge' }> {
  const length = Math.max(least, Math.min(inches, inchesLeft(state, [unit])));
  const angle = Math.round(turn);
  return furthest(state, least / length, (share) => ({ kind: 'surge', unit, angle, inches: onGrid(length * share) }));
}

/** A move straight ahead for these units, as far as possible. */
export const straight = (state: State, ids: readonly PieceId[], inches: number): Action => {
  const length = Math.max(least, inches);
  return furthest(state, least / length, (share) => ({ kind: 'ahead', units: ids, inches: onGrid(length * share) }));
};

/** A move towards a point for these units, as far as possible: obliquely, or straight if that brings them nearer. */
function walk(state: State, ids: readonly PieceId[], base: Base, way: Point): Action {
  const forward = Math.max(least, dot(way, ahead(base.facing)));
  const right = Math.max(-forward, Math.min(forward, dot(way, aside(base.facing))));
  const most = Math.min(1, Math.max(least, inchesLeft(state, ids)) / Math.max(least, lengthOf(way)));
  const length = Math.max(least, Math.min(forward, inchesLeft(state, ids)));
  if (Math.abs(turnBetween(base.facing, bearing({ x: 0, y: 0 }, way))) <= nearlyStraight) return straight(state, ids, length);
  const slanting = furthest(state, least / (Math.hypot(forward, right) * most), (share) => ({
    kind: 'oblique',
    units: ids,
    forward: onGrid(forward * most * share),
    right: onGrid(right * most * share),
  }));
  if (refuse(state, slanting) === null && short(slanting, forward * most, right * most) < least) return slanting;
  const straightMove = straight(state, ids, length);
  if (refuse(state, straightMove) !== null) return slanting;
  const nearer = refuse(state, slanting) !== null || short(straightMove, forward, right) < short(slanting, forward, right);
  return nearer ? straightMove : slanting;
}

/** A wheel by an angle for these units, as far as possible. */
export function wheelBy(state: State, ids: readonly PieceId[], side: Side, angle: Tenths): Action {
  const most = Math.max(leastWheel, Math.min(angle, halfTurn));
  return furthest(state, leastWheel / most, (share) => ({ kind: 'wheel', units: ids, side, angle: Math.round(most * share) }));
}

/** A wheel that turns the front of these units towards a point, as far as possible. */
function wheelToward(state: State, ids: readonly PieceId[], { facing }: Base, to: Point): Action {
  const bases = basesOf(unitsNamed(state, ids));
  const side = turnBetween(facing, bearing(heart(bases), to)) < 0 ? 'left' : 'right';
  const angle = Math.abs(turnBetween(facing, bearing(pivotOf(bases, side), to)));
  return wheelBy(state, ids, side, angle);
}

/**
 * The action for units sent to a point. If the point is in front of the units, they go there, straight or obliquely. If the point
 * is beside or behind the units, they wheel towards it. `grasped` is the point of the units that should arrive there; by default
 * their middle.
 */
export function sentTo(state: State, ids: readonly PieceId[], to: Point, grasped?: Point): Action | null {
  const units = unitsNamed(state, ids);
  const [first] = units;
  if (!first || ids.some((id) => findUnit(state, id)?.status !== 'table')) return null;
  const way = minus(to, grasped ?? heart(basesOf(units)));
  if (lengthOf(way) < least) return null;
  const turn = turnBetween(first.base.facing, bearing({ x: 0, y: 0 }, way));
  if (ids.length === 1 && isShapeless(state, first)) return surgeBy(state, first.id, turn, lengthOf(way));
  const off = Math.abs(turn);
  return off <= diagonal ? walk(state, ids, first.base, way) : wheelToward(state, ids, first.base, to);
}

/** A charge straight at an enemy that the engine does not list as a target, to find out why it is impossible. */
export function chargeAt(state: State, ids: readonly PieceId[], enemy: PieceId): Action {
  const first = unitAt(state, ids[0] as PieceId);
  const aim = turnBetween(first.base.facing, bearing(first.base, unitAt(state, enemy).base));
  const over = first.level !== 'surface' && unitAt(state, enemy).level === 'surface' ? enemy : null;
  return { kind: 'charge', units: ids, aim: Math.max(-diagonal, Math.min(diagonal, aim)), over, wrap: 'none' };
}

/** Whether an action needs a place: a spell, a unit or a character is put where the user presses. */
export const hasPlace = (action: Action): action is Extract<Action, { x: number; y: number }> => 'x' in action && 'y' in action;

/** Whether an action places something other than a unit. */
export const isPut = (action: Action): action is Extract<Action, { kind: 'fortify' | 'site' }> =>
  action.kind === 'fortify' || action.kind === 'site';

/** The state after an action if every die shows its middle face. */
const afterwards = (state: State, action: Action): State => middling(fr3Battle.perform(state, action)).state;

/** The places to which an action would bring its actors; for an illegal move, as if it were legal. */
export function ghostsOf(state: State, action: Action): readonly GhostPlace[] {
  const ghost = (base: Base, from: Base | null): GhostPlace => ({ base, from, frontless: isMass({ base }) || isPut(action) });
  // Illegal actions are previewed only if their numbers can still be adjusted, because others cannot be performed.
  if (action.kind !== 'charge' && dialsOf(state, action).length === 0 && refuse(state, action) !== null) return [];
  if (action.kind === 'charge') {
    const found = chargeReach(state, action);
    return found.ok ? found.bases.map((base, at) => ghost(base, unitAt(state, action.units[at] as PieceId).base)) : [];
  }
  // For a spell at a place, this shows what the spell creates there.
  if (hasPlace(action) && 'angle' in action) return [ghost(baseAt(action.x, action.y, action.angle), null)];
  if (isPut(action)) return [ghost(baseAt(action.x, action.y, 0), null)];
  const then = afterwards(state, action);
  // An action that answers a question names no actor, so it is about the unit that was asked.
  const [actors, asked] = [actorsOf(action), askedNow(state)?.unit];
  return (actors.length === 0 && asked !== undefined ? [asked] : actors).flatMap((id) => {
    const [now, later] = [findUnit(state, id), findUnit(then, id)];
    if (!now || !later || later.status !== 'table') return [];
    const { base } = later;
    const moved = base.x !== now.base.x || base.y !== now.base.y || base.facing !== now.base.facing || now.status !== 'table';
    return moved ? [ghost(base, now.status === 'table' ? now.base : null)] : [];
  });
}

export interface Cost {
  /** The fraction of the unit's movement that the move costs, 0 to 1. */
  readonly share: number;
  /** The number of moves that it costs on the move counter. */
  readonly moves: number;
  readonly left: number;
}

/** The cost of a move; null if the action is not a move. */
export function costOf(state: State, action: Action): Cost | null {
  const ids = actorsOf(action);
  // Turning clock points into magic does not count as a move.
  if (ids.length === 0 || state.stage !== 'fighting' || action.kind === 'burn') return null;
  const left = movesLeft(state.sheet, clockOwner(state, phasing(state), ids[0] as PieceId));
  if (action.kind === 'charge') {
    const found = chargeReach(state, action);
    const moves = movesLeft(state.sheet) - movesLeft(afterwards(state, action).sheet);
    return found.ok ? { share: found.share, moves: Math.max(0, moves), left } : null;
  }
  const then = afterwards(state, action);
  const spent = (at: State) => Math.max(...ids.map((id) => findUnit(at, id)?.did.spent ?? 0));
  const moves = then.sheet.step === state.sheet.step ? movesLeft(state.sheet) - movesLeft(then.sheet) : 0;
  const share = spent(then) - spent(state);
  return share > 0 || moves > 0 ? { share: Math.max(0, share), moves, left } : null;
}

const dial = (field: string, label: string, low: number, most: number, by: number, unit: Dial['unit'] = '″'): Dial => ({
  field,
  label,
  least: low,
  most: Math.max(low + by, Math.ceil(most / by) * by),
  step: by,
  shown: unit === '°' ? 0.1 : 1,
  unit,
});

/** The numbers of an action that can be adjusted, each within a sensible range. */
export function dialsOf(state: State, action: Action): readonly Dial[] {
  const { width, depth } = state.setup.table;
  const far = () => inchesLeft(state, actorsOf(action));
  /** The largest wheel over open ground, in which the far corner circles the near one. */
  const round = (units: readonly PieceId[]): Tenths => {
    const bases = basesOf(unitsNamed(state, units));
    const front = lengthOf(minus(pivotOf(bases, 'left'), pivotOf(bases, 'right')));
    return front > 0 ? Math.min(halfTurn, (far() / front / Math.PI) * halfTurn) : halfTurn;
  };
  switch (action.kind) {
    case 'ahead':
      return [dial('inches', 'Length', least, far(), least)];
    case 'oblique':
      return [dial('forward', 'Forward', least, far(), least), dial('right', 'To the right', -Math.ceil(far()), far(), least)];
    case 'wheel':
      return [dial('angle', 'Angle', 5, Math.max(action.angle, round(action.units)), 5, '°')];
    case 'rotate':
      return [dial('angle', 'Angle', -halfTurn, halfTurn, 5, '°')];
    case 'surge':
      return [dial('angle', 'Angle', -halfTurn, halfTurn, 5, '°'), dial('inches', 'Length', least, far(), least)];
    case 'bid': {
      const bids = optionsOf(state).flatMap((each) => (each.kind === 'bid' && each.by === action.by ? [each] : []));
      const [own, army] = [Math.max(0, ...bids.map((each) => each.own)), Math.max(0, ...bids.map((each) => each.army))];
      return [
        ...(own > 0 ? [dial('own', 'Own points', 0, own, 1, '')] : []),
        ...(army > 0 ? [dial('army', 'Army pool', 0, army, 1, '')] : []),
      ];
    }
    case 'charge':
      return [dial('aim', 'Direction', -halfTurn, halfTurn, 5, '°')];
    case 'return':
      return [dial('along', 'Along the edge', 0, Math.max(width, depth), 1 / 4)];
    case 'deploy':
      return [
        dial('x', 'From the left', 0, width, 1 / 4),
        dial('y', 'From below', 0, depth, 1 / 4),
        ...(action.units.length > 1 ? [dial('wide', 'Abreast', 1, action.units.length, 1, '')] : []),
      ];
    default:
      return hasPlace(action)
        ? [
            dial('x', 'From the left', 0, width, 1 / 4),
            dial('y', 'From below', 0, depth, 1 / 4),
            ...('angle' in action ? [dial('angle', 'Facing', 0, fullTurn - 50, 50, '°')] : []),
          ]
        : [];
  }
}

/** Directions in which to measure how far units can move. */
const directions = [-450, -300, -150, 0, 150, 300, 450] as const;
const reaches = onceFor((_: State) => new Map<string, readonly Point[]>());

/**
 * The area that the front of these units can reach without wheeling, considering terrain and enemy zones. Empty if these units
 * cannot move.
 */
export function reachOf(state: State, ids: readonly PieceId[]): readonly Point[] {
  const known = reaches(state);
  const key = ids.join();
  const found = known.get(key);
  if (found) return found;
  const worked = farPoints(state, ids);
  known.set(key, worked);
  return worked;
}

/** The number of directions for a unit without a front. */
const around = 16;

/** The area in reach of a unit that can turn freely before it moves. */
function farAround(state: State, unit: PieceId, base: Base): readonly Point[] {
  const ends = Array.from({ length: around }, (_, at) => {
    const turn = (at * fullTurn) / around - halfTurn;
    const action = surgeBy(state, unit, turn, inchesLeft(state, [unit]));
    const inches = refuse(state, action) === null ? action.inches : 0;
    return { inches, end: plus(base, times(ahead(base.facing + turn), base.depth / 2 + inches)) };
  });
  return ends.some(({ inches }) => inches > 0) ? ends.map(({ end }) => end) : [];
}

function farPoints(state: State, ids: readonly PieceId[]): readonly Point[] {
  const bases = basesOf(unitsNamed(state, ids));
  const [base] = bases;
  const most = base ? inchesLeft(state, ids) : 0;
  if (!base || most < least) return [];
  const [first] = unitsNamed(state, ids);
  if (first && ids.length === 1 && isShapeless(state, first)) return farAround(state, first.id, base);
  const facing = base.facing;
  const ends = directions.map((off) => {
    const action = walk(state, ids, base, times(ahead(facing + off), most));
    if (refuse(state, action) !== null) return 0;
    return action.kind === 'ahead'
      ? action.inches
      : action.kind === 'oblique'
        ? lengthOf({ x: action.forward, y: action.right })
        : 0;
  });
  if (Math.max(...ends) === 0) return [];
  // The positions of the units across their front, from its left end to its right end.
  const across = bases.map((each) => dot(each, aside(facing)));
  const front = Math.max(...bases.map((each) => dot(each, ahead(facing)) + each.depth / 2));
  const at = (right: number, forward: number) => plus(times(aside(facing), right), times(ahead(facing), forward));
  const [left, right] = [Math.min(...across) - base.width / 2, Math.max(...across) + base.width / 2];
  const far = (from: number, index: number): Point =>
    plus(at(from, front), step(facing + (directions[index] as number), ends[index] as number, 0));
  return [
    at(left, front),
    ...[0, 1, 2, 3].map((index) => far(left, index)),
    ...[3, 4, 5, 6].map((index) => far(right, index)),
    at(right, front),
  ];
}

/** The outline of the area in the forward arc within a distance of the front edge. */
export function arcWithin(base: Base, inches: number): readonly Point[] {
  const corner = (side: number): Point => plus(base, step(base.facing, base.depth / 2, (side * base.width) / 2));
  const along = (side: number, angles: readonly number[]) =>
    angles.map((angle) => plus(corner(side), times(ahead(base.facing + angle), inches)));
  const steps = Array.from({ length: 7 }, (_, at) => (at * quarterTurn) / 12);
  return [
    corner(-1),
    ...along(
      -1,
      steps.map((angle) => angle - diagonal),
    ),
    ...along(1, steps),
    corner(1),
  ];
}
