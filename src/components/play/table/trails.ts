/** The last actions of one side, as the board shows them: where pieces were before. */
import type { Ghost } from '../board/board-types.ts';
import type { Piece } from '../board/piece.ts';
import type { Course } from '../course.ts';
import type { GameSystem } from '../system.ts';
import type { State } from '../vocabulary.ts';

/** The entry before an uninterrupted series of actions by one side that ends with the given action. */
export function sinceOf(course: Course, at: number): number {
  const by = course[at]?.by;
  let since = at - 1;
  while (since > 0 && course[since]?.by === by) since--;
  return Math.max(0, since);
}

/** Where pieces were before the last actions of one side. */
export function trails(
  { table, deployment }: Pick<GameSystem, 'deployment' | 'table'>,
  course: Course,
  at: number,
): readonly Ghost[] {
  const [before, now] = [course[sinceOf(course, at)], course[at]];
  if (!before || !now || deployment.isOn(before.state)) return [];
  const piecesIn = (state: State): readonly Piece[] => table.pieces(state, false, () => false);
  const standing = new Map(piecesIn(now.state).map((piece) => [piece.id, piece]));
  return piecesIn(before.state).flatMap(({ id, base, side, state }): Ghost[] => {
    const to = standing.get(id)?.base ?? null;
    if (to && to.x === base.x && to.y === base.y) return [];
    return [{ base, to, side, tone: 'past', frontless: state.includes('frontless') }];
  });
}

/** Pieces that have left the table since the step began. The marks of these pieces stay until the step ends. */
export function piecesJustLost(
  { table, deployment, step }: Pick<GameSystem, 'deployment' | 'step' | 'table'>,
  course: Course,
  at: number,
): readonly Piece[] {
  const now = course[at];
  if (!now || deployment.isOn(now.state)) return [];
  const key = step(now.state);
  let since = at;
  while (since > 0 && step((course[since - 1] as Course[number]).state) === key) since--;
  // The action that led into this step may also have removed pieces.
  const before = course[Math.max(0, since - 1)];
  if (!before || deployment.isOn(before.state)) return [];
  const standing = new Set(table.pieces(now.state, false, () => false).map(({ id }) => id));
  return table.pieces(before.state, false, () => false).filter(({ id }) => !standing.has(id));
}
