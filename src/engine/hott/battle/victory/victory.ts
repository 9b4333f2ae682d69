/** Who has lost, and when (hott.supplement.victory, hott.strongholds.loss-loses). */
import type { HottRuleId } from '../../rule-ids.ts';
import { armyPoints, generalLost, lostPoints } from '../elements/find.ts';
import { type BattleReport, event } from '../events.ts';
import { enemyOf, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Ending, State } from '../vocabulary/state.ts';

export type Result = Ending;

export const resultOf = ({ ending }: State): Result | null => ending;

/** Whether a side has lost as things stand at the end of a bound: its general or half its points, and more than the enemy. */
export function hasLost(state: State, side: SideId): boolean {
  const [lost, army] = [lostPoints(state, side), armyPoints(state, side)];
  return (generalLost(state, side) || (army > 0 && lost * 2 >= army)) && lost > lostPoints(state, enemyOf(side));
}

const rulesOf: Readonly<Record<Ending['by'], readonly HottRuleId[]>> = {
  stronghold: ['hott.strongholds.loss-loses'],
  general: ['hott.supplement.victory', 'hott.supplement.lost-ap'],
  losses: ['hott.supplement.victory', 'hott.supplement.lost-ap'],
  agreed: ['hott.supplement.victory'],
};

export const ended = (state: State, ending: Ending): BattleReport => ({
  state: { ...state, stage: 'over', asks: [], ending },
  events: [event({ kind: 'ended', ending }, ...rulesOf[ending.by])],
});

/** The battle is over at once when the stronghold is captured. */
export const stormedEnd = (state: State): BattleReport | null =>
  state.captured && state.ending === null ? ended(state, { winner: enemyOf(state.defender), by: 'stronghold' }) : null;

/** What the end of a bound brings: the end of the battle, or null. */
export function judgedBound(state: State): BattleReport | null {
  const loser = sideIds.find((side) => hasLost(state, side));
  if (loser) {
    const by = lostPoints(state, loser) * 2 >= armyPoints(state, loser) ? 'losses' : 'general';
    return ended(state, { winner: enemyOf(loser), by });
  }
  const { bounds } = state.setup;
  return bounds !== undefined && state.bound >= bounds ? ended(state, { winner: null, by: 'agreed' }) : null;
}
