/** A player that looks one action ahead: it chooses the action with the highest average value, by the exact odds of the dice. */
import type { Chance } from '../chance.ts';
import type { Report } from '../ruleset.ts';
import { expectation } from './expectation.ts';
import { type Played, type Player, type Sight, stepByStep } from './player.ts';

/** The maximum number of dice results considered for one action. No action in a battle has that many. */
const leaves = 100;

/** An action, its dice and results (`chance`), and its average value to the side that decides. */
export interface Weighed<State, Action> {
  readonly action: Action;
  readonly chance: Chance<Report<State>>;
  readonly value: number;
}

/** The smallest improvement that counts; anything less is a rounding error. */
const trifle = 1e-6;

/**
 * The average value of an action, together with its dice and results (`chance`). For an action that passes, `chance` is
 * calculated only on demand.
 */
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

/** Evaluates actions for a side, considering at most `leaves` dice results for each. */
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

/** An evaluated action, evaluated again with another judgement (`Sight`). */
export const seenBy = <State, Action, Side extends string>(
  sight: Sight<State, Action, Side>,
  state: State,
  side: Side,
  weighed: Weighed<State, Action>,
  leaves: number,
): Weighed<State, Action> => weighedBy(sight, state, side, weighed.action, () => weighed.chance, leaves);

/** The action with the highest value, the first if several are equal. */
export function best<State, Action>(all: Iterable<Weighed<State, Action>>): Weighed<State, Action> | undefined {
  let found: Weighed<State, Action> | undefined;
  for (const each of all) if (found === undefined || each.value > found.value) found = each;
  return found;
}

/** The action with the highest value to the side that decides, the first if several are equal. */
export function greedyAction<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  sight: Sight<State, Action, Side>,
  state: State,
): Action | undefined {
  const side = ruleset.decider(state);
  return side === null ? undefined : best(weigh(ruleset, sight, state, side, ruleset.actions(state), leaves))?.action;
}

/** The greedy choice in steps, one for each action, so that the caller may pause between them. */
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
