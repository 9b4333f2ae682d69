/** Parses the notation. Errors are values, one for each unreadable statement; nothing throws. */
import { normal, onGrid } from '../geometry.ts';
import { farthestInches } from '../limits.ts';
import { sideOf } from './position.ts';
import { Reader, Stop } from './reader.ts';
import { scan } from './scanner.ts';
import {
  type Argument,
  compass,
  type Item,
  longest,
  mostCorners,
  mostStates,
  mostUnits,
  type NotationError,
  type Parsed,
  type Place,
  type Statement,
  type Token,
  type Units,
  type Unplaced,
  usualMillimetres,
} from './vocabulary.ts';

const numberPattern = /^-?\d{1,15}(?:\.\d{1,4})?$/;
/** Coordinates in inches, plus or minus base sides: `12`, `12.5+b`, `10-1.5b`, `2b`. */
const coordinate = '-?(?:\\d{1,6}(?:\\.\\d{1,10})?|(?:\\d{1,3}(?:\\.\\d{1,4})?)?b)(?:[+-](?:\\d{1,3}(?:\\.\\d{1,4})?)?b)?';
const placePattern = new RegExp(`^(${coordinate}),(${coordinate})$`);
const wordPattern = /^[a-z][a-z0-9-]*$/;
const statePattern = /^[a-z][a-z0-9-]*(=[A-Za-z0-9.,_-]+)?$/;
const handlePattern = /^([A-Z])([1-9]\d{0,6})$/;
/** A unit or a whole side. */
const namedPattern = /^[A-Z](?:[1-9]\d{0,6})?$/;
/** Words in place of coordinates: the units are off the table, or with another unit. */
const unplacedPattern = /^(?:off|with)$/;
const sizePattern = /^(\d(?:\.\d{1,3})?)x(\d(?:\.\d{1,3})?)$/;
const itemPattern = /^([a-z][a-z0-9-]*|\.)(?:\*([1-9]\d{0,2}))?((?:\+[a-z][a-z0-9-]*)*)$/;
const facingPattern = /^(?:\d{1,3})(?:\.\d)?$/;

/** A coordinate in inches: a number, base sides, or both. */
const inchesOf = (text: string, side: number): number =>
  onGrid(
    (text.match(/[+-]?[\d.]*b?/g) ?? [])
      .filter((part) => part !== '')
      .reduce(
        (sum, part) => sum + (part.endsWith('b') ? Number(part.slice(0, -1).replace(/^([+-]?)$/, '$11')) * side : Number(part)),
        0,
      ),
  );

/** A place. A place that is so far away that it could not be read again is refused. */
function placeOf(found: RegExpExecArray, read: Reader): Place {
  const place = { x: inchesOf(found[1] as string, read.side), y: inchesOf(found[2] as string, read.side) };
  if (Math.abs(place.x) > farthestInches || Math.abs(place.y) > farthestInches)
    read.stop(`places at most ${farthestInches} inches away`);
  return place;
}
const aPlace = 'a place such as 12,4.5';

function corners(read: Reader): readonly Place[] {
  const list = [placeOf(read.need(placePattern, aPlace), read)];
  if (read.match(/^to$/)) {
    list.push(placeOf(read.need(placePattern, 'the opposite corner of the rectangle, such as 18,10'), read));
    return list;
  }
  for (let found = read.match(placePattern); found; found = read.match(placePattern)) list.push(placeOf(found, read));
  if (list.length < 3) read.stop('“to” and the opposite corner, or at least three corners');
  if (list.length > mostCorners) read.stop(`at most ${mostCorners} corners`);
  return list;
}

/** Whether the next token says that the units have no place. */
const unplacedNext = ({ next }: Reader): boolean => next?.kind === 'bare' && unplacedPattern.test(next.text);

/** The ranks of a unit statement: all types up to the place. */
function ranks(read: Reader): readonly (readonly Item[])[] {
  const all: Item[][] = [[]];
  let total = 0;
  while (read.next && !placePattern.test(read.next.text) && !unplacedNext(read)) {
    if (read.match(/^\/$/)) {
      all.push([]);
      continue;
    }
    const found = read.need(itemPattern, all[0]?.length ? `another type, or ${aPlace}` : 'a unit type such as spears');
    const type = found[1] === '.' ? null : (found[1] as string);
    const attached = (found[3] ?? '').split('+').slice(1);
    if (type === null && attached.length > 0) read.stop('no attachment to an empty place');
    const count = Number(found[2] ?? 1);
    total += count;
    if (total > mostUnits) read.stop(`at most ${mostUnits} units in one statement`);
    all.at(-1)?.push({ type, count, attached });
  }
  if (all.some((rank) => rank.length === 0)) read.stop('a unit type such as spears');
  return all;
}

