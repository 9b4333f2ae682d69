/** Which units may shoot at which targets in the missile step, with missiles and with artillery. Cached for each state. */

import { onceFor, onceForValue } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { SourceId } from '../../artillery/question.ts';
import type { MissileQuestion } from '../../missile-fire/question.ts';
import { inArcOfFire } from '../../table/arcs.ts';
import { firstOf, refusal, refusedBy } from '../action-kind.ts';
import { ask, lookUp } from '../chapters/asking.ts';
import { isEngaged } from '../units/contacts.ts';
import { findUnit, isMass, phasing, standing, troopOf } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import { pieceOf, weaponOf } from '../units/weapons.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { refuseHiding } from './hiding.ts';
import { firersOf, inchesTo, shootsFrom, sourceOf, targetOf } from './question.ts';
import { refuseArc, refuseLand, refuseSight, type Shot, terrainBetween } from './sight.ts';

/** The two kinds of shooting. */
const fires = ['missiles', 'artillery'] as const;
export type Fire = (typeof fires)[number];

const called = (state: State, unit: BattleUnit): string => `${nameOf(state, unit)} (${unit.id})`;

const shotOf = (piece: SourceId): Shot => (piece === 'cannon' ? 'heavy' : piece === 'stone-thrower' ? 'indirect' : 'light');

/** The way in which this shot crosses the table, which decides what blocks its line of sight. */
function shotOfUnit(state: State, unit: BattleUnit, fire: Fire): Shot {
  const piece = fire === 'missiles' ? null : pieceOf(troopOf(state, unit));
  return piece === null ? 'missiles' : shotOf(piece);
}

const isArmed = (state: State, unit: BattleUnit, fire: Fire): boolean =>
  (fire === 'missiles' ? weaponOf(troopOf(state, unit)) : pieceOf(troopOf(state, unit))) !== null;

/** Why a unit cannot shoot at all. */
export function refuseShooter(state: State, unit: BattleUnit | undefined, fire: Fire): Refusal | null {
  const side = phasing(state);
  if (
    unit?.side !== side ||
    !(unit.status === 'table' || unit.status === 'attached') ||
    shootsFrom(state, unit).status !== 'table'
  )
    return refusal('Choose units of the phasing side that are on the table.', 'fr3.sequence.missile-step');
  if (!isArmed(state, unit, fire))
    return fire === 'missiles'
      ? refusal(`${called(state, unit)} have no missiles.`, 'fr3.missile-fire.definition')
      : refusal(`${called(state, unit)} have no artillery.`, 'fr3.artillery.types');
  const result = fire === 'missiles' ? unit.did.fired : unit.did.bombarded;
  const rule = fire === 'missiles' ? 'fr3.missile-fire.roll' : 'fr3.artillery.to-hit';
  return firstOf(
    () => (result ? refusal(`${called(state, unit)} have already shot this phase.`, rule) : null),
    () =>
      unit.host !== null && isMass(shootsFrom(state, unit))
        ? refusal(
            `${called(state, unit)} cannot shoot while they are attached to ${called(state, shootsFrom(state, unit))}.`,
            'fr3.multi-based.mass-attachments',
          )
        : null,
    () =>
      isEngaged(state, shootsFrom(state, unit).id)
        ? refusal(
            `${called(state, shootsFrom(state, unit))} are in melee. Units in melee and units attached to them cannot shoot.`,
            'fr3.missile-fire.attached-ranged-fire',
            'fr3.missile-fire.target',
          )
        : null,
  );
}

/** Cached by the question, because the same few questions are asked again and again. */
const ofMissiles = onceForValue((question: MissileQuestion) => refusedBy(lookUp.volleyRefusals(question)));

/** The range of a unit's missiles in inches. */
const reachOf = (state: State, unit: BattleUnit): number => weaponOf(troopOf(state, unit))?.bands.at(-1)?.upTo ?? 0;

/** Why a unit's missiles cannot be aimed at this target. Distance is checked last. */
function refuseVolley(state: State, unit: BattleUnit, target: BattleUnit): Refusal | null {
  const firers = firersOf(state, unit, target);
  const at = targetOf(state, target);
  const { range = 0 } = firers;
  return (
    ofMissiles({ target: at, firers: [{ ...firers, range: 0 }] }) ??
    (range > reachOf(state, unit) ? refusedBy(lookUp.volleyRefusals({ target: at, firers: [firers] })) : null)
  );
}

const byArtillery = (state: State, unit: BattleUnit, target: BattleUnit): Refusal | null =>
  ask.refuseBombard(state, {
    target: targetOf(state, target),
    source: sourceOf(state, unit, pieceOf(troopOf(state, unit)) as SourceId),
  });

