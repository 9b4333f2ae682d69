/** What self-play needs from a system. Each system has such an object in `<system>/`. */
import type { Player } from '../../engine/kernel/opponent.ts';
import type { HappenedBy, Ruleset } from '../../engine/kernel/ruleset.ts';

/** How often each kind of silly behaviour occurred. */
export type Silly = Readonly<Record<string, number>>;

/** Watches a battle action by action; `counts` holds what each side has done so far. */
export interface SillyWatch<State, Action, Side extends string> {
  saw(before: State, action: Action, after: State): void;
  readonly counts: Readonly<Record<Side, Silly>>;
}

export interface System<Setup, State, Action, Side extends string, Result> {
  readonly ruleset: Ruleset<Setup, State, Action, HappenedBy, Side, Result>;
  readonly sides: readonly [Side, Side];
  winner(result: Result): Side | null;
  /** Violated invariants of a state, in sentences. */
  broken(state: State): readonly string[];
  /** The available players by name. */
  readonly contestants: readonly string[];
  contestant(id: string, seed: number): Player<State, Action>;
  /** The rosters for a word on the command line; empty if it is unknown. `known` is a sentence that lists the words. */
  rostersOf(word: string, seed: number): readonly string[];
  readonly rosters: { readonly usual: string; readonly known: string };
  /** Turns after which a battle ends if neither side attacks. */
  readonly turns: number;
  /** The set-up of a roster against itself, on a table with this seed and with this limit of turns. */
  setup(roster: string, turns: number, seed: number): Setup;
  /** The kinds of silly behaviour, and a function that watches for them. */
  readonly silly?: {
    readonly kinds: Readonly<Record<string, string>>;
    watch(): SillyWatch<State, Action, Side>;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: self-play takes the set-ups, states and actions of a system as they come.
export type AnySystem = System<any, any, any, any, any>;