function facing(read: Reader): number {
  const found = read.need(
    /^(?:[NS][EW]?|[EW]|\d{1,3}(?:\.\d)?)$/,
    'a facing: N, NE, E … or degrees clockwise from N, such as 22.5',
  )[0];
  const letter = compass.indexOf(found as (typeof compass)[number]);
  if (letter >= 0) return letter * 450;
  if (!facingPattern.test(found) || Number(found) >= 360) read.stop('degrees below 360');
  return normal(Number(found) * 10);
}

interface Counters {
  [side: string]: number;
}

/** `A1`, or `A` with the next free number. */
function handle(text: string, counters: Counters): { readonly side: string; readonly first: number } | null {
  const found = /^([A-Z])([1-9]\d{0,6})?$/.exec(text);
  if (!found) return null;
  const side = found[1] as string;
  return { side, first: found[2] === undefined ? (counters[side] ?? 0) + 1 : Number(found[2]) };
}

function addState(read: Reader, state: string[], word: string): void {
  if (state.length >= mostStates) read.stop(`at most ${mostStates} words of state`);
  state.push(word);
}

/** Units that are off the table or with another unit: reads the part of the statement after their types. */
function unplaced(read: Reader, side: string, first: number, rows: readonly (readonly Item[])[]): Unplaced {
  const host = read.take() === 'with' ? read.need(handlePattern, 'the unit that they are with, such as A2')[0] : null;
  if (rows.length > 1) read.stop('units off the table in one row, without “/”');
  const items = rows[0] as readonly Item[];
  if (items.some(({ type }) => type === null)) read.stop('no empty places off the table');
  let label = null as string | null;
  const state: string[] = [];
  while (read.next)
    read.one(
      [
        read.on(statePattern, ([word]) => {
          addState(read, state, word);
        }),
        read.onText((text) => {
          label = text;
        }),
      ],
      'a state such as demoralized, or a "label"',
    );
  return { kind: 'unplaced', side, first, items, host, state, label };
}

function units(read: Reader, side: string, first: number): Units | Unplaced {
  const rows = ranks(read);
  if (unplacedNext(read)) return unplaced(read, side, first, rows);
  const place = placeOf(read.need(placePattern, aPlace), read);
  const looks = facing(read);
  let [front, depth, level, label] = [1, 1, null as number | null, null as string | null];
  const state: string[] = [];
  while (read.next)
    read.one(
      [
        read.on(sizePattern, (found) => {
          [front, depth] = [Number(found[1]), Number(found[2])];
        }),
        read.on(/^@(-?\d{1,2})$/, (found) => {
          level = Number(found[1]) + 0;
        }),
        read.on(statePattern, ([word]) => {
          addState(read, state, word);
        }),
        read.onText((text) => {
          label = text;
        }),
      ],
      'a state such as demoralized, a size such as 1x2, a level such as @4, or a "label"',
    );
  if (front === 0 || depth === 0) read.stop('a size above 0');
  const wide = Math.max(...rows.map((rank) => rank.reduce((sum, { count }) => sum + count, 0)));
  if (Math.max(Math.abs(place.x), Math.abs(place.y)) + (wide * front + rows.length * depth) * read.side > farthestInches)
    read.stop(`units at most ${farthestInches} inches away`);
  return { kind: 'units', side, first, ranks: rows, place, facing: looks, front, depth, level, state, label };
}

function argumentsOf(read: Reader): readonly Argument[] {
  const list: Argument[] = [];
  while (read.next && read.next.kind !== 'dice' && read.next.kind !== 'brace')
    read.one(
      [
        read.on(placePattern, (found) => list.push({ place: placeOf(found, read) })),
        read.on(numberPattern, ([value]) => list.push({ number: Number(value) + 0 })),
        read.on(namedPattern, ([unit]) => list.push({ unit })),
        read.on(statePattern, ([word]) => list.push({ word })),
        read.onText((text) => list.push({ text })),
      ],
      'a word, a number, a place, a unit or a "text"',
    );
  return list;
}

/** `A1-A4,B2:` as a list of ids. A letter alone is the whole side. */
function who(read: Reader, text: string): readonly string[] {
  return text
    .slice(0, -1)
    .split(',')
    .flatMap((part) => {
      if (/^[A-Z]$/.test(part)) return [part];
      const [from, to] = part.split('-').map((end) => handlePattern.exec(end));
      if (!from || part.split('-').length > 2) return read.stop('units such as A1-A4,A6 before the colon');
      if (to === undefined) return [from[0]];
      const [start, end] = [Number(from[2]), Number(to?.[2])];
      if (!to || from[1] !== to[1] || end < start || end - start >= mostUnits)
        return read.stop('a range of one side, from the smaller number, such as A1-A4');
      return Array.from({ length: end - start + 1 }, (_, at) => `${from[1]}${start + at}`);
    });
}

