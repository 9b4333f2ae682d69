/** Which side has lost, and when (hott.supplement.victory, hott.strongholds.loss-loses). */
import type { HottRuleId } from '../../rule-ids.ts';
import { armyPoints, generalLost, isLost, lostPoints, typeOf } from '../elements/find.ts';
import { type BattleReport, event } from '../events.ts';
import { whyEnded } from '../sentences.ts';
import { enemyOf, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Ending, State } from '../vocabulary/state.ts';

/** The score of a side: the army points of its enemy's losses, one line for each lost element. */
export interface Score {
  /** The army points that the enemy has lost. */
  readonly total: number;
  readonly lines: readonly { readonly name: string; readonly points: number; readonly rules: readonly HottRuleId[] }[];
}

export interface Result extends Ending {
  readonly level: 'victory' | 'draw';
  /** A sentence that says why the battle is over. */
  readonly because: string;
  readonly scores: Readonly<Record<SideId, Score>>;
}

const fateRules = {
  destroyed: 'hott.supplement.lost-ap',
  ensorcelled: 'hott.supplement.lost-ap',
  gone: 'hott.supplement.lost-ap',
  joined: 'hott.gods.shared',
} as const satisfies Record<string, HottRuleId>;
const fateWords = {
  destroyed: '',
  ensorcelled: ', ensorcelled',
  gone: ', off the battlefield',
  joined: ', with the enemy',
} as const;

/** The score of a side so far. */
export function scoreOf(state: State, side: SideId): Score {
  const lines = state.elements
    .filter((each) => each.side !== side && isLost(each))
    .map((each) => {
      const fate = each.fate as keyof typeof fateRules;
      return {
        name: `${each.name} (${each.id})${fateWords[fate]}`,
        points: typeOf(each).points,
        rules: [fateRules[fate]],
      };
    });
  return { total: lostPoints(state, enemyOf(side)), lines };
}

export const resultOf = (state: State): Result | null =>
  state.ending && {
    ...state.ending,
    level: state.ending.winner === null ? 'draw' : 'victory',
    because: whyEnded(state, state.ending),
    scores: { A: scoreOf(state, 'A'), B: scoreOf(state, 'B') },
  };

/**
 * Whether a side has lost at the end of a bound: it has lost its general or half of its points, and has also lost more points
 * than the enemy.
 */
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

/** Capturing the stronghold ends the battle at once. */
export const stormedEnd = (state: State): BattleReport | null =>
  state.captured && state.ending === null ? ended(state, { winner: enemyOf(state.defender), by: 'stronghold' }) : null;

/** The end of the battle if this bound decides it; otherwise null. */
export function judgedBound(state: State): BattleReport | null {
  const loser = sideIds.find((side) => hasLost(state, side));
  if (loser) {
    const by = lostPoints(state, loser) * 2 >= armyPoints(state, loser) ? 'losses' : 'general';
    return ended(state, { winner: enemyOf(loser), by });
  }
  const { bounds } = state.setup;
  return bounds !== undefined && state.bound >= bounds ? ended(state, { winner: null, by: 'agreed' }) : null;
}
