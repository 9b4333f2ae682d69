/**
 * Several spells in one turn: how a magic user spreads his points when the other side spreads its own against him. He
 * casts them one after another in any order, may stop at any time, and both sides see what is left after each.
 */
import { exploitabilityOf } from './plan/answers.ts';
import { type Expected, expectedOf } from './plan/expected.ts';
import { atFirst } from './plan/pockets.ts';
import { type Situation, turnOf } from './plan/turn.ts';
import type { Plan } from './plan/wishes.ts';

export interface PlanSolution {
  /** The start of the turn: which spell is cast first, and how both sides seal. */
  readonly first: Situation;
  /** By the place of the wish. */
  readonly expected: readonly Expected[];
  /** What the best answers of both sides gain together, over the whole turn. */
  readonly exploitability: number;
  /** How many situations were solved. */
  readonly situations: number;
}

/** The best plan of both sides for a turn. `onSolved` hears how many situations are solved so far. */
export function solvePlan(plan: Plan, onSolved?: (solved: number) => void): PlanSolution {
  const turn = turnOf(plan, onSolved);
  const has = atFirst(plan);
  const first = turn.situation(has);
  return { first, expected: expectedOf(turn, has), exploitability: exploitabilityOf(turn, has), situations: turn.solved() };
}
