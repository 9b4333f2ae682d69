/** Everything that a text in notation can contain, as statements. */

import type { Tenths } from '../geometry.ts';
import { quoted } from '../text.ts';

/** A place in inches from the left edge and from the first player's home edge, on the grid of 1/1024 inch. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * A unit's id: the letter of its side and a number, `A1`. X belongs to no side. In a move or a note, a letter alone means the
 * whole side.
 */
export type Handle = string;

/** Units side by side: a number of units of one type, each with these attachments. If the type is null, the places stay empty. */
export interface Item {
  readonly type: string | null;
  readonly count: number;
  readonly attached: readonly string[];
}

/** `title: The wheel`. Information about the text itself. */
export interface Heading {
  readonly kind: 'heading';
  readonly name: string;
  readonly text: string;
}

/** `# words`. */
export interface Comment {
  readonly kind: 'comment';
  readonly text: string;
}

/** `table 48x36`: inches along the home edges, and between them. */
export interface Table {
  readonly kind: 'table';
  readonly width: number;
  readonly depth: number;
}

/** `bases 60mm`: the side of a single base. The default is 40 mm. */
export interface Bases {
  readonly kind: 'bases';
  readonly millimetres: number;
}

/** `terrain woods "Old Wood" feared 4,4 9,4 8,8`, or two corners of a rectangle: `4,4 to 9,8`. */
export interface TerrainPiece {
  readonly kind: 'terrain';
  readonly type: string;
  readonly label: string | null;
  /** The corners in order; two corners mean a rectangle. */
  readonly state?: readonly string[];
  /** Corners in order; two for a rectangle. */
  readonly corners: readonly Place[];
}

/** `A1 spears*2 pikes+hero / mobs 10,12 N demoralized "Left wing"`: units in ranks, or a single one. */
export interface Units {
  readonly kind: 'units';
  readonly side: string;
  /** The number of the first unit. The other units have the numbers that follow. */
  readonly first: number;
  /** The ranks from front to rear, each from left to right as the units face. */
  readonly ranks: readonly (readonly Item[])[];
  /** The centre of the place at the left end of the front rank. */
  readonly place: Place;
  readonly facing: Tenths;
  /** The width and depth of every unit of the statement, in bases. */
  readonly front: number;
  readonly depth: number;
  /** `@4`: the level of operation; null for the ordinary one. */
  readonly level: number | null;
  /** Words such as `demoralized` or `markers=2`. */
  readonly state: readonly string[];
  readonly label: string | null;
}

/** `A5 spears*3 knights off "Left wing"`, `A9 skirmishers with A2`: units without a place. */
export interface Unplaced {
  readonly kind: 'unplaced';
  readonly side: string;
  /** The number of the first unit. The other units have the numbers that follow. */
  readonly first: number;
  readonly items: readonly Item[];
  /** The unit that these units are with; null if they are off the table. */
  readonly host: Handle | null;
  readonly state: readonly string[];
  readonly label: string | null;
}

export type Argument =
  | { readonly word: string }
  | { readonly number: number }
  | { readonly place: Place }
  | { readonly unit: Handle }
  | { readonly text: string };

/** `A1-A4: wheel left 35 [7 3] {a sigh}`: an action of units, the dice rolled, a comment. */
export interface Move {
  readonly kind: 'move';
  readonly who: readonly Handle[];
  readonly verb: string;
  readonly with: readonly Argument[];
  readonly rolls: readonly number[];
  readonly comment: string | null;
}

/** `arc A1 5 "Arc of fire"`: something a diagram shows in addition to the position. */
export interface Note {
  readonly kind: 'note';
  readonly name: string;
  readonly with: readonly Argument[];
}

export type Statement = Heading | Comment | Table | Bases | TerrainPiece | Units | Unplaced | Move | Note;

export type TokenKind = 'bare' | 'text' | 'brace' | 'dice';

/** A token of a statement: a word, a "text", a {comment} or [dice]. */
export interface Token {
  readonly kind: TokenKind;
  /** The token's text without quotes or brackets. */
  readonly text: string;
  /** Counted from 1. */
  readonly column: number;
}

/** What is wrong with a text, and where. Lines and columns count from 1. */
export interface NotationError {
  readonly line: number;
  readonly column: number;
  /** What would be right here: a noun with an example. */
  readonly expected: string;
  /** The text found here; empty at the end of a statement. */
  readonly found: string;
}

/** The error as a sentence: `Line 3, column 8: expected a place such as 12,4.5, found "foo".` */
export const describe = ({ line, column, expected, found }: NotationError): string =>
  `Line ${line}, column ${column}: expected ${expected}, found ${found === '' ? 'the end' : quoted(found)}.`;

export type Parsed =
  | {
      readonly ok: true;
      readonly statements: readonly Statement[];
      /** The line on which each statement begins. */
      readonly lines: readonly number[];
      /** The tokens of each statement; empty for headings and comments. */
      readonly tokens: readonly (readonly Token[])[];
    }
  | { readonly ok: false; readonly errors: readonly NotationError[] };

/** The length of a side of a single base, if the text does not give it. */
export const usualMillimetres = 40;

/** The longest text that is read. */
export const longest = 1_000_000;
/** Limits: units in a statement, state words of a statement, corners of a polygon. */
export const mostUnits = 200;
export const mostStates = 40;
export const mostCorners = 200;

export const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
