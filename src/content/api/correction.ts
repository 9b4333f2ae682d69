/** The form with which an owner of the book reports the contents of a printed column in the army list tables. */
import { z } from 'zod';
import { armyRows } from '../../engine/fr3/data/armies/army.ts';
import { armyOf } from '../../engine/fr3/data/armies.ts';

/** The printed rows from top to bottom. Traps and contraptions share a row. */
export const printedRows: readonly string[] = armyRows
  .filter((row) => row !== 'contraptions')
  .map((row) => (row === 'traps' ? 'traps-contraptions' : row));

const cell = z
  .string()
  .regex(/^(white|black)(: \S.*)?$/)
  .nullable()
  .describe('“white” allows the type, “black” forbids it; letters follow a colon, as in “white: 2E”. Null: not looked at');
const characters = z.string().nullable().describe('The letters of the cell as printed; null: not looked at');

export const correctionSchema = z
  .strictObject({
    army: z
      .string()
      .refine((id) => armyOf(id) !== undefined, 'no army has this id')
      .describe('Id of the army: the last part of its address'),
    tablePage: z.int().min(1).max(5).describe('Which of the five pages of army list tables'),
    printing: z.string().min(1).describe('What you have before you: edition, year, paper or PDF'),
    units: z
      .strictObject(Object.fromEntries(printedRows.map((row) => [row, cell])))
      .describe('The unit rows of the column, from top to bottom'),
    magicUsers: characters,
    major: characters,
    minor: characters,
    optional: characters,
    remarks: z.string().optional().describe('Anything that does not fit'),
  })
  .meta({
    title: 'Correction of an army list',
    description: 'What a printed column of the army list tables of Fantasy Rules! third edition says.',
  });

export type Correction = z.infer<typeof correctionSchema>;

/** The form for an army. The known part of its column is filled in, and the rest is empty. */
export const correctionForm = (army: string, known: Readonly<Record<string, string>> = {}): Correction => ({
  army,
  tablePage: 1,
  printing: 'third edition, 2003, paper',
  units: Object.fromEntries(printedRows.map((row) => [row, known[row] ?? null])),
  magicUsers: null,
  major: null,
  minor: null,
  optional: null,
});

/** The first rows of an invented column. */
export const exampleCorrection: Correction = {
  ...correctionForm('dwarfs', { beastmen: 'black', 'crossbow-handgun': 'white', handweapons: 'white: 2E' }),
  magicUsers: 'C',
};
