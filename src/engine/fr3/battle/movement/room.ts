/** Room on the table: whom a unit may not stand on, and what stops it on its way. */
import { type Base, onTable as isOnTable, meets, overlap, type Point } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { effectsOf, occupied } from '../../table/terrain.ts';
import { refusal } from '../action-kind.ts';
import { type BattleUnit, type PieceId, type State, standing } from '../state.ts';
import { nameOf } from '../troops.ts';

/** Units on the table that do not move now. */
export const others = (state: State, ids: readonly PieceId[]): readonly BattleUnit[] =>
  standing(state).filter(({ id }) => !ids.includes(id));

/** Why these bases cannot stand where a move would end. */
export function refusePlaces(state: State, ids: readonly PieceId[], bases: readonly Base[]): Refusal | null {
  const { width, depth } = state.setup.table;
  if (!bases.every((base) => isOnTable(base, width, depth)))
    return refusal('That leads off the table.', 'fr3.basics.playing-area');
  for (const other of others(state, ids))
    if (bases.some((base) => overlap(base, other.base)))
      return refusal(
        `There is no room: ${nameOf(state, other)} (${other.id}) stand there.`,
        'fr3.movement.interpenetration-none',
      );
  if (bases.some((base) => occupied(base, state.setup.terrain).some(({ kind }) => effectsOf[kind].going === 'impassable')))
    return refusal('No unit may enter impassable terrain.', 'fr3.movement.terrain-impassable');
  return null;
}

/** Why a straight way of these units is not free: it leads through somebody. */
export function refuseWay(state: State, units: readonly BattleUnit[], way: Point): Refusal | null {
  for (const other of others(
    state,
    units.map(({ id }) => id),
  ))
    for (const { base } of units)
      if (meets(base, way, other.base) !== null)
        return refusal(`${nameOf(state, other)} (${other.id}) stand in the way.`, 'fr3.movement.interpenetration-none');
  return null;
}
