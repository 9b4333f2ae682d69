/** Slow calculations: a computer player's choice, and the chances of an action. The page and its worker load the same file. */
import { greedySteps } from '../../../engine/kernel/opponent/greedy.ts';
import type { PlayerId } from '../../../engine/kernel/opponent/levels.ts';
import { isNear, nearPlayer } from '../../../engine/kernel/opponent/near.ts';
import { type NearJudgement, type Player, type Stop, thinkingOf } from '../../../engine/kernel/opponent/player.ts';
import type { Reason } from '../../../engine/kernel/opponent/reasons.ts';
import type { Outcomes } from '../odds/outcomes.ts';
import type { Action, Event, Rules, Setup, SideId, State } from '../vocabulary.ts';
import { inSlices } from './slices.ts';

/**
 * The longest time for one decision by a computer player, in milliseconds. The player stops after the simulation that is running.
 */
const mostThinking = 2500;
/** Milliseconds of thinking between two checks whether to stop. */
const thinkingSlice = 50;

export type Task<St extends State = State, A extends Action = Action> =
  | { readonly ask: 'choose'; readonly player: PlayerId; readonly seed: number; readonly state: St }
  | { readonly ask: 'suggest'; readonly state: St }
  | { readonly ask: 'outcomes'; readonly state: St; readonly action: A }
  | { readonly ask: 'swing'; readonly before: St; readonly action: A; readonly after: St }
  /** The consequences of an action, in a form that depends on the system. */
  | { readonly ask: 'forecast'; readonly state: St; readonly action: A };

/** A suggested action with its reasons: changes in the system's points, largest first. */
export interface Suggestion<A extends Action = Action> {
  readonly action: A;
  readonly reasons: readonly Reason<string>[];
}

/** How an action changed the balance according to the computer's judgement, and how much of the change was luck. */
export interface Swing {
  /** The lead of side A after the action. */
  readonly lead: number;
  /**
   * The change that the action caused. Both states, before and after it, are judged as if they were equally far from the end of
   * the battle.
   */
  readonly by: number;
  /** How much better the dice were for side A than on average; 0 if the action had no dice. */
  readonly luck: number;
  /** The standard deviation of the values that its dice could have had; 0 if the action had no dice. */
  readonly deviation: number;
}

/** Access to planning players, loaded when a computer player or a suggestion is first needed. */
export interface Planning<St extends State, A extends Action> {
  player(id: PlayerId, seed: number): Player<St, A>;
  reasons(state: St, plan: readonly A[]): readonly Reason<string>[];
}

/** What a system provides for its thinker. */
export interface ThinkerParts<S extends Setup, St extends State, A extends Action, E extends Event> {
  readonly rules: Rules<S, St, A, E>;
  readonly loading: { forSetup(setup: S): Promise<void> };
  readonly near: NearJudgement<St, A, SideId>;
  planning(): Promise<Planning<St, A>>;
  outcomes(state: St, action: A): Promise<Outcomes>;
  forecast(state: St, action: A): Promise<unknown>;
  swing(before: St, action: A, after: St): Promise<Swing>;
}

export interface Thinker<St extends State = State, A extends Action = Action> {
  /**
   * Answers a task after it has loaded the code for the task's battle. A worker must load this code separately from the page. A
   * computer player thinks until it has finished, its time is up, or it is told to stop.
   */
  think(task: Task<St, A>, stop?: Stop): Promise<unknown>;
  /** A choice calculated in slices on the page, looking only one action ahead. */
  simpleChoice(task: { readonly state: St }): Promise<A | null>;
  /** Like `simpleChoice`, but returned as a suggestion. */
  simpleSuggestion(state: St): Promise<Suggestion<A> | null>;
}
/** The file of a system's thinker. */
export interface ThinkerModule<St extends State = State, A extends Action = Action> {
  readonly thinker: Thinker<St, A>;
  /** The address of the file, from which the worker loads it, so that the engine is downloaded once for both. */
  readonly address: string;
}

export function thinkerOf<S extends Setup, St extends State, A extends Action, E extends Event>({
  rules,
  loading,
  near,
  planning,
  outcomes,
  forecast,
  swing,
}: ThinkerParts<S, St, A, E>): Thinker<St, A> {
  /** Players keep their plans from one choice to the next. */
  const players = new Map<string, Player<St, A>>();
  const playerFor = async (id: PlayerId, seed: number): Promise<Player<St, A>> => {
    const key = `${id} ${seed}`;
    const known = players.get(key);
    if (known) return known;
    const made = isNear(id) ? nearPlayer<St, A, SideId>(id, rules, near, seed) : (await planning()).player(id, seed);
    players.set(key, made);
    return made;
  };
  /** Returns a player that has thought about a state for the time allowed, so that its next choice is ready. */
  const thoughtful = async (id: PlayerId, seed: number, state: St, stop: Stop): Promise<Player<St, A>> => {
    const player = await playerFor(id, seed);
    const until = performance.now() + mostThinking;
    await inSlices(
      thinkingOf(player, state, () => performance.now() > until || stop()),
      thinkingSlice,
    );
    return player;
  };
  const suggested = async (state: St, stop: Stop): Promise<Suggestion<A> | null> => {
    const plan = (await thoughtful('search', 0, state, stop)).plan(state);
    const [action] = plan;
    return action ? { action, reasons: (await planning()).reasons(state, plan) } : null;
  };
  const setupOf = (state: St): S => state.setup as S;
  const simpleChoice: Thinker<St, A>['simpleChoice'] = async ({ state }) => {
    await loading.forSetup(setupOf(state));
    const eased = near.eased?.(state) ?? state;
    return (await inSlices(greedySteps<St, A, SideId>(rules, near, eased))) ?? null;
  };
  return {
    simpleChoice,
    async simpleSuggestion(state) {
      const action = await simpleChoice({ state });
      return action && { action, reasons: (await planning()).reasons(state, [action]) };
    },
    async think(task, stop = () => false) {
      await loading.forSetup(setupOf(task.ask === 'swing' ? task.before : task.state));
      if (task.ask === 'swing') return swing(task.before, task.action, task.after);
      if (task.ask === 'suggest') return suggested(task.state, stop);
      if (task.ask === 'outcomes') return outcomes(task.state, task.action);
      if (task.ask === 'forecast') return forecast(task.state, task.action);
      return (await thoughtful(task.player, task.seed, task.state, stop)).choose(task.state) ?? null;
    },
  };
}
