/** What every opponent is: somebody who is shown a state and says what is done. None of them knows a system. */
import type { HappenedBy, Ruleset } from '../ruleset.ts';

export interface Player<State, Action> {
  /** One of the legal actions of the side that decides; undefined when nobody decides anything. */
  choose(state: State): Action | undefined;
  /** What it means to do from here, in order: its choice first, then whatever it has thought of as long as no dice fall. */
  plan(state: State): readonly Action[];
}

/** As much of a system as an opponent needs. */
export type Played<State, Action, Side extends string> = Pick<
  Ruleset<never, State, Action, HappenedBy, Side, unknown>,
  'actions' | 'decider' | 'perform' | 'refuse' | 'view'
>;

/** How well a side stands: a number of the system's own, higher is better. It must not depend on anything but its arguments. */
export type Worth<State, Side extends string> = (state: State, side: Side) => number;

/** What a player judges single actions by. */
export interface Sight<State, Action, Side extends string> {
  readonly worth: Worth<State, Side>;
  /**
   * Whether an action only says that a side is done, or lets something pass. It is weighed as if nothing changed: what comes
   * after it comes anyway, whatever else is done before. Left out where no action is of that kind.
   */
  readonly passes?: (action: Action) => boolean;
}

/** What a system says to those who are to play it well. */
export interface Judgement<State, Action, Side extends string> extends Sight<State, Action, Side> {
  /** How well a side stands where playing on in thought ends: `worth` leads from action to action, this foretells the result. */
  readonly foretold: Worth<State, Side>;
  /** How often the turn has passed to a side so far: what is compared is played on until it has passed equally often. */
  readonly phase: (state: State) => number;
  /** How others might see it, bolder or more careful: what a player who makes plans gets its ideas from. */
  readonly tempers: readonly Worth<State, Side>[];
  /**
   * Fewer legal actions than `actions` lists, those that tell most, and never none while somebody decides: for playing on in thought
   * about what is decided in another state, by whatever matters to that.
   */
  sketch(state: State, about: State): Iterable<Action>;
  /** Whether what is decided here shapes the whole battle: it is thought farther ahead. False for every state when left out. */
  readonly opening?: (state: State) => boolean;
  /**
   * Where somebody is only given a chance to do something between the actions of others: the action that lets it pass. A plan
   * goes on beyond it, and who is asked thinks further only if something is better at once. Undefined for every other question.
   */
  readonly lull?: (state: State) => Action | undefined;
  /** The state as the side that decides may suppose it, where something is hidden from it; it asks the same, and allows the same. */
  readonly supposed?: (state: State) => State;
  /** The state without what is too rare to be reckoned with at every step ahead; it asks the same, and allows the same. */
  readonly eased?: (state: State) => State;
}

/** A player that is shown states as somebody sees them. */
export const seenAs = <State, Action>(
  sees: ((state: State) => State) | undefined,
  player: Player<State, Action>,
): Player<State, Action> =>
  sees ? { choose: (state) => player.choose(sees(state)), plan: (state) => player.plan(sees(state)) } : player;

/** A player that is shown what its side may know of a state, and no more. */
export const seeing = <State, Action, Side extends string>(
  { decider, view }: Played<State, Action, Side>,
  player: Player<State, Action>,
): Player<State, Action> => {
  if (!view) return player;
  const seen = (state: State): State => {
    const side = decider(state);
    return side === null ? state : view(state, side);
  };
  return seenAs(seen, player);
};

/** From weakest to strongest. */
export const playerIds = ['random', 'greedy', 'search'] as const;
export type PlayerId = (typeof playerIds)[number];

/** A player that thinks of no more than its next action. */
export const stepByStep = <State, Action>(choose: (state: State) => Action | undefined): Player<State, Action> => ({
  choose,
  plan: (state) => {
    const action = choose(state);
    return action === undefined ? [] : [action];
  },
});
