/** A system as self-play sees it: what a battle of the program against itself needs. Each system has such an object in `<system>/`. */
import type { Player } from '../../engine/kernel/opponent.ts';
import type { HappenedBy, Ruleset } from '../../engine/kernel/ruleset.ts';

/** How often each kind of silly sequence was seen. */
export type Silly = Readonly<Record<string, number>>;

/** Watches a battle action by action; `counts` says what each side has done so far. */
export interface SillyWatch<State, Action, Side extends string> {
  saw(before: State, action: Action, after: State): void;
  readonly counts: Readonly<Record<Side, Silly>>;
}

export interface System<Setup, State, Action, Side extends string, Result> {
  readonly ruleset: Ruleset<Setup, State, Action, HappenedBy, Side, Result>;
  readonly sides: readonly [Side, Side];
  winner(result: Result): Side | null;
  /** Everything that is wrong with a state, in sentences: its invariants. */
  broken(state: State): readonly string[];
  /** Who can play it, by name. */
  readonly contestants: readonly string[];
  contestant(id: string, seed: number): Player<State, Action>;
  /** The rosters that a word of the command line stands for; none if it is unknown, with a sentence that says which there are. */
  rostersOf(word: string, seed: number): readonly string[];
  readonly rosters: { readonly usual: string; readonly known: string };
  /** Turns after which a battle ends in which nobody dares to go on. */
  readonly turns: number;
  /** The set-up of a roster against itself, on a table by this seed and with this limit of turns. */
  setup(roster: string, turns: number, seed: number): Setup;
  /** What no player with their wits about them would do, by kind, and how it is counted. */
  readonly silly?: {
    readonly kinds: Readonly<Record<string, string>>;
    watch(): SillyWatch<State, Action, Side>;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: self-play takes the set-ups, states and actions of a system as they come.
export type AnySystem = System<any, any, any, any, any>;
