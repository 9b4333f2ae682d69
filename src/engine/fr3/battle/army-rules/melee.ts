/** What army lists add to melees by what else is on the table: the followers of an avatar. The rest stands in `fr3/melee/army-lists.ts`. */
import { inPlay, unitsOf } from '../units/pieces.ts';
import { hasArms, rowOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** fr3.armies.holy-unholy-avatar-bonus: infantry and cavalry of its side in play, but for units that have not come yet. */
export const followersOf = (state: State, me: BattleUnit): number =>
  hasArms(state, me, 'avatar')
    ? unitsOf(state, me.side).filter(
        (unit) => inPlay(unit) && unit.status !== 'awaited' && ['infantry', 'cavalry'].includes(rowOf(state, unit).group),
      ).length
    : 0;
