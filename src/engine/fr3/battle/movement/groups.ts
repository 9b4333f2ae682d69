/** The groups and units that could move now. Lists of possible moves are built from these groups and units. */
import { groupsAmong } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { isDivided, sameCommand } from '../units/commands.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { groups } from './group-of.ts';
import { refuseMovers } from './move-cost.ts';

export { groupOf, groups } from './group-of.ts';

/** fr3.multiplayer.command-clock: the parts of a group that belong to different commands, because each moves on its own clock. */
const byCommand = (state: State, group: readonly BattleUnit[]): readonly (readonly BattleUnit[])[] =>
  groupsAmong(group, (one, other) => sameCommand(state, one.id, other.id));

/** Whole groups and single units that may move, groups first. */
export const movers = onceFor((state: State): readonly (readonly PieceId[])[] => {
  const all = isDivided(state) ? groups(state).flatMap((group) => byCommand(state, group)) : groups(state);
  const together = all.filter((group) => group.length > 1).map((group) => group.map(({ id }) => id));
  const alone = all.flatMap((group) => group.map(({ id }) => [id]));
  return [...together, ...alone].filter((ids) => refuseMovers(state, ids) === null);
});
