/** Notes in a diagram: everything shown besides the units, calculated from their current places. */
import type { Note } from '../../../engine/kernel/notation.ts';
import type { Given } from './given.ts';
import type { Makers } from './making.ts';
import { areas } from './note-areas.ts';
import { lines } from './note-lines.ts';
import { marks } from './note-marks.ts';
import { models } from './note-models.ts';
import { type Sheet, scales } from './sheet.ts';

const page: Makers = {
  scale(sheet, given) {
    sheet.scale = given.numbers[0] ?? scales[given.one(['close', 'field', 'table'] as const) ?? 'close'];
  },
  view(sheet, given) {
    sheet.look(given.place(0), given.place(1));
  },
};

const makers: Makers = { ...page, ...areas, ...lines, ...marks, ...models };

/** Draws a note. Throws an error with a readable message if an argument is missing or the note is unknown. */
export function makeNote(sheet: Sheet, note: Note, given: Given): void {
  const make = Object.hasOwn(makers, note.name) ? makers[note.name] : undefined;
  if (!make)
    throw new Error(`“${note.name}” is not a note in a diagram. The notes are ${Object.keys(makers).join(', ')} and panel.`);
  make(sheet, given);
}
