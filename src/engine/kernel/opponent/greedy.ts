/** A player that looks one action ahead: it takes what is worth most on average, by the exact odds of the dice. */
import type { Chance } from '../chance.ts';
import type { Report } from '../ruleset.ts';
import { expectation } from './expectation.ts';
import { type Played, type Player, type Sight, stepByStep } from './player.ts';

/** Different results of one action that are looked at: more than any action of a battle has. */
const leaves = 100;

/** An action, what comes of it, and what that is worth on average to the side that decides. */
export interface Weighed<State, Action> {
  readonly action: Action;
  readonly chance: Chance<Report<State>>;
  readonly value: number;
}

/** By how much an action must better a position to be worth doing: less is the rounding of numbers. */
const trifle = 1e-6;

/** What an action is worth on average, with what comes of it; that of one that passes is found out only if somebody asks. */
function weighedBy<State, Action, Side extends string>(
  { worth, passes }: Sight<State, Action, Side>,
  state: State,
  side: Side,
  action: Action,
  chanceOf: () => Chance<Report<State>>,
  leaves: number,
): Weighed<State, Action> {
  let known: Chance<Report<State>> | undefined;
  if (passes?.(action))
    return {
      action,
      get chance() {
        known ??= chanceOf();
        return known;
      },
      value: worth(state, side) + trifle,
    };
  const chance = chanceOf();
  return { action, chance, value: expectation(chance, (report) => worth(report.state, side), leaves) };
}

/** Each of some actions with its value to a side; of its dice so many different results are looked at. */
export function* weigh<State, Action, Side extends string>(
  { perform }: Pick<Played<State, Action, Side>, 'perform'>,
  sight: Sight<State, Action, Side>,
  state: State,
  side: Side,
  actions: Iterable<Action>,
  leaves: number,
): Generator<Weighed<State, Action>> {
  for (const action of actions) yield weighedBy(sight, state, side, action, () => perform(state, action), leaves);
}

/** An action that has been weighed, as somebody with another sight weighs it. */
export const seenBy = <State, Action, Side extends string>(
  sight: Sight<State, Action, Side>,
  state: State,
  side: Side,
  weighed: Weighed<State, Action>,
  leaves: number,
): Weighed<State, Action> => weighedBy(sight, state, side, weighed.action, () => weighed.chance, leaves);

/** The one of most value; the first of several. */
export function best<State, Action>(all: Iterable<Weighed<State, Action>>): Weighed<State, Action> | undefined {
  let found: Weighed<State, Action> | undefined;
  for (const each of all) if (found === undefined || each.value > found.value) found = each;
  return found;
}

/** The action that is worth most to the side that decides; the first one of several. */
export function greedyAction<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  sight: Sight<State, Action, Side>,
  state: State,
): Action | undefined {
  const side = ruleset.decider(state);
  return side === null ? undefined : best(weigh(ruleset, sight, state, side, ruleset.actions(state), leaves))?.action;
}

/** The same in steps, one for each action that is weighed: whoever runs it may pause between them. */
export function* greedySteps<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  sight: Sight<State, Action, Side>,
  state: State,
): Generator<undefined, Action | undefined> {
  const side = ruleset.decider(state);
  if (side === null) return undefined;
  const all: Weighed<State, Action>[] = [];
  for (const each of weigh(ruleset, sight, state, side, ruleset.actions(state), leaves)) {
    all.push(each);
    yield;
  }
  return best(all)?.action;
}

export const greedyPlayer = <State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  sight: Sight<State, Action, Side>,
): Player<State, Action> => stepByStep((state) => greedyAction(ruleset, sight, state));
