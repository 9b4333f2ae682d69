/**
 * A whole game as text: the rules, the set-up, then one move per line with its dice.
 *
 *     title: The ford
 *     game fr3 version=1
 *     table 48x36
 *     …
 *     A1-A3: wheel left 35
 *     A4: charge [7 3] {they hesitate}
 *
 * Dice are written beside the moves, or come from a `seed`. Comments are preserved. Lines that begin with `#=` describe
 * the result of a move; the writer generates them and the reader ignores them. Each system provides a `Notated`.
 */
import type { Replay } from '../replay.ts';
import type { RuleId } from '../rule-id.ts';
import type { HappenedBy, Ruleset } from '../ruleset.ts';
import type { AnyAction, Language } from './moves.ts';
import type { Handle, Statement } from './vocabulary.ts';

/** What is wrong with the statements of a set-up. */
export interface SetupFault {
  /** The index of the statement that is at fault; null if no single statement is. */
  readonly statement: number | null;
  /** The word in the statement that is wrong. */
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
  /** The unit or the side that has the decision now; null after the battle. */
  asked(state: State): Handle | null;
  /** The notes, terrain and units that describe a set-up. */
  writeSetup(setup: Setup): readonly Statement[];
  readSetup(statements: readonly Statement[]): ReadSetup<Setup>;
  /** An event as a sentence. */
  tell(state: State, event: HappenedBy): string;
}

export interface GameComment {
  /**
   * The index of the action to which the comment belongs, on the same line or before it; −1 for events before the first action.
   */
  readonly at: number;
  readonly beside: boolean;
  readonly text: string;
}

/** A game with its headings and comments. */
export interface WrittenGame<Setup, Action> {
  /** `title`, `date` and other statements about the whole game. */
  readonly headings: readonly { readonly name: string; readonly text: string }[];
  readonly comments: readonly GameComment[];
  readonly replay: Replay<Setup, Action>;
}

/** A sentence about what is wrong in a text, with its position (counted from 1) and the rules that forbid it. */
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
      /** The state after the last move. */
      readonly last: State;
    }
  | {
      readonly ok: false;
      readonly errors: readonly GameError[];
      /** The game as far as it can be played; null if it cannot start. */
      readonly kept: WrittenGame<Setup, Action> | null;
    };

/** The verb for events before the first decision. The dice before the first decision are written beside this verb. */
export const opening = 'begin';
/** The first character of a comment that reports the results of a move. */
export const resultSign = '=';
