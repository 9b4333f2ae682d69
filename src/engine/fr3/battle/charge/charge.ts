/**
 * Charges: a unit or a group moves into contact and lines up at no cost. Then nerve is tested, and the charged units turn to
 * face.
 */

import { type Chance, known } from '../../../kernel/chance.ts';
import { oneOf, orNull, whole } from '../../../kernel/fields.ts';
import {
  type Base,
  bearing,
  comesNear,
  diagonal,
  ahead as forward,
  halfTurn,
  shifted,
  times,
  turnBetween,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { type ContactStep, contactOrder } from '../../contact-order.ts';
import { basics } from '../../data/figures/basics.ts';
import { bout } from '../../melee/combatant.ts';
import { meetingRefusals } from '../../melee/meeting.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { baseSide } from '../../table/bases.ts';
import { heldInPlace, holds } from '../../table/engagement.ts';
import { actionKind, aPiece, firstOf, refusal, somePieces } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, event, inTurn, report } from '../events.ts';
import { refuseByMagic } from '../magic/held.ts';
import { movers } from '../movement/groups.ts';
import { meetsEnemy, unitsNamed } from '../movement/manoeuvre.ts';
import { refuseMovers, spendMovement, spentBy } from '../movement/move-cost.ts';
import { rateOf, shareOfWay, shareTolerance } from '../movement/rates.ts';
import { refusePlaces, refuseWay } from '../movement/room.ts';
import { withoutStakes } from '../movement/stakes.ts';
import { refuseTargets } from '../movement/zones.ts';
import { couldMeet, isEthereal, isSpirit, reaches } from '../spirits/crossing.ts';
import { withHaunts } from '../spirits/haunting.ts';
import { contactOf, isEngaged, opponents, screened, withContacts } from '../units/contacts.ts';
import { isShapeless, standing, unitAt, withBases, withDeeds } from '../units/pieces.ts';
import { meleeSide, nameOf } from '../units/troops.ts';
import type { Aim } from '../vocabulary/aim.ts';
import { wraps } from '../vocabulary/aim.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { chargeReach, lineUp, onSurface, type Reached } from './approach.ts';
import { lances } from './lances.ts';
import { fearOfCharge, fearOfCharged, throwing } from './nerve.ts';
import { toTurnTo, turnOrAsk } from './turning.ts';

/** Why this unit can never charge, or cannot charge this enemy. */
function refuseMeeting(state: State, charger: BattleUnit, target: BattleUnit): Refusal | null {
  const left = ask.refuseMeeting(state, charger, target);
  if (left) return left;
  // Ethereals do not fight enemies as other units do, so the usual refusals do not apply.
  if ([charger, target].some((each) => isEthereal(state, each)) && couldMeet(state, charger, target))
    return refuseByMagic(state, charger, target);
  const b = { ...meleeSide(state, target), level: target.level };
  return (
    refuseByMagic(state, charger, target) ?? meetingRefusals(bout({ a: meleeSide(state, charger), b, charge: 'a' }))[0] ?? null
  );
}

/** fr3.charging.no-charge-units, fr3.basics.demoralized-no-charge */
export function refuseChargers(state: State, ids: readonly PieceId[]): Refusal | null {
  const shaken = unitsNamed(state, ids).find(({ morale, poison }) => morale > poison);
  return shaken
    ? refusal(
        `${nameOf(state, shaken)} (${shaken.id}) cannot charge, because they are demoralized. Rally them first.`,
        'fr3.charging.no-charge-units',
        'fr3.basics.demoralized-no-charge',
      )
    : null;
}

/** Why a charge is not allowed although the chargers can reach an enemy. */
export function refuseReached(ids: readonly PieceId[], { from, bases, pairs, way, lands }: Reached): Refusal | null {
  const { state } = from;
  const [enemy] = pairs;
  return firstOf(
    () =>
      ids.map((id) => refuseMeeting(state, unitAt(state, id), enemy?.enemy as BattleUnit)).find((each) => each !== null) ?? null,
    () =>
      pairs.some(({ charger, enemy: met }) => screened(state, met, bases[ids.indexOf(charger)] as Base))
        ? refusal(
            'You cannot charge the flank of that pike block, because the unit beside it covers that flank.',
            'fr3.pike-blocks.flank-screening',
          )
        : null,
    () => refusePlaces(lands ? onSurface(state, ids) : state, ids, bases),
    () =>
      unitsNamed(state, ids)
        .map((unit) => {
          const own = pairs.filter(({ charger }) => charger === unit.id);
          return refuseTargets(
            state,
            unit,
            way,
            (own.length > 0 ? own : pairs).map(({ enemy: { id } }) => id),
          );
        })
        .find((each) => each !== null) ?? null,
  );
}

