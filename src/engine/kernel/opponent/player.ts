/** What every opponent is: somebody who is shown a state and says what is done. None of them knows a system. */
import type { HappenedBy, Ruleset } from '../ruleset.ts';

export interface Player<State, Action> {
  /** One of the legal actions of the side that decides; undefined when nobody decides anything. */
  choose(state: State): Action | undefined;
}

/** As much of a system as an opponent needs. */
export type Played<State, Action, Side extends string> = Pick<
  Ruleset<never, State, Action, HappenedBy, Side, unknown>,
  'actions' | 'decider' | 'perform'
>;

/** How well a side stands: a number of the system's own, higher is better. It must not depend on anything but its arguments. */
export type Worth<State, Side extends string> = (state: State, side: Side) => number;

/** From weakest to strongest. */
export const playerIds = ['random', 'greedy', 'search'] as const;
export type PlayerId = (typeof playerIds)[number];
