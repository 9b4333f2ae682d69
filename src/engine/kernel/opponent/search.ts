/**
 * A player that makes plans: it looks for the best row of its own actions until somebody else decides, several plans at a
 * time, the most promising first. Where dice fall it reckons with their mean and goes on from what is likeliest. The
 * budget is a number of states, not a time: the same state gives the same choice on every machine.
 */
import { canonical } from '../replay.ts';
import { expectation, likeliest } from './expectation.ts';
import type { Played, Player, Worth } from './player.ts';

export interface Budget {
  /** States that are judged for one plan. */
  readonly states: number;
  /** Plans that are carried on at a time. */
  readonly plans: number;
  /** Leaves of one action's tree of dice that are looked at. */
  readonly leaves: number;
  /** The best plans, so many, are played on against an answer before one is chosen. */
  readonly answered: number;
  /** Decisions of both sides that are played on, at most. */
  readonly ahead: number;
  /** Actions that are looked at in each of them: some of those listed, spread evenly over the list. */
  readonly looked: number;
}

export const usualBudget: Budget = { states: 1200, plans: 4, leaves: 20, answered: 5, ahead: 20, looked: 16 };

interface Plan<State, Action> {
  readonly actions: readonly Action[];
  /** Where it leads, if of all dice the likeliest comes. */
  readonly state: State;
  /** What it is worth, by the mean of the dice. */
  readonly value: number;
  /** How much the mean of the dice on the way is above what is reckoned with. */
  readonly luck: number;
}

/** The best row of actions of the side that decides; empty when nobody decides anything. */
export function bestPlan<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
  from: State,
  budget: Budget,
): readonly Action[] {
  const side = ruleset.decider(from);
  if (side === null) return [];
  let left = budget.states;
  let best: readonly Plan<State, Action>[] = [];
  let open: readonly Plan<State, Action>[] = [{ actions: [], state: from, value: -Infinity, luck: 0 }];
  while (open.length > 0 && (best.length === 0 || left > 0)) {
    const longer: Plan<State, Action>[] = [];
    const found: Plan<State, Action>[] = [...best];
    for (const plan of open) {
      for (const action of ruleset.actions(plan.state)) {
        const next = carriedOn(ruleset, worth, side, plan, action, budget.leaves);
        left--;
        found.push(next);
        if (ruleset.decider(next.state) === side) longer.push(next);
      }
    }
    best = promising(found, budget.answered);
    open = promising(longer, budget.plans);
  }
  if (best.length < 2) return best[0]?.actions ?? [];
  const values = best.map((plan) => playedOn(ruleset, worth, side, plan, budget));
  return (best[values.indexOf(Math.max(...values))] as Plan<State, Action>).actions;
}

/** What a plan is worth when both sides have gone on from its end until the side is on its own again, each as it sees fit. */
function playedOn<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
  side: Side,
  plan: Plan<State, Action>,
  { ahead, looked, leaves }: Budget,
): number {
  let [state, luck] = [plan.state, plan.luck];
  // The other side has decided something, and this one twice running since: its own turn has come again.
  let [answered, running] = [false, 0];
  for (let n = 0; n < ahead; n++) {
    const decider = ruleset.decider(state);
    if (decider === null) break;
    if (decider === side) running++;
    else [answered, running] = [true, 0];
    if (answered && running === 2) break;
    const action = quickChoice(ruleset, worth, state, decider, looked);
    const chance = ruleset.perform(state, action);
    const next = likeliest(chance).state;
    if (chance.kind === 'roll') luck += expectation(chance, (report) => worth(report.state, side), leaves) - worth(next, side);
    state = next;
  }
  return worth(state, side) + luck;
}

/** The best of some of the listed actions by the likeliest result of each; the last one listed is always among them. */
function quickChoice<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
  state: State,
  side: Side,
  looked: number,
): Action {
  const all = [...ruleset.actions(state)];
  const step = Math.max(1, all.length / looked);
  let [best, most] = [all.at(-1) as Action, -Infinity];
  for (let at = all.length; at > 0; at -= step) {
    const action = all[Math.ceil(at) - 1] as Action;
    const value = worth(likeliest(ruleset.perform(state, action)).state, side);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

/** A plan with one action more. */
function carriedOn<State, Action, Side extends string>(
  { perform }: Played<State, Action, Side>,
  worth: Worth<State, Side>,
  side: Side,
  plan: Plan<State, Action>,
  action: Action,
  leaves: number,
): Plan<State, Action> {
  const chance = perform(plan.state, action);
  const { state } = likeliest(chance);
  const actions = [...plan.actions, action];
  const here = worth(state, side);
  const mean = chance.kind === 'known' ? here : expectation(chance, (report) => worth(report.state, side), leaves);
  return { actions, state, value: mean + plan.luck, luck: mean + plan.luck - here };
}

/**
 * The plans of most value, no two of the same value: most of those are the same actions in another order, or differ in
 * nothing that is judged.
 */
function promising<State, Action>(plans: Plan<State, Action>[], most: number): readonly Plan<State, Action>[] {
  const chosen: Plan<State, Action>[] = [];
  for (const plan of plans.sort((a, b) => b.value - a.value)) {
    if (chosen.length === most) break;
    if (chosen.at(-1)?.value !== plan.value) chosen.push(plan);
  }
  return chosen;
}

/**
 * A player that plans, and keeps to its plan until dice fall. It may be shown the states of one battle in their order, or any
 * state at all: one that it does not expect begins a new plan.
 */
export function searchingPlayer<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  worth: Worth<State, Side>,
  budget: Budget = usualBudget,
): Player<State, Action> {
  let expected: { readonly state: State; readonly actions: readonly Action[] } | undefined;
  const planFor = (state: State): readonly Action[] =>
    expected && canonical(expected.state) === canonical(state) ? expected.actions : bestPlan(ruleset, worth, state, budget);
  return {
    choose(state) {
      const [action, ...rest] = planFor(state);
      expected = undefined;
      if (action === undefined || rest.length === 0) return action;
      const chance = ruleset.perform(state, action);
      if (chance.kind === 'known') expected = { state: chance.value.state, actions: rest };
      return action;
    },
    plan(state) {
      const actions = planFor(state);
      expected = actions.length > 0 ? { state, actions } : undefined;
      return actions;
    },
  };
}
