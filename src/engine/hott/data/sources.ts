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
    says: 'A sheet for the second edition, with moves, factors and the results of beaten elements. Most of the column for doubled elements was cut off.',
  },
  {
    letter: 'C',
    name: 'Table of a grid variant',
    place: 'curufea.com',
    says: 'The factors and outcomes of every type. We have not seen its footnotes.',
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
    says: 'Adapted rules for a game in the browser. We use its values for shooting, bespelling, recoil, losses and the depths of bases.',
  },
  {
    letter: 'X',
    name: 'Crib sheets',
    place: 'pandaria.orgfree.com',
    says: 'A house version, 2.5, with the tactical factors. We have not seen the end of its list.',
  },
  {
    letter: 'P',
    name: 'Player aid, O’Sullivan',
    place: 'panix.com',
    says: 'An aid for the first edition, with moves and prices, and the factors from airboats to lurkers.',
  },
  {
    letter: 'T',
    name: 'Cheat sheet by the same',
    place: 'The Miniatures Page',
    says: 'An aid for the first edition, with the moves, prices and factors of all types.',
  },
  {
    letter: 'F',
    name: 'Questions and answers',
    place: 'a blog on the game',
    says: 'Answers to questions on edition 2.0. We use the one about a single move in a bound.',
  },
  {
    letter: 'M',
    name: 'Rules directory',
    place: 'The Miniatures Page',
    says: 'It gives the ground scale, the width of bases and two of their depths.',
  },
  {
    letter: 'B',
    name: 'A painter’s blog',
    place: 'simonshobbyblog.com',
    says: 'It gives the base of a magician, 40 mm wide and 40 mm deep.',
  },
];
