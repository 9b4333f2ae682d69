/**
 * Fast Movement (fr3.innate.fast-movement): an immediate free turn and a short straight move, also used to evade a shot, a ranged
 * ability or a charge. Dragons and leviathans need no roll, but may only extend their own move.
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import {
  type Base,
  ahead as forward,
  fullTurn,
  lengthOf,
  normal,
  onGrid,
  type Point,
  quarterTurn,
  rotated,
  shifted,
  times,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { hasEffect } from '../magic/effects.ts';
import { refuseHeld } from '../magic/held.ts';
import { hasNoRoom, meetsEnemy } from '../movement/manoeuvre.ts';
import { rateOf, shareOfWay, shareTolerance } from '../movement/rates.ts';
import { refusePlaces, refuseWay } from '../movement/room.ts';
import { refuseZonesOnWay, withZones } from '../movement/zones.ts';
import { isEngaged, withContacts } from '../units/contacts.ts';
import { asking, attachedTo, phasing, troopOf, unitAt, withBases } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Threat } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { abilityOf, called, refuseUser } from './aim.ts';
import { succeeds } from './test.ts';
import { type User, usersOf } from './who.ts';

const id = 'fast-movement';
const rule = 'fr3.innate.fast-movement';
const { slowMove = 0, fastMove = 0, fastFrom = 0 } = abilityOf(id).figures;

/** fr3.innate.fast-movement-large */
const isLarge = (state: State, unit: BattleUnit): boolean => ['dragons', 'leviathans'].includes(rowOf(state, unit).id);

const runner = (state: State, unit: BattleUnit): User | undefined =>
  usersOf(state, unit.side).find(
    (each) => each.with?.id === unit.id && each.has.includes(id) && (each.id === unit.id || each.person),
  );

/** The distance of a dash in inches, which depends on the unit's rate. */
export const inchesOfDash = (state: State, unit: BattleUnit): number =>
  rateOf(state, [unit]).open < fastFrom ? slowMove : fastMove;

export interface Dash {
  readonly unit: PieceId;
  /** Clockwise from the unit's facing, in tenths of a degree. */
  readonly turn: number;
  readonly inches: number;
}

interface Way {
  readonly turned: State;
  readonly way: Point;
  readonly base: Base;
}

function wayOf(state: State, { unit: id, turn, inches }: Dash): Way {
  const { base } = unitAt(state, id);
  const about = turn === 0 ? base : rotated(base, turn);
  const way = times(forward(about.facing), inches);
  return { turned: withBases(state, [id], [about]), way, base: shifted(about, way) };
}

/** Why a unit cannot dash now in any direction. */
function refuseRunner(state: State, unit: BattleUnit): Refusal | null {
  const user = runner(state, unit);
  const name = called(state, unit);
  return firstOf(
    () =>
      user ? refuseUser(state, unit.side, user.id, id) : refusal(`${name} do not have Fast Movement.`, 'fr3.innate.availability'),
    () => {
      const { arms, innate } = troopOf(state, unit);
      return arms?.includes('on-snow') && !innate?.includes(id) && !state.setup.snow
        ? refusal(`${name} can use Fast Movement only on snow and ice.`, 'fr3.armies.nai-arctic-fast-on-snow')
        : null;
    },
    () =>
      isEngaged(state, unit.id)
        ? refusal(`${name} cannot use Fast Movement, because they are in melee.`, 'fr3.charging.engaged-cannot-move')
        : null,
    () => refuseHeld(state, unit),
    () =>
      unit.square.length > 0
        ? refusal(`${name} cannot use Fast Movement, because they are in square.`, 'fr3.square.no-move')
        : null,
    () =>
      unit.stakes === 'up'
        ? refusal(`${name} cannot use Fast Movement behind their stakes. Pull the stakes out first.`, 'fr3.items.stakes-deploy')
        : null,
    () =>
      [unit, ...attachedTo(state, unit.id)].some(({ fixed }) => fixed)
        ? refusal(`${name} must stay with artillery that has fired.`, 'fr3.artillery.attachment')
        : null,
    () => {
      const goesOn = unit.side === phasing(state) && state.sheet.step === 'movement' && unit.did.moved;
      return isLarge(state, unit) && !goesOn
        ? refusal(`${name} can use Fast Movement only after their normal movement.`, 'fr3.innate.fast-movement-large')
        : null;
    },
  );
}

