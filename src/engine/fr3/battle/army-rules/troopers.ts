/** fr3.armies.buffalo-soldiers-dismount: three elite units of light cavalry dismount together as two units of sword and pistol. */
import { known } from '../../../kernel/chance.ts';
import { armies } from '../../data/figures/armies.ts';
import { actionKind, firstOf, refusal, somePieces } from '../action-kind.ts';
import { event, report } from '../events.ts';
import { groupOf, movers } from '../movement/groups.ts';
import { unitsNamed } from '../movement/manoeuvre.ts';
import { refuseMovers, spendMovement, spentBy } from '../movement/move-cost.ts';
import { withContacts } from '../units/contacts.ts';
import { joinedBy } from '../units/new-units.ts';
import { attachedTo, characterSetup, leadersOf, noEffects, troopOf, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import { costOf, isMajor } from '../units/troop-facts.ts';
import { hasArms } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const rule = 'fr3.armies.buffalo-soldiers-dismount';

/**
 * The dismounted unit, which is elite like the riders. The two units on foot together cost as many points as the three units of
 * riders.
 */
function troopOnFoot(state: State, riders: readonly BattleUnit[]): TroopSetup {
  const cost = riders.reduce((sum, unit) => sum + costOf(troopOf(state, unit)), 0) / armies.seventhCavalryOnFoot;
  return { type: 'sword-and-pistol', kit: { elite: '1-1-0' }, cost: Math.round(cost), levels: [] };
}

const led = (state: State, id: PieceId): boolean =>
  groupOf(state, id).some((each) => leadersOf(state, each.id).some((one) => isMajor(characterSetup(state, one))));

const riders = (state: State, group: readonly PieceId[]): readonly PieceId[] =>
  group.filter((id) => hasArms(state, unitAt(state, id), 'seventh-cavalry'));

export const trooperKinds = {
  'dismount-together': actionKind({
    answers: ['movement'],
    fields: { units: somePieces },
    *candidates(state) {
      for (const group of movers(state)) {
        const able = riders(state, group);
        if (able.length >= armies.seventhCavalryMounted) yield { units: able.slice(0, armies.seventhCavalryMounted) };
      }
    },
    refuse: (state, { units: ids }) =>
      firstOf(
        () => refuseMovers(state, ids),
        () =>
          ids.length === armies.seventhCavalryMounted && riders(state, ids).length === ids.length
            ? null
            : refusal('You must dismount exactly three elite units of this cavalry together.', rule),
        () =>
          led(state, ids[0] as PieceId)
            ? null
            : refusal(
                'The group can dismount only if a major character is with one of its three units.',
                rule,
                'fr3.movement.dismount',
              ),
        () =>
          unitsNamed(state, ids).some(({ level }) => level !== 'surface') || ids.some((id) => attachedTo(state, id).length > 0)
            ? refusal(
                'These units can dismount only if they are on the ground and nothing is attached to them.',
                rule,
                'fr3.movement.dismount',
              )
            : null,
        () =>
          spentBy(unitsNamed(state, ids)) > 0
            ? refusal(
                'These units cannot dismount: dismounting takes the whole move, and they have already moved.',
                'fr3.movement.dismount',
                'fr3.movement.rate',
              )
            : null,
      ),
    perform(state, { units: ids }) {
      const mounted = unitsNamed(state, ids);
      const troop = troopOnFoot(state, mounted);
      const morale = Math.max(...mounted.map((unit) => unit.morale)) as 0 | 1 | 2;
      const next = spendMovement(state, ids, 1);
      const gone = ids.reduce((at, id) => withUnit(at, id, { status: 'merged', effects: noEffects, morale: 0 }), next.state);
      const come: PieceId[] = [];
      let at = gone;
      for (const { base, side } of mounted.slice(0, armies.seventhCavalryOnFoot)) {
        const { state: there, unit } = joinedBy(at, side, troop, { x: base.x, y: base.y, facing: base.facing }, ids[0]);
        come.push(unit.id);
        at = withDeeds(withUnit(there, unit.id, { morale, everShaken: morale > 0 }), [unit.id], { moved: true, spent: 1 });
      }
      const hostOf = (host: PieceId | null) => come[Math.min(ids.indexOf(host ?? ''), come.length - 1)] ?? host;
      const characters = at.characters.map((each) =>
        each.host !== null && ids.includes(each.host) ? { ...each, host: hostOf(each.host) } : each,
      );
      return known(
        report(
          withContacts({ ...at, characters, moving: [] }),
          ...ids.map((unit) => event({ kind: 'dismounted', unit, as: troop.type }, rule, 'fr3.movement.dismount')),
          ...next.events,
        ),
      );
    },
  }),
};
