/** The side that holds the terrain objective, and the result of a battle. */
import { type Score, scoreOf, type Verdict, verdict } from '../../companion/score.ts';
import type { SideId as SheetSide } from '../../companion/state.ts';
import { aimLines, scoredAtEnd } from '../scenarios/aims.ts';
import { sheetSide, sideOnSheet } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { holderOf } from './ground.ts';

/** fr3.victory.points-objective: the side that alone has units or characters on the objective. */
export function holderOfObjective(state: State): SheetSide | null {
  const { objective } = state.setup;
  if (!objective) return null;
  const side = holderOf(state, objective);
  return side === null ? null : sheetSide(state, side);
}

export interface Result {
  readonly winner: SideId | null;
  readonly level: Verdict['level'];
  readonly because: string;
  readonly scores: Readonly<Record<SideId, Score>>;
}

/** Each side's score. During a battle, the score if it ended now. */
export function scoresNow(state: State): Result['scores'] {
  const { stage, setup } = state;
  const ended = stage === 'over' ? state : scoredAtEnd(state);
  const sheet = stage === 'over' ? state.sheet : { ...ended.sheet, objective: holderOfObjective(state) };
  const score = (side: SideId): Score => {
    const all = scoreOf(sheet, sheetSide(state, side));
    const lines = setup.aims ? [...all.lines.filter(({ rules }) => rules.length > 0), ...aimLines(ended, side)] : all.lines;
    return { ...all, lines };
  };
  return { A: score('A'), B: score('B') };
}

export function resultOf(state: State): Result | null {
  if (state.stage !== 'over') return null;
  const { winner, level, because } = verdict(state.sheet);
  return { winner: winner === null ? null : sideOnSheet(state, winner), level, because, scores: scoresNow(state) };
}
