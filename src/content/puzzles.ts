/** Puzzles: positions in which one decision matters. Made by `src/tools/puzzles.ts`, kept in `puzzles/<system>.json`, shown by the battle page. */
export const puzzleLevels = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof puzzleLevels)[number];

/** How often each choice has been played on to prove the best one. */
export const throwsOfProof = 32;

export interface Puzzle {
  /** The number of the battle that it was taken from, and of its phase. It stands in links. */
  readonly id: string;
  readonly level: PuzzleLevel;
  /** The position, and what is done before the question is asked, in the notation. */
  readonly text: string;
  /** The best one first. */
  readonly choices: readonly {
    /** An action of the system. */
    readonly action: { readonly kind: string };
    /** How far it falls behind the best choice on average, in points of the system, and the standard error of that. */
    readonly behind: number;
    readonly error: number;
  }[];
  /** What looks best to somebody who sees only the fights in hand: its place among the choices. */
  readonly obvious: number;
}
