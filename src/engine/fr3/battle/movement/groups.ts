/** The groups and units that could move now. Lists of possible moves are built from these groups and units. */
import { onceFor } from '../../../kernel/memo.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { groups } from './group-of.ts';
import { refuseMovers } from './move-cost.ts';

export { groupOf, groups } from './group-of.ts';

/** Whole groups and single units that may move, groups first. */
export const movers = onceFor((state: State): readonly (readonly PieceId[])[] => {
  const all = groups(state);
  const together = all.filter((group) => group.length > 1).map((group) => group.map(({ id }) => id));
  const alone = all.flatMap((group) => group.map(({ id }) => [id]));
  return [...together, ...alone].filter((ids) => refuseMovers(state, ids) === null);
});
