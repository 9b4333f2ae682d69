/** Groups on the table, and who among them could be moved now: what candidates of moves are made from. */
import { groupsOf } from '../../../kernel/geometry.ts';
import { type BattleUnit, type PieceId, phasing, type State, standing } from '../state.ts';
import { refuseMovers } from './pay.ts';

/** fr3.basics.group: friends on one level with edges in contact; a unit by itself is a group of one. */
export function groups(state: State, side = phasing(state)): readonly (readonly BattleUnit[])[] {
  const units = standing(state, side);
  const bases = units.map(({ base, level }) => ({ ...base, level }));
  return groupsOf(bases, (a, b) => a.level === b.level).map((group) => group.map((at) => units[at] as BattleUnit));
}

/** Whole groups and single units that may move, the groups first. */
export function movers(state: State): readonly (readonly PieceId[])[] {
  const together = groups(state)
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ id }) => id));
  const alone = standing(state, phasing(state)).map(({ id }) => [id]);
  return [...together, ...alone].filter((ids) => refuseMovers(state, ids) === null);
}
