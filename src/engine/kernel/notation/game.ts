/**
 * A whole game as a text: which rules, the set-up, then a move a line with the dice that fell.
 *
 *     title: The ford
 *     game fr3 version=1
 *     table 48x36
 *     …
 *     A1-A3: wheel left 35
 *     A4: charge [7 3] {they hesitate}
 *
 * The dice are those beside the moves, or come from a `seed`. Comments are kept; what came of a move may be told in
 * lines that begin with `#=`, which are written anew and never read. A system gives a `Notated`; nothing here knows one by name.
 */
import type { Replay } from '../replay.ts';
import type { RuleId } from '../rule-id.ts';
import type { HappenedBy, Ruleset } from '../ruleset.ts';
import type { AnyAction, Language } from './moves.ts';
import type { Handle, Statement } from './vocabulary.ts';

/** What is wrong with the statements of a set-up. */
export interface SetupFault {
  /** Which statement of those given; null if none of them alone. */
  readonly statement: number | null;
  /** A word of it at which the fault lies. */
  readonly word?: string;
  /** A whole sentence. */
  readonly because: string;
  readonly rules: readonly RuleId[];
}
export type ReadSetup<Setup> =
  | { readonly ok: true; readonly value: Setup }
  | { readonly ok: false; readonly faults: readonly SetupFault[] };

/** How the games of a system are written. */
export interface Notated<Setup, State, Action extends AnyAction> {
  readonly ruleset: Ruleset<Setup, State, Action, HappenedBy, string, unknown>;
  readonly language: Language;
  /** The sides, by their letters. */
  readonly sides: readonly string[];
  /** The unit or the side that decides now; null when the battle is over. */
  asked(state: State): Handle | null;
  /** Notes, terrain and units that say a set-up. */
  writeSetup(setup: Setup): readonly Statement[];
  readSetup(statements: readonly Statement[]): ReadSetup<Setup>;
  /** An event in a sentence. */
  tell(state: State, event: HappenedBy): string;
}

export interface GameComment {
  /** The number of the action before which it stands, or beside which; -1 for what happens before the first. */
  readonly at: number;
  readonly beside: boolean;
  readonly text: string;
}

/** A game with the words that go with it. */
export interface WrittenGame<Setup, Action> {
  /** `title`, `date` and whatever else is said about the whole game. */
  readonly headings: readonly { readonly name: string; readonly text: string }[];
  readonly comments: readonly GameComment[];
  readonly replay: Replay<Setup, Action>;
}

/** A sentence about what is wrong in a text, with its place in it (counted from 1) and the rules that forbid it. */
export interface GameError {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export type ReadGame<Setup, State, Action> =
  | {
      readonly ok: true;
      readonly game: WrittenGame<Setup, Action>;
      /** Where it stands after the last move. */
      readonly last: State;
    }
  | {
      readonly ok: false;
      readonly errors: readonly GameError[];
      /** The game as far as it can be played; null if it does not begin. */
      readonly kept: WrittenGame<Setup, Action> | null;
    };

/** The verb of what happens before anybody decides: the first dice stand beside it. */
export const opening = 'begin';
/** The first sign of a comment that tells what came of a move. */
export const told = '=';