/** Why a unit that may shoot cannot shoot at this target. */
function refuseAim(state: State, unit: BattleUnit, target: BattleUnit, fire: Fire): Refusal | null {
  const from = shootsFrom(state, unit);
  return firstOf(
    () => refuseHiding(state, from, target),
    () => refuseArc(state, from, target),
    () => (fire === 'missiles' ? refuseVolley(state, unit, target) : byArtillery(state, unit, target)),
    () => refuseLand(state, from, target),
    () => refuseSight(state, from, target, shotOfUnit(state, unit, fire)),
  );
}

const known = onceFor((_: State) => new Map<string, Refusal | null>());

/** Why this unit cannot make this shot; null if it can. */
export function refuseShot(state: State, id: PieceId, at: PieceId, fire: Fire): Refusal | null {
  const found = known(state);
  const key = `${id} ${fire} ${at}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  const unit = findUnit(state, id);
  const target = findUnit(state, at);
  const why =
    refuseShooter(state, unit, fire) ??
    (target?.status === 'table' && target.side === enemyOf(phasing(state))
      ? refuseAim(state, unit as BattleUnit, target, fire)
      : refusal('Choose an enemy unit on the table as the target.', 'fr3.missile-fire.target'));
  found.set(key, why);
  return why;
}

export interface Aimed {
  readonly target: PieceId;
  /** The possible shooters: first those that count as the most units, then the nearest. */
  readonly units: readonly PieceId[];
}

/** How many units a shooter counts as in the missile fire table, against a target in range. */
function countsFor(state: State, unit: BattleUnit, target: BattleUnit): number {
  const inches = inchesTo(shootsFrom(state, unit), target);
  return weaponOf(troopOf(state, unit))?.bands.find(({ upTo }) => inches <= upTo)?.row ?? 0;
}

/** A possible shooter: the base it shoots from, and its range. */
interface Shooter {
  readonly unit: BattleUnit;
  readonly from: BattleUnit;
  readonly most: number;
}

const ableTo = (state: State, fire: Fire): readonly Shooter[] => {
  const side = phasing(state);
  return state.units
    .filter((unit) => unit.side === side && isArmed(state, unit, fire) && refuseShooter(state, unit, fire) === null)
    .map((unit) => ({
      unit,
      from: shootsFrom(state, unit),
      most: fire === 'artillery' ? Infinity : reachOf(state, unit),
    }));
};

/** A quick range test before exact measuring. */
function mayReach({ from, most }: Shooter, target: BattleUnit): boolean {
  const { base } = target;
  const about = most + from.base.width + base.width + base.depth;
  return (
    Math.abs(base.x - from.base.x) <= about &&
    Math.abs(base.y - from.base.y) <= about &&
    (most === Infinity || inchesTo(from, target) <= most)
  );
}

/**
 * Quick tests come first, because most targets are out of range, outside the arc or behind terrain, and building a refusal is
 * slow.
 */
const mayShoot = (state: State, shooter: Shooter, target: BattleUnit, fire: Fire): boolean =>
  mayReach(shooter, target) &&
  inArcOfFire(shooter.from.base, target.base) &&
  !terrainBetween(state, shooter.from, target, shotOfUnit(state, shooter.unit, fire)) &&
  refuseShot(state, shooter.unit.id, target.id, fire) === null;

/** The phasing side's targets, each with its possible shooters. */
function aimed(state: State, fire: Fire): readonly Aimed[] {
  const able = ableTo(state, fire);
  if (able.length === 0) return [];
  return standing(state, enemyOf(phasing(state))).flatMap((target) => {
    const shooters = able.filter((shooter) => mayShoot(state, shooter, target, fire));
    if (shooters.length === 0) return [];
    const by = shooters.map(({ unit, from }) => ({
      id: unit.id,
      counts: countsFor(state, unit, target),
      inches: inchesTo(from, target),
    }));
    by.sort((a, b) => b.counts - a.counts || a.inches - b.inches);
    return [{ target: target.id, units: by.map(({ id }) => id) }];
  });
}

const aimedAll = onceFor((state: State) => ({ missiles: aimed(state, 'missiles'), artillery: aimed(state, 'artillery') }));

export const targetsOf = (state: State, fire: Fire): readonly Aimed[] => aimedAll(state)[fire];

/** Whether the phasing side has any legal shot. */
export const anyShot = onceFor((state: State): boolean =>
  fires.some((fire) => {
    const targets = standing(state, enemyOf(phasing(state)));
    return ableTo(state, fire).some((shooter) => targets.some((target) => mayShoot(state, shooter, target, fire)));
  }),
);

/** How many units these shooters count as together: fr3.missile-fire.concentration. */
export const countsTogether = (state: State, ids: readonly PieceId[], at: PieceId): number =>
  ids.reduce((sum, id) => sum + countsFor(state, findUnit(state, id) as BattleUnit, findUnit(state, at) as BattleUnit), 0);
