/**
 * Puzzles: positions in which one decision matters. Made by `src/tools/puzzles.ts`, stored in `puzzles/<system>.json`, shown by
 * the battle page.
 */
export const puzzleLevels = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof puzzleLevels)[number];

/** How many times each choice was played on to prove the best one. */
export const throwsOfProof = 32;

export interface Puzzle {
  /** The numbers of the source battle and of its phase. Used in links. */
  readonly id: string;
  readonly level: PuzzleLevel;
  /** The position and the actions before the question, in notation. */
  readonly text: string;
  /** Best choice first. */
  readonly choices: readonly {
    /** An action of the system. */
    readonly action: { readonly kind: string };
    /** The average difference from the best choice, in the system's points, and its standard error. */
    readonly behind: number;
    readonly error: number;
  }[];
  /** The index of the choice that looks best to a player who considers only the current fights. */
  readonly obvious: number;
}
