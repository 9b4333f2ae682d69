/** What a text in notation can say: one statement after the other. */

import type { Tenths } from '../geometry.ts';
import { quoted } from '../text.ts';

/** A place in inches from the left edge and from the first player's home edge, on the grid of 1/1024 inch. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A unit by its name: the letter of its side and a number, `A1`. X is nobody's side. In a move or a note the letter alone is the whole side. */
export type Handle = string;

/** Units side by side in a row: so many of a type, each with these attached; a type of null leaves places empty. */
export interface Item {
  readonly type: string | null;
  readonly count: number;
  readonly attached: readonly string[];
}

/** `title: The wheel`. Text about the text, for readers and programs. */
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

/** `table 48x36`: inches along the home edges, and from home edge to home edge. */
export interface Table {
  readonly kind: 'table';
  readonly width: number;
  readonly depth: number;
}

/** `bases 60mm`: side of a single base; 40 mm if it is not said. */
export interface Bases {
  readonly kind: 'bases';
  readonly millimetres: number;
}

/** `terrain woods "Old Wood" feared 4,4 9,4 8,8`, or two corners of a rectangle: `4,4 to 9,8`. */
export interface TerrainPiece {
  readonly kind: 'terrain';
  readonly type: string;
  readonly label: string | null;
  /** Words such as `feared` or `enchanted=animate-terrain,50`; left out where nothing is said. */
  readonly state?: readonly string[];
  /** Corners in order; two for a rectangle. */
  readonly corners: readonly Place[];
}

/** `A1 spears*2 pikes+hero / mobs 10,12 N demoralized "Left wing"`: units in ranks, or a single one. */
export interface Units {
  readonly kind: 'units';
  readonly side: string;
  /** Number of the first unit; the others count on. */
  readonly first: number;
  /** Ranks from front to rear, each from left to right as the units face. */
  readonly ranks: readonly (readonly Item[])[];
  /** Centre of the first place of the front rank. */
  readonly place: Place;
  readonly facing: Tenths;
  /** Bases in front and in depth, of every unit of the statement. */
  readonly front: number;
  readonly depth: number;
  /** `@4`: level of operation; null if it is the ordinary one. */
  readonly level: number | null;
  /** Words such as `demoralized` or `markers=2`. */
  readonly state: readonly string[];
  readonly label: string | null;
}

/** `A5 spears*3 knights off "Left wing"`, `A9 skirmishers with A2`: units that have no place of their own. */
export interface Unplaced {
  readonly kind: 'unplaced';
  readonly side: string;
  /** Number of the first unit; the others count on. */
  readonly first: number;
  readonly items: readonly Item[];
  /** The unit that they are with; null for units that are off the table. */
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

/** `A1-A4: wheel left 35 [7 3] {a sigh}`: what units do, the dice that fell, a comment. */
export interface Move {
  readonly kind: 'move';
  readonly who: readonly Handle[];
  readonly verb: string;
  readonly with: readonly Argument[];
  readonly rolls: readonly number[];
  readonly comment: string | null;
}

/** `arc A1 5 "Arc of fire"`: what a diagram shows besides the position. */
export interface Note {
  readonly kind: 'note';
  readonly name: string;
  readonly with: readonly Argument[];
}

export type Statement = Heading | Comment | Table | Bases | TerrainPiece | Units | Unplaced | Move | Note;

export type TokenKind = 'bare' | 'text' | 'brace' | 'dice';

/** A piece of a statement: a word, a "text", a {comment} or [dice]. */
export interface Token {
  readonly kind: TokenKind;
  /** What it says, without its quotes or brackets. */
  readonly text: string;
  /** Counted from 1. */
  readonly column: number;
}

/** What is wrong with a text, and where; lines and columns count from 1. */
export interface NotationError {
  readonly line: number;
  readonly column: number;
  /** What would be right here, as a noun with an example. */
  readonly expected: string;
  /** What stands here; empty at the end of a statement. */
  readonly found: string;
}

/** A sentence for people: `Line 3, column 8: expected a place such as 12,4.5, found "foo".` */
export const describe = ({ line, column, expected, found }: NotationError): string =>
  `Line ${line}, column ${column}: expected ${expected}, found ${found === '' ? 'the end' : quoted(found)}.`;

export type Parsed =
  | {
      readonly ok: true;
      readonly statements: readonly Statement[];
      /** The line on which each statement begins. */
      readonly lines: readonly number[];
      /** What each statement was read from; empty for headings and comments. */
      readonly tokens: readonly (readonly Token[])[];
    }
  | { readonly ok: false; readonly errors: readonly NotationError[] };

/** Side of a single base where a text says nothing. */
export const usualMillimetres = 40;

/** A text longer than this is refused unread. */
export const longest = 1_000_000;
/** Most units of one statement, words of state of one, and corners of one polygon. */
export const mostUnits = 200;
export const mostStates = 40;
export const mostCorners = 200;

export const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
