/** Stakes (fr3.items.stakes-deploy): planting them or pulling them out costs half a move each. */
import { known } from '../../../kernel/chance.ts';
import { flag } from '../../../kernel/fields.ts';
import { distance, edgeOf, fromSegment, touch } from '../../../kernel/geometry.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { type BattleReport, event, report } from '../events.ts';
import { standsOnFoot } from '../units/footing.ts';
import { findUnit, inPlay, phasing, standing, unitAt, withUnit } from '../units/pieces.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { refuseClock, refuseMoved, spendMovement, spentBy } from './move-cost.ts';
import { halfMove, shareTolerance } from './rates.ts';

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
            : refusal(`This unit has no stakes to ${up ? 'put up' : 'pull out'}.`, 'fr3.items.stakes-deploy');
        },
        () =>
          up && !standsOnFoot(state, unitAt(state, id))
            ? refusal(
                'Only a unit on its feet can put up stakes. Land or leave the transport first.',
                'fr3.items.stakes-deploy',
                'fr3.items.transport-infantry-bonuses',
              )
            : null,
        () => refuseClock(state, [id]),
        () => {
          const units = [unitAt(state, id)];
          return spentBy(units) + halfMove(state, units) > 1 + shareTolerance
            ? refusal(
                'Putting up or pulling out stakes takes half the unit’s movement, and it has less than that left.',
                'fr3.items.stakes-deploy',
              )
            : null;
        },
      ),
    perform(state, { unit: id, up }) {
      const next = spendMovement(state, [id], halfMove(state, [unitAt(state, id)]));
      return known(
        report(
          withUnit(next.state, id, { stakes: up ? 'up' : 'carried' }),
          event({ kind: 'stakes', unit: id, now: up ? 'up' : 'carried' }, 'fr3.items.stakes-deploy'),
          ...next.events,
        ),
      );
    },
  }),
};

/** The reason that stakes are lost. */
type LostBy = 'fr3.items.stakes-flanked' | 'fr3.items.stakes-lost-retreat' | 'fr3.items.stakes-unoccupied';

/** Removes a unit's stakes. */
export function withoutStakes(state: State, id: PieceId, rule: LostBy): BattleReport {
  if (unitAt(state, id).stakes === 'none') return report(state);
  return report(withUnit(state, id, { stakes: 'none', stakesAt: null }), event({ kind: 'stakes', unit: id, now: 'none' }, rule));
}

/** fr3.items.stakes-left-behind: leaves the planted stakes when the unit is about to be moved. */
export function leavesStakes(state: State, id: PieceId): BattleReport {
  const { stakes, base } = unitAt(state, id);
  if (stakes !== 'up') return report(state);
  return report(
    withUnit(state, id, { stakes: 'left', stakesAt: base }),
    event({ kind: 'stakes', unit: id, now: 'left' }, 'fr3.items.stakes-left-behind'),
  );
}

/** A unit this close has returned to its stakes: an eighth of an inch, as precise as moving bases by hand. */
const returned = 8 * touch;

/** Removes or returns stakes that have no unit behind them; null if nothing changes. */
export function abandonedStakes(state: State): BattleReport | null {
  for (const unit of state.units) {
    const { id, side, base, stakesAt, status, level } = unit;
    if (stakesAt === null) continue;
    const front = edgeOf(stakesAt, 'front');
    const enemies = standing(state, enemyOf(side)).filter((enemy) => enemy.level === 'surface');
    if (!inPlay(unit) || enemies.some((enemy) => fromSegment(front, enemy.base).distance <= touch))
      return withoutStakes(state, id, 'fr3.items.stakes-unoccupied');
    if (status === 'table' && level === 'surface' && base.facing === stakesAt.facing && distance(base, stakesAt) <= returned)
      return report(
        withUnit(state, id, { stakes: 'up', stakesAt: null }),
        event({ kind: 'stakes', unit: id, now: 'up' }, 'fr3.items.stakes-left-behind'),
      );
  }
  return null;
}