function statement(tokens: readonly Token[], line: number, counters: Counters, side: number): Statement {
  const read = new Reader(tokens, line, side);
  const first = read.next;
  if (first?.kind !== 'bare') return read.stop('a statement: a unit, terrain, a move, a note');
  if (/^[A-Z].*:$/.test(first.text)) {
    const text = read.need(/^.*$/, '')[0];
    const movers = who(new Reader(tokens, line, side), text);
    const verb = read.need(wordPattern, 'a verb such as ahead or wheel')[0];
    const given = argumentsOf(read);
    const dice = read.take('dice');
    const rolls = (dice ?? '').split(/[\s,]+/).filter((face) => face !== '');
    if (rolls.some((face) => !/^\d{1,3}$/.test(face))) read.stop('faces of dice such as [7 3]');
    const comment = read.take('brace') ?? null;
    read.finish();
    return { kind: 'move', who: movers, verb, with: given, rolls: rolls.map(Number), comment };
  }
  const named = handle(first.text, counters);
  if (named) {
    read.take();
    const result = units(read, named.side, named.first);
    const count = (result.kind === 'units' ? result.ranks.flat() : result.items).reduce(
      (sum, item) => sum + (item.type === null ? 0 : item.count),
      0,
    );
    counters[named.side] = Math.max(counters[named.side] ?? 0, named.first + count - 1);
    return result;
  }
  const word = read.need(wordPattern, 'a side such as A, or a word such as terrain')[0];
  if (word === 'table') {
    const size = read.need(/^(\d{1,3}(?:\.\d{1,3})?)x(\d{1,3}(?:\.\d{1,3})?)$/, 'width and depth of the table, such as 48x36');
    read.finish();
    return { kind: 'table', width: Number(size[1]), depth: Number(size[2]) };
  }
  if (word === 'bases') {
    const size = read.need(/^([1-9]\d{0,2}(?:\.\d{1,2})?)mm$/, 'the side of a base, such as 40mm');
    read.finish();
    return { kind: 'bases', millimetres: Number(size[1]) };
  }
  if (word === 'terrain') {
    const type = read.need(wordPattern, 'a kind of terrain such as woods')[0];
    const label = read.take('text') ?? null;
    const state: string[] = [];
    for (let found = read.match(statePattern); found; found = read.match(statePattern)) addState(read, state, found[0]);
    const outline = corners(read);
    read.finish();
    return { kind: 'terrain', type, label, ...(state.length > 0 ? { state } : {}), corners: outline };
  }
  const given = argumentsOf(read);
  read.finish();
  return { kind: 'note', name: word, with: given };
}

const headingPattern = /^([a-z][a-z0-9-]*):(?: |$)(.*)$/;

/** Parses a whole text: its statements in order, or all errors. */
export function parse(text: string): Parsed {
  if (text.length > longest)
    return {
      ok: false,
      errors: [{ line: 1, column: 1, expected: `a text of at most ${longest} characters`, found: `${text.length}` }],
    };
  const [statements, lines, tokens, errors]: [Statement[], number[], (readonly Token[])[], NotationError[]] = [[], [], [], []];
  const counters: Counters = {};
  let side = sideOf(usualMillimetres);
  const add = (one: Statement, line: number, from: readonly Token[] = []) => {
    statements.push(one);
    lines.push(line);
    tokens.push(from);
  };
  const rows = text.split(/\r?\n|\r/);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as string;
    const line = at + 1;
    if (row.trim() === '') continue;
    const heading = headingPattern.exec(row);
    if (heading) {
      const parts = [heading[2] as string];
      while (/^[ \t]+\S/.test(rows[at + 1] ?? '')) parts.push(rows[++at] as string);
      add({ kind: 'heading', name: heading[1] as string, text: parts.join(' ').replace(/\s+/g, ' ').trim() }, line);
      continue;
    }
    if (row.trimStart().startsWith('#')) {
      add({ kind: 'comment', text: row.trim().slice(1).trim() }, line);
      continue;
    }
    const { statements: found, error } = scan(row, line);
    if (error) {
      errors.push(error);
      continue;
    }
    for (const from of found)
      try {
        const one = statement(from, line, counters, side);
        if (one.kind === 'bases') side = sideOf(one.millimetres);
        add(one, line, from);
      } catch (stop) {
        if (!(stop instanceof Stop)) throw stop;
        errors.push(stop.error);
      }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, statements, lines, tokens };
}
