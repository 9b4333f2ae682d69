/** Plans: sequences of a side's own actions within one step, until dice are rolled or the other side decides. */
import type { Chance } from '../chance.ts';
import type { Report } from '../ruleset.ts';
import { counted, type Effort } from './chooser.ts';
import { expectation } from './expectation.ts';
import { type Weighed, weigh } from './greedy.ts';
import { type Judgement, type Played, type Sight, sameStep } from './player.ts';
import type { Ahead } from './playing-on.ts';

/** All data that a player needs to think about one decision. */
export interface Thought<State, Action, Side extends string> {
  readonly ruleset: Played<State, Action, Side>;
  readonly judgement: Judgement<State, Action, Side>;
  readonly from: State;
  readonly side: Side;
  readonly ahead: Ahead;
  /** The maximum number of actions in one plan. */
  readonly longest: number;
  /** Whether thinking must end: the budget of states is used up, or the caller wants to stop. */
  readonly isOver: () => boolean;
  readonly effort: Effort;
}

export interface Plan<State, Action> {
  readonly begun: Weighed<State, Action>;
  readonly actions: readonly Action[];
  /** The result of the last action. */
  readonly chance: Chance<Report<State>>;
  /** The plan's average forecast, without simulations. */
  readonly mean: number;
  /** The value that the plan reached in each simulation so far. */
  readonly proved: number[];
}

/**
 * The next state in which this side decides, with the optional reactions of the other side skipped (`Judgement.pass`); null if
 * the other side has a real decision. Effects that are too rare to matter are left out.
 */
export function lulled<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  side: Side,
  from: State,
): State | null {
  let state = judgement.eased?.(from) ?? from;
  for (let decider = ruleset.decider(state); decider !== side; decider = ruleset.decider(state)) {
    const pass = decider === null ? undefined : judgement.pass?.(state);
    const chance = pass === undefined || ruleset.refuse(state, pass) !== null ? undefined : ruleset.perform(state, pass);
    if (chance?.kind !== 'known') return null;
    state = chance.value.state;
  }
  return state;
}

/**
 * Extends a first action to a plan with the actions that `choose` picks next; undefined if the system lists no action for a
 * question.
 */
export function planOf<State, Action, Side extends string>(
  { ruleset, judgement, from, side, longest, ahead }: Thought<State, Action, Side>,
  begun: Weighed<State, Action> | undefined,
  choose: (state: State) => Weighed<State, Action> | undefined,
): Plan<State, Action> | undefined {
  const actions: Action[] = [];
  for (let next = begun; begun && next; ) {
    const { action, chance }: Weighed<State, Action> = next;
    actions.push(action);
    const state = chance.kind === 'known' ? lulled(ruleset, judgement, side, chance.value.state) : null;
    if (state !== null && actions.length < longest && sameStep(judgement, from, state)) {
      next = choose(state);
      continue;
    }
    const mean = expectation(chance, (report) => judgement.forecast(report.state, side), ahead.leaves);
    return { begun, actions, chance, mean, proved: [] };
  }
  return undefined;
}

/** Every listed action with its value. Each action counts as one state. */
export const weighAll = <State, Action, Side extends string>(
  { ruleset, side, ahead, effort }: Thought<State, Action, Side>,
  sight: Sight<State, Action, Side>,
  state: State,
): Iterable<Weighed<State, Action>> => weigh(ruleset, sight, state, side, counted(ruleset.actions(state), effort), ahead.leaves);
