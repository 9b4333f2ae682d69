/**
 * Flying, swimming and burrowing leviathans (chapter fr3.leviathans): their automatic moves, how they leave a melee on the
 * surface, and how they come up under a victim. Level changes are in `movement/level.ts`.
 */
import { type Chance, known } from '../../../kernel/chance.ts';
import {
  bearing,
  diagonal,
  ahead as forward,
  onTable as isOnTable,
  lengthOf,
  meets,
  type Point,
  shifted,
  times,
  turnBetween,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { leviathans } from '../../data/figures/leviathans.ts';
import type { Level } from '../../data/levels.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { chargeReach, isSmaller, lineUp, onSurface, type Reached } from '../charge/approach.ts';
import { refuseChargers } from '../charge/charge.ts';
import { type BattleReport, event, inTurn, report } from '../events.ts';
import { isHeld, refuseByMagic, refuseHeld } from '../magic/held.ts';
import { movers } from '../movement/groups.ts';
import { hasLevel } from '../movement/level.ts';
import { inchesOf, unitsNamed } from '../movement/manoeuvre.ts';
import { refuseClock, refuseMovers, spendMovement } from '../movement/move-cost.ts';
import { rateOf, shareTolerance } from '../movement/rates.ts';
import { otherUnits, refusePlaces } from '../movement/room.ts';
import { anyLeviathan, couldMeet, environmentOf, isAground, isLeviathan } from '../spirits/crossing.ts';
import { isEngaged, opponents, withContacts } from '../units/contacts.ts';
import { findUnit, phasing, standing, troopOf, unitAt, withBases, withDeeds, withUnit } from '../units/pieces.ts';
import { levelsOf } from '../units/troop-facts.ts';
import { nameOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { isCrushed } from './leviathans.ts';

// ---- Automatic moves -----------------------------------------------------------------------------

/** Whether the leviathan is flying or swimming. Leviathans that fly or swim must keep moving. */
const isAloft = (unit: BattleUnit): boolean => unit.level === 'flying' || unit.level === 'swimming';
const aloft = (state: State): readonly BattleUnit[] =>
  anyLeviathan(state)
    ? standing(state, phasing(state)).filter((unit) => isAloft(unit) && isLeviathan(state, unit) && !isHeld(state, unit))
    : [];

/** The number of parts into which a path is divided to find where it has to end. */
const parts = 16;

/**
 * How far these units can go straight together without overlapping a unit on their level, entering closed ground or leaving the
 * table.
 */
function getThrough(state: State, units: readonly BattleUnit[], way: Point): Point {
  const ids = units.map(({ id }) => id);
  const free = units.map((unit) =>
    otherUnits(state, ids)
      .filter(({ level }) => level === unit.level)
      .reduce((least, other) => Math.min(least, meets(unit.base, way, other.base) ?? 1), 1),
  );
  for (let part = parts; part > 0; part--) {
    const along = times(way, (Math.min(...free) * part) / parts);
    const bases = units.map(({ base }) => shifted(base, along));
    if (lengthOf(along) > shareTolerance && refusePlaces(state, ids, bases) === null) return along;
  }
  return { x: 0, y: 0 };
}

const straight = (state: State, unit: BattleUnit, share: number): Point =>
  times(forward(unit.base.facing), rateOf(state, [unit]).open * share);

/**
 * fr3.leviathans.drag, fr3.leviathans.drag-off-board: moves one leviathan with all its opponents. Another leviathan stops the
 * drag.
 */
function drags(state: State, id: PieceId): BattleReport {
  const unit = unitAt(state, id);
  const dragged = opponents(state, id);
  if (dragged.length === 0 || dragged.some((enemy) => isLeviathan(state, enemy))) return report(state);
  const units = [unit, ...dragged];
  const fullWay = straight(state, unit, leviathans.drag);
  const way = getThrough(state, units, fullWay);
  const result = withDeeds(state, [id], { moved: true, spent: leviathans.drag });
  if (lengthOf(way) === 0) return report(result);
  const { width, depth } = state.setup.table;
  const off = units.some(({ base }) => !isOnTable(shifted(base, way), width, depth));
  const ids = units.map((each) => each.id);
  return report(
    withContacts(
      withBases(
        result,
        ids,
        units.map(({ base }) => shifted(base, way)),
      ),
    ),
    event(
      { kind: 'moved', units: ids, way: 'dragged', inches: inchesOf(way) },
      'fr3.leviathans.drag',
      ...(off ? (['fr3.leviathans.drag-off-board'] as const) : []),
    ),
  );
}

/** Changes the units one after the other, each starting from the state after the change of the one before. */
const each = (state: State, units: readonly BattleUnit[], does: (state: State, id: PieceId) => BattleReport): BattleReport =>
  units.reduce<BattleReport>((sofar, { id }) => {
    const next = does(sofar.state, id);
    return report(next.state, ...sofar.events, ...next.events);
  }, report(state));

/** At the start of the movement step, leviathans in melee drag their opponents along. */
export const leviathansDrag = (state: State): BattleReport =>
  each(
    state,
    aloft(state).filter(({ id }) => isEngaged(state, id)),
    drags,
  );

/** fr3.leviathans.fly-swim-movement: completes a half move straight ahead, even off the table. */
function glides(state: State, id: PieceId): BattleReport {
  const unit = unitAt(state, id);
  const fullWay = straight(state, unit, leviathans.minimumMove - unit.did.spent);
  const result = withDeeds(state, [id], { moved: true, spent: leviathans.minimumMove });
  const { width, depth } = state.setup.table;
  const barred = otherUnits(state, [id]).some(
    ({ level, base }) => level === unit.level && meets(unit.base, fullWay, base) !== null,
  );
  if (!barred && unit.level === 'flying' && !isOnTable(shifted(unit.base, fullWay), width, depth))
    return report(
      withContacts(withUnit(result, id, { status: 'away' })),
      event({ kind: 'left', unit: id }, 'fr3.leviathans.fly-swim-movement', 'fr3.charging.disengage-off-board'),
    );
  const way = getThrough(state, [unit], fullWay);
  if (lengthOf(way) === 0) return report(result);
  return report(
    withContacts(withBases(result, [id], [shifted(unit.base, way)])),
    event({ kind: 'moved', units: [id], way: 'glided', inches: inchesOf(way) }, 'fr3.leviathans.fly-swim-movement'),
  );
}

/**
 * At the end of the movement step, flying and swimming leviathans that have moved less than half their movement move on
 * automatically.
 */
export const leviathansGlide = (state: State): BattleReport =>
  each(
    state,
    aloft(state).filter(({ id, did }) => did.spent < leviathans.minimumMove - shareTolerance && !isEngaged(state, id)),
    glides,
  );

// ---- Leaving a melee on the surface --------------------------------------------------------------

/** Returns the leviathan to its own level at the same place. */
const returned = (state: State, id: PieceId, level: Level): State =>
  withDeeds(withUnit(state, id, { level, comes: level }), [id], { changedLevel: true });

/** fr3.leviathans.landed-melee, fr3.leviathans.burrow-withdraw: why a leviathan cannot leave a melee. */
function refuseWithdrawal(state: State, id: PieceId): Refusal | null {
  const unit = findUnit(state, id);
  const level = unit && unit.side === phasing(state) && unit.status === 'table' ? environmentOf(state, unit) : null;
  if (!unit || level === null || !isAground(state, unit))
    return refusal('Only leviathans on the surface can leave it.', 'fr3.leviathans.burrow-withdraw');
  const name = `${nameOf(state, unit)} (${id})`;
  const home = () => unitAt(returned(state, id, level), id);
  return firstOf(
    () =>
      isEngaged(state, id)
        ? null
        : refusal(`${name} cannot leave the surface like this, because they are not engaged.`, 'fr3.leviathans.burrow-withdraw'),
    () =>
      unit.did.moved
        ? refusal(`${name} cannot leave the surface, because they have already moved this phase.`, 'fr3.movement.move')
        : null,
    () => refuseHeld(state, unit),
    () =>
      opponents(state, id).some(
        (enemy) =>
          couldMeet(state, home(), enemy) || levelsOf(troopOf(state, enemy)).includes(level) || isLeviathan(state, enemy),
      )
        ? refusal(
            `${name} cannot leave the surface, because their opponents could fight them on the new level too.`,
            level === 'burrowing' ? 'fr3.leviathans.burrow-withdraw' : 'fr3.leviathans.landed-melee',
          )
        : null,
    () =>
      hasLevel(state.terrain, unit.base, level, state.setup.underwater)
        ? refusePlaces(returned(state, id, level), [id], [unit.base])
        : refusal(`${name} cannot leave the surface here.`, 'fr3.levels.unit-levels'),
    () => refuseClock(state, [id]),
  );
}

// ---- Surfacing under a victim --------------------------------------------------------------------

/** fr3.leviathans.engulf: whether an enemy floats on water (for a swimming leviathan) or stands on land (for a burrowing one). */
const isOver = (state: State, level: Level, enemy: BattleUnit): boolean =>
  enemy.level === 'surface' &&
  !state.setup.underwater &&
  hasLevel(state.terrain, enemy.base, 'swimming') === (level === 'swimming');

/** The leviathan's path to its victim, calculated in the same way as a charge. */
const wayTo = (state: State, id: PieceId, at: PieceId) => {
  const { base } = unitAt(state, id);
  const aim = Math.round(turnBetween(base.facing, bearing(base, unitAt(state, at).base)));
  return chargeReach(state, { units: [id], aim: Math.max(-diagonal, Math.min(diagonal, aim)), over: at, wrap: 'none' });
};

function refuseEngulf(state: State, id: PieceId, at: PieceId): Refusal | null {
  const [unit, enemy] = [findUnit(state, id), findUnit(state, at)];
  const level = unit ? environmentOf(state, unit) : null;
  const rules = ['fr3.leviathans.engulf', 'fr3.leviathans.size-order'] as const;
  return firstOf(
    () => refuseMovers(state, [id]),
    () =>
      !unit || (level !== 'swimming' && level !== 'burrowing') || unit.level !== level
        ? refusal(
            'Only leviathans that are underwater or underground can come up beneath an enemy unit.',
            'fr3.leviathans.engulf',
          )
        : !enemy || enemy.side === unit.side || enemy.status !== 'table' || !isOver(state, level, enemy)
          ? refusal('Choose an enemy unit above the leviathan, on the water or on land.', 'fr3.leviathans.engulf')
          : isSmaller(state, enemy, unit)
            ? null
            : refusal(`${nameOf(state, enemy)} (${at}) are too large to be engulfed.`, ...rules),
    () => refuseChargers(state, [id]),
    () => refuseByMagic(state, unit as BattleUnit, enemy as BattleUnit),
    () => {
      const found = wayTo(state, id, at);
      if (!found.ok) return found.why;
      return found.pairs.some((pair) => pair.enemy.id === at)
        ? refusePlaces(onSurface(state, [id]), [id], found.bases)
        : refusal('That enemy unit is out of reach.', 'fr3.leviathans.engulf');
    },
  );
}

/** The leviathan surfaces, and its victim rolls. Other units cannot fight the leviathan this phase. */
function engulfs(state: State, id: PieceId, at: PieceId): Chance<BattleReport> {
  const found = wayTo(state, id, at) as Reached;
  const outcome = spendMovement(state, [id], 1);
  const up = withDeeds(withBases(onSurface(outcome.state, [id]), [id], found.bases), [id], { fought: true });
  const lined = lineUp(withUnit(up, id, { comes: 'surface' }), found.linedUp);
  const met = withContacts(lined.state, { from: new Map(), first: 'next phase', stood: lined.stood });
  return inTurn(
    report(
      met,
      event({ kind: 'engulfed', unit: at, by: id }, 'fr3.leviathans.engulf', 'fr3.leviathans.burrow-surface'),
      ...lined.events,
      ...outcome.events,
    ),
    (now) => isCrushed(now, at, 'engulf', id),
  );
}

export const leviathanKinds = {
  /** fr3.leviathans.landed-melee, fr3.leviathans.burrow-withdraw: withdrawing costs the whole move, but does not demoralize. */
  withdraw: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece },
    *candidates(state) {
      if (anyLeviathan(state))
        for (const unit of standing(state, phasing(state))) if (isAground(state, unit)) yield { unit: unit.id };
    },
    refuse: (state, { unit }) => refuseWithdrawal(state, unit),
    perform(state, { unit: id }) {
      const to = environmentOf(state, unitAt(state, id)) as Level;
      const outcome = spendMovement(state, [id], 1);
      return known(
        report(
          withContacts(returned(outcome.state, id, to)),
          event(
            { kind: 'level', units: [id], to },
            to === 'burrowing' ? 'fr3.leviathans.burrow-withdraw' : 'fr3.leviathans.landed-melee',
          ),
          ...outcome.events,
        ),
      );
    },
  }),
  engulf: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, at: aPiece },
    *candidates(state) {
      if (!anyLeviathan(state)) return;
      for (const [id, ...more] of movers(state)) {
        const [unit] = id === undefined || more.length > 0 ? [] : unitsNamed(state, [id]);
        const level = unit ? environmentOf(state, unit) : null;
        if (!unit || level === null || unit.level !== level || level === 'flying') continue;
        for (const enemy of standing(state, enemyOf(unit.side)))
          if (isOver(state, level, enemy)) yield { unit: unit.id, at: enemy.id };
      }
    },
    refuse: (state, { unit, at }) => refuseEngulf(state, unit, at),
    perform: (state, { unit, at }) => engulfs(state, unit, at),
  }),
};
