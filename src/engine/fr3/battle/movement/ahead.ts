/** Straight-ahead movement of a unit or a group (fr3.movement.straight, fr3.movement.group-move). */
import { known } from '../../../kernel/chance.ts';
import { ahead as forward, onGrid, sameFacing, straightAhead, times } from '../../../kernel/geometry.ts';
import { actionKind, inches as aLength, firstOf, refusal, somePieces } from '../action-kind.ts';
import { withContacts } from '../contacts.ts';
import { event, report } from '../events.ts';
import { type BattleUnit, findUnit, type State, unitAt, withBases } from '../state.ts';
import { movers } from './groups.ts';
import { crumb, paid, rateOf, refuseMovers, shareOfWay, spentBy } from './pay.ts';
import { refusePlaces, refuseWay } from './room.ts';

const unitsOf = (state: State, ids: readonly string[]): readonly BattleUnit[] => ids.map((id) => unitAt(state, id));

/** What these units need of their movement to go so far, or null if they cannot pay it. */
function price(state: State, units: readonly BattleUnit[], inches: number): number | null {
  const first = units[0] as BattleUnit;
  const share = shareOfWay(state, units, times(forward(first.base.facing), inches));
  return spentBy(units) + share <= 1 + crumb ? share : null;
}

/** Lengths worth trying: all that is left, and half of it. */
const lengths = (state: State, ids: readonly string[]): readonly number[] => {
  const units = unitsOf(state, ids);
  const left = rateOf(state, units).open * (1 - spentBy(units));
  return [left, left / 2].map(onGrid).filter((inches) => inches > 0);
};

export const aheadKinds = {
  ahead: actionKind({
    answers: ['movement'],
    fields: { units: somePieces, inches: aLength },
    *candidates(state) {
      for (const units of movers(state)) for (const inches of lengths(state, units)) yield { units, inches };
    },
    refuse: (state, { units: ids, inches }) =>
      firstOf(
        () => refuseMovers(state, ids),
        () => (inches > 0 ? null : refusal('A move straight ahead has a length.', 'fr3.movement.straight')),
        () =>
          sameFacing(ids.map((id) => (findUnit(state, id) as BattleUnit).base))
            ? null
            : refusal('Units that face different ways cannot move straight ahead together.', 'fr3.movement.group-move'),
        () =>
          price(state, unitsOf(state, ids), inches) === null
            ? refusal(`${inches}″ is farther than they can go over this ground.`, 'fr3.movement.straight', 'fr3.movement.rate')
            : null,
        () => refuseWay(state, unitsOf(state, ids), times(forward(unitAt(state, ids[0] as string).base.facing), inches)),
        () => {
          const made = straightAhead(
            unitsOf(state, ids).map(({ base }) => base),
            inches,
          );
          return made.ok ? refusePlaces(state, ids, made.bases) : refusal(made.because, 'fr3.movement.straight');
        },
        () => {
          const made = straightAhead(
            unitsOf(state, ids).map(({ base }) => base),
            inches,
          );
          const after = made.ok ? withContacts(withBases(state, ids, made.bases)) : state;
          return after.contacts.length > state.contacts.length
            ? refusal('A move that ends in contact with an enemy is a charge.', 'fr3.movement.types', 'fr3.charging.definition')
            : null;
        },
      ),
    perform(state, { units: ids, inches }) {
      const units = unitsOf(state, ids);
      const made = straightAhead(
        units.map(({ base }) => base),
        inches,
      );
      const told = paid(state, ids, price(state, units, inches) ?? 0);
      const moved = made.ok ? withBases(told.state, ids, made.bases) : told.state;
      return known(
        report(
          moved,
          event(
            { kind: 'moved', units: ids, way: 'ahead', inches },
            'fr3.movement.straight',
            ...(ids.length > 1 ? (['fr3.movement.group-move'] as const) : []),
          ),
          ...told.events,
        ),
      );
    },
  }),
};
