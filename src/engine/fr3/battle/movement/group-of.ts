/** Groups on the table: fr3.basics.group. */
import { groupsAmong } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { findUnit, phasing, standing } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

type Groups = readonly (readonly BattleUnit[])[];

const groupsOnLevels = onceFor(
  (units: readonly BattleUnit[]): Groups => groupsAmong(units, (one, other) => one.level === other.level),
);

/** fr3.basics.group: friends on one level with touching edges. A unit on its own is a group of one. */
export const groups = (state: State, side: SideId = phasing(state)): Groups => groupsOnLevels(standing(state, side));

export function groupOf(state: State, id: PieceId): readonly BattleUnit[] {
  const unit = findUnit(state, id);
  return (unit && groups(state, unit.side).find((group) => group.includes(unit))) ?? [];
}
