/** Pavisiers can defend a fortification alone, and are lost with its last defenders (fr3.fortifications.pavisiers). */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { contains, corners, type Point } from '../../../kernel/geometry.ts';
import { fortifications } from '../../data/figures/fortifications.ts';
import type { Bout } from '../../melee/combatant.ts';
import { melee } from '../../melee/melee.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { resolveHit } from '../harm/resolve-hit.ts';
import { asStruck } from '../harm/retreat-path.ts';
import { hitOf } from '../melee/fight.ts';
import { plainOpponent } from '../melee/plain-opponent.ts';
import { groundOf } from '../melee/question.ts';
import { unitAt } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State, Work } from '../vocabulary/state.ts';
import { isOver, standIn } from './cover.ts';

const without = (state: State, lost: Work): State => ({
  ...state,
  works: state.works.map((each) => (each === lost ? { ...each, pavisiers: false } : each)),
});

/** Whether pavisiers hold the fortification without a unit. */
const holdAlone = (state: State, work: Work): boolean =>
  work.pavisiers && work.base !== null && !standIn(state, work).some(({ side }) => side === work.side);

/** Whether pavisiers hold this place without a unit of their side in it. */
export const isGarrisoned = (state: State, side: SideId, at: Point): boolean =>
  state.works.some(
    (work) => work.side === side && holdAlone(state, work) && contains(corners(work.base as NonNullable<Work['base']>), at),
  );

/** The melee of a unit against pavisiers in the fortification it stands in: no charge bonus, flanks or support. */
function boutWith(state: State, unit: BattleUnit): Bout {
  const me = asStruck(state, unit, null);
  const garrison = plainOpponent(fortifications.garrison);
  return {
    a: { ...me, is: { ...me.is, ground: groundOf(state, unit) } },
    b: { ...garrison, is: { ...garrison.is, fortification: true } },
    charge: undefined,
    first: false,
    dieOff: me.fanatic,
  };
}

/** Fights one round. If the pavisiers lose, they are destroyed. */
function fights(state: State, id: PieceId, at: number): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const work = state.works[at] as Work;
  if (unit.status !== 'table' || !holdAlone(state, work) || !isOver(work, unit)) return certain(state);
  return andThen(melee(boutWith(state, unit)), (result) => {
    const gone = result.winner === 'a';
    const logEntry = event({ kind: 'garrison', unit: id, gone }, 'fr3.fortifications.pavisiers', 'fr3.melee.roll');
    return inTurn(
      report(gone ? without(state, work) : state, logEntry),
      (now) => resolveHit(now, id, { after: result.a, cause: 'melee', by: null, onSquare: hitOf(result.a) }),
      (now) => known(ask.fought(now, state, id, null)),
    );
  });
}

/** At the start of the melee step, enemies inside a fortification fight its pavisiers. */
export function garrisonsFight(state: State): Chance<BattleReport> {
  const due = state.works.flatMap((work, at) =>
    holdAlone(state, work) ? standIn(state, work).map(({ id }) => [id, at] as const) : [],
  );
  return inTurn(
    report(state),
    ...due.map(
      ([id, at]) =>
        (now: State) =>
          fights(now, id, at),
    ),
  );
}

/**
 * fr3.fortifications.pavisiers-destroyed: when a unit is destroyed, its pavisiers are lost too unless another unit is in the
 * fortification.
 */
export function defendersGone(state: State, { side, level, base, illusion }: BattleUnit): BattleReport {
  const work =
    level === 'surface' && illusion === null
      ? state.works.find((each) => each.side === side && isOver(each, { base }) && holdAlone(state, each))
      : undefined;
  return work
    ? report(without(state, work), event({ kind: 'pavisiers-lost', side }, 'fr3.fortifications.pavisiers-destroyed'))
    : report(state);
}
