/**
 * Opponents for any `Ruleset`: one that plays anything legal, one that looks one action ahead, one that makes plans.
 *
 * To play: `playerOf(id, ruleset, judgement, seed).choose(state)`. To suggest and say why: `const plan = player.plan(state)`, the
 * actions that it means to do in a row, the first of them its suggestion; then `reasonsFor(ruleset, aspects, state, plan)`,
 * or of any one action `reasonsFor(ruleset, aspects, state, [action])`: `{ aspect, change }[]`, the largest change first, in
 * the unit in which the system judges (victory points in `fr3/battle/judgement.ts`, whose `aspectIds` name the parts). A
 * page words each aspect for itself. A plan that was asked for is what is chosen next: nothing is thought twice.
 */

import type { PlayerId } from './opponent/levels.ts';
import { isNear, nearPlayer } from './opponent/near.ts';
import { drilled, type Judgement, type Played, type Player, type Style, seeing, seenAs } from './opponent/player.ts';
import { marshalsBudget, searchingPlayer, usualBudget } from './opponent/search.ts';
import { styled } from './opponent/styles.ts';

export * from './opponent/chooser.ts';
export * from './opponent/expectation.ts';
export * from './opponent/greedy.ts';
export * from './opponent/levels.ts';
export * from './opponent/near.ts';
export * from './opponent/player.ts';
export * from './opponent/playing-on.ts';
export * from './opponent/random.ts';
export * from './opponent/reasons.ts';
export * from './opponent/search.ts';
export * from './opponent/styles.ts';

/** An opponent by its name, in one of the styles if one is said. The same seed (a whole number) and the same states give the same choices. */
export function playerOf<State, Action, Side extends string>(
  id: PlayerId,
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  seed: number,
  style?: Style,
): Player<State, Action> {
  if (isNear(id)) return nearPlayer(id, ruleset, judgement, seed, style);
  const budget = id === 'marshal' ? marshalsBudget : { ...usualBudget, ...judgement.pace };
  const player = searchingPlayer(ruleset, styled(judgement, style), budget);
  return seeing(ruleset, drilled(judgement.drill, seenAs(judgement.eased, player)));
}
