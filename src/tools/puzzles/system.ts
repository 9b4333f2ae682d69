/** A system as the maker of puzzles sees it. Each system has such an object in `<system>.ts`. */
import type { Notated } from '../../engine/kernel/notation/game.ts';
import type { AnyAction } from '../../engine/kernel/notation/moves.ts';
import type { Judgement, Player } from '../../engine/kernel/opponent.ts';

export interface PuzzleSystem<Setup, State, Action extends AnyAction, Side extends string> {
  readonly notated: Notated<Setup, State, Action>;
  /** The same, with the ground of the battle of this number said in short. */
  shortly(seed: number): Notated<Setup, State, Action>;
  readonly judgement: Judgement<State, Action, Side>;
  /** The set-up of the battle with this number: positions are taken out of it. */
  setup(seed: number): Setup;
  /** Who plays that battle. */
  player(seed: number): Player<State, Action>;
  decider(state: State): Side | null;
  /**
   * The state as a position by itself, in which whoever decides begins; null where the state holds something that no position can say,
   * or where nothing is decided that would make a puzzle.
   */
  positionOf(state: State): Setup | null;
  /** Until the question of the puzzle is asked, this is done; undefined where it is asked now, null where it never will be. */
  onTheWay(state: State): Action | undefined | null;
  /** Actions with the same text are one choice: the same done with other numbers. Null for an action that is no choice of a puzzle. */
  choice(state: State, action: Action): string | null;
}
