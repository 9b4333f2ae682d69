/** What all manoeuvres share: they cost movement, need room, obey zones of control, and end without contact. */

import { type Chance, known } from '../../../kernel/chance.ts';
import { type Base, lengthOf, type Point, shifted } from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { engaged } from '../../table/engagement.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, event, report } from '../events.ts';
import { couldMeet, refuseAground } from '../spirits/crossing.ts';
import { withHaunts } from '../spirits/haunting.ts';
import { isMass, isShapeless, standing, unitAt, withBases } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { Planned } from '../vocabulary/moves.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { refuseMovers, spendMovement, spentBy } from './move-cost.ts';
import { shareTolerance } from './rates.ts';
import { refusePlaces, refuseWay } from './room.ts';
import { refuseZonesAt, refuseZonesOnWay } from './zones.ts';

export type Plan = Planned | { readonly ok: false; readonly why: Refusal };

export const noPlan = (because: string, ...rules: readonly Fr3RuleId[]): Plan => ({ ok: false, why: refusal(because, ...rules) });

export const unitsNamed = onceForPair((state: State, ids: readonly PieceId[]): readonly BattleUnit[] =>
  ids.map((id) => unitAt(state, id)),
);
export const basesOf = (units: readonly BattleUnit[]): readonly Base[] => units.map(({ base }) => base);

/** Whether the units would be engaged with an enemy at these places. */
export const meetsEnemy = (state: State, units: readonly BattleUnit[], bases: readonly Base[]): boolean =>
  standing(state, enemyOf((units[0] as BattleUnit).side)).some((enemy) =>
    bases.some((base, at) => engaged(base, enemy.base) && couldMeet(state, units[at] as BattleUnit, enemy)),
  );

/** Whether this straight move is impossible for a reason other than a zone of control. */
export const hasNoRoom = (state: State, units: readonly BattleUnit[], way: Point): boolean =>
  refuseWay(state, units, way) !== null ||
  refusePlaces(
    state,
    units.map(({ id }) => id),
    units.map(({ base }) => shifted(base, way)),
  ) !== null;

/** The rule by which a unit may turn only once, at the start of its move, and must then go straight ahead. */
export const straightOnly = (unit: BattleUnit): 'fr3.multi-based.movement' | 'fr3.specials.blobs-movement' =>
  isMass(unit) ? 'fr3.multi-based.movement' : 'fr3.specials.blobs-movement';

/** Why a planned manoeuvre is not allowed. */
export function refusePlan(state: State, ids: readonly PieceId[], plan: Plan): Refusal | null {
  if (!plan.ok) return plan.why;
  const units = unitsNamed(state, ids);
  const { bases, share, path, rules } = plan;
  const spent = spentBy(units) + share;
  return firstOf(
    () =>
      plan.way !== 'ahead' && units.some((unit) => isShapeless(state, unit))
        ? refusal(
            '2x2 units and blobs can turn only once, at the start of their move, and then go straight ahead.',
            ...units.filter((unit) => isShapeless(state, unit)).map(straightOnly),
          )
        : null,
    () => {
      const fixed = path && units.find((unit) => unit.fixed);
      return fixed
        ? refusal(
            `${nameOf(state, fixed)} (${fixed.id}) have fired, so they can only change facing.`,
            'fr3.artillery.heavy-movement',
          )
        : null;
    },
    () => (path ? refuseAground(state, units) : null),
    () =>
      spent <= 1 + shareTolerance
        ? null
        : refusal('The units do not have enough movement left for that move.', ...rules, 'fr3.movement.rate'),
    () => (path && 'straight' in path ? refuseWay(state, units, path.straight) : null),
    () => refusePlaces(state, ids, bases),
    () => {
      const full = spent >= 1 - shareTolerance;
      if (!path) return null;
      return 'straight' in path
        ? refuseZonesOnWay(state, units, path.straight, (longer) => full || hasNoRoom(state, units, longer))
        : refuseZonesAt(state, units, bases, path.places, full);
    },
    () =>
      meetsEnemy(state, units, bases)
        ? refusal('A move that ends in contact with an enemy is a charge.', 'fr3.movement.types', 'fr3.charging.definition')
        : null,
  );
}

/** Why units cannot make a manoeuvre. `plan` is computed only if they may move at all. */
export const refuseManoeuvre = (state: State, ids: readonly PieceId[], plan: () => Plan): Refusal | null =>
  refuseMovers(state, ids) ?? refusePlan(state, ids, plan());

/** Carries out a legal manoeuvre. */
export function performPlan(state: State, ids: readonly PieceId[], plan: Plan): Chance<BattleReport> {
  if (!plan.ok) return known(report(state));
  return ask.moves(state, ids, plan, () => known(performManoeuvre(state, ids, plan)));
}

/** Moves the units, unless a hidden unit stops them. */
export function performManoeuvre(state: State, ids: readonly PieceId[], plan: Planned): BattleReport {
  const { bases, share, inches, way, rules, path } = plan;
  const next = spendMovement(state, ids, share);
  const ambush =
    path && 'straight' in path ? ask.ambushed(next.state, { kind: 'move', units: ids, ends: bases }, path.straight) : null;
  if (ambush) return { ...ambush, events: next.events };
  return report(
    withHaunts(state, withBases(next.state, ids, bases), ids, path),
    event({ kind: 'moved', units: ids, way, inches }, ...rules),
    ...next.events,
  );
}

/** The rules to cite for a move of several units. */
export const asGroup = (ids: readonly PieceId[]): readonly Fr3RuleId[] => (ids.length > 1 ? ['fr3.movement.group-move'] : []);

export const inchesOf = (way: Point): number => Math.round(lengthOf(way) * 1000) / 1000;
