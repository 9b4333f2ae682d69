/** Puzzles: positions in which one decision matters. Made by `src/tools/puzzles.ts`, kept in `puzzles/<system>.json`, shown by the battle page. */
import { z } from 'zod';

export const puzzleLevels = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof puzzleLevels)[number];

const choice = z.strictObject({
  /** An action of the system. */
  action: z.looseObject({ kind: z.string() }),
  /** How far it falls behind the best choice on average, in points of the system, and the standard error of that. */
  behind: z.number().nonnegative(),
  error: z.number().nonnegative(),
});

export const puzzle = z.strictObject({
  /** The number of the battle that it was taken from, and of its phase. It stands in links. */
  id: z.string().regex(/^\d+-\d+$/),
  level: z.enum(puzzleLevels),
  /** The position, and what is done before the question is asked, in the notation. */
  text: z.string().min(1),
  /** The best one first. */
  choices: z.array(choice).min(3),
  /** What looks best to somebody who sees only the fights in hand: its place among the choices. */
  obvious: z.int().positive(),
});
export type Puzzle = z.infer<typeof puzzle>;

export const puzzleFile = z.strictObject({
  /** The last battle that was searched. */
  searched: z.int().nonnegative(),
  puzzles: z.array(puzzle),
});
export type PuzzleFile = z.infer<typeof puzzleFile>;
