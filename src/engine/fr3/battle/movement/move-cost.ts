/** The cost of moves: rates, the share of movement spent, and the morale clock. */

import { groupsOf } from '../../../kernel/geometry.ts';
import { onceFor, onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { countMoves, refuseMoves } from '../../companion/turn.ts';
import { firstFor, firstOf, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { controlled } from '../characters/control.ts';
import { type BattleReport, onSheet, report } from '../events.ts';
import { refuseHeld } from '../magic/held.ts';
import { clockOwner, sameCommand } from '../units/commands.ts';
import { isEngaged } from '../units/contacts.ts';
import {
  attachedTo,
  characterSetup,
  findUnit,
  isMass,
  isShapeless,
  leadersOf,
  phasing,
  standing,
  troopOf,
  unitAt,
  withDeeds,
} from '../units/pieces.ts';
import { isMajor } from '../units/troop-facts.ts';
import { nameOf } from '../units/troops.ts';
import { weaponOf } from '../units/weapons.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { withZones } from './zones.ts';

/** The largest share of movement that any of these units has spent. */
export const spentBy = (units: readonly BattleUnit[]): number => Math.max(...units.map(({ did }) => did.spent));

const sameUnits = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether these units continue a move that the clock has already paid for. */
export const continuesMove = (state: State, ids: readonly PieceId[]): boolean => sameUnits(state.moving, ids);

/**
 * fr3.characters.general-leads-group, -sub-commander-leads-group, -major-leads-unit: whether the move costs no clock moves. A
 * leader of another command does not make a move free (fr3.multiplayer.command-clock).
 */
export function movesFree(state: State, ids: readonly PieceId[]): boolean {
  const people = ids.flatMap((id) =>
    leadersOf(state, id)
      .filter((each) => sameCommand(state, each.id, id))
      .map((each) => characterSetup(state, each)),
  );
  if (ids.length === 1) return people.some(isMajor);
  const grades = people.map(({ leader }) => leader);
  if (grades.some((grade) => grade.startsWith('general'))) return true;
  return ids.length <= 3 && grades.some((grade) => grade.startsWith('sub-commander'));
}

/** How many clock moves a move costs: fr3.movement.group-move, fr3.control.uncontrolled-cost. */
function clockCost(state: State, ids: readonly PieceId[]): number {
  if (continuesMove(state, ids)) return 0;
  const wild = ids.filter((id) => !controlled(state, unitAt(state, id))).length;
  return ids.length === 1 ? Math.max(wild, movesFree(state, ids) ? 0 : 1) : wild + (movesFree(state, ids) ? 0 : 1);
}

/** Why these units cannot move at all this phase, apart from the clock. */
function refuseUnits(state: State, ids: readonly PieceId[]): Refusal | null {
  const found = ids.map((id) => findUnit(state, id));
  const units = found.filter((unit) => unit !== undefined);
  const side = phasing(state);
  if (units.length === 0 || units.length < ids.length || new Set(ids).size < ids.length)
    return refusal('Choose the units to move, and choose each unit only once.', 'fr3.movement.move');
  const each = (test: (unit: BattleUnit) => Refusal | null) => () => firstFor(units, test);
  return firstOf(
    each((unit) =>
      unit.side === side && unit.status === 'table'
        ? null
        : refusal(`You cannot move ${nameOf(state, unit)} (${unit.id}) now.`, 'fr3.basics.phasing-player'),
    ),
    each((unit) => refuseHeld(state, unit)),
    each((unit) => ask.refuseOrders(state, unit)),
    each((unit) =>
      isEngaged(state, unit.id)
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) cannot move, because they are engaged. They must stay until their melee ends.`,
            'fr3.charging.engaged-cannot-move',
            'fr3.charging.engagement',
          )
        : null,
    ),
    each((unit) =>
      unit.square.length > 0
        ? refusal(`${nameOf(state, unit)} (${unit.id}) cannot move, because they are in square.`, 'fr3.square.no-move')
        : null,
    ),
    each((unit) =>
      unit.did.moved && !continuesMove(state, ids)
        ? refusal(`${nameOf(state, unit)} (${unit.id}) have already moved this phase.`, 'fr3.movement.move')
        : null,
    ),
    each((unit) =>
      unit.did.gaveWay
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) cannot move, because they have stepped aside for a 2x2 unit this phase.`,
            'fr3.multi-based.displacement',
          )
        : null,
    ),
    each((unit) => (isShapeless(state, unit) ? refuseMass(state, unit, ids) : null)),
    each((unit) =>
      unit.did.fired && weaponOf(troopOf(state, unit))?.slow
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) cannot move, because they have shot this phase.`,
            'fr3.missile-fire.move-or-fire',
          )
        : null,
    ),
    each((unit) =>
      leavesBehind(state, unit)
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) cannot move with heavy artillery that has fired. Detach the artillery first.`,
            'fr3.artillery.attachment',
          )
        : null,
    ),
    () => ask.refuseTogether(state, ids),
    () =>
      units.length > 1 &&
      (groupsOf(units.map(({ base }) => base)).length > 1 || units.some(({ level }) => level !== units[0]?.level))
        ? refusal('Units that move together must be in one group, base to base.', 'fr3.movement.group-move', 'fr3.basics.group')
        : null,
  );
}

