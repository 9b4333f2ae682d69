/** Disengaging (fr3.charging.disengage-cavalry, fr3.charging.disengage-sbf): a full move straight away from the enemy. */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import {
  contactOf as edgeContact,
  ahead as forward,
  halfTurn,
  onTable as isOnTable,
  meets,
  outward,
  type Point,
  shifted,
  times,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { charging } from '../../data/figures/charging.ts';
import type { Level } from '../../data/levels.ts';
import { sufferInPlace } from '../../demoralization.ts';
import { ridesOff, withdraws } from '../../nerve/breaking-off.ts';
import { nerveTest } from '../../nerve/test.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { type BattleReport, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { asStruck } from '../harm/retreat-path.ts';
import { hasEffect } from '../magic/effects.ts';
import { refuseHeld } from '../magic/held.ts';
import { leftBehind } from '../movement/attach.ts';
import { hasLevel } from '../movement/level.ts';
import { inchesOf } from '../movement/manoeuvre.ts';
import { refuseClock, spendMovement } from '../movement/move-cost.ts';
import { fullMove } from '../movement/rates.ts';
import { otherUnits, passes, refusePlaces } from '../movement/room.ts';
import { leavesStakes } from '../movement/stakes.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { refuseAground } from '../spirits/crossing.ts';
import { isEngaged, opponents, withContacts } from '../units/contacts.ts';
import { sideHeld } from '../units/faces.ts';
import { findUnit, phasing, standing, troopOf, unitAt, withBases, withDeeds, withUnit } from '../units/pieces.ts';
import { levelsOf } from '../units/troop-facts.ts';
import { nameOf, rowOf } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { testedUnit, trial } from './nerve.ts';

const riders: readonly string[] = ['light-cavalry', 'mounted', 'dragoons'];

/** The level to which the unit could disengage at this place; null if there is none. */
const sinks = (state: State, unit: BattleUnit): Level | null =>
  levelsOf(troopOf(state, unit)).find((level) => hasLevel(state.terrain, unit.base, level, state.setup.underwater)) ?? null;

/** The enemy in front of the unit, or else the first enemy that touches it. */
const before = (state: State, unit: BattleUnit): BattleUnit | undefined => {
  const around = opponents(state, unit.id);
  return around.find(({ base }) => edgeContact(unit.base, base)?.edge === 'front') ?? around[0];
};

interface Retreat {
  /** The state before the move. If the unit returns to its own level, it is already on that level in this state. */
  readonly from: State;
  readonly way: Point;
  readonly off: boolean;
}

/** A full move straight away from the enemy, even off the edge of the table. */
function retreat(state: State, unit: BattleUnit): Retreat | null {
  const enemy = before(state, unit);
  const edge = enemy && edgeContact(unit.base, enemy.base)?.edge;
  if (!edge) return null;
  const level = byLevel(state, unit) ? sinks(state, unit) : null;
  const from = level ? withUnit(withDeeds(state, [unit.id], { changedLevel: true }), unit.id, { level, comes: level }) : state;
  const units = [unitAt(from, unit.id)];
  const heading = forward(outward(unit.base, edge) + halfTurn);
  const inches = fullMove(from, units, heading);
  if (inches <= 0) return null;
  const way = times(heading, inches);
  const { width, depth } = state.setup.table;
  return { from, way, off: !isOnTable(shifted(unit.base, way), width, depth) };
}

/** fr3.charging.disengage-sbf: a unit may leave enemies on the surface, except spirits, by returning to its own level. */
const byLevel = (state: State, unit: BattleUnit): boolean =>
  sinks(state, unit) !== null &&
  opponents(state, unit.id).every(
    (enemy) => enemy.level === 'surface' && enemy.comes === 'surface' && rowOf(state, enemy).group !== 'spirits',
  );

/** fr3.charging.disengage-cavalry: cavalry may disengage only from infantry. */
const fromInfantry = (state: State, unit: BattleUnit): boolean =>
  opponents(state, unit.id).every((enemy) => rowOf(state, enemy).group === 'infantry');
/** fr3.infantry.rangers-prepare-trap-disengage: rangers may leave enemies that their own trap still holds, without penalty. */
const fromTrap = (state: State, unit: BattleUnit): boolean =>
  rowOf(state, unit).id === 'rangers' && opponents(state, unit.id).every((enemy) => hasEffect(enemy, 'prepared-trap'));
const asRider = (state: State, unit: BattleUnit): boolean => riders.includes(rowOf(state, unit).id) && fromInfantry(state, unit);

/** fr3.innate.smoke-screen: why a unit of any type cannot disengage as light cavalry does. */
export const refuseWithdrawal = (state: State, id: PieceId): Refusal | null => refuse(state, id, fromInfantry);

function refuse(
  state: State,
  id: PieceId,
  may = (at: State, unit: BattleUnit): boolean => asRider(at, unit) || byLevel(at, unit) || fromTrap(at, unit),
): Refusal | null {
  const unit = findUnit(state, id);
  if (!unit || unit.side !== phasing(state) || unit.status !== 'table')
    return refusal('Only units of the phasing side can break off.', 'fr3.basics.phasing-player');
  const name = `${nameOf(state, unit)} (${id})`;
  return firstOf(
    () =>
      isEngaged(state, id)
        ? null
        : refusal(`${name} cannot break off, because they are not engaged.`, 'fr3.charging.disengage-cavalry'),
    () =>
      unit.did.moved
        ? refusal(`${name} cannot break off, because they have already moved this phase.`, 'fr3.movement.move')
        : null,
    () => refuseHeld(state, unit),
    () => refuseAground(state, [unit]),
    () =>
      may(state, unit)
        ? null
        : refusal(
            `${name} cannot break off. Only light cavalry, mounted units and dragoons can break off from infantry, and only fliers, swimmers and burrowers can break off from surface units.`,
            'fr3.charging.disengage-cavalry',
            'fr3.charging.disengage-sbf',
          ),
    () =>
      opponents(state, id).some((enemy) => sideHeld(state, enemy, unit, null) === 'rear')
        ? refusal(`${name} cannot break off, because an enemy attacks them in the rear.`, 'fr3.charging.disengage-cavalry')
        : null,
    () => refuseClock(state, [id]),
    () => refuseRetreat(state, unit),
  );
}

/** Why a unit cannot move straight back from its enemy. */
export function refuseRetreat(state: State, unit: BattleUnit): Refusal | null {
  const { id } = unit;
  const away = retreat(state, unit);
  const noWayBack = refusal(
    `${nameOf(state, unit)} (${id}) cannot break off, because there is no room straight behind them.`,
    'fr3.charging.disengage-move',
  );
  if (!away) return noWayBack;
  const here = unitAt(away.from, id);
  const barred = otherUnits(away.from, [id]).some(
    (other) => !passes(away.from, here, other) && meets(here.base, away.way, other.base) !== null,
  );
  return barred || (!away.off && refusePlaces(away.from, [id], [shifted(here.base, away.way)])) ? noWayBack : null;
}

/** The unit moves out of contact. Anything fixed to the ground stays behind. */
export function disengageUnit(state: State, id: PieceId): BattleReport {
  const away = retreat(state, unitAt(state, id));
  if (!away) return report(state);
  const { base } = unitAt(state, id);
  const free = leavesStakes(away.from, id);
  const there = away.off ? withUnit(free.state, id, { status: 'away' }) : withBases(free.state, [id], [shifted(base, away.way)]);
  const left = leftBehind(withContacts(there), id, base);
  const next = away.off
    ? event({ kind: 'left', unit: id }, 'fr3.charging.disengage-off-board')
    : event({ kind: 'moved', units: [id], way: 'disengaged', inches: inchesOf(away.way) }, 'fr3.charging.disengage-move');
  return report(left.state, ...free.events, next, ...left.events);
}

/** fr3.charging.disengage-demoralized, fr3.charging.disengage-double: not counted as a loss in this phase. */
export function shakenByRetreat(state: State, id: PieceId): Chance<BattleReport> {
  const struck = asStruck(state, unitAt(state, id), null);
  const rules = ['fr3.charging.disengage-demoralized', 'fr3.charging.disengage-double'] as const;
  const after = sufferInPlace(struck, { levels: charging.disengageLevels }, [...rules], 'nerve');
  return inflict(state, id, { after, cause: 'nerve', by: null }, false);
}

export const disengageKinds = {
  disengage: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece },
    *candidates(state) {
      for (const { id } of standing(state, phasing(state))) if (isEngaged(state, id)) yield { unit: id };
    },
    refuse: (state, { unit }) => refuse(state, unit),
    perform(state, { unit: id }) {
      const unit = unitAt(state, id);
      const type = byLevel(state, unit) ? 'level' : rowOf(state, unit).id;
      const begun = spendMovement(state, [id], 1);
      if (type === 'mounted')
        return andThen(withDiceOwner(nerveTest(withdraws, testedUnit(state, id, null)), unitAt(state, id).side), ({ roll }) => {
          const logEntry = event(
            { kind: 'tested', unit: id, of: 'withdrawal', passed: roll === 'passed' },
            'fr3.charging.disengage-cavalry',
          );
          const tested = report(begun.state, ...begun.events, logEntry);
          return roll === 'passed'
            ? inTurn(
                tested,
                (at) => known(disengageUnit(at, id)),
                (at) => shakenByRetreat(at, id),
              )
            : known(tested);
        });
      if (type === 'rangers') return inTurn(begun, (at) => known(disengageUnit(at, id)));
      return inTurn(
        begun,
        (at) => known(disengageUnit(at, id)),
        (at) =>
          type === 'dragoons'
            ? trial(at, id, { test: ridesOff, of: testedUnit(at, id, null), what: 'withdrawal', by: null }, false)
            : shakenByRetreat(at, id),
      );
    },
  }),
};
