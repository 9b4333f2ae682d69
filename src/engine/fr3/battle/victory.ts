/** Who holds the terrain objective, and the result of a battle. */
import { contains, occupies } from '../../kernel/geometry.ts';
import { type Score, scoreOf, type Verdict, verdict } from '../companion/score.ts';
import type { SideId as SheetSide } from '../companion/state.ts';
import { type SideId, type State, sheetSide, sideIds, sideOnSheet, standing } from './state.ts';

/** fr3.victory.points-objective: the side that alone has units or characters on it. */
export function holderOfObjective(state: State): SheetSide | null {
  const { objective } = state.setup;
  if (!objective) return null;
  const on = sideIds.filter(
    (side) =>
      standing(state, side).some(({ base }) => occupies(base, objective)) ||
      state.characters.some(
        (each) => each.side === side && each.status === 'in play' && each.at !== null && contains(objective, each.at),
      ),
  );
  return on.length === 1 ? sheetSide(state, on[0] as SideId) : null;
}

export interface Result {
  readonly winner: SideId | null;
  readonly level: Verdict['level'];
  readonly because: string;
  readonly scores: Readonly<Record<SideId, Score>>;
}

export function resultOf(state: State): Result | null {
  if (state.stage !== 'over') return null;
  const { winner, level, because } = verdict(state.sheet);
  const score = (side: SideId) => scoreOf(state.sheet, sheetSide(state, side));
  return {
    winner: winner === null ? null : sideOnSheet(state, winner),
    level,
    because,
    scores: { A: score('A'), B: score('B') },
  };
}
