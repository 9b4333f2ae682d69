/**
 * Recordings of battles: what the table and the chronicle showed after each action. A recording needs no engine, so the battle
 * can be watched even if a later version of the rules cannot replay it.
 */
import type { Base, Polygon } from '../../../engine/kernel/geometry.ts';
import { largeOf } from '../../ui/stored/large.ts';
import { fields, listOf, number, orNull, someFields, text, truth } from '../../ui/stored/schemas.ts';
import type { Reader } from '../../ui/stored/stored.ts';
import type { Place } from '../board/board-types.ts';
import type { Piece } from '../board/piece.ts';
import type { Throw } from '../chronicle/chronicle.ts';
import type { Said } from '../system.ts';

export interface Ground {
  readonly kind: string;
  readonly name?: string;
  readonly polygon: Polygon;
}

/** What was shown after an action. */
export interface Moment {
  /** The turn, the phase and the step. */
  readonly place: string;
  /** The scoreboard's text for each side. */
  readonly sides: readonly string[];
  readonly throws: readonly Throw[];
  readonly says: readonly Said[];
  /** Pieces that are new or changed. */
  readonly pieces: readonly Piece[];
  /** Pieces that were removed. */
  readonly gone: readonly string[];
  /** The ground, if it changed. */
  readonly ground?: { readonly terrain: readonly Ground[]; readonly places: readonly Place[] };
}

export interface Recording {
  readonly name: string;
  readonly table: { readonly width: number; readonly depth: number };
  readonly moments: readonly Moment[];
}

/** The maximum length of a sentence, in characters. */
const long = 4000;
const words = text(long);
const list = listOf(words);
const point = fields<{ x: number; y: number }>({ x: number, y: number });
const polygon = listOf(point);
const base = fields<Base>({ x: number, y: number, facing: number, width: number, depth: number });
const piece = fields<Piece>({
  id: words,
  side: words,
  base,
  type: words,
  name: words,
  state: list,
  level: orNull(number),
  with: list,
  stakes: truth,
  spells: number,
  illusion: truth,
  dim: truth,
});
const place = fields<Place>({ polygon, name: words, tone: words });
const terrain: Reader<Ground> = (value) => {
  const read = someFields<Ground>({ kind: words, name: words, polygon })(value);
  return read?.kind !== undefined && read.polygon ? (read as Ground) : undefined;
};
const roll = fields<Throw['rolls'][number]>({ die: number, face: number });
const said = fields<Said>({ text: words, rules: list, heading: truth, noted: truth });
const ground = fields<NonNullable<Moment['ground']>>({ terrain: listOf(terrain), places: listOf(place) });
const always = fields<Omit<Moment, 'ground'>>({
  place: words,
  sides: list,
  throws: listOf(fields<Throw>({ decides: words, rolls: listOf(roll) })),
  says: listOf(said),
  pieces: listOf(piece),
  gone: list,
});
const moment: Reader<Moment> = (value) => {
  const read = always(value);
  const changed = someFields<Pick<Moment, 'ground'>>({ ground: ground as Reader<Moment['ground']> })(value);
  return read && { ...read, ...(changed?.ground ? { ground: changed.ground } : {}) };
};
/** Reads a recording; undefined if it is damaged. */
export const readRecording: Reader<Recording> = fields<Recording>({
  name: words,
  table: fields<Recording['table']>({ width: number, depth: number }),
  moments: listOf(moment),
});

export interface Frame extends Moment {
  readonly all: readonly Piece[];
  readonly terrain: readonly Ground[];
  readonly places: readonly Place[];
}

/** Every moment of a recording, each with everything that was on the table. */
export function framesOf({ moments }: Recording): readonly Frame[] {
  const standing = new Map<string, Piece>();
  let below: NonNullable<Moment['ground']> = { terrain: [], places: [] };
  return moments.map((each) => {
    for (const one of each.pieces) standing.set(one.id, one);
    for (const id of each.gone) standing.delete(id);
    below = each.ground ?? below;
    return { ...each, ...below, all: [...standing.values()] };
  });
}

const kept = largeOf('recordings', readRecording);
export const { read: recordingOf, write: keepRecording, remove: removeRecording } = kept;