/** Why a 2x2 unit or a blob cannot move now: it moves alone, and before the other units of its side. */
function refuseMass(state: State, unit: BattleUnit, ids: readonly PieceId[]): Refusal | null {
  const name = `${nameOf(state, unit)} (${unit.id})`;
  if (ids.length > 1)
    return refusal(
      `${name} cannot move in a group. Move them on their own.`,
      'fr3.multi-based.movement',
      'fr3.multi-based.mass-no-group-lead',
    );
  return standing(state, unit.side).some((other) => other.did.moved && !isShapeless(state, other))
    ? refusal(
        `${name} must move before all other units of their side, and one of those has already moved.`,
        'fr3.multi-based.move-first',
        'fr3.sequence.movement-order',
      )
    : null;
}

/**
 * fr3.artillery.attachment: heavy artillery that has fired stays behind; Napoleonic artillery does not
 * (fr3.items.napoleonic-attachment).
 */
const leavesBehind = (state: State, unit: BattleUnit): boolean =>
  attachedTo(state, unit.id).some((each) => each.fixed && !troopOf(state, each).kit?.napoleonic);

/** A cached `refuseUnits`: why these units cannot move, apart from the clock. */
export const refuseMoved = onceForPair(refuseUnits);

/** Why the clock does not allow these units to begin a move. */
export function refuseClock(state: State, ids: readonly PieceId[]): Refusal | null {
  const by = clockCost(state, ids);
  const wild = ids.some((id) => !controlled(state, unitAt(state, id)));
  const reason = by === 0 ? null : refuseMoves(state.sheet, clockOwner(state, phasing(state), ids[0] as PieceId), by);
  const mass = ids.some((id) => isMass(unitAt(state, id)));
  return (
    reason && {
      ...reason,
      rules: [
        ...reason.rules,
        ...(wild ? (['fr3.control.uncontrolled-cost'] as const) : []),
        ...(mass ? (['fr3.multi-based.mass-clock-cost'] as const) : []),
      ],
    }
  );
}

const refusalsOf = onceFor((_: State) => new Map<readonly PieceId[], { readonly is: Refusal | null }>());

/** Why these units cannot begin or continue a move. Cached, because every candidate move is checked with it. */
export function refuseMovers(state: State, ids: readonly PieceId[]): Refusal | null {
  const known = refusalsOf(state);
  let found = known.get(ids);
  if (found === undefined) {
    found = { is: refuseMoved(state, ids) ?? refuseClock(state, ids) ?? refuseStakes(state, ids) };
    known.set(ids, found);
  }
  return found.is;
}

/** fr3.items.stakes-deploy: planted stakes must be pulled out before the unit moves. */
function refuseStakes(state: State, ids: readonly PieceId[]): Refusal | null {
  const fixed = ids.map((id) => unitAt(state, id)).find(({ stakes }) => stakes === 'up');
  return fixed
    ? refusal(
        `${nameOf(state, fixed)} (${fixed.id}) cannot move while they are behind their stakes. Pull the stakes out first.`,
        'fr3.items.stakes-deploy',
      )
    : null;
}

/** Spends a share of these units' movement. At the beginning of a move, also takes the move off the clock. */
export function spendMovement(state: State, ids: readonly PieceId[], share: number, clock = clockCost(state, ids)): BattleReport {
  const spent = Math.min(1, spentBy(ids.map((id) => unitAt(state, id))) + share);
  const moving: State = { ...withDeeds(withZones(state, ids), ids, { moved: true, spent }), moving: ids };
  return clock === 0
    ? report(moving)
    : onSheet(moving, (sheet) => countMoves(sheet, clockOwner(state, phasing(state), ids[0] as PieceId), clock));
}
