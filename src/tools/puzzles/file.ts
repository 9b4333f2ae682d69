/** The file that stores the puzzles of a system (`src/content/puzzles/<system>.json`). */
import { z } from 'zod';
import { type Puzzle, puzzleLevels } from '../../content/puzzles.ts';

const choice = z.strictObject({
  action: z.looseObject({ kind: z.string() }),
  behind: z.number().nonnegative(),
  error: z.number().nonnegative(),
});

const puzzle: z.ZodType<Puzzle> = z.strictObject({
  id: z.string().regex(/^\d+-\d+$/),
  level: z.enum(puzzleLevels),
  text: z.string().min(1),
  choices: z.array(choice).min(3),
  obvious: z.int().positive(),
});

export const puzzleFile = z.strictObject({
  /** The number of the last battle that was searched. */
  searched: z.int().nonnegative(),
  puzzles: z.array(puzzle),
});
export type PuzzleFile = z.infer<typeof puzzleFile>;
