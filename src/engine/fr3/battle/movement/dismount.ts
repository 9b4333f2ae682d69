/** Dismounting (fr3.movement.dismount): once per game, for the whole move, with a major character in the unit or its group. */
import { known } from '../../../kernel/chance.ts';
import { text } from '../../../kernel/fields.ts';
import { dismounting } from '../../data/dismounting.ts';
import { unitOf } from '../../data/units.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { event, report } from '../events.ts';
import { characterSetup, isMass, leadersOf, troopOf, unitAt, withUnit } from '../units/pieces.ts';
import { breathesBoth, isMajor } from '../units/troop-facts.ts';
import { nameOf, rowOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { groupOf, movers } from './groups.ts';
import { refuseMovers, spendMovement, spentBy } from './move-cost.ts';
import { refusePlaces } from './room.ts';

/** fr3.multi-based.types: none of the dismounted types can form 2x2 units. */
const choices = (state: State, unit: BattleUnit): readonly string[] =>
  isMass(unit) ? [] : (dismounting[rowOf(state, unit).id]?.becomes ?? []);

/** The unit on foot. Without its mounts the unit is on the surface. */
const down = (state: State, id: string, as: string): State =>
  withUnit(state, id, { onFoot: as, level: 'surface', comes: 'surface' });

/** fr3.characters.major-or-minor: minor characters cannot order a unit to dismount. */
const led = (state: State, unit: BattleUnit): boolean =>
  [unit, ...groupOf(state, unit.id)].some(({ id }) =>
    leadersOf(state, id).some((leader) => isMajor(characterSetup(state, leader))),
  );

export const dismountKinds = {
  dismount: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, as: text(40) },
    *candidates(state) {
      for (const [id, ...more] of movers(state)) {
        const unit = id === undefined || more.length > 0 ? undefined : unitAt(state, id);
        if (unit && led(state, unit)) for (const as of choices(state, unit)) yield { unit: unit.id, as };
      }
    },
    refuse: (state, { unit: id, as }) =>
      firstOf(
        () => refuseMovers(state, [id]),
        () => {
          const unit = unitAt(state, id);
          const become = choices(state, unit);
          const name = `${nameOf(state, unit)} (${id})`;
          if (unit.onFoot !== null) return refusal(`${name} have already dismounted.`, 'fr3.movement.dismount');
          if (become.length === 0)
            return refusal(`${name} cannot dismount, because they are not mounted.`, 'fr3.movement.dismount');
          return become.includes(as)
            ? null
            : refusal(
                `Choose what ${name} become on foot: ${become.map((type) => unitOf(type)?.name).join(' or ')}.`,
                'fr3.movement.dismount-conversion',
              );
        },
        () =>
          led(state, unitAt(state, id))
            ? null
            : refusal('A unit can dismount only if a major character is with it or in its group.', 'fr3.movement.dismount'),
        () =>
          spentBy([unitAt(state, id)]) > 0
            ? refusal(
                'This unit cannot dismount: dismounting takes the whole move, and it has already moved.',
                'fr3.movement.dismount',
                'fr3.movement.rate',
              )
            : null,
        () =>
          unitAt(state, id).level === 'swimming' && !state.setup.underwater && !breathesBoth(troopOf(state, unitAt(state, id)))
            ? refusal(
                'This unit cannot dismount here, because it would stand on the bottom of the water.',
                'fr3.movement.dismount-sbf',
              )
            : refusePlaces(down(state, id, as), [id], [unitAt(state, id).base]),
      ),
    perform(state, { unit: id, as }) {
      const next = spendMovement(state, [id], 1);
      const elite = troopOf(state, unitAt(state, id)).kit?.elite !== undefined;
      return known(
        report(
          down(next.state, id, as),
          event(
            { kind: 'dismounted', unit: id, as },
            'fr3.movement.dismount',
            'fr3.movement.dismount-conversion',
            ...(elite ? (['fr3.movement.dismount-elite'] as const) : []),
          ),
          ...next.events,
        ),
      );
    },
  }),
};
