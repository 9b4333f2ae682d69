/**
 * Computer players for any `Ruleset`: one makes any legal action, one looks one action ahead, and one makes plans. To play:
 * `playerOf(id, ruleset, judgement, seed).choose(state)`. To suggest an action with reasons: `const plan = player.plan(state)`
 * returns the actions that the player intends to make in a row, and the first is the suggestion; then call `reasonsFor(ruleset,
 * aspects, state, plan)`, or for any single action `reasonsFor(ruleset, aspects, state, [action])`. This function returns `{
 * aspect, change }[]`, the largest change first, in the system's unit (victory points in `fr3/battle/judgement/judgement.ts`, whose
 * `aspectIds` name the parts). The page puts each aspect into words. After `plan`, `choose` returns its first action without
 * thinking again.
 */

import type { PlayerId } from './opponent/levels.ts';
import { isNear, nearPlayer } from './opponent/near.ts';
import { type Judgement, type Played, type Player, type Style, seeing, seenAs, withDeployment } from './opponent/player.ts';
import { marshalsBudget, searchingPlayer, strategistsBudget } from './opponent/search.ts';
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

/** A computer player by id, optionally in a style. The same seed (an integer) and the same states give the same choices. */
export function playerOf<State, Action, Side extends string>(
  id: PlayerId,
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  seed: number,
  style?: Style,
): Player<State, Action> {
  if (isNear(id)) return nearPlayer(id, ruleset, judgement, seed, style);
  const budget = id === 'marshal' ? marshalsBudget : strategistsBudget(judgement.pace);
  const player = searchingPlayer(ruleset, styled(judgement, style), budget);
  return seeing(ruleset, withDeployment(judgement.drill, seenAs(judgement.eased, player)));
}
