/** The chance of winning for a side that leads by this many points; a lead counts more when less of the battle is left. */

import { onceFor } from '../../../kernel/memo.ts';
import { isLastPhase } from '../../companion/state.ts';
import { costOf, costOfLeader } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Army, Setup } from '../vocabulary/setup.ts';
import type { State } from '../vocabulary/state.ts';
import { turnsToCome } from './ground.ts';
import { weights } from './weights.ts';

/** The number of phases in progress or still to come. */
const phasesToCome = (state: State): number => 2 * turnsToCome(state) - (isLastPhase(state.sheet) ? 1 : 0);

/**
 * The total cost of both armies, weighted as in the judgement, and how much more a side's troops and leaders cost than the
 * enemy's.
 */
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
 * Adds the chance of winning to a judgement in points: from −`weights.won` for a lost battle to `weights.won` for a won one. The
 * lead still changes before the end: by `swing` if one phase is left, and by √n times as much if n phases are left. As a result,
 * a side that leads late is careful, and a side that is behind takes risks.
 */
export const withVictory =
  (points: (state: State, side: SideId) => number, swing: number) =>
  (state: State, side: SideId): number => {
    const sum = points(state, side);
    if (state.stage === 'over') return sum;
    const { both, more } = costs(state.setup);
    const lead = sum - more[side].troops - more[side].leaders;
    const still = swing * Math.sqrt(phasesToCome(state) * both);
    // Approximates the normal distribution well enough, using only basic arithmetic.
    return sum + (weights.won * lead) / Math.sqrt(lead * lead + still * still);
  };
