/**
 * Several spells in one turn: the best way to spread points, if the other side spreads its points in the best way too. The magic
 * user casts the spells one after another in any order and may stop at any time. After each spell both sides see what is left.
 */
import { exploitabilityOf } from './plan/answers.ts';
import { type Expected, expectedOf } from './plan/expected.ts';
import { atFirst } from './plan/pockets.ts';
import { type Situation, turnOf } from './plan/turn.ts';
import type { Plan } from './plan/wishes.ts';

export interface PlanSolution {
  /** The situation at the start of the turn: the first spell, and both sides' bids. */
  readonly first: Situation;
  /** The averages, indexed by wish. */
  readonly expected: readonly Expected[];
  /** The sum of what the two sides could gain by switching to their best answers, over the whole turn. */
  readonly exploitability: number;
  /** How many situations were solved. */
  readonly situations: number;
}

/** The optimal plan for both sides. `onSolved` receives the number of situations solved so far. */
export function solvePlan(plan: Plan, onSolved?: (solved: number) => void): PlanSolution {
  const turn = turnOf(plan, onSolved);
  const has = atFirst(plan);
  const first = turn.situation(has);
  return { first, expected: expectedOf(turn, has), exploitability: exploitabilityOf(turn, has), situations: turn.solved() };
}
