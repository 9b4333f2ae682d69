/**
 * fr3.armies.greek-dragontooth-deployment: dragontooth warriors enter play during their own movement step, next to any friendly
 * character.
 */
import { whole } from '../../../kernel/fields.ts';
import {
  ahead,
  type Base,
  fromPoint,
  fullTurn,
  gap,
  normal,
  quarterTurn,
  settled,
  shifted,
  times,
  touch,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { actionKind, aPiece, firstOf, inches, refusal } from '../action-kind.ts';
import { placeOf } from '../characters/places.ts';
import { facingOf } from '../deployment/begin.ts';
import { certain, event } from '../events.ts';
import { meetsEnemy } from '../movement/manoeuvre.ts';
import { refusePlaces } from '../movement/room.ts';
import { withContacts } from '../units/contacts.ts';
import { findUnit, unitAt, unitsOf, withBases, withDeeds, withUnit } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const rule = 'fr3.armies.greek-dragontooth-deployment';

/** Dragontooth warriors of this side that have not been placed yet. */
export const dragonteethToSow = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter((unit) => unit.status === 'awaited' && hasArms(state, unit, 'dragontooth'));

/** Bases next to which warriors can be placed: the units of this side's characters, or the points where lone characters stand. */
const feet = (state: State, side: SideId): readonly Base[] =>
  state.characters.flatMap((each) => {
    if (each.side !== side || each.status !== 'in play') return [];
    const host = each.host === null ? null : unitAt(state, each.host);
    const place =
      host && (host.level !== 'surface' || !['table', 'attached'].includes(host.status)) ? null : placeOf(state, each);
    return place ? [place] : [];
  });

const touches = (base: Base, place: Base): boolean =>
  (place.width === 0 ? fromPoint(place, base).distance : gap(base, place)) <= touch;

const sown = ({ base }: BattleUnit, x: number, y: number, angle: number): Base => settled({ ...base, x, y, facing: angle });

function refusePlace(state: State, unit: BattleUnit, base: Base): Refusal | null {
  return firstOf(
    () =>
      feet(state, unit.side).some((place) => touches(base, place))
        ? null
        : refusal('Dragonteeth must be placed in base contact with a character of your side.', rule),
    () => refusePlaces(state, [unit.id], [base]),
    () =>
      meetsEnemy(state, [unit], [base])
        ? refusal(
            'Dragonteeth cannot charge in the phase in which they appear, so you must place them out of contact with the enemy.',
            rule,
          )
        : null,
  );
}

export const dragontoothKinds = {
  sow: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, x: inches, y: inches, angle: whole(0, fullTurn - 1) },
    *candidates(state, { side }) {
      const [unit] = dragonteethToSow(state, side);
      if (!unit) return;
      const facing = facingOf(state, side);
      for (const place of feet(state, side))
        for (let turn = 0; turn < 4; turn++) {
          const off = (Math.max(place.width, place.depth) + unit.base.depth) / 2;
          const { x, y } = settled(shifted(place, times(ahead(normal(place.facing + turn * quarterTurn)), off)));
          yield { unit: unit.id, x, y, angle: place.width === 0 ? facing : place.facing };
        }
    },
    refuse(state, { unit: id, x, y, angle }, { side }) {
      const unit = findUnit(state, id);
      return unit && dragonteethToSow(state, side).includes(unit)
        ? refusePlace(state, unit, sown(unit, x, y, angle))
        : refusal('Your army has no such dragonteeth left to sow.', rule);
    },
    perform(state, { unit: id, x, y, angle }) {
      const there = withBases(withUnit(state, id, { status: 'table' }), [id], [sown(unitAt(state, id), x, y, angle)]);
      // Warriors that have just been placed cannot move again this phase.
      return certain(
        withContacts(withDeeds(there, [id], { moved: true, spent: 1 })),
        event({ kind: 'summoned', unit: id }, rule),
      );
    },
  }),
};
