/** Skirmishers and artillery attach to other units and detach (fr3.basics.attachment, fr3.artillery.attachment). */
import { known } from '../../../kernel/chance.ts';
import { type Base, bearing, diagonal, lengthOf, minus, type Point, placeBehind, turnBetween } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { takesAttachments } from '../../attachments.ts';
import { basics } from '../../data/figures/basics.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { leadsUnit } from '../characters/company.ts';
import { type BattleReport, event, report } from '../events.ts';
import { refuseOutsider } from '../magic/belonging.ts';
import { refuseHeld } from '../magic/held.ts';
import { isEngaged, withContacts } from '../units/contacts.ts';
import {
  attachedTo,
  findUnit,
  isDeep,
  leadersOf,
  onPlaceOf,
  phasing,
  standing,
  troopOf,
  unitAt,
  withUnit,
} from '../units/pieces.ts';
import { levelsOf } from '../units/troop-facts.ts';
import { nameOf, rowOf } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { shareOfTurn } from './facing.ts';
import { movers } from './groups.ts';
import { inchesOf, meetsEnemy } from './manoeuvre.ts';
import { refuseClock, refuseMovers, spendMovement } from './move-cost.ts';
import { rateOf, shareOfWay, shareTolerance } from './rates.ts';
import { refusePlaces, refuseWay } from './room.ts';
import { refuseZonesOnWay } from './zones.ts';

/**
 * fr3.missile-fire.skirmisher-attach, fr3.artillery.attachment, fr3.war-machines.contraptions-cost-attach: types that can attach
 * to others.
 */
const attaching: readonly string[] = ['skirmishers', 'light-artillery', 'heavy-artillery', 'contraptions'];
export const mayAttach = (state: State, unit: BattleUnit): boolean =>
  attaching.includes(rowOf(state, unit).id) &&
  // fr3.characters.unit-characters-do-not-attach
  !leadersOf(state, unit.id).some((each) => leadsUnit(state, each));

const wayTo = (unit: BattleUnit, host: BattleUnit): Point => minus(placeBehind(unit.base, host.base), unit.base);

/** The share of movement to reach the host's rear edge, including a turn if needed. */
function price(state: State, unit: BattleUnit, host: BattleUnit): number {
  const way = wayTo(unit, host);
  const { facing } = unit.base;
  const straight =
    facing === host.base.facing &&
    (lengthOf(way) === 0 || Math.abs(turnBetween(facing, bearing({ x: 0, y: 0 }, way))) <= diagonal);
  return shareOfWay(state, [unit], way) + (straight ? 0 : shareOfTurn(state, [unit]));
}

const isNapoleonic = (state: State, unit: BattleUnit): boolean => troopOf(state, unit).kit?.napoleonic === true;

/** fr3.items.napoleonic-attachment: heavy pieces attach only to infantry, light ones also to cavalry, always on the surface. */
function refuseNapoleonic(state: State, unit: BattleUnit, host: BattleUnit): Refusal | null {
  const groups = rowOf(state, unit).id === 'heavy-artillery' ? ['infantry'] : ['infantry', 'cavalry'];
  return groups.includes(rowOf(state, host).group) && levelsOf(troopOf(state, host)).length === 0
    ? null
    : refusal(
        `Napoleonic artillery can attach only to ${groups.join(' and ')} that stay on the surface.`,
        'fr3.items.napoleonic-attachment',
      );
}

/** Why one unit cannot be the primary of another. */
export function refuseHost(state: State, unit: BattleUnit, host: BattleUnit | undefined): Refusal | null {
  if (!host || host === unit || host.side !== unit.side || host.status !== 'table' || host.level !== unit.level)
    return refusal('Choose a friendly unit on the table.', 'fr3.basics.attachment');
  const name = nameOf(state, host);
  if (unit.illusion !== null || host.illusion !== null)
    return refusal('Illusions cannot attach, and no unit can attach to one.', 'fr3.illusions.act-as-real');
  const lent = refuseOutsider(state, unit, host) ?? ask.refuseTogether(state, [unit.id, host.id]);
  if (lent) return lent;
  if (isNapoleonic(state, unit)) {
    const barred = refuseNapoleonic(state, unit, host);
    if (barred) return barred;
  } else if (host.square.length > 0)
    return refusal(
      `${name} (${host.id}) are in square. Only Napoleonic artillery can attach to them.`,
      'fr3.items.napoleonic-square-attach',
    );
  return firstOf(
    () =>
      takesAttachments(rowOf(state, host)) && host.stage === null
        ? null
        : refusal(`No unit can attach to ${name}.`, 'fr3.basics.attachment-barred-primaries'),
    () =>
      rowOf(state, unit).id === 'contraptions' && rowOf(state, host).group !== 'infantry'
        ? refusal('Contraptions can attach only to infantry.', 'fr3.war-machines.contraptions-cost-attach')
        : null,
    () =>
      attachedTo(state, host.id).length >= basics.attachedUnits
        ? refusal(
            `${name} (${host.id}) already have an attachment.`,
            'fr3.basics.attachment-limit',
            ...(isDeep(host) ? (['fr3.pike-blocks.skirmisher-attachment'] as const) : []),
          )
        : null,
    () =>
      attachedTo(state, unit.id).length > 0
        ? refusal('A unit that has an attachment cannot attach to another.', 'fr3.basics.attachment-limit')
        : null,
  );
}

/** The state in which the unit is no longer attached. */
const parted = (state: State, { id }: BattleUnit, { level, comes }: BattleUnit, base: Base): State =>
  withUnit(state, id, { status: 'table', host: null, level, comes, base });

