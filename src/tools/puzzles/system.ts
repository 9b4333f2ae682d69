/** What the puzzle maker needs from a system. Each system has such an object in `<system>.ts`. */
import type { Notated } from '../../engine/kernel/notation/game.ts';
import type { AnyAction } from '../../engine/kernel/notation/moves.ts';
import type { Judgement, Player } from '../../engine/kernel/opponent.ts';

/** Leads of the best choice, in the points of the system's forecast. */
export interface Leads {
  /** The smallest lead over every other choice. */
  readonly least: number;
  /** If the obvious choice is at least this many points behind the best choice, the puzzle is easy. */
  readonly easy: number;
  /**
   * If even the weakest player finds the answer, the position becomes a puzzle only if the attack on the nearest enemy is at
   * least this many points behind the best choice.
   */
  readonly easyNearest: number;
}

export interface PuzzleSystem<Setup, State, Action extends AnyAction, Side extends string> {
  readonly notated: Notated<Setup, State, Action>;
  /** The notation, with a short form for the terrain of the battle with this number. */
  shortly(seed: number): Notated<Setup, State, Action>;
  readonly judgement: Judgement<State, Action, Side>;
  /** The set-up of the battle with this number, from which positions are taken. */
  setup(seed: number): Setup;
  /** The player for both sides of that battle. */
  player(seed: number): Player<State, Action>;
  decider(state: State): Side | null;
  /**
   * The state as a separate position in which the deciding side moves first; null if a position cannot describe the state, or if
   * the decision cannot make a puzzle.
   */
  positionOf(state: State): Setup | null;
  /**
   * The next action on the way to the puzzle's question; undefined if the question is already reached, null if it will never be
   * reached.
   */
  onTheWay(state: State): Action | undefined | null;
  /** Actions with the same text are one choice with different numbers. Null for an action that cannot be a choice. */
  choice(state: State, action: Action): string | null;
  /** The leads that puzzles of this system need. */
  readonly leads: Leads;
  /** How far the enemy that an action attacks is from the attackers, in inches; null if the action is not an attack. */
  distance(state: State, action: Action): number | null;
}
