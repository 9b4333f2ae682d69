/** Units that were driven or rode off the table return at its edge (fr3.charging.disengage-off-board). */
import { known } from '../../../kernel/chance.ts';
import { type Base, settled } from '../../../kernel/geometry.ts';
import { actionKind, aPiece, firstOf, inches, refusal } from '../action-kind.ts';
import { event, report } from '../events.ts';
import { isLeaving } from '../units/commands.ts';
import { findUnit, phasing, unitAt, unitsOf, withBases, withUnit } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { meetsEnemy } from './manoeuvre.ts';
import { refuseClock, spendMovement } from './move-cost.ts';
import { refusePlaces } from './room.ts';

/** Units that may return now: those that left before this phase. */
export const unitsToReturn = (state: State, side = phasing(state)): readonly BattleUnit[] =>
  unitsOf(state, side).filter(
    ({ id, status, did }) => status === 'away' && !did.moved && !did.fought && !did.shaken && !isLeaving(state, { id, side }),
  );

/** The table edge nearest to a place. */
function edgeBy(state: State, { x, y }: Base): 'bottom' | 'top' | 'left' | 'right' {
  const { width, depth } = state.setup.table;
  const offs = { bottom: y, top: depth - y, left: x, right: width - x } as const;
  return (['bottom', 'top', 'left', 'right'] as const).reduce((best, each) => (offs[each] < offs[best] ? each : best));
}

/** The unit's base on the table edge where it left, facing inward, `along` inches along that edge. */
function placeAt(state: State, { base }: BattleUnit, along: number): Base {
  const { width, depth } = state.setup.table;
  const half = base.depth / 2;
  const at = {
    bottom: { x: along, y: half, facing: 0 },
    top: { x: along, y: depth - half, facing: 1800 },
    left: { x: half, y: along, facing: 900 },
    right: { x: width - half, y: along, facing: 2700 },
  } as const;
  return settled({ ...base, ...at[edgeBy(state, base)] });
}

/** The distance along the edge at which the unit left the table. */
const alongOf = (state: State, { base }: BattleUnit): number =>
  ['left', 'right'].includes(edgeBy(state, base)) ? base.y : base.x;

export const returnKinds = {
  /** The return costs the unit its whole move, and one clock move. */
  return: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, along: inches },
    *candidates(state) {
      for (const unit of unitsToReturn(state))
        for (let off = 0; off <= 4; off++)
          for (const sign of off === 0 ? [1] : [1, -1])
            yield { unit: unit.id, along: alongOf(state, unit) + sign * off * unit.base.width };
    },
    refuse(state, { unit: id, along }) {
      const unit = findUnit(state, id);
      if (!unit || unit.side !== phasing(state) || !unitsToReturn(state).includes(unit))
        return refusal('No unit of that name can return this phase.', 'fr3.charging.disengage-off-board');
      const base = placeAt(state, unit, along);
      return firstOf(
        () => refuseClock(state, [id]),
        () => refusePlaces(state, [id], [base]),
        () =>
          meetsEnemy(state, [unit], [base])
            ? refusal(
                `${nameOf(state, unit)} (${id}) cannot return to the table in contact with an enemy.`,
                'fr3.charging.disengage-off-board',
              )
            : null,
      );
    },
    perform(state, { unit: id, along }) {
      const base = placeAt(state, unitAt(state, id), along);
      const next = spendMovement(state, [id], 1);
      const back = withBases(withUnit(next.state, id, { status: 'table' }), [id], [base]);
      return known(
        report(
          back,
          event({ kind: 'moved', units: [id], way: 'returned', inches: 0 }, 'fr3.charging.disengage-off-board'),
          ...next.events,
        ),
      );
    },
  }),
};
