/** The chance of winning from a lead in points: it counts the more, and the surer, the less is still to come. */

import { onceFor } from '../../../kernel/memo.ts';
import { isLastPhase } from '../../companion/state.ts';
import { costOf, costOfLeader } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Army, Setup } from '../vocabulary/setup.ts';
import type { State } from '../vocabulary/state.ts';
import { turnsToCome } from './ground.ts';
import { weights } from './weights.ts';

/** Phases that are under way or still to come. */
const phasesToCome = (state: State): number => 2 * turnsToCome(state) - (isLastPhase(state.sheet) ? 1 : 0);

/** What both armies have cost, as the judgement counts it, and by how much the troops and the leaders of a side have cost more. */
export const costs = onceFor(({ armies }: Setup) => {
  const of = ({ troops, characters }: Army) => ({
    troops: troops.reduce((sum, troop) => sum + costOf(troop), 0),
    leaders: characters.reduce((sum, each) => sum + weights.leader * costOfLeader(each), 0),
  });
  const [a, b] = [of(armies.A), of(armies.B)];
  const [troops, leaders] = [a.troops - b.troops, a.leaders - b.leaders];
  return {
    both: a.troops + a.leaders + b.troops + b.leaders,
    more: { A: { troops, leaders }, B: { troops: -troops, leaders: -leaders } },
  };
});

/**
 * A judgement in points that counts the victory besides, from −`weights.won` when it is lost to `weights.won` when it is won. The lead
 * still changes by its swing a phase, so in n phases by √n times as much. Hence who is ahead late is careful, and who is behind
 * takes risks.
 */
export const withVictory =
  (points: (state: State, side: SideId) => number, swing: number) =>
  (state: State, side: SideId): number => {
    const sum = points(state, side);
    if (state.stage === 'over') return sum;
    const { both, more } = costs(state.setup);
    const lead = sum - more[side].troops - more[side].leaders;
    const still = swing * Math.sqrt(phasesToCome(state) * both);
    // Near enough the normal distribution, and by plain arithmetic.
    return sum + (weights.won * lead) / Math.sqrt(lead * lead + still * still);
  };