/** Why a unit cannot make this dash. */
export function refuseDash(state: State, dash: Dash): Refusal | null {
  const unit = unitAt(state, dash.unit);
  if (unit?.status !== 'table') return refusal('Choose a unit on the table to move.', rule);
  const most = inchesOfDash(state, unit);
  return firstOf(
    () => refuseRunner(state, unit),
    () =>
      isLarge(state, unit) && dash.turn !== 0
        ? refusal(`${called(state, unit)} cannot change facing for free.`, 'fr3.innate.fast-movement-large')
        : null,
    () => (dash.inches >= 0 && dash.inches <= most ? null : refusal(`Fast Movement can be ${most}″ at most.`, rule)),
    () => {
      const { turned, way, base } = wayOf(state, dash);
      const here = unitAt(turned, unit.id);
      const length = lengthOf(way);
      const isTooFar = (over: Point) => shareOfWay(turned, [here], over) * rateOf(turned, [here]).open > most + shareTolerance;
      const stuck = (longer: Point) => isTooFar(longer) || hasNoRoom(turned, [here], longer);
      return firstOf(
        () => (dash.turn === 0 ? null : refusePlaces(turned, [unit.id], [here.base])),
        () =>
          length > 0 && isTooFar(way)
            ? refusal('That is too far for Fast Movement over this ground.', rule, 'fr3.movement.rate')
            : null,
        () => (length > 0 ? refuseWay(turned, [here], way) : null),
        () => refusePlaces(turned, [unit.id], [base]),
        () => (length > 0 ? refuseZonesOnWay(turned, [here], way, stuck) : null),
        () =>
          meetsEnemy(turned, [here], [base])
            ? refusal('Fast Movement cannot end in contact with an enemy.', rule, 'fr3.charging.definition')
            : null,
      );
    },
  );
}

/** Rolls for the dash, and moves the unit if it succeeds. */
export function makeDash(state: State, dash: Dash): Chance<BattleReport> {
  const unit = unitAt(state, dash.unit);
  const user = runner(state, unit) as User;
  const used = [...state.magic.used, { by: user.id, ability: id } as const];
  const next = report(
    { ...state, magic: { ...state.magic, used } },
    event({ kind: 'used', by: user.id, ability: id, on: null }, rule, 'fr3.innate.once-per-turn'),
  );
  return inTurn(next, (at) =>
    andThen(succeeds(at, user, abilityOf(id), null), (roll) => {
      const tested = event(
        { kind: 'tested', unit: user.id, of: 'innate', passed: roll === 'passed' },
        'fr3.innate.initiator-test',
      );
      const rolled = report(at, ...(roll === 'none' ? [] : [tested]));
      if (roll === 'failed') return known(rolled);
      const { base } = wayOf(at, dash);
      const gone = withContacts(withBases(withZones(at, [unit.id]), [unit.id], [base]));
      return known(
        report(gone, ...rolled.events, event({ kind: 'moved', units: [unit.id], way: 'darted', inches: dash.inches }, rule)),
      );
    }),
  );
}

/** Dashes worth trying: full distance in each of the four directions. */
export function* waysOf(state: State, unit: BattleUnit): Generator<Dash> {
  const inches = onGrid(inchesOfDash(state, unit));
  const turns = isLarge(state, unit) ? [0] : [0, 1, 2, 3].map((quarters) => normal(quarters * quarterTurn) % fullTurn);
  for (const turn of turns) yield { unit: unit.id, turn, inches };
}

/** fr3.innate.fast-movement-evade-fire, fr3.innate.fast-movement-evade-charge: whether a unit could evade. */
const mayEvade = (state: State, unit: BattleUnit): boolean => {
  if (!runner(state, unit) || isLarge(state, unit) || refuseRunner(state, unit)) return false;
  for (const dash of waysOf(state, unit)) if (refuseDash(state, dash) === null) return true;
  return false;
};

/** Asks the owner of a threatened unit whether it evades; null if it cannot. */
export function evadesFirst(state: State, target: BattleUnit, threat: Threat): Chance<BattleReport> | null {
  // A decoy takes the attack, so there is no reason to evade (fr3.spells.illusionary-target).
  if ((target.side === phasing(state) && threat.kind !== 'innate') || hasEffect(target, 'decoy')) return null;
  return mayEvade(state, target) ? certain(asking(state, { what: 'evade', side: target.side, unit: target.id, threat })) : null;
}
