/** The chance of winning from a lead in points: it counts the more, and the surer, the less is still to come. */
import { onceFor } from '../memo.ts';
import { type Army, costOf, costOfLeader, type Setup } from '../setup.ts';
import type { SideId, State } from '../state.ts';
import { turnsToCome } from './ground.ts';
import { weights } from './weights.ts';

/** Phases that are under way or still to come. */
const phasesToCome = (state: State): number => 2 * turnsToCome(state) - (state.sheet.phase === 'second' ? 1 : 0);

/** What both armies have cost, as the judgement counts it, and by how much that of a side has cost more. */
const costs = onceFor(({ armies }: Setup) => {
  const of = ({ troops, characters }: Army): number =>
    troops.reduce((sum, troop) => sum + costOf(troop), 0) +
    characters.reduce((sum, each) => sum + weights.leader * costOfLeader(each), 0);
  const [a, b] = [of(armies.A), of(armies.B)];
  return { both: a + b, more: { A: a - b, B: b - a } };
});

/**
 * A judgement in points that counts the victory besides, from −`weights.victory` when it is lost to `weights.victory` when it is
 * won. The lead still changes by its swing a phase, so in n phases by √n times as much. Hence who is ahead late is
 * careful, and who is behind takes risks.
 */
export const withVictory =
  (points: (state: State, side: SideId) => number, swingOf: (state: State) => number) =>
  (state: State, side: SideId): number => {
    const sum = points(state, side);
    if (state.stage === 'over') return sum;
    const { both, more } = costs(state.setup);
    const lead = sum - more[side];
    const swing = swingOf(state) * Math.sqrt(phasesToCome(state) * both);
    // Near enough the normal distribution, and by plain arithmetic.
    return sum + (weights.victory * lead) / Math.sqrt(lead * lead + swing * swing);
  };
