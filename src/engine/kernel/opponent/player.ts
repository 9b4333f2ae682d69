/** The interface of a computer player: it receives a state and chooses an action. Independent of any system. */
import type { HappenedBy, Ruleset } from '../ruleset.ts';

/** Whether thinking should end now. The caller has a clock, and the engine has none. The current simulation is finished first. */
export type Stop = () => boolean;

export interface Player<State, Action> {
  /** A legal action of the side that decides; undefined if no side decides. */
  choose(state: State, stop?: Stop): Action | undefined;
  /**
   * The actions that the player intends to make from this state, in order: its choice, and then further actions as long as no
   * dice are rolled.
   */
  plan(state: State, stop?: Stop): readonly Action[];
  /**
   * Thinks about a state in steps, for callers that have other work to do in between. Afterwards `choose` returns its
   * choice for this state immediately. Players that choose immediately do not have this function.
   */
  thinking?(state: State, stop?: Stop): Generator<undefined, void>;
}

/** The parts of a system that a computer player needs. */
export type Played<State, Action, Side extends string> = Pick<
  Ruleset<never, State, Action, HappenedBy, Side, unknown>,
  'actions' | 'decider' | 'perform' | 'refuse' | 'view'
>;

/**
 * How good a state is for a side: a number in the system's own unit, higher is better. The number must depend only on the
 * arguments.
 */
export type Worth<State, Side extends string> = (state: State, side: Side) => number;

/** What a player needs to judge single actions. */
export interface Sight<State, Action, Side extends string> {
  readonly worth: Worth<State, Side>;
  /**
   * Whether an action only ends something or passes. Such an action is evaluated as if nothing changed, because whatever follows
   * it would have followed anyway. The field is missing if the system has no such action.
   */
  readonly passes?: (action: Action) => boolean;
}

export const styles = ['bold', 'careful'] as const;
export type Style = (typeof styles)[number];

/** How important a decision is. `little`: the best-looking action is taken without further thought. */
export type Stakes = 'little' | 'usual';

/** What a system provides for players that look one action ahead. */
export interface NearJudgement<State, Action, Side extends string> extends Sight<State, Action, Side> {
  /**
   * Whether an action moves or uses several pieces at once. The Recruit leaves such actions out. Missing if the system has none.
   */
  readonly together?: (action: Action) => boolean;
  /** The judgements of the two lowest levels, which leave out some considerations. */
  readonly lessons: Readonly<Record<'recruit' | 'sergeant', Worth<State, Side>>>;
  /** A bolder and a more careful judgement. */
  readonly styles: Readonly<Record<Style, Worth<State, Side>>>;
  /**
   * Actions that need no thought, such as a standard deployment. Returns a legal action, or undefined if no such action applies.
   */
  readonly drill?: (state: State) => Action | undefined;
  /**
   * The state without effects that are too rare to consider in every simulation. The question and the legal actions must stay the
   * same.
   */
  readonly eased?: (state: State) => State;
}

/** The limits for one decision by the strategist. */
export interface Pace {
  /** The number of states judged. */
  readonly states: number;
  /** The number of plans compared. */
  readonly plans: number;
  /** The number of phases that the short simulations of all plans last, and the long ones of the best plans. */
  readonly phases: { readonly short: number; readonly long: number };
}

/** What a system provides for planning players. */
export interface Judgement<State, Action, Side extends string> extends NearJudgement<State, Action, Side> {
  /**
   * The value of a state at the end of a simulation. `worth` compares actions, whereas this function predicts the final result.
   */
  readonly forecast: Worth<State, Side>;
  /**
   * How many times the turn has passed so far. Simulations that are compared with each other end after the same number of phases.
   */
  readonly phase: (state: State) => number;
  /**
   * A value that identifies what is planned together, such as the step of a phase. A plan continues as long as this value is the
   * same. If this value is missing, the phase is used.
   */
  readonly step?: (state: State) => unknown;
  /** Further judgements, besides the styles, from which planning players get ideas. */
  readonly moreViews?: readonly Worth<State, Side>[];
  /**
   * A shorter list of legal actions than `actions`, with the most important ones. The list must never be empty while a side
   * decides. The list is used in simulations beyond the current step. `about` is the state in which the player decides. That
   * state may affect which actions matter.
   */
  sketch(state: State, about: State): Iterable<Action>;
  /** The field is missing if judging a state is as fast as usual, so that a decision takes at most three seconds. */
  readonly pace?: Pace;
  /** If the field is missing, every decision counts as `usual`. */
  readonly stakes?: (state: State) => Stakes;
  /**
   * For a question that only offers the deciding side a reaction between the other side's actions: the action that skips the
   * reaction. A plan continues beyond that question, and the side thinks further only if another action looks better than
   * skipping. Undefined for every other question.
   */
  readonly pass?: (state: State) => Action | undefined;
  /**
   * The state as the deciding side may assume it, if something is hidden. The question and the legal actions must stay the same.
   */
  readonly assumed?: (state: State) => State;
}

/** What a player needs to judge single actions, with another function for the value of a state. */
export const withWorth = <State, Action, Side extends string>(
  by: Worth<State, Side>,
  { passes }: Sight<State, Action, Side>,
): Sight<State, Action, Side> => (passes ? { worth: by, passes } : { worth: by });

/** Whether two states belong to the same step, so that their actions are planned together. */
export const sameStep = <State, Action, Side extends string>(
  { phase, step }: Pick<Judgement<State, Action, Side>, 'phase' | 'step'>,
  one: State,
  other: State,
): boolean => phase(one) === phase(other) && (step === undefined || step(one) === step(other));

/** A player that takes an action of `drill` whenever there is one. */
export const withDeployment = <State, Action>(
  drill: ((state: State) => Action | undefined) | undefined,
  player: Player<State, Action>,
): Player<State, Action> =>
  drill
    ? {
        choose: (state, stop) => drill(state) ?? player.choose(state, stop),
        plan: (state, stop) => {
          const action = drill(state);
          return action === undefined ? player.plan(state, stop) : [action];
        },
        *thinking(state, stop) {
          if (drill(state) === undefined) yield* thinkingOf(player, state, stop);
        },
      }
    : player;

/** Lets a player think about a state, in steps. Yields nothing for a player that chooses immediately. */
export function* thinkingOf<State, Action>(player: Player<State, Action>, state: State, stop?: Stop): Generator<undefined, void> {
  if (player.thinking) yield* player.thinking(state, stop);
}

/** A player that receives states transformed by `sees`. */
export const seenAs = <State, Action>(
  sees: ((state: State) => State) | undefined,
  player: Player<State, Action>,
): Player<State, Action> =>
  sees
    ? {
        choose: (state, stop) => player.choose(sees(state), stop),
        plan: (state, stop) => player.plan(sees(state), stop),
        thinking: (state, stop) => thinkingOf(player, sees(state), stop),
      }
    : player;

/** A player that receives only what its side may know about a state. */
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

/** A player that thinks only about its next action. */
export const stepByStep = <State, Action>(choose: (state: State) => Action | undefined): Player<State, Action> => ({
  choose,
  plan: (state) => {
    const action = choose(state);
    return action === undefined ? [] : [action];
  },
});