/**
 * fr3.artillery.attachment: heavy artillery that has fired stays behind when its primary is moved away: behind the old place, or
 * in it if there is no room. Napoleonic artillery moves with its primary.
 */
export function leftBehind(state: State, id: PieceId, stood: Base): BattleReport {
  const host = unitAt(state, id);
  const piece = attachedTo(state, id).find((each) => each.fixed && !isNapoleonic(state, each));
  if (!piece) return report(state);
  const base = [placeBehind(piece.base, stood), stood].find((place) => refusePlaces(state, [piece.id], [place]) === null);
  return base
    ? report(
        withContacts(parted(state, piece, host, base)),
        event({ kind: 'moved', units: [piece.id], way: 'detached', inches: 0 }, 'fr3.artillery.attachment'),
      )
    : report(state);
}

export const attachKinds = {
  attach: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, to: aPiece },
    *candidates(state) {
      for (const [id, ...more] of movers(state)) {
        if (id === undefined || more.length > 0) continue;
        const unit = unitAt(state, id);
        if (!mayAttach(state, unit)) continue;
        const reach = rateOf(state, [unit]).open;
        for (const host of standing(state, unit.side))
          if (host.id !== id && lengthOf(wayTo(unit, host)) <= reach) yield { unit: id, to: host.id };
      }
    },
    refuse: (state, { unit: id, to }) =>
      firstOf(
        () => refuseMovers(state, [id]),
        () =>
          mayAttach(state, unitAt(state, id))
            ? null
            : refusal('Only skirmishers and artillery can attach to other units.', 'fr3.basics.attachment'),
        () =>
          unitAt(state, id).fixed
            ? refusal(
                `${nameOf(state, unitAt(state, id))} (${id}) cannot move, because they have fired this phase.`,
                'fr3.artillery.heavy-movement',
              )
            : null,
        () => refuseHost(state, unitAt(state, id), findUnit(state, to)),
        () => {
          const [unit, host] = [unitAt(state, id), unitAt(state, to)];
          const spent = unit.did.spent + price(state, unit, host);
          const way = wayTo(unit, host);
          return spent > 1 + shareTolerance
            ? refusal(
                'The unit does not have enough movement left to get behind its new host.',
                'fr3.basics.attachment',
                'fr3.movement.rate',
              )
            : (refuseWay(state, [unit], way) ?? refuseZonesOnWay(state, [unit], way, () => spent >= 1 - shareTolerance));
        },
      ),
    perform(state, { unit: id, to }) {
      const [unit, host] = [unitAt(state, id), unitAt(state, to)];
      const next = spendMovement(state, [id], price(state, unit, host));
      const joined = withUnit(next.state, id, { status: 'attached', host: to, base: onPlaceOf(unit, host.base) });
      // The unit's characters are now with both units.
      const characters = joined.characters.map((each) => (each.host === id ? { ...each, host: to } : each));
      return known(
        report(
          { ...joined, characters },
          event({ kind: 'moved', units: [id], way: 'attached', inches: inchesOf(wayTo(unit, host)) }, 'fr3.basics.attachment'),
          ...next.events,
        ),
      );
    },
  }),
  /** The unit then stands behind its host, and may continue its move. */
  detach: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece },
    candidates: (state) =>
      state.units.flatMap(({ id, side, status }) => (side === phasing(state) && status === 'attached' ? [{ unit: id }] : [])),
    refuse(state, { unit: id }) {
      const unit = findUnit(state, id);
      const host = unit?.host ? findUnit(state, unit.host) : undefined;
      if (!unit || !host || unit.side !== phasing(state) || unit.status !== 'attached')
        return refusal('Only an attached unit of the phasing side can leave its host.', 'fr3.basics.attachment');
      const base = placeBehind(unit.base, host.base);
      return firstOf(
        () =>
          host.status !== 'table' || isEngaged(state, host.id)
            ? refusal(
                `${nameOf(state, host)} (${host.id}) are engaged, so units attached to them cannot leave.`,
                'fr3.charging.engaged-cannot-move',
              )
            : null,
        () =>
          host.morale > 0 && rowOf(state, unit).id === 'skirmishers'
            ? refusal(
                `${nameOf(state, host)} (${host.id}) are demoralized. Skirmishers cannot leave them until they rally.`,
                'fr3.missile-fire.no-detach',
              )
            : null,
        () =>
          host.did.moved || unit.did.moved
            ? refusal(`${nameOf(state, unit)} (${id}) have already moved with their host this phase.`, 'fr3.movement.move')
            : null,
        () => (unit.fixed ? null : (refuseHeld(state, unit) ?? refuseClock(state, [id]))),
        () => refusePlaces(state, [id], [base]),
        () =>
          meetsEnemy(state, [unit], [base])
            ? refusal(
                'The unit cannot leave its host, because an enemy is behind it.',
                'fr3.movement.types',
                'fr3.charging.definition',
              )
            : null,
      );
    },
    perform(state, { unit: id }) {
      const unit = unitAt(state, id);
      const host = unitAt(state, unit.host as string);
      // fr3.artillery.attachment: a piece that has fired cannot move, so its primary leaves it behind.
      const next = unit.fixed ? report(state) : spendMovement(state, [id], 0);
      return known(
        report(
          parted(next.state, unit, host, placeBehind(unit.base, host.base)),
          event({ kind: 'moved', units: [id], way: 'detached', inches: 0 }, 'fr3.basics.attachment'),
          ...next.events,
        ),
      );
    },
  }),
};
