/**
 * Transports (fr3.items.transport-attachment), canoes, barges and wagons. A unit starts aboard its transport, can leave it in
 * place, and can board it again. The first enemy to touch an empty transport gets it.
 */

import { known } from '../../../kernel/chance.ts';
import { flag } from '../../../kernel/fields.ts';
import { type Base, gap, overlap, touch } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { unitItems } from '../../data/figures/items.ts';
import { unitOf } from '../../data/units.ts';
import type { Combatant } from '../../melee/combatant.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { type Rate, type Terrain, type TerrainKind, terrainUnder, whollyIn } from '../../table/terrain.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { type BattleReport, event, report } from '../events.ts';
import { withoutWaterBarriers } from '../magic/barriers.ts';
import { isEngaged } from '../units/contacts.ts';
import { rideAboard } from '../units/growth.ts';
import { findUnit, phasing, standing, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import { weaponOf } from '../units/weapons.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { ArmsId, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, Ride, State } from '../vocabulary/state.ts';

/** Everything that carries units, with its rule. */
const transports: Partial<Readonly<Record<ArmsId, Fr3RuleId>>> = {
  canoes: 'fr3.items.canoes',
  barges: 'fr3.items.barges',
  wagons: 'fr3.items.wagons',
  transports: 'fr3.items.transport-attachment',
  'transports-flying': 'fr3.items.transport-attachment',
  'transports-swimming': 'fr3.items.transport-attachment',
  'transports-burrowing': 'fr3.items.transport-attachment',
};

export const isTransport = (id: ArmsId): boolean => transports[id] !== undefined;

const water: readonly TerrainKind[] = ['water', 'stream'];
const afloat = (terrain: readonly Terrain[], base: Base): boolean =>
  terrain.some((piece) => water.includes(piece.kind) && whollyIn(base, piece));
const inWater = (terrain: readonly Terrain[], base: Base): boolean =>
  terrainUnder(base, terrain).some(({ kind }) => water.includes(kind));

/** The transport that a unit starts on. A barge must be in water; otherwise the unit has no transport (fr3.items.barges). */
export function rideAtFirst(terrain: readonly Terrain[], { arms = [] }: TroopSetup, base: Base | undefined): Ride | null {
  const by = arms.find(isTransport);
  if (by === undefined) return null;
  return by === 'barges' && base !== undefined && !afloat(terrain, base) ? null : { by, at: null };
}

/** The rate of a unit aboard. A canoe is carried over land, where its crew moves at its own rate. */
export function rateAboard(state: State, unit: BattleUnit, own: Rate): Rate {
  switch (rideAboard(unit)) {
    // fr3.items.wagon-terrain
    case 'wagons':
      return unitOf('heavy-cavalry')?.move ?? own;
    case 'barges':
      return { open: unitItems.bargeMove, difficult: unitItems.bargeMove };
    case 'canoes':
      return inWater(withoutWaterBarriers(state).terrain, unit.base)
        ? { open: own.open, difficult: own.open }
        : { open: own.open / 2, difficult: own.difficult / 2 };
    default:
      return own;
  }
}

/** fr3.items.barges: why a unit on a barge cannot go there. */
export const refuseShore = (state: State, unit: BattleUnit, base: Base): Refusal | null =>
  rideAboard(unit) === 'barges' && !afloat(withoutWaterBarriers(state).terrain, base)
    ? refusal(`${nameOf(state, unit)} (${unit.id}) are on a barge, which cannot leave the water.`, 'fr3.items.barges')
    : null;

/** Whether the unit rides its transport now. On land the crew carries its canoe, so it does not ride. */
const rides = (state: State, unit: BattleUnit): boolean => {
  const by = rideAboard(unit);
  return by !== undefined && (by !== 'canoes' || inWater(withoutWaterBarriers(state).terrain, unit.base));
};

/** fr3.items.transport-infantry-bonuses: infantry aboard neither gives nor gets support. */
export const ridesAsInfantry = (state: State, unit: BattleUnit, group: string): boolean =>
  group === 'infantry' && rides(state, unit);

/** How a unit aboard fights: without infantry bonuses except bows, and on a barge as cavalry. */
export function combatantAboard(state: State, unit: BattleUnit, of: Combatant, troop: TroopSetup): Combatant {
  if (!rides(state, unit)) return of;
  const shoots = weaponOf(troop) !== null;
  const bonuses = of.infantry
    ? of.bonuses.filter((bonus) => shoots && ('when' in bonus || ('against' in bonus && bonus.against === 'fliers')))
    : of.bonuses;
  // fr3.items.barge-cavalry
  return { ...of, bonuses, cavalry: of.cavalry || rideAboard(unit) === 'barges' };
}

/** fr3.items.wagon-retreat: transports that stay behind when their unit is driven back. */
export function leavesWagons(state: State, id: PieceId): BattleReport {
  const { ride, base } = unitAt(state, id);
  return ride?.by === 'wagons' && ride.at === null
    ? report(
        withUnit(state, id, { ride: { by: 'wagons', at: base } }),
        event({ kind: 'ride', unit: id, now: 'left' }, 'fr3.items.wagon-retreat'),
      )
    : report(state);
}

const meets = (at: Base, { base }: BattleUnit): boolean => overlap(at, base) || gap(at, base) <= touch;

/** fr3.items.transport-undefended: the first enemy to touch an empty transport takes it; null if none does. */
export function takenTransport(state: State): BattleReport | null {
  const left = state.units.find(
    ({ ride, side }) =>
      ride?.at != null &&
      standing(state, enemyOf(side)).some((enemy) => enemy.level === 'surface' && meets(ride.at as Base, enemy)),
  );
  return left
    ? report(
        withUnit(state, left.id, { ride: null }),
        event({ kind: 'ride', unit: left.id, now: 'lost' }, 'fr3.items.transport-undefended'),
      )
    : null;
}

export const rideKinds = {
  /** Boards or leaves a transport beside the unit, before its move and at no cost. */
  ride: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, up: flag },
    *candidates(state) {
      for (const { id, ride } of standing(state, phasing(state))) if (ride) yield { unit: id, up: ride.at !== null };
    },
    refuse(state, { unit: id, up }) {
      const unit = findUnit(state, id);
      const ride = unit?.ride;
      if (!unit || !ride || unit.side !== phasing(state) || unit.status !== 'table' || (ride.at === null) === up)
        return refusal(`This unit has no transport to ${up ? 'board' : 'leave'}.`, 'fr3.items.transport-attachment');
      const name = `${nameOf(state, unit)} (${id})`;
      return firstOf(
        () =>
          isEngaged(state, id)
            ? refusal(`${name} cannot board or leave a transport, because they are in melee.`, 'fr3.charging.engaged-cannot-move')
            : null,
        () =>
          unit.did.moved
            ? refusal(
                `${name} cannot board or leave a transport, because they have already moved this phase.`,
                'fr3.movement.move',
              )
            : null,
        () =>
          unit.did.rode
            ? refusal(`${name} have already boarded or left a transport this phase.`, 'fr3.items.transport-attachment')
            : null,
        () =>
          unit.level === 'surface'
            ? null
            : refusal(
                `${name} cannot leave their transport, because they are not on the surface.`,
                'fr3.items.transport-attachment',
              ),
        () =>
          ride.at === null || meets(ride.at, unit)
            ? null
            : refusal(`${name} cannot board, because they do not touch their transport.`, 'fr3.items.transport-attachment'),
      );
    },
    perform(state, { unit: id, up }) {
      const { ride, base } = unitAt(state, id);
      const next = ride && { by: ride.by, at: up ? null : base };
      return known(
        report(
          withDeeds(withUnit(state, id, { ride: next }), [id], { rode: true }),
          event({ kind: 'ride', unit: id, now: up ? 'aboard' : 'left' }, 'fr3.items.transport-attachment'),
        ),
      );
    },
  }),
};
