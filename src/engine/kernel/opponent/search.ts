/**
 * A player that makes plans: sequences of its own actions within a step, until dice are rolled or the other side decides. The
 * player simulates its plans and compares them (`race.ts`). The budget is a number of states, so that the same state gives the
 * same choice on every machine. A caller with a clock can also pass a `Stop`, which is checked between simulations.
 */
import { canonicalText } from '../replay.ts';
import { counted, type Effort } from './chooser.ts';
import { best, greedyAction, weigh } from './greedy.ts';
import { ideasOf } from './ideas.ts';
import { lulled, type Thought } from './own-actions.ts';
import type { Judgement, Pace, Played, Player, Stop } from './player.ts';
import type { Ahead } from './playing-on.ts';
import { type RaceRules, raced } from './race.ts';

export interface Budget extends Omit<Ahead, 'phases'>, RaceRules {
  /**
   * The number of states that may be judged for one decision. The current simulation is finished even if the number is reached.
   */
  readonly states: number;
  /** The maximum number of actions in one plan. */
  readonly longest: number;
}

/**
 * Many plans are simulated to the end of the enemy's reply, and the best of them much further ahead. The short simulations cost
 * little and hardly differ from each other; but what helps until the next phase often does not help to win.
 */
export const usualBudget: Budget = {
  states: 9000,
  longest: 30,
  plans: 14,
  joined: 3,
  first: { phases: 2, throws: 2 },
  further: [
    { phases: 8, plans: 5, throws: 4 },
    { phases: 8, plans: 3, throws: 8 },
    { phases: 8, plans: 2, throws: 16 },
  ],
  clearly: 0.7,
  trusted: 2,
  most: 600,
  leaves: 8,
};

/** The Strategist's budget for a system. */
export function strategistsBudget(pace: Pace | undefined): Budget {
  if (!pace) return usualBudget;
  const { states, plans, phases } = pace;
  const { first, further } = usualBudget;
  return {
    ...usualBudget,
    states,
    plans,
    first: { ...first, phases: phases.short },
    further: further.map((round) => ({ ...round, phases: phases.long })),
  };
}

/** The budget of the Marshal: few plans, each simulated to the end of the enemy's reply. */
export const marshalsBudget: Budget = {
  ...usualBudget,
  states: 400,
  plans: 5,
  joined: 0,
  further: [
    { phases: 2, plans: 2, throws: 4 },
    { phases: 2, plans: 1, throws: 8 },
  ],
  trusted: 1,
  most: 80,
};

/** Runs a generator to its end and returns its result. */
function atOnce<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value as T;
  }
}

/** The best sequence of actions for the side that decides; empty if no side decides. */
export const bestPlan = <State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  seen: State,
  budget: Budget,
  stop?: Stop,
): readonly Action[] => atOnce(planning(ruleset, judgement, seen, budget, stop));

/** Plans in steps, so that the caller may pause in between. */
function* planning<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  seen: State,
  budget: Budget,
  stop: Stop = () => false,
): Generator<undefined, readonly Action[]> {
  const side = ruleset.decider(seen);
  if (side === null) return [];
  const from = judgement.assumed?.(seen) ?? seen;
  if (judgement.stakes?.(from) === 'little') {
    const action = greedyAction(ruleset, judgement, from);
    return action === undefined ? [] : [action];
  }
  const effort: Effort = { judged: 0 };
  const isOver = () => effort.judged >= budget.states || stop();
  const thought: Thought<State, Action, Side> = {
    ruleset,
    judgement,
    from,
    side,
    ahead: { ...budget, phases: budget.first.phases },
    longest: budget.longest,
    isOver,
    effort,
  };
  const pass = judgement.pass?.(from);
  if (pass !== undefined && !isBettered(thought, pass)) return [pass];
  return (yield* raced(thought, ideasOf(thought, budget.plans), budget))?.actions ?? [];
}

/** Whether another action looks better than skipping the question. */
function isBettered<State, Action, Side extends string>(thought: Thought<State, Action, Side>, pass: Action): boolean {
  const { ruleset, judgement, from, side, effort, ahead } = thought;
  const most = (actions: Iterable<Action>): number =>
    best(weigh(ruleset, judgement, from, side, counted(actions, effort), ahead.leaves))?.value ?? Number.NEGATIVE_INFINITY;
  return most(ruleset.actions(from)) > most([pass]);
}

/** The first of these actions, up to the one that needs dice or leads to a question for the other side. */
function inARow<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  from: State,
  actions: readonly Action[],
): readonly Action[] {
  const side = ruleset.decider(from);
  let state: State | null = from;
  return actions.filter((action) => {
    if (state === null || ruleset.decider(state) !== side) return false;
    const chance = ruleset.perform(state, action);
    state = chance.kind === 'known' ? chance.value.state : null;
    return true;
  });
}

/**
 * A player that plans, and follows its plan until dice are rolled. The player may receive the states of one battle in order, or
 * any state; an unexpected state starts a new plan.
 */
export function searchingPlayer<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  budget: Budget = usualBudget,
): Player<State, Action> {
  let expected: { readonly state: State; readonly actions: readonly Action[] } | undefined;
  function* planFor(state: State, stop?: Stop): Generator<undefined, readonly Action[]> {
    if (expected && canonicalText(expected.state) === canonicalText(state)) return expected.actions;
    return yield* planning(ruleset, judgement, state, budget, stop);
  }
  const remember = (state: State, actions: readonly Action[]): void => {
    expected = actions.length > 0 ? { state, actions } : undefined;
  };
  /** The state after one of the player's own actions and after skipped questions; null if dice make it uncertain. */
  const after = (state: State, action: Action): State | null => {
    const chance = ruleset.perform(state, action);
    const side = ruleset.decider(state);
    return chance.kind === 'known' && side !== null ? lulled(ruleset, judgement, side, chance.value.state) : null;
  };
  return {
    choose(from, stop) {
      const [action, ...rest] = atOnce(planFor(from, stop));
      expected = undefined;
      if (action === undefined || rest.length === 0) return action;
      const state = after(from, action);
      if (state !== null) expected = { state, actions: rest };
      return action;
    },
    plan(state, stop) {
      const actions = atOnce(planFor(state, stop));
      remember(state, actions);
      return inARow(ruleset, state, actions);
    },
    *thinking(state, stop) {
      remember(state, yield* planFor(state, stop));
    },
  };
}
