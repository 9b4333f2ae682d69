/** The charge: a unit or a group moves into contact, lines up at no cost, and the charged turn to face it. */

import { known } from '../../../kernel/chance.ts';
import {
  type Base,
  type Charged,
  charge as chargeAlong,
  contactOf as edgeContact,
  ahead as forward,
  fullContacts,
  lengthOf,
  normal,
  outward,
  rotated,
  sameFacing,
  times,
  turnBetween,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { bout } from '../../melee/combatant.ts';
import { mostDangerous } from '../../melee/facing.ts';
import { meetingRefusals } from '../../melee/meeting.ts';
import { heldInPlace } from '../../table/engagement.ts';
import { actionKind, firstOf, refusal, somePieces } from '../action-kind.ts';
import { contactOf, opponents, withContacts } from '../contacts.ts';
import { type BattleEvent, event, inTurn, report } from '../events.ts';
import { movers } from '../movement/groups.ts';
import { crumb, paid, rateOf, refuseMovers, shareOfWay, spentBy } from '../movement/pay.ts';
import { others, refusePlaces } from '../movement/room.ts';
import { type BattleUnit, enemyOf, type PieceId, phasing, type State, standing, unitAt, withBases, withDeeds } from '../state.ts';
import { asCombatant, meleeSide, nameOf } from '../troops.ts';

interface Reached {
  readonly ok: true;
  readonly made: Charged;
  readonly share: number;
  readonly targets: readonly BattleUnit[];
}

/** fr3.charging.definition: the charge of these units straight ahead with all the movement they have left, or why there is none. */
function reach(state: State, ids: readonly PieceId[]): Reached | { readonly ok: false; readonly why: Refusal } {
  const units = ids.map((id) => unitAt(state, id));
  const first = units[0] as BattleUnit;
  const no = (why: Refusal) => ({ ok: false, why }) as const;
  if (!sameFacing(units.map(({ base }) => base)))
    return no(refusal('Units that face different ways cannot charge together.', 'fr3.charging.definition'));
  const enemies = standing(state, enemyOf(phasing(state)));
  const friends = others(state, ids).filter(({ side }) => side === first.side);
  const left = rateOf(state, units).open * (1 - spentBy(units));
  const way = times(forward(first.base.facing), left);
  const made = chargeAlong<Base>(
    units.map(({ base }) => base),
    way,
    enemies.map(({ base }) => base),
    { blocked: friends.map(({ base }) => base) },
  );
  if (!made.ok) return no(refusal(made.because, 'fr3.charging.definition'));
  const share = shareOfWay(state, units, times(way, lengthOf(way) === 0 ? 0 : made.travelled / lengthOf(way)));
  if (spentBy(units) + share > 1 + crumb)
    return no(refusal('The enemy is out of reach over this ground.', 'fr3.charging.definition', 'fr3.movement.rate'));
  const touched = made.contacts.map(({ enemy }) => enemies[enemy] as BattleUnit);
  if (touched.length === 0) return no(refusal('There is no room to line up with the enemy.', 'fr3.charging.full-contact'));
  if (
    !fullContacts(
      made.bases,
      enemies.map(({ base }) => base),
    )
  )
    return no(refusal('A charge ends in full contact: parts of units may not overlap.', 'fr3.charging.full-contact'));
  return { ok: true, made, share, targets: enemies.filter((enemy) => touched.includes(enemy)) };
}

/** Why one of these can never charge, or not this enemy. */
function refuseMeeting(state: State, charger: BattleUnit, target: BattleUnit): Refusal | null {
  const question = { a: meleeSide(state, charger), b: meleeSide(state, target), charge: 'a' } as const;
  return meetingRefusals(bout(question))[0] ?? null;
}

/** fr3.charging.turn-to-face: a unit that no enemy front edge held before turns to the most dangerous of those that reach it. */
function turnsToFace(before: State, after: State, target: BattleUnit): { readonly base: Base; readonly toward: PieceId } | null {
  const came = opponents(after, target.id).filter((each) => contactOf(before, each.id, target.id) === undefined);
  const held = heldInPlace(
    target.base,
    opponents(before, target.id).map(({ base }) => base),
  );
  if (held || came.length === 0) return null;
  const [to] = mostDangerous(
    asCombatant(after, target),
    came.map((each) => ({ unit: asCombatant(after, each), since: 0, id: each.id, base: each.base })),
  );
  if (!to) return null;
  const facing = facingToward(target.base, to.base);
  return facing === target.base.facing
    ? null
    : { base: rotated(target.base, turnBetween(target.base.facing, facing)), toward: to.id };
}

/** The way a unit looks when its front is toward an enemy that lies along one of its edges. */
export function facingToward(base: Base, enemy: Base): number {
  const contact = edgeContact(base, enemy);
  return contact ? normal(outward(base, contact.edge)) : base.facing;
}

export const chargeKinds = {
  charge: actionKind({
    answers: ['movement'],
    fields: { units: somePieces },
    candidates: (state) => movers(state).map((units) => ({ units })),
    refuse: (state, { units: ids }) =>
      firstOf(
        () => refuseMovers(state, ids),
        () => {
          const shaken = ids.map((id) => unitAt(state, id)).find(({ morale }) => morale > 0);
          return shaken
            ? refusal(
                `${nameOf(state, shaken)} (${shaken.id}) are demoralized: they may not charge.`,
                'fr3.charging.no-charge-units',
                'fr3.basics.demoralized-no-charge',
              )
            : null;
        },
        () => {
          const found = reach(state, ids);
          if (!found.ok) return found.why;
          const problem = ids
            .flatMap((id) => found.targets.map((target) => refuseMeeting(state, unitAt(state, id), target)))
            .find((each) => each !== null);
          return problem ?? refusePlaces(state, ids, found.made.bases);
        },
      ),
    perform(state, { units: ids }) {
      const found = reach(state, ids);
      if (!found.ok) return known(report(state));
      const { made, share, targets } = found;
      const from = new Map(ids.map((id) => [id, unitAt(state, id).base] as const));
      const told = paid(state, ids, share);
      const moved = withContacts(withDeeds(withBases(told.state, ids, made.bases), ids, { charged: true }), {
        from,
        first: 'this phase',
      });
      const charged = event(
        { kind: 'charged', units: ids, targets: targets.map(({ id }) => id), inches: made.travelled },
        'fr3.charging.definition',
        'fr3.charging.full-contact',
      );
      return inTurn(
        report(moved, charged, ...told.events),
        ...targets.map((target) => (at: State) => {
          const turn = turnsToFace(state, at, target);
          if (!turn) return known(report(at));
          const turned: BattleEvent = event(
            { kind: 'turned', unit: target.id, toward: turn.toward },
            'fr3.charging.turn-to-face',
          );
          return known(report(withContacts(withBases(at, [target.id], [turn.base])), turned));
        }),
      );
    },
  }),
};
