/**
 * The interface of a rules system that can be played: how a battle begins, who decides, which actions are legal, their results,
 * and the end. Players, replays, opponents and pages know nothing else about a system.
 */
import type { Chance } from './chance.ts';
import type { Refusal, RuleId } from './rule-id.ts';

/** An event in a battle. Systems add their own fields. */
export interface HappenedBy {
  readonly kind: string;
  /** The rules that led to the event. */
  readonly rules: readonly RuleId[];
}

/** The state after something happened, and the events that led to it, in order. */
export interface Report<State, Event extends HappenedBy = HappenedBy> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Data from outside, parsed: the value, or a sentence about what is wrong with it and the rules that forbid it. */
export type Read<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal);

export interface Ruleset<Setup, State, Action, Event extends HappenedBy, Side extends string, Result> {
  readonly system: string;
  /** The version of set-ups, states and actions. Data of a later version is not read. */
  readonly version: number;
  /** Begins a battle, from a set-up that `readSetup` accepted. */
  begin(setup: Setup): Chance<Report<State, Event>>;
  /** The side that has a decision now, including reactions; null after the battle. */
  decider(state: State): Side | null;
  /**
   * Every legal action that can be listed. If an action has continuous parameters, as moves have, the list has useful candidates.
   * The list is never empty while a side has a decision.
   */
  actions(state: State): Iterable<Action>;
  /** Why an action is illegal; null if it is legal. */
  refuse(state: State, action: Action): Refusal | null;
  /** The result of a legal action. The given state is not modified. */
  perform(state: State, action: Action): Chance<Report<State, Event>>;
  /**
   * The state as a side may see it: the other side's secrets are replaced by public knowledge. The engine can play on from this
   * state. Players, opponents and pages only see such states. Systems without secrets do not have this function.
   */
  view?(state: State, side: Side): State;
  /** The result of the battle; null while it continues. */
  result(state: State): Result | null;
  /** Reads a set-up from outside. Never throws. */
  readSetup(value: unknown): Read<Setup>;
  /** Reads an action from outside and checks only its form. `refuse` says whether it is legal. */
  readAction(value: unknown): Action | undefined;
}
