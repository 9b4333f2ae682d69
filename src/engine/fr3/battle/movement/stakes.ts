/** Stakes (fr3.items.stakes-deploy): put up and pulled out, each for half of the move. */
import { known } from '../../../kernel/chance.ts';
import { flag } from '../../../kernel/fields.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { type BattleReport, event, report } from '../events.ts';
import { findUnit, type PieceId, phasing, type State, standing, unitAt, withUnit } from '../state.ts';
import { crumb, halfMove, paid, refuseClock, refuseMoved, spentBy } from './pay.ts';

export const stakesKinds = {
  stakes: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, up: flag },
    *candidates(state) {
      for (const { id, stakes } of standing(state, phasing(state)))
        if (stakes !== 'none') yield { unit: id, up: stakes !== 'up' };
    },
    refuse: (state, { unit: id, up }) =>
      firstOf(
        () => refuseMoved(state, [id]),
        () => {
          const unit = findUnit(state, id);
          return unit?.stakes === (up ? 'carried' : 'up')
            ? null
            : refusal(`There are no stakes that could be ${up ? 'put up' : 'pulled out'}.`, 'fr3.items.stakes-deploy');
        },
        () => refuseClock(state, [id]),
        () => {
          const units = [unitAt(state, id)];
          return spentBy(units) + halfMove(state, units) > 1 + crumb
            ? refusal('That costs half of the movement, and less is left.', 'fr3.items.stakes-deploy')
            : null;
        },
      ),
    perform(state, { unit: id, up }) {
      const told = paid(state, [id], halfMove(state, [unitAt(state, id)]));
      return known(
        report(
          withUnit(told.state, id, { stakes: up ? 'up' : 'carried' }),
          event({ kind: 'stakes', unit: id, now: up ? 'up' : 'carried' }, 'fr3.items.stakes-deploy'),
          ...told.events,
        ),
      );
    },
  }),
};

/** Why stakes are lost. */
type LostBy = 'fr3.items.stakes-flanked' | 'fr3.items.stakes-lost-retreat' | 'fr3.items.stakes-left-behind';

/** A unit loses the stakes that it has. */
export function withoutStakes(state: State, id: PieceId, rule: LostBy): BattleReport {
  if (unitAt(state, id).stakes === 'none') return report(state);
  return report(withUnit(state, id, { stakes: 'none' }), event({ kind: 'stakes', unit: id, now: 'none' }, rule));
}
