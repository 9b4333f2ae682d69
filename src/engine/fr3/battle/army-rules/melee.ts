/**
 * Melee bonuses that army lists give because of other units on the table: the followers of an avatar. Other melee bonuses are in
 * `fr3/melee/army-lists.ts`.
 */
import { inPlay, unitsOf } from '../units/pieces.ts';
import { hasArms, rowOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/**
 * fr3.armies.holy-unholy-avatar-bonus: counts the side's infantry and cavalry in play, without units that have not arrived yet.
 */
export const followersOf = (state: State, me: BattleUnit): number =>
  hasArms(state, me, 'avatar')
    ? unitsOf(state, me.side).filter(
        (unit) => inPlay(unit) && unit.status !== 'awaited' && ['infantry', 'cavalry'].includes(rowOf(state, unit).group),
      ).length
    : 0;
