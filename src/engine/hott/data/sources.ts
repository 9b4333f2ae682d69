/** The sources of the supplement's numbers (hott.supplement.sources), by the letters that the data uses. */

export const sourceLetters = ['P', 'T', 'R', 'C', 'X', 'G', 'F', 'M', 'O', 'B'] as const;
export type SourceLetter = (typeof sourceLetters)[number];

export interface Source {
  readonly letter: SourceLetter;
  readonly name: string;
  /** Where the source could be read at the time. */
  readonly place: string;
  /** What the source was used for, and which of its parts were not available. */
  readonly says: string;
}

export const sources: readonly Source[] = [
  {
    letter: 'R',
    name: 'Reference sheet',
    place: 'Scribd 261661187',
    says: 'Second edition. Moves, factors and the beaten column; most of the doubled column was cut off.',
  },
  {
    letter: 'C',
    name: 'Table of a grid variant',
    place: 'curufea.com',
    says: 'Factors and outcomes of every type; its footnotes were not seen.',
  },
  {
    letter: 'O',
    name: 'Outcome sheet of one page',
    place: 'Scribd 497541326',
    says: 'It looks like a scanned page of a rulebook. Values that only this source gives are marked.',
  },
  {
    letter: 'G',
    name: 'Design of a prototype',
    place: 'GitHub',
    says: 'Adapted rules for a browser. Shooting, bespelling, recoil, losses, depths of bases.',
  },
  {
    letter: 'X',
    name: 'Crib sheets',
    place: 'pandaria.orgfree.com',
    says: 'A house version, 2.5. Tactical factors; the end of the list was not seen.',
  },
  {
    letter: 'P',
    name: 'Player aid, O’Sullivan',
    place: 'panix.com',
    says: 'First edition. Moves, prices, factors from airboats to lurkers.',
  },
  {
    letter: 'T',
    name: 'Cheat sheet by the same',
    place: 'The Miniatures Page',
    says: 'First edition. Moves, prices and factors of all types.',
  },
  {
    letter: 'F',
    name: 'Questions and answers',
    place: 'a blog on the game',
    says: 'Questions on edition 2.0. One move in a bound.',
  },
  {
    letter: 'M',
    name: 'Rules directory',
    place: 'The Miniatures Page',
    says: 'The ground scale, the width of bases and two of their depths.',
  },
  {
    letter: 'B',
    name: 'A painter’s blog',
    place: 'simonshobbyblog.com',
    says: 'The base of a magician, 40 mm wide and 40 mm deep.',
  },
];
