/** Plans: rows of a side's own actions within one step, until dice fall or somebody else decides something. */
import type { Chance } from '../chance.ts';
import type { Report } from '../ruleset.ts';
import { counted, type Effort } from './chooser.ts';
import { expectation } from './expectation.ts';
import { type Weighed, weigh } from './greedy.ts';
import { type Judgement, type Played, type Sight, sameStep } from './player.ts';
import type { Ahead } from './playing-on.ts';

/** What thinking about one decision needs throughout. */
export interface Thought<State, Action, Side extends string> {
  readonly ruleset: Played<State, Action, Side>;
  readonly judgement: Judgement<State, Action, Side>;
  readonly from: State;
  readonly side: Side;
  readonly ahead: Ahead;
  /** Actions of one plan, at most. */
  readonly longest: number;
  /** Whether all is thought that may be: the budget of states is spent, or somebody says so. */
  readonly isOver: () => boolean;
  readonly effort: Effort;
}

export interface Plan<State, Action> {
  readonly begun: Weighed<State, Action>;
  readonly actions: readonly Action[];
  /** What comes of the last of them. */
  readonly chance: Chance<Report<State>>;
  /** What that is worth on average, by the judgement alone. */
  readonly mean: number;
  /** What it has proved to be worth, each time that it was played on. */
  readonly proved: number[];
}

/**
 * Where a state comes to when whoever is only given a chance lets it pass, until this side decides, without what is too rare to be
 * reckoned with; null where somebody else decides.
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

/** Carries a beginning on to a plan by what is chosen next; undefined if the system lists nothing though it asks. */
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
    const mean = expectation(chance, (report) => judgement.worth(report.state, side), ahead.leaves);
    return { begun, actions, chance, mean, proved: [] };
  }
  return undefined;
}

/** Every listed action with its value, each counted as one state. */
export const weighAll = <State, Action, Side extends string>(
  { ruleset, side, ahead, effort }: Thought<State, Action, Side>,
  sight: Sight<State, Action, Side>,
  state: State,
): Iterable<Weighed<State, Action>> => weigh(ruleset, sight, state, side, counted(ruleset.actions(state), effort), ahead.leaves);
