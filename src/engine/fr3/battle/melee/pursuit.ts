/**
 * The over-pursuit test of a winner (fr3.melee.breakthrough-test), and the uncontrolled advance after a failure: a full move
 * straight ahead that stops at friends and impassable terrain, and contacts the first enemy.
 */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import {
  type Base,
  charge as chargeAlong,
  ahead as forward,
  fullContacts,
  onTable as isOnTable,
  lengthOf,
  meets,
  type Point,
  shifted,
  times,
} from '../../../kernel/geometry.ts';
import { overPursuit } from '../../over-pursuit.ts';
import { type LinedUp, linesUp, lineUp } from '../charge/approach.ts';
import { contact } from '../charge/charge.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { asStruck } from '../harm/retreat-path.ts';
import { leftBehind } from '../movement/attach.ts';
import { fullMove } from '../movement/rates.ts';
import { otherUnits, refusePlaces } from '../movement/room.ts';
import { leavesStakes } from '../movement/stakes.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { opponents, withContacts } from '../units/contacts.ts';
import { unitAt, withBases, withUnit } from '../units/pieces.ts';
import { furtherRally } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** Where the advance takes the unit, and the enemy that lines up with it. Null if the unit cannot move. */
interface Advance {
  readonly base: Base;
  readonly linedUp: LinedUp | null;
}
const alone = (base: Base): Advance => ({ base, linedUp: null });

/** fr3.melee.breakthrough-failure: the unit moves straight ahead and lines up with the enemy that it meets. */
function advance(state: State, unit: BattleUnit): Advance | null {
  const { base, side, level } = unit;
  const direction = forward(base.facing);
  const full = times(direction, fullMove(state, [unit], direction));
  const near = otherUnits(state, [unit.id]).filter((other) => other.level === level);
  const friends = near.filter((other) => other.side === side).map((friend) => friend.base);
  const enemies = near.filter((other) => other.side !== side);
  const targets = enemies.map((enemy) => enemy.base);
  // fr3.cavalry.pursuit-blocked
  const free = Math.min(1, ...friends.map((friend) => meets(base, full, friend) ?? 1));
  const way: Point = times(full, free);
  if (lengthOf(way) === 0) return null;
  // fr3.melee.breakthrough-contact
  const met = chargeAlong<Base>([base], way, targets, { blocked: friends });
  if (!met.ok) return alone(shifted(base, way));
  const linedUp = linesUp(withBases(state, [unit.id], met.atContact), met, enemies, unit);
  if (linedUp) return { base: met.atContact[0] as Base, linedUp };
  const fits = (place: Base | undefined) => place && refusePlaces(state, [unit.id], [place]) === null;
  const [lined] = met.bases;
  if (lined && fullContacts([lined], targets) && fits(lined)) return alone(lined);
  const short = shifted(base, times(direction, met.travelled));
  return met.travelled > 0 && fits(short) ? alone(short) : null;
}

/** fr3.melee.breakthrough-failure: a full move at once. Contact counts as a charge, fought in the next phase. */
function drivenOn(state: State, id: PieceId): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const onward = opponents(state, id).length > 0 ? null : advance(state, unit);
  if (!onward) return certain(state);
  const { base, linedUp } = onward;
  const { width, depth } = state.setup.table;
  const inches = Math.hypot(base.x - unit.base.x, base.y - unit.base.y);
  const logEntry = event(
    { kind: 'moved', units: [id], way: 'driven-on', inches: Math.round(inches * 1000) / 1000 },
    'fr3.melee.breakthrough-failure',
  );
  const free = leavesStakes(state, id);
  if (!isOnTable(base, width, depth)) {
    const gone = leftBehind(withContacts(withUnit(free.state, id, { status: 'away' })), id, unit.base);
    const left = event({ kind: 'left', unit: id }, 'fr3.melee.breakthrough-failure', 'fr3.charging.disengage-off-board');
    return certain(gone.state, ...free.events, left, ...gone.events);
  }
  const from = new Map([[id, unit.base]]);
  const up = lineUp(withBases(free.state, [id], [base]), linedUp);
  const there = withContacts(up.state, { from, first: 'next phase', stood: up.stood });
  const moved = leftBehind(there, id, unit.base);
  return inTurn(report(moved.state, ...free.events, logEntry, ...up.events, ...moved.events), (at) =>
    opponents(at, id).length > 0 ? contact(state, at, [id], from) : certain(at),
  );
}

/** Makes the winner's test. `passed` says what the unit may do if it passes. */
export function pursuit(state: State, id: PieceId, passed: (state: State) => BattleReport): Chance<BattleReport> {
  const unit = unitAt(state, id);
  return andThen(
    withDiceOwner(overPursuit(asStruck(state, unit, null), furtherRally(state, unit)), unit.side),
    ({ drivenOn: fails, after }) => {
      const outcome = report(
        state,
        event({ kind: 'tested', unit: id, of: 'over-pursuit', passed: !fails }, 'fr3.melee.breakthrough-test'),
      );
      if (!fails) {
        const next = passed(state);
        return certain(next.state, ...outcome.events, ...next.events);
      }
      return inTurn(
        outcome,
        // fr3.over-pursuit.double-demoralized: the unit is destroyed before it can advance.
        (at) => (after.fate === 'destroyed' ? certain(at) : drivenOn(at, id)),
        (at) => inflict(at, id, { after, cause: 'nerve', by: null }),
      );
    },
  );
}
