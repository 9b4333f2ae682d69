/** A player that looks one action ahead: it takes what is worth most on average, by the exact odds of the dice. */
import { expectation } from './expectation.ts';
import { type Played, type Player, stepByStep, type Worth } from './player.ts';

/** Different results of one action that are looked at: more than any action of a battle has. */
const leaves = 100;

/** The action that is worth most to the side that decides; the first one of several. */
export function greedyAction<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
  state: State,
): Action | undefined {
  const side = ruleset.decider(state);
  if (side === null) return undefined;
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of ruleset.actions(state)) {
    const value = expectation(ruleset.perform(state, action), (report) => worth(report.state, side), leaves);
    if (best === undefined || value > most) [best, most] = [action, value];
  }
  return best;
}

export const greedyPlayer = <State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
): Player<State, Action> => stepByStep((state) => greedyAction(ruleset, worth, state));
