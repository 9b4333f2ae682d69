/** Units that carry the army standard themselves (fr3.armies.hawaiian-god-image, fr3.armies.israelite-ark). */
import { onceFor } from '../../../kernel/memo.ts';
import { groupOf } from '../movement/group-of.ts';
import { troopOf } from '../units/pieces.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const carried = onceFor(({ armies }: Setup): boolean =>
  [...armies.A.troops, ...armies.B.troops].some(({ arms }) => arms?.includes('standard')),
);

const carries = (state: State, unit: BattleUnit): boolean => troopOf(state, unit).arms?.includes('standard') === true;

/**
 * Whether this unit itself carries an army standard (`bearer`) or is in the group of a unit that does (`group`); null if neither.
 */
export function standardOfUnits(state: State, unit: BattleUnit): 'bearer' | 'group' | null {
  if (!carried(state.setup)) return null;
  if (carries(state, unit)) return 'bearer';
  return groupOf(state, unit.host ?? unit.id).some((each) => carries(state, each)) ? 'group' : null;
}
