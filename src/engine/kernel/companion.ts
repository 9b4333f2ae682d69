/**
 * The record that players keep at a real table, for any system. A game is its set-up and its list of actions; its state and log
 * are computed from both. Undo takes the last action off the list and redo puts it back. A system defines its actions
 * (`Companion`); everything else is here.
 */
import type { Refusal, RuleId } from './rule-id.ts';

/** A sentence of the log, with its rules. */
export interface Line {
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** Marks the beginning of a new place in the sequence of play. The lines that follow this one belong to that place. */
  readonly heading?: true;
}

/** The two sides of a table, in the order in which they act or are named. */
export const sideIds = ['first', 'second'] as const;
export type SideId = (typeof sideIds)[number];
export const otherSide = (side: SideId): SideId => (side === 'first' ? 'second' : 'first');

/** A state, and the sentences about how it came about. */
export interface CompanionReport<State> {
  readonly state: State;
  readonly said: readonly Line[];
}

export const line = (text: string, ...rules: readonly RuleId[]): Line => ({ text, rules });

export const reportOf = <State>(state: State, ...said: readonly Line[]): CompanionReport<State> => ({ state, said });

/** Steps in order, with all of their sentences. */
export const inTurn = <State>(
  from: CompanionReport<State>,
  ...steps: readonly ((state: State) => CompanionReport<State>)[]
): CompanionReport<State> =>
  steps.reduce((at, step) => {
    const next = step(at.state);
    return { state: next.state, said: [...at.said, ...next.said] };
  }, from);

/** A list with one member changed, or removed if the change is null. */
export const changed = <T extends { readonly id: number }>(
  list: readonly T[],
  id: number,
  change: Partial<T> | null,
): readonly T[] =>
  change === null ? list.filter((each) => each.id !== id) : list.map((each) => (each.id === id ? { ...each, ...change } : each));

export interface Companion<Setup, State, Action> {
  readonly system: string;
  /** The version of the saved form. Games saved by a later version are not read. */
  readonly version: number;
  begin(setup: Setup): CompanionReport<State>;
  /** Why an action is not possible; null if it is. */
  refuse(state: State, action: Action): Refusal | null;
  perform(state: State, action: Action): CompanionReport<State>;
  /**
   * Combines two consecutive actions into one, for example when one point is spent and then another. The result is null if the
   * two cancel out, and undefined if they stay separate.
   */
  join(last: Action, next: Action): Action | null | undefined;
  readSetup(value: unknown): Setup | undefined;
  readAction(value: unknown): Action | undefined;
}

export interface Game<Setup, Action> {
  readonly name: string;
  readonly setup: Setup;
  readonly done: readonly Action[];
  /** Undone actions. Redo begins with the last action in this list. */
  readonly undone: readonly Action[];
}

export interface Course<State> {
  readonly state: State;
  readonly log: readonly Line[];
  /** The sentences of the last action, or of the start of the game. */
  readonly last: readonly Line[];
}

export type Acted<Setup, Action> =
  | { readonly ok: true; readonly game: Game<Setup, Action> }
  | { readonly ok: false; readonly refusal: Refusal };

export const newGame = <Setup, Action>(name: string, setup: Setup): Game<Setup, Action> => ({
  name,
  setup,
  done: [],
  undone: [],
});

/** The state of a game and its log. */
export function course<Setup, State, Action>(
  companion: Companion<Setup, State, Action>,
  game: Game<Setup, Action>,
): Course<State> {
  let report = companion.begin(game.setup);
  const log = [...report.said];
  for (const action of game.done) {
    report = companion.perform(report.state, action);
    log.push(...report.said);
  }
  return { state: report.state, log, last: report.said };
}

/** The game after one more action. Actions that were undone before are dropped. */
export function act<Setup, State, Action>(
  companion: Companion<Setup, State, Action>,
  game: Game<Setup, Action>,
  action: Action,
  state: State = course(companion, game).state,
): Acted<Setup, Action> {
  const refusal = companion.refuse(state, action);
  if (refusal) return { ok: false, refusal };
  const last = game.done.at(-1);
  const joined = last === undefined ? undefined : companion.join(last, action);
  const done =
    joined === undefined
      ? [...game.done, action]
      : joined === null
        ? game.done.slice(0, -1)
        : [...game.done.slice(0, -1), joined];
  return { ok: true, game: { ...game, done, undone: [] } };
}

export function undo<Setup, Action>(game: Game<Setup, Action>): Game<Setup, Action> {
  const last = game.done.at(-1);
  return last === undefined ? game : { ...game, done: game.done.slice(0, -1), undone: [...game.undone, last] };
}

export function redo<Setup, Action>(game: Game<Setup, Action>): Game<Setup, Action> {
  const next = game.undone.at(-1);
  return next === undefined ? game : { ...game, done: [...game.done, next], undone: game.undone.slice(0, -1) };
}
