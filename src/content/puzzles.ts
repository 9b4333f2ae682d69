/**
 * Puzzles: positions in which one decision matters. `src/tools/puzzles.ts` makes the puzzles, `puzzles/<system>.json` stores
 * them, and the battle page shows them.
 */
export const puzzleLevels = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof puzzleLevels)[number];

/** The number of simulations with which each choice was tested to prove the best one. */
export const throwsOfProof = 32;

export interface Puzzle {
  /** The id has the number of the source battle and the number of its phase. Links use the id. */
  readonly id: string;
  readonly level: PuzzleLevel;
  /** The position and the actions before the question, in notation. */
  readonly text: string;
  /** The choices, the best one first. */
  readonly choices: readonly {
    /** An action of the system. */
    readonly action: { readonly kind: string };
    /** The average difference from the best choice, in the system's points, and its standard error. */
    readonly behind: number;
    readonly error: number;
  }[];
  /** The index of the choice that seems best to a player who considers only the current fights. */
  readonly obvious: number;
}
