/** A player that looks one action ahead: it takes what is worth most on average, by the exact odds of the dice. */
import type { Chance } from '../chance.ts';
import type { Report } from '../ruleset.ts';
import { expectation } from './expectation.ts';
import { type Played, type Player, stepByStep, type Worth } from './player.ts';

/** Different results of one action that are looked at: more than any action of a battle has. */
const leaves = 100;

/** An action, what comes of it, and what that is worth on average to the side that decides. */
export interface Weighed<State, Action> {
  readonly action: Action;
  readonly chance: Chance<Report<State>>;
  readonly value: number;
}

/** Each of some actions with its value to a side; of its dice so many different results are looked at. */
export function* weigh<State, Action, Side extends string>(
  { perform }: Pick<Played<State, Action, Side>, 'perform'>,
  worth: Worth<State, Side>,
  state: State,
  side: Side,
  actions: Iterable<Action>,
  leaves: number,
): Generator<Weighed<State, Action>> {
  for (const action of actions) {
    const chance = perform(state, action);
    yield { action, chance, value: expectation(chance, (report) => worth(report.state, side), leaves) };
  }
}

/** The one of most value; the first of several. */
export function best<State, Action>(all: Iterable<Weighed<State, Action>>): Weighed<State, Action> | undefined {
  let found: Weighed<State, Action> | undefined;
  for (const each of all) if (found === undefined || each.value > found.value) found = each;
  return found;
}

/** The action that is worth most to the side that decides; the first one of several. */
export function greedyAction<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
  state: State,
): Action | undefined {
  const side = ruleset.decider(state);
  return side === null ? undefined : best(weigh(ruleset, worth, state, side, ruleset.actions(state), leaves))?.action;
}

/** The same in steps, one for each action that is weighed: whoever runs it may pause between them. */
export function* greedySteps<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
  state: State,
): Generator<undefined, Action | undefined> {
  const side = ruleset.decider(state);
  if (side === null) return undefined;
  const all: Weighed<State, Action>[] = [];
  for (const each of weigh(ruleset, worth, state, side, ruleset.actions(state), leaves)) {
    all.push(each);
    yield;
  }
  return best(all)?.action;
}

export const greedyPlayer = <State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
): Player<State, Action> => stepByStep((state) => greedyAction(ruleset, worth, state));
