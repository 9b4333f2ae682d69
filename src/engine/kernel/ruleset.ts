/**
 * What a rules system must say so that a battle can be played by it: how it begins, who decides, what may be done, what
 * comes of it, and how it ended. Players, replays, opponents and pages know no more of a system than this.
 */
import type { Chance } from './chance.ts';
import type { Refusal, RuleId } from './rule-id.ts';

/** Something that happened in a battle. A system's own events say more. */
export interface HappenedBy {
  readonly kind: string;
  /** The rules by which it happened. */
  readonly rules: readonly RuleId[];
}

/** Where the battle stands after something was done, and what happened on the way, in order. */
export interface Report<State, Event extends HappenedBy = HappenedBy> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Data from outside, read: what it is, or a sentence about what is wrong with it and the rules that forbid it. */
export type Read<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal);

export interface Ruleset<Setup, State, Action, Event extends HappenedBy, Side extends string, Result> {
  readonly system: string;
  /** Of set-ups, states and actions. What a later version wrote is not read. */
  readonly version: number;
  /** The beginning of a battle, from a set-up that `readSetup` has let pass. */
  begin(setup: Setup): Chance<Report<State, Event>>;
  /** Who has a decision now, reactions included; null when the battle is over. */
  decider(state: State): Side | null;
  /** Every legal action that can be listed; of those with free parameters, such as moves, useful candidates. Never empty while somebody decides. */
  actions(state: State): Iterable<Action>;
  /** Why an action is not legal; null when it is. */
  refuse(state: State, action: Action): Refusal | null;
  /** What comes of a legal action. The state given is left as it is. */
  perform(state: State, action: Action): Chance<Report<State, Event>>;
  /**
   * The state as a side may know it: what the other one keeps secret is replaced by what everybody knows of it. It can be played
   * on. Players, opponents and pages see states so; left out by systems that hide nothing.
   */
  view?(state: State, side: Side): State;
  /** How the battle ended; null while it goes on. */
  result(state: State): Result | null;
  /** Reads a set-up from outside; nothing throws. */
  readSetup(value: unknown): Read<Setup>;
  /** Reads an action from outside: its form only, `refuse` says whether it is legal. */
  readAction(value: unknown): Action | undefined;
}