const refuse = (state: State, aimed: Aim): Refusal | null =>
  firstOf(
    () => refuseMovers(state, aimed.units),
    () => refuseChargers(state, aimed.units),
    () => {
      const found = chargeReach(state, aimed);
      return found.ok ? refuseReached(aimed.units, found) : found.why;
    },
  );

/** Directions worth trying: straight ahead, and towards each enemy within the diagonals. */
function* aimsOf(state: State, units: readonly PieceId[]) {
  const first = unitAt(state, units[0] as PieceId);
  const own = { units, over: null, wrap: 'none' } as const;
  yield { ...own, aim: 0 };
  for (const enemy of standing(state, enemyOf(first.side))) {
    const aim = turnBetween(first.base.facing, bearing(first.base, enemy.base));
    if (Math.abs(aim) > (isShapeless(state, first) ? halfTurn : diagonal)) continue;
    if (isSpirit(state, first)) {
      if (couldMeet(state, first, enemy)) yield { ...own, aim, over: enemy.id };
    } else if (enemy.level === first.level) {
      if (Math.abs(aim) > 50) yield { ...own, aim };
    } else if ((first.level !== 'surface' && enemy.level === 'surface') || reaches(state, first, enemy.level))
      yield { ...own, aim, over: enemy.id };
  }
}

/** Only the directions that lead near an enemy within the remaining movement. */
function* aims(state: State, ids: readonly PieceId[]) {
  const units = unitsNamed(state, ids);
  const [first] = units as readonly [BattleUnit];
  const left = rateOf(state, units).open * (1 - spentBy(units));
  const enemies = standing(state, enemyOf(first.side));
  for (const aimed of aimsOf(state, ids)) {
    const way = times(forward(first.base.facing + aimed.aim), left);
    if (units.some(({ base }) => enemies.some((enemy) => comesNear(base, way, enemy.base)))) yield aimed;
  }
}

/**
 * fr3.charging.turn-to-face: the charged unit turns to the most dangerous of the chargers, unless the front edge of an enemy
 * already held it before the charge.
 */
function turnsToFace(before: State, after: State, target: BattleUnit): BattleReport {
  const came = opponents(after, target.id).filter((each) => contactOf(before, each.id, target.id) === undefined);
  const held = heldInPlace(
    target.base,
    opponents(before, target.id).map(({ base }) => base),
  );
  const here = unitAt(after, target.id);
  return held || here.status !== 'table' ? report(after) : turnOrAsk(after, target.id, toTurnTo(after, here, came), 'charge');
}

/** fr3.items.stakes-flanked */
function flankedStakes(state: State, id: PieceId): BattleReport {
  const unit = unitAt(state, id);
  const flanked = opponents(state, id).some(({ base }) => ['flank', 'rear'].includes(holds(base, unit.base) ?? ''));
  return flanked && unit.stakes === 'up' ? withoutStakes(state, id, 'fr3.items.stakes-flanked') : report(state);
}

/** fr3.fear.test-charged-failure: the charge continues after an enemy that was pushed back, if movement remains. */
function chargeOn(state: State, ids: readonly PieceId[], from: ReadonlyMap<PieceId, Base>): BattleReport {
  if (ids.some((id) => isEngaged(state, id))) return report(state);
  const units = unitsNamed(state, ids);
  const { base } = units[0] as BattleUnit;
  const inches = baseSide * basics.pushBackBases;
  const way = times(forward(base.facing), inches);
  const share = shareOfWay(state, units, way);
  const bases = units.map((unit) => shifted(unit.base, way));
  const refused =
    spentBy(units) + share > 1 + shareTolerance ||
    refuseWay(state, units, way) !== null ||
    refusePlaces(state, ids, bases) !== null;
  if (refused || !meetsEnemy(state, units, bases)) return report(state);
  const spent = Math.min(1, spentBy(units) + share);
  return report(
    withContacts(withDeeds(withBases(state, ids, bases), ids, { spent }), { from, first: 'this phase' }),
    event({ kind: 'moved', units: ids, way: 'ahead', inches }, 'fr3.fear.test-charged-failure'),
  );
}

type Happens = (state: State) => Chance<BattleReport>;

