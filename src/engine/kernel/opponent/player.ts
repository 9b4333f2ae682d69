/** What every opponent is: somebody who is shown a state and says what is done. None of them knows a system. */
import type { HappenedBy, Ruleset } from '../ruleset.ts';

/** Whether thinking should end now: whoever asks has a clock, the engine has none. What is in hand is finished first. */
export type Stop = () => boolean;

export interface Player<State, Action> {
  /** One of the legal actions of the side that decides; undefined when nobody decides anything. */
  choose(state: State, stop?: Stop): Action | undefined;
  /** What it means to do from here, in order: its choice first, then whatever it has thought of as long as no dice fall. */
  plan(state: State, stop?: Stop): readonly Action[];
  /**
   * Thinks about a state in steps, for whoever has something else to do in between: what is chosen for it next is then known. Left out
   * by players who need no time.
   */
  thinking?(state: State, stop?: Stop): Generator<undefined, void>;
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

export const styles = ['bold', 'careful'] as const;
export type Style = (typeof styles)[number];

/**
 * How much hangs on a decision. `little`: the best action by the judgement is done without further thought. `much`: it shapes the
 * whole battle, and is thought farther ahead.
 */
export type Stakes = 'little' | 'usual' | 'much';

/** What a system says to those who look one action ahead. */
export interface NearJudgement<State, Action, Side extends string> extends Sight<State, Action, Side> {
  /** How the two lowest levels see it: what each of them does not look at yet. */
  readonly lessons: Readonly<Record<'recruit' | 'sergeant', Worth<State, Side>>>;
  /** How it seems to those who dare more, and to those who dare less. */
  readonly styles: Readonly<Record<Style, Worth<State, Side>>>;
  /** What is done by drill, such as how an army deploys: a legal action, or undefined where there is none for it. */
  readonly drill?: (state: State) => Action | undefined;
  /** The state without what is too rare to be reckoned with at every step ahead; it asks the same, and allows the same. */
  readonly eased?: (state: State) => State;
}

/** What the strategist may do for one decision. */
export interface Pace {
  /** States that are judged. */
  readonly states: number;
  /** Plans that race. */
  readonly plans: number;
}

/** What a system says to those who make plans. */
export interface Judgement<State, Action, Side extends string> extends NearJudgement<State, Action, Side> {
  /** How well a side stands where playing on in thought ends: `worth` leads from action to action, this foretells the result. */
  readonly forecast: Worth<State, Side>;
  /** How often the turn has passed to a side so far: what is compared is played on until it has passed equally often. */
  readonly phase: (state: State) => number;
  /** What is planned together, such as the step of a phase: a plan goes on as long as this stays the same. The phase when left out. */
  readonly step?: (state: State) => unknown;
  /** Further ways to see it, besides those of the styles: what a player who makes plans gets its ideas from. */
  readonly moreViews?: readonly Worth<State, Side>[];
  /**
   * Fewer legal actions than `actions` lists, those that tell most, and never none while somebody decides: for playing on in thought
   * beyond the step in hand, about what is decided in another state, by whatever matters to that.
   */
  sketch(state: State, about: State): Iterable<Action>;
  /** Left out where a state takes no longer to judge than usual, so that a decision ends within three seconds. */
  readonly pace?: Pace;
  /** Usual for every state when left out. */
  readonly stakes?: (state: State) => Stakes;
  /**
   * Where somebody is only given a chance to do something between the actions of others: the action that lets it pass. A plan
   * goes on beyond it, and who is asked thinks further only if something is better at once. Undefined for every other question.
   */
  readonly pass?: (state: State) => Action | undefined;
  /** The state as the side that decides may suppose it, where something is hidden from it; it asks the same, and allows the same. */
  readonly assumed?: (state: State) => State;
}

/** The same judgement, led by another worth. */
export const led = <State, Action, Side extends string>(
  by: Worth<State, Side>,
  { passes }: Sight<State, Action, Side>,
): Sight<State, Action, Side> => (passes ? { worth: by, passes } : { worth: by });

/** Whether two states are of one step, so that what is done in them is planned together. */
export const sameStep = <State, Action, Side extends string>(
  { phase, step }: Pick<Judgement<State, Action, Side>, 'phase' | 'step'>,
  one: State,
  other: State,
): boolean => phase(one) === phase(other) && (step === undefined || step(one) === step(other));

/** A player that does by drill what there is a drill for. */
export const drilled = <State, Action>(
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

/** The thinking of a player in steps; none where it needs no time. */
export function* thinkingOf<State, Action>(player: Player<State, Action>, state: State, stop?: Stop): Generator<undefined, void> {
  if (player.thinking) yield* player.thinking(state, stop);
}

/** A player that is shown states as somebody sees them. */
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

/** A player that thinks of no more than its next action. */
export const stepByStep = <State, Action>(choose: (state: State) => Action | undefined): Player<State, Action> => ({
  choose,
  plan: (state) => {
    const action = choose(state);
    return action === undefined ? [] : [action];
  },
});
