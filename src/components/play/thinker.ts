/** What takes its time: an opponent's choice, and the chances of an action. The page and its worker load the same file of it. */
import { greedySteps } from '../../engine/kernel/opponent/greedy.ts';
import { nearPlayer } from '../../engine/kernel/opponent/near.ts';
import type { Judgement, Player, PlayerId, Reason } from '../../engine/kernel/opponent.ts';
import type { Outcomes } from './outcomes.ts';
import { inSlices } from './slices.ts';
import type { Action, Event, Rules, Setup, SideId, State } from './vocabulary.ts';

export type Task<St extends State = State, A extends Action = Action> =
  | { readonly ask: 'choose'; readonly player: PlayerId; readonly seed: number; readonly state: St }
  | { readonly ask: 'suggest'; readonly state: St }
  | { readonly ask: 'outcomes'; readonly state: St; readonly action: A }
  | { readonly ask: 'swing'; readonly before: St; readonly action: A; readonly after: St }
  /** Something of the system’s own that an action leads to later. */
  | { readonly ask: 'forecast'; readonly state: St; readonly action: A };

/** What a player would do, and what for: changes in the points of the system, the largest first. */
export interface Suggestion<A extends Action = Action> {
  readonly action: A;
  readonly reasons: readonly Reason<string>[];
}

/** What an action has changed, by the judgement that the computer plays by, and how much of it was luck. */
export interface Swing {
  /** How far side A is ahead after it. */
  readonly lead: number;
  /** How much of that is its doing: before and after are judged alike, as far from the end as it was before. */
  readonly by: number;
  /** How much better for side A the dice fell than they do on average; 0 where none fell. */
  readonly luck: number;
}

/** The way to whoever makes plans; fetched for the first one who plays against him, or asks his advice. */
export interface Planning<St extends State, A extends Action> {
  player(id: PlayerId, seed: number): Player<St, A>;
  reasons(state: St, plan: readonly A[]): readonly Reason<string>[];
}

/** What a system gives to its thinker. */
export interface ThinkerParts<S extends Setup, St extends State, A extends Action, E extends Event> {
  readonly rules: Rules<S, St, A, E>;
  readonly loading: { forSetup(setup: S): Promise<void> };
  readonly near: Pick<Judgement<St, A, SideId>, 'worth' | 'eased'>;
  planning(): Promise<Planning<St, A>>;
  outcomes(state: St, action: A): Promise<Outcomes>;
  forecast(state: St, action: A): Promise<unknown>;
  swing(before: St, action: A, after: St): Promise<Swing>;
}

export interface Thinker<St extends State = State, A extends Action = Action> {
  /** The answer, once the code of its battle is here: a worker has to fetch it for itself. */
  think(task: Task<St, A>): Promise<unknown>;
  /** A move of the page's own, found in slices: it looks no further than itself. */
  simpleChoice(task: { readonly state: St }): Promise<A | null>;
  /** The same as a suggestion. */
  simpleSuggestion(state: St): Promise<Suggestion<A> | null>;
}
/** The file of a system's thinker. */
export interface ThinkerModule<St extends State = State, A extends Action = Action> {
  readonly thinker: Thinker<St, A>;
  /** Where the file lies: the worker loads it from here, and the engine is fetched once for both. */
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
    const made = id === 'search' ? (await planning()).player(id, seed) : nearPlayer<St, A, SideId>(id, rules, near, seed);
    players.set(key, made);
    return made;
  };
  const suggested = async (state: St): Promise<Suggestion<A> | null> => {
    const plan = (await playerFor('search', 0)).plan(state);
    const [action] = plan;
    return action ? { action, reasons: (await planning()).reasons(state, plan) } : null;
  };
  const setupOf = (state: St): S => state.setup as S;
  const simpleChoice: Thinker<St, A>['simpleChoice'] = async ({ state }) => {
    await loading.forSetup(setupOf(state));
    const eased = near.eased?.(state) ?? state;
    return (await inSlices(greedySteps<St, A, SideId>(rules, near.worth, eased))) ?? null;
  };
  return {
    simpleChoice,
    async simpleSuggestion(state) {
      const action = await simpleChoice({ state });
      return action && { action, reasons: (await planning()).reasons(state, [action]) };
    },
    async think(task) {
      await loading.forSetup(setupOf(task.ask === 'swing' ? task.before : task.state));
      if (task.ask === 'swing') return swing(task.before, task.action, task.after);
      if (task.ask === 'suggest') return suggested(task.state);
      if (task.ask === 'outcomes') return outcomes(task.state, task.action);
      if (task.ask === 'forecast') return forecast(task.state, task.action);
      return (await playerFor(task.player, task.seed)).choose(task.state) ?? null;
    },
  };
}
