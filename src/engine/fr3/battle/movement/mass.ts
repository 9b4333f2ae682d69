/**
 * How 2x2 units and blobs move (chapters fr3.multi-based and fr3.specials): one free turn in place at the start of the move, then
 * straight ahead. Friends that a turning unit touches step aside. A double demoralized unit flees from the enemy in its next
 * movement step.
 */
import { whole } from '../../../kernel/fields.ts';
import {
  bearing,
  ahead as forward,
  fullTurn,
  halfTurn,
  onTable as isOnTable,
  lengthOf,
  meets,
  minus,
  overlap,
  type Point,
  quarterTurn,
  rotated,
  shifted,
  times,
  turnBetween,
} from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { actionKind, inches as aLength, aPiece, firstOf, refusal } from '../action-kind.ts';
import { type BattleReport, event, inTurn, report } from '../events.ts';
import { withContacts } from '../units/contacts.ts';
import { isMass, isShapeless, phasing, standing, unitAt, withBases, withDeeds, withUnit } from '../units/pieces.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { leftBehind } from './attach.ts';
import { movers } from './groups.ts';
import { inchesOf, type Plan, performPlan, refusePlan, straightOnly } from './manoeuvre.ts';
import { refuseMovers } from './move-cost.ts';
import { fullMove } from './rates.ts';
import { otherUnits } from './room.ts';
import { lengths, straightPlan } from './straight.ts';

/** Step for checking a turn, in tenths of a degree. */
const pace = 50;

/** fr3.multi-based.displacement: friends that a unit touches while turning. */
function touched(state: State, unit: BattleUnit, angle: number): readonly PieceId[] {
  const size = Math.abs(angle);
  const places = Array.from({ length: Math.ceil(size / pace) }, (_, at) =>
    rotated(unit.base, Math.sign(angle) * Math.min(size, (at + 1) * pace)),
  );
  return otherUnits(state, [unit.id])
    .filter(({ side, level, base }) => side === unit.side && level === unit.level && places.some((at) => overlap(at, base)))
    .map(({ id }) => id);
}

/** Turns a 2x2 unit in place, and moves the friends that step aside. */
export function turnedBy(state: State, id: PieceId, angle: number): BattleReport {
  const unit = unitAt(state, id);
  if (angle === 0) return report(state);
  const units = touched(state, unit, angle);
  const turned = withBases(withDeeds(state, units, { gaveWay: true }), [id], [rotated(unit.base, angle)]);
  return report(
    turned,
    ...(units.length > 0
      ? [
          event(
            { kind: 'gave-way', units, to: id },
            isMass(unit) ? 'fr3.multi-based.displacement' : 'fr3.specials.blobs-displacement',
          ),
        ]
      : []),
  );
}

/** Why a 2x2 unit can no longer turn. */
export const refuseTurn = (state: State, id: PieceId, angle: number): Refusal | null =>
  angle !== 0 && unitAt(state, id).did.moved
    ? refusal('2x2 units and blobs can turn only once, at the start of their move.', straightOnly(unitAt(state, id)))
    : null;

interface Surge {
  readonly unit: PieceId;
  readonly angle: number;
  readonly inches: number;
}

/** Plans the turn, and the straight move after it. */
const surge = onceForPair((state: State, { unit: id, angle, inches }: Surge): { turned: BattleReport; plan: Plan } => {
  const turned = turnedBy(state, id, angle);
  const plan = straightPlan(turned.state, { units: [id], inches });
  return { turned, plan: plan.ok ? { ...plan, rules: [straightOnly(unitAt(state, id)), ...plan.rules] } : plan };
});

/** Turns worth trying: to the nearest enemy, to either side, and about. */
function turns(state: State, { base, side }: BattleUnit): readonly number[] {
  const off = (enemy: BattleUnit) => lengthOf(minus(enemy.base, base));
  const [first, ...more] = standing(state, enemyOf(side));
  const nearest = first && more.reduce((best, each) => (off(each) < off(best) ? each : best), first);
  const toward = nearest ? turnBetween(base.facing, bearing(base, nearest.base)) : 0;
  return [...new Set([toward, -quarterTurn, quarterTurn, halfTurn])].filter((angle) => angle !== 0);
}

export const massKinds = {
  /** fr3.multi-based.movement: the unit turns in place and then moves straight ahead. */
  surge: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, angle: whole(1 - fullTurn, fullTurn - 1), inches: aLength },
    *candidates(state) {
      for (const [id, ...more] of movers(state)) {
        const unit = id === undefined || more.length > 0 ? undefined : unitAt(state, id);
        if (!unit || !isShapeless(state, unit) || unit.did.moved) continue;
        for (const angle of turns(state, unit))
          for (const inches of lengths(turnedBy(state, unit.id, angle).state, [unit.id])) yield { unit: unit.id, angle, inches };
      }
    },
    refuse: (state, action) =>
      firstOf(
        () => refuseMovers(state, [action.unit]),
        () =>
          isShapeless(state, unitAt(state, action.unit))
            ? refuseTurn(state, action.unit, action.angle)
            : refusal('Units on single bases must wheel or change facing instead.', 'fr3.movement.types'),
        () => {
          const { turned, plan } = surge(state, action);
          return refusePlan(turned.state, [action.unit], plan);
        },
      ),
    perform(state, action) {
      const { turned, plan } = surge(state, action);
      return inTurn(turned, (at) => performPlan(at, [action.unit], plan));
    },
  }),
};

/** The path of a fleeing unit: its full move along its heading, until a unit blocks it. */
function runs(state: State, unit: BattleUnit): Point {
  const direction = forward(unit.flees ?? unit.base.facing);
  const way = times(direction, fullMove(state, [unit], direction));
  // A fleeing unit may not end on another, so even units that it could pass through stop it.
  const barred = otherUnits(state, [unit.id]).filter(({ level }) => level === unit.level);
  return times(way, Math.min(1, ...barred.map((other) => meets(unit.base, way, other.base) ?? 1)));
}

/** fr3.multi-based.double-demoralized: a fleeing unit uses its whole move, and may leave the table. */
function flown(state: State, id: PieceId): BattleReport {
  const unit = unitAt(state, id);
  const way = runs(state, unit);
  const result = withDeeds(withUnit(state, id, { flees: null }), [id], { moved: true, spent: 1 });
  if (lengthOf(way) === 0) return report(result, event({ kind: 'stayed', unit: id }, 'fr3.multi-based.double-demoralized'));
  const end = shifted(unit.base, way);
  const { width, depth } = state.setup.table;
  if (!isOnTable(end, width, depth)) {
    const left = event({ kind: 'left', unit: id }, 'fr3.multi-based.double-demoralized', 'fr3.charging.disengage-off-board');
    const gone = leftBehind(withContacts(withUnit(result, id, { status: 'away' })), id, unit.base);
    return report(gone.state, left, ...gone.events);
  }
  const logEntry = event(
    { kind: 'moved', units: [id], way: 'fled', inches: inchesOf(way) },
    'fr3.multi-based.double-demoralized',
  );
  const alone = leftBehind(withContacts(withBases(result, [id], [end])), id, unit.base);
  return report(alone.state, logEntry, ...alone.events);
}

/** At the start of the movement step, fleeing units move first. */
export const flights = (state: State): BattleReport =>
  standing(state, phasing(state))
    .filter(({ flees }) => flees !== null)
    .reduce<BattleReport>((sofar, { id }) => {
      const next = flown(sofar.state, id);
      return report(next.state, ...sofar.events, ...next.events);
    }, report(state));
