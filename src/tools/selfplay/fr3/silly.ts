/** Counts silly behaviour during a battle, by kind. */
import { type Action, fr3Battle } from '../../../engine/fr3/battle/battle.ts';
import { facingOf } from '../../../engine/fr3/battle/deployment/begin.ts';
import { refuseMovers } from '../../../engine/fr3/battle/movement/move-cost.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { isEngaged } from '../../../engine/fr3/battle/units/contacts.ts';
import { phaseOf, standing, troopOf, unitAt } from '../../../engine/fr3/battle/units/pieces.ts';
import { enemyOf, type PieceId, type SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { BattleUnit, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { distance } from '../../../engine/kernel/geometry.ts';
import { odds } from '../../../engine/kernel/odds.ts';
import { charges, goal, ofKind } from './scripts/orders.ts';

export const sillyKinds = {
  'there-and-back': 'units that made two or more manoeuvres in one phase and stand as they stood before them',
  'turned-back': 'units that turned on the spot in one phase, and back again in the next one of their side',
  'rally-undone': 'rallies that were free to try and were not tried',
  'shot-undone': 'units that could have shot with some effect, and neither shot nor needed to move',
  idle: 'units that stood far from everything for more than two phases in a row, and could have moved',
  'ridden-into-reach': 'units that moved to where an enemy could charge them first, and clearly better so',
  'back-edge': 'units that were deployed at the back edge of the table',
} as const;
export type SillyKind = keyof typeof sillyKinds;
export type Silly = Readonly<Record<SillyKind, number>>;

export const nothingSilly: Silly = {
  'there-and-back': 0,
  'turned-back': 0,
  'rally-undone': 0,
  'shot-undone': 0,
  idle: 0,
  'ridden-into-reach': 0,
  'back-edge': 0,
};

/**
 * A unit is far from everything if it is more than this many inches from the nearest enemy and from the middle of the objective.
 */
const far = 14;
/** After this many phases without moving, a unit that is far from everything counts as idle. */
const patience = 2;
/** The smallest advantage of charging first, in levels of fate, that counts as clear. */
const clearly = 1;
/** A unit counts as deployed at the edge if its rear is within this many inches of the table edge. */
const atTheEdge = 1;

const sameBase = (one: BattleUnit, other: BattleUnit): boolean =>
  one.base.x === other.base.x && one.base.y === other.base.y && one.base.facing === other.base.facing;
const samePlace = (one: BattleUnit, other: BattleUnit): boolean => one.base.x === other.base.x && one.base.y === other.base.y;

/** A side's units with a legal shot that could affect its target. */
function usefulShooters(state: State): ReadonlySet<PieceId> {
  const found = new Set<PieceId>();
  const actions = [...fr3Battle.actions(state)];
  for (const action of ofKind(actions, 'shoot')) {
    const [unit] = action.units;
    if (unit === undefined || action.units.length > 1 || found.has(unit)) continue;
    const target = unitAt(state, action.at);
    for (const [{ state: after }] of odds(fr3Battle.perform(state, action))) {
      const { morale, markers, status } = unitAt(after, action.at);
      if (morale !== target.morale || markers !== target.markers || status !== target.status) found.add(unit);
    }
  }
  return found;
}

const deedsOnly: readonly Action['kind'][] = ['pass', 'charge', 'engage'];

/** Watches a battle action by action; `counts` holds what each side has done so far. */
export function sillyWatch() {
  const counts: Record<SideId, Record<SillyKind, number>> = { A: { ...nothingSilly }, B: { ...nothingSilly } };
  /** The states of the current movement step, starting before its first manoeuvre. */
  let step: { readonly phase: number; readonly states: State[] } = { phase: -1, states: [] };
  /** The states at the start and at the end of each side's last phase. */
  const lastPhase: Partial<Record<SideId, { readonly begun: State; readonly ended: State }>> = {};
  let begun: State | undefined;
  let waiting: ReadonlySet<PieceId> = new Set();
  const idleFor = new Map<PieceId, number>();
  /** Units that moved in the last phase of their side, but did not charge. */
  let movedUp: ReadonlySet<PieceId> = new Set();

  function phaseEnds(side: SideId, before: State): void {
    const of = counts[side];
    for (const id of waiting) {
      const unit = unitAt(before, id);
      if (!unit.did.fired && !unit.did.moved) of['shot-undone']++;
    }
    waiting = new Set();
    const last = lastPhase[side];
    for (const unit of standing(before, side)) {
      const [was, start] = [last?.begun.units.find(({ id }) => id === unit.id), begun?.units.find(({ id }) => id === unit.id)];
      const turned = (a: BattleUnit, b: BattleUnit) => samePlace(a, b) && a.base.facing !== b.base.facing;
      if (was && start && turned(was, start) && sameBase(was, unit) && !isEngaged(before, unit.id)) of['turned-back']++;
      idles(before, unit, of);
    }
    if (begun) lastPhase[side] = { begun, ended: before };
    movedUp = new Set(standing(before, side).flatMap(({ id, did }) => (did.moved && !did.charged ? [id] : [])));
  }

  function idles(state: State, unit: BattleUnit, of: Record<SillyKind, number>): void {
    const { id, base, side, did, morale } = unit;
    const near = standing(state, enemyOf(side)).some((enemy) => distance(base, enemy.base) < far);
    const free = morale === 0 && !isEngaged(state, id) && refuseMovers(state, [id]) === null;
    const idle = free && !did.moved && !did.fired && !did.bombarded && !near && distance(base, goal(state)) >= far;
    const many = idle ? (idleFor.get(id) ?? 0) + 1 : 0;
    idleFor.set(id, many);
    if (many === patience + 1) of.idle++;
  }

  function sawMovement(side: SideId, before: State, action: Action, after: State): void {
    const phase = phaseOf(before);
    if (step.phase !== phase) {
      step = { phase, states: [before] };
      const ridden = new Set(
        charges(before, side, [...fr3Battle.actions(before)])
          .filter(({ edge }) => edge >= clearly)
          .flatMap(({ at }) => at.filter((id) => movedUp.has(id))),
      );
      counts[enemyOf(side)]['ridden-into-reach'] += ridden.size;
      movedUp = new Set();
    }
    if (deedsOnly.includes(action.kind) || !('units' in action || 'unit' in action)) return void step.states.push(after);
    const ids = 'units' in action ? action.units : [action.unit];
    // If a unit is where it was just before this action, it has not moved back. If it is at an earlier place, it has moved back.
    const stand = (was: State, id: PieceId): boolean => {
      const [then, now] = [was.units.find((each) => each.id === id), after.units.find((each) => each.id === id)];
      return then !== undefined && now !== undefined && sameBase(then, now);
    };
    const back =
      !ids.every((id) => stand(before, id)) && step.states.slice(0, -1).some((was) => ids.every((id) => stand(was, id)));
    if (back) counts[side]['there-and-back'] += ids.length;
    step.states.push(after);
  }

  function deployed(state: State): void {
    for (const unit of standing(state)) {
      const { base, side } = unit;
      const edge = facingOf(state, side) === 0 ? base.y : state.setup.table.depth - base.y;
      if (troopOf(state, unit).at === undefined && edge - base.depth / 2 < atTheEdge) counts[side]['back-edge']++;
    }
  }

  function saw(before: State, action: Action, after: State): void {
    const ask = askedNow(before);
    if (!ask) return;
    const { side, what } = ask;
    begun ??= before;
    if (before.stage === 'deployment' && after.stage !== 'deployment') deployed(after);
    if (what === 'rally' && action.kind === 'pass')
      counts[side]['rally-undone'] += ofKind([...fr3Battle.actions(before)], 'rally').length;
    if (what === 'missiles' && action.kind === 'pass') waiting = usefulShooters(before);
    if (what === 'movement') sawMovement(side, before, action, after);
    if (before.stage !== 'fighting') begun = after;
    else if (phaseOf(after) !== phaseOf(before) || after.stage === 'over') {
      phaseEnds(before.sheet.phase === 'first' ? before.first : enemyOf(before.first), before);
      begun = after;
    }
  }
  return { saw, counts: counts as Readonly<Record<SideId, Silly>> };
}