/** The consequences of contact: the steps of `contactOrder`, one by one, for every unit involved. */
export function contact(
  before: State,
  at: State,
  ids: readonly PieceId[],
  from: ReadonlyMap<PieceId, Base>,
): Chance<BattleReport> {
  const { side } = unitAt(at, ids[0] as PieceId);
  const enemies = standing(at, enemyOf(side)).filter(({ id }) => opponents(at, id).some((each) => ids.includes(each.id)));
  const met = (state: State, id: PieceId): PieceId[] => opponents(state, id).map((each) => each.id);
  const ofEach = (happens: (charger: PieceId) => Happens) => ids.map(happens);
  const ofEnemies = (happens: (enemy: BattleUnit) => Happens) => enemies.map(happens);
  const ofPairs = (happens: (charger: PieceId, enemy: PieceId) => Happens) =>
    ids.flatMap((id) => enemies.map((enemy) => happens(id, enemy.id)));
  const trapped =
    (by: PieceId, id: PieceId): Happens =>
    (state) =>
      ask.contact(state, by, id);
  const steps: Readonly<Record<ContactStep, readonly Happens[]>> = {
    'charged-fear': ofEnemies(
      ({ id }) =>
        (state) =>
          fearOfCharge(
            state,
            id,
            met(state, id).filter((each) => ids.includes(each)),
          ),
    ),
    'charge-on': [(state) => known(chargeOn(state, ids, from))],
    'chargers-fear': ofEach((id) => (state) => fearOfCharged(state, id, met(state, id))),
    throwing: ofPairs((id, enemy) => (state) => throwing(state, id, enemy)),
    'prepared-traps': ids.flatMap((id) => enemies.flatMap((enemy) => [trapped(id, enemy.id), trapped(enemy.id, id)])),
    lances: ofEach((id) => (state) => lances(before, state, id)),
    stakes: ofEnemies(
      ({ id }) =>
        (state) =>
          known(flankedStakes(state, id)),
    ),
    turning: ofEnemies((enemy) => (state) => known(turnsToFace(before, state, enemy))),
  };
  return inTurn(report(at), ...contactOrder.flatMap((step) => steps[step]));
}

export const mayCharge = (state: State, aimed: Aim): boolean => refuse(state, aimed) === null;

/** The charge across any kind of ground. */
export const charges = (state: State, aimed: Aim): Chance<BattleReport> => ask.charges(state, aimed, completeCharge);

/** The charge itself, and what happens on contact. */
function completeCharge(state: State, aimed: Aim): Chance<BattleReport> {
  const { units: ids } = aimed;
  const found = chargeReach(state, aimed);
  if (!found.ok) return known(report(state));
  const from = new Map(ids.map((id) => [id, unitAt(state, id).base] as const));
  const { state: turned, events: before } = found.from;
  const next = spendMovement(turned, ids, found.share);
  const down = found.lands ? onSurface(next.state, ids) : next.state;
  const met = found.pairs.map(({ enemy }) => enemy.id);
  const gone = withHaunts(turned, withBases(down, ids, found.bases), ids, { straight: found.way }, met);
  const there = withDeeds(gone, ids, { charged: true });
  const up = lineUp(there, found.linedUp);
  const moved = withContacts(up.state, { from, first: 'this phase', stood: up.stood });
  const rules: readonly Fr3RuleId[] = [
    'fr3.charging.definition',
    'fr3.charging.full-contact',
    ...(found.wraps ? (['fr3.charging.wrap-flank', 'fr3.charging.wrap-extreme-unit'] as const) : []),
    ...(found.lands ? (['fr3.levels.attack-on-surface', 'fr3.levels.change-level'] as const) : []),
  ];
  const targets = [...new Set(met)];
  const charged = event({ kind: 'charged', units: ids, targets, inches: found.inches }, ...rules);
  return inTurn(report(moved, ...before, charged, ...up.events, ...next.events), (at) => contact(state, at, ids, from));
}

/** fr3.innate.fast-movement-evade-charge: the target may first move away. */
export function chargesUnlessEvaded(state: State, aimed: Aim): Chance<BattleReport> {
  const found = chargeReach(state, aimed);
  const enemies = found.ok ? found.pairs.map(({ enemy }) => enemy) : [];
  const unlessEvaded = ([enemy, ...more]: readonly BattleUnit[]): Chance<BattleReport> =>
    enemy ? ask.unlessEvaded(state, enemy, { kind: 'charge', aimed }, () => unlessEvaded(more)) : charges(state, aimed);
  return unlessEvaded(enemies);
}

const aWrap = oneOf(wraps);
const aPieceOrNone = orNull(aPiece);

export const chargeKinds = {
  charge: actionKind({
    answers: ['movement'],
    fields: { units: somePieces, aim: whole(-halfTurn, halfTurn), over: aPieceOrNone, wrap: aWrap },
    *candidates(state) {
      for (const units of movers(state)) {
        if (refuseChargers(state, units)) continue;
        for (const aimed of aims(state, units)) {
          yield aimed;
          if (units.length < 2) continue;
          const found = chargeReach(state, aimed);
          if (found.ok && found.pairs.length < units.length)
            for (const wrap of ['left', 'right'] as const) yield { ...aimed, wrap };
        }
      }
    },
    refuse,
    perform(state, aimed) {
      const found = chargeReach(state, aimed);
      const ambush = found.ok && ask.ambushed(state, { kind: 'charge', units: aimed.units, aimed }, found.way);
      return ambush ? known(ambush) : chargesUnlessEvaded(state, aimed);
    },
  }),
};
