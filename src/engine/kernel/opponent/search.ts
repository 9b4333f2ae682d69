/**
 * A player that makes plans: rows of its own actions within a step, until dice fall or somebody else decides. It plays the plans
 * that it thinks of on in thought, and lets them race (`race.ts`). The budget is a number of states, so that the same state gives the
 * same choice on every machine; whoever has a clock gives a `Stop` besides, which is asked between throws.
 */
import { canonical } from '../replay.ts';
import { counted, type Effort } from './chooser.ts';
import { best, greedyAction, weigh } from './greedy.ts';
import { ideasOf } from './ideas.ts';
import { lulled, type Thought } from './plan.ts';
import type { Judgement, Played, Player, Stop } from './player.ts';
import type { Ahead } from './playing-on.ts';
import { type RaceRules, raced } from './race.ts';

export interface Budget extends Ahead, RaceRules {
  /** States that are judged for one decision; what is begun is finished. */
  readonly states: number;
  /** Actions of one plan, at most. */
  readonly longest: number;
  /** What is different where much is at stake. */
  readonly opening: Partial<Omit<Budget, 'opening'>>;
}

export const usualBudget: Budget = {
  states: 1600,
  longest: 30,
  plans: 9,
  throws: 32,
  joined: 3,
  clearly: 0.7,
  trusted: 1,
  phases: 2,
  most: 80,
  leaves: 8,
  opening: { states: 3000, phases: 4, most: 300 },
};

/** For the Marshal: few plans, played on to the end of the enemy's reply. */
export const marshalsBudget: Budget = {
  ...usualBudget,
  states: 400,
  plans: 5,
  throws: 8,
  joined: 0,
  opening: {},
};

/** What a generator returns, run to its end at once. */
function atOnce<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value as T;
  }
}

/** The best row of actions of the side that decides; empty when nobody decides anything. */
export const bestPlan = <State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  seen: State,
  budget: Budget,
  stop?: Stop,
): readonly Action[] => atOnce(planning(ruleset, judgement, seen, budget, stop));

/** The same in steps. */
function* planning<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  seen: State,
  usual: Budget,
  stop: Stop = () => false,
): Generator<undefined, readonly Action[]> {
  const side = ruleset.decider(seen);
  if (side === null) return [];
  const from = judgement.assumed?.(seen) ?? seen;
  const stakes = judgement.stakes?.(from) ?? 'usual';
  if (stakes === 'little') {
    const action = greedyAction(ruleset, judgement, from);
    return action === undefined ? [] : [action];
  }
  const budget: Budget = stakes === 'much' ? { ...usual, ...usual.opening } : usual;
  const effort: Effort = { judged: 0 };
  const isOver = () => effort.judged >= budget.states || stop();
  const thought: Thought<State, Action, Side> = {
    ruleset,
    judgement,
    from,
    side,
    ahead: budget,
    longest: budget.longest,
    isOver,
    effort,
  };
  const pass = judgement.pass?.(from);
  if (pass !== undefined && !isBettered(thought, pass)) return [pass];
  return (yield* raced(thought, ideasOf(thought, budget.plans), budget))?.actions ?? [];
}

/** Whether something that could be done is better at once than to let the question pass. */
function isBettered<State, Action, Side extends string>(thought: Thought<State, Action, Side>, pass: Action): boolean {
  const { ruleset, judgement, from, side, effort, ahead } = thought;
  const most = (actions: Iterable<Action>): number =>
    best(weigh(ruleset, judgement, from, side, counted(actions, effort), ahead.leaves))?.value ?? Number.NEGATIVE_INFINITY;
  return most(ruleset.actions(from)) > most([pass]);
}

/** As many of these actions as follow on each other without anybody else being asked in between. */
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
 * A player that plans, and keeps to its plan until dice fall. It may be shown the states of one battle in their order, or any
 * state at all: one that it does not expect begins a new plan.
 */
export function searchingPlayer<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  budget: Budget = usualBudget,
): Player<State, Action> {
  let expected: { readonly state: State; readonly actions: readonly Action[] } | undefined;
  function* planFor(state: State, stop?: Stop): Generator<undefined, readonly Action[]> {
    if (expected && canonical(expected.state) === canonical(state)) return expected.actions;
    return yield* planning(ruleset, judgement, state, budget, stop);
  }
  const remember = (state: State, actions: readonly Action[]): void => {
    expected = actions.length > 0 ? { state, actions } : undefined;
  };
  /** Where an action of its own leads by what can be told, with chances that are let pass; null where that cannot be told. */
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
