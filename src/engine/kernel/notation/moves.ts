/**
 * Actions as moves, by the fields that they declare: `A1-A3: wheel left 35`. The verb is the kind of the action. The acting
 * pieces are before the colon. The other fields follow in the notation's form, some after their name. A system supplies its kinds
 * of action with their fields, and a small table that says how fields are written.
 */
import type { Fields } from '../fields.ts';
import { onGrid } from '../geometry.ts';
import { canonicalText } from '../replay.ts';
import type { Argument, Handle, Move } from './vocabulary.ts';
import { gridNumber, writeArgument } from './writer.ts';

/**
 * How the value of a field is written. A field without an entry is written as its plain value. A flag is written as its name for
 * yes, and as `no-` with its name for no.
 */
export interface FieldWords {
  /** The value is written after the field's name: `wide 4`. */
  readonly named?: true;
  /** The value is written in degrees and stored in tenths of a degree. */
  readonly degrees?: true;
  /** The value that the field has if it is not written. For a field that may be null, the default is null. */
  readonly usual?: unknown;
  readonly answers?: readonly [yes: string, no: string];
  /** A noun for error messages about a missing value. */
  readonly expects?: string;
  /** Example values of the field. The first example that fits the kind of action is used. */
  readonly like?: readonly unknown[];
}

export interface Language {
  readonly kinds: Readonly<Record<string, Fields>>;
  readonly words: Readonly<Record<string, FieldWords>>;
  /** The fields for the acting pieces. Each kind uses the first of these that it has. */
  readonly movers: readonly string[];
}

export interface AnyAction {
  readonly kind: string;
}
type Values = Readonly<Record<string, unknown>>;

export type ReadMove =
  | { readonly ok: true; readonly action: AnyAction; readonly mover: boolean }
  | {
      readonly ok: false;
      /** The token of the move that is wrong: 0 is before the colon, 1 the verb, then the arguments. */
      readonly token: number;
      readonly expected: string;
    };

const handle = /^[A-Z](?:[1-9]\d{0,3})?$/;
const word = /^[a-z][a-z0-9-]*$/;

const moverOf = ({ movers }: Language, fields: Fields): string | undefined =>
  movers.find((field) => Object.hasOwn(fields, field));
const answersOf = (field: string, { answers }: FieldWords = {}): readonly [string, string] => answers ?? [field, `no-${field}`];
/** Whether the fields include the coordinates of a place, which are written together. */
const isPlace = (fields: Fields): boolean => Object.hasOwn(fields, 'x') && Object.hasOwn(fields, 'y');

/** The value after a round trip through text: lengths rounded to the grid, angles to a tenth of a degree. */
function settledValue(value: unknown, words: FieldWords | undefined): unknown {
  if (typeof value === 'number') return words?.degrees ? Math.round(value) : onGrid(value);
  return Array.isArray(value) ? value.map((each) => settledValue(each, words)) : value;
}

function scalar(value: unknown, words: FieldWords | undefined): Argument | null {
  if (typeof value === 'number' && Math.abs(value) < 1e6)
    return { number: words?.degrees ? Math.round(value) / 10 : Number(gridNumber(value)) };
  if (typeof value !== 'string') return null;
  return handle.test(value) ? { unit: value } : word.test(value) ? { word: value } : { text: value };
}

/** The arguments for a value. Values that the notation cannot write are written as JSON. */
function said(value: unknown, words: FieldWords | undefined): readonly Argument[] {
  const parts = (Array.isArray(value) ? value : [value]).map((each) => scalar(each, words));
  return parts.every((part) => part !== null) ? parts : [{ text: JSON.stringify(value) }];
}

function argumentsOf(language: Language, fields: Fields, values: Values, allNamed: boolean): readonly Argument[] {
  const mover = moverOf(language, fields);
  return Object.keys(fields).flatMap((field): readonly Argument[] => {
    const [value, words] = [values[field], language.words[field]];
    if (field === mover) return [];
    if (isPlace(fields) && (field === 'x' || field === 'y'))
      return field === 'y' ? [] : [{ place: { x: onGrid(values.x as number), y: onGrid(values.y as number) } }];
    if (typeof value === 'boolean') return [{ word: answersOf(field, words)[value ? 0 : 1] }];
    if (value === null || (words?.usual !== undefined && canonicalText(value) === canonicalText(words.usual))) return [];
    const named = allNamed || words?.named || Array.isArray(value);
    return named ? [{ word: field }, ...said(value, words)] : said(value, words);
  });
}

/**
 * The move for an action. If the action does not say who acts, `asked` (the unit or side that decides) is written before the
 * colon. Lengths are rounded to the grid. Null if the notation has no way to write the move.
 */
export function writeMove(language: Language, action: AnyAction, asked: Handle): Move | null {
  const fields = language.kinds[action.kind];
  if (!fields) return null;
  const values = action as unknown as Values;
  const mover = moverOf(language, fields);
  // If no piece acts, the deciding unit or side is named.
  const who = mover === undefined || values[mover] === null ? [asked] : [values[mover]].flat();
  if (who.length === 0 || !who.every((one): one is Handle => typeof one === 'string' && handle.test(one))) return null;
  const settled = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, settledValue(value, language.words[field])]),
  );
  for (const allNamed of [false, true]) {
    const given = argumentsOf(language, fields, settled, allNamed);
    const move: Move = { kind: 'move', who, verb: action.kind, with: given, rolls: [], comment: null };
    const back = readMove(language, move);
    if (back.ok && canonicalText(back.action) === canonicalText(settled)) return move;
  }
  return null;
}

/** An example value of a field; undefined if there is none. */
const likeOf = (language: Language, fields: Fields, field: string): unknown =>
  [...(language.words[field]?.like ?? []), language.words[field]?.usual, true, null].find(
    (value) => value !== undefined && (fields[field] as Fields[string])(value),
  );

/** An example of a kind of move; null if a field has no example value. */
export function exampleMove(language: Language, kind: string, asked: Handle): Move | null {
  const fields = language.kinds[kind] ?? {};
  const values = Object.keys(fields).map((field) => [field, likeOf(language, fields, field)] as const);
  return values.some(([, value]) => value === undefined)
    ? null
    : writeMove(language, { kind, ...Object.fromEntries(values) }, asked);
}

const meant = (given: Argument, words: FieldWords | undefined): unknown => {
  if ('number' in given) return words?.degrees ? Math.round(given.number * 10) : onGrid(given.number);
  if ('unit' in given) return given.unit;
  if ('word' in given) return given.word;
  return 'text' in given ? given.text : given.place;
};

function fromJson(given: Argument | undefined): unknown {
  try {
    return given && 'text' in given ? JSON.parse(given.text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the arguments of a move and assigns each to a field that it fits. */
class Filling {
  readonly values: Record<string, unknown> = {};
  private readonly language: Language;
  private readonly fields: Fields;
  private readonly list: readonly Argument[];
  constructor(language: Language, fields: Fields, list: readonly Argument[]) {
    this.language = language;
    this.fields = fields;
    this.list = list;
  }
  get open(): readonly string[] {
    return Object.keys(this.fields).filter((field) => !Object.hasOwn(this.values, field));
  }
  private words(field: string): FieldWords | undefined {
    return this.language.words[field];
  }
  private fits(field: string, value: unknown): boolean {
    return (this.fields[field] as Fields[string])(value);
  }
  fill(field: string, value: unknown): boolean {
    if (!this.fits(field, value)) return false;
    this.values[field] = value;
    return true;
  }
  /** What a field expects, in words: `an angle in degrees, such as 22.5`. */
  expects(field: string): string {
    const words = this.words(field);
    const like = likeOf(this.language, this.fields, field);
    const shown = words?.like && like !== undefined ? said(like, words).map(writeArgument) : [];
    const example = [...(words?.named ? [field] : []), ...shown].join(' ');
    return `${words?.expects ?? `“${field}”`}${shown.length > 0 ? `, such as ${example}` : ''}`;
  }
  /** How many arguments after a field's name belong to its value: `wide 4`. */
  private named(field: string, from: number): number {
    const words = this.words(field);
    const next = this.list[from];
    if (next && this.fill(field, meant(next, words))) return 1;
    const end = this.list.findIndex((each, at) => at >= from && 'word' in each && this.open.includes(each.word));
    const values = this.list.slice(from, end < 0 ? undefined : end).map((each) => meant(each, words));
    for (let count = values.length; count >= 0; count--) if (this.fill(field, values.slice(0, count))) return count;
    return this.fill(field, fromJson(next)) ? 1 : -1;
  }
  /** Reads the value that begins at an argument: its number of arguments, or what was expected and where. */
  take(at: number): number | { readonly at: number; readonly expected: string } {
    const given = this.list[at] as Argument;
    const { open } = this;
    if ('word' in given) {
      const flag = open.find((field) => answersOf(field, this.words(field)).includes(given.word));
      if (flag !== undefined && this.fill(flag, given.word === answersOf(flag, this.words(flag))[0])) return 1;
      if (open.includes(given.word)) {
        const count = this.named(given.word, at + 1);
        return count < 0 ? { at: at + 1, expected: this.expects(given.word) } : 1 + count;
      }
    }
    if ('place' in given && open.includes('x') && open.includes('y'))
      if (this.fill('x', given.place.x) && this.fill('y', given.place.y)) return 1;
    if (open.some((field) => this.fill(field, meant(given, this.words(field))))) return 1;
    const expected = open.map((field) => this.expects(field)).join(', or ');
    return { at, expected: expected || 'nothing more in this move' };
  }
  /** Fills the fields that are not written. Returns the first required one that is missing. */
  rest(): string | undefined {
    // Two forms of field can use the same word: a list of units, and a field for one unit or none.
    return this.open.find((field) => !this.fill(field, this.words(field)?.usual ?? null) && !this.fill(field, null));
  }
}

/** The action that a move describes: of the right form, but perhaps illegal. */
export function readMove(language: Language, { who, verb, with: list }: Pick<Move, 'who' | 'verb' | 'with'>): ReadMove {
  const wrong = (token: number, expected: string): ReadMove => ({ ok: false, token, expected });
  const kinds = Object.keys(language.kinds);
  const fields = Object.hasOwn(language.kinds, verb) ? language.kinds[verb] : undefined;
  if (!fields) return wrong(1, `one of the moves ${kinds.join(', ')}`);
  const filling = new Filling(language, fields, list);
  const mover = moverOf(language, fields);
  const acts = mover !== undefined && (filling.fill(mover, who) || (who.length === 1 && filling.fill(mover, who[0])));
  const nobody = !acts && who.length === 1 && (mover === undefined || filling.fill(mover, null));
  if (!acts && !nobody) return wrong(0, mover === undefined ? 'one unit or one side before the colon' : filling.expects(mover));
  for (let at = 0; at < list.length; ) {
    const taken = filling.take(at);
    if (typeof taken !== 'number') return wrong(2 + taken.at, taken.expected);
    at += taken;
  }
  const missing = filling.rest();
  if (missing !== undefined) return wrong(2 + list.length, filling.expects(missing));
  return { ok: true, action: { kind: verb, ...filling.values }, mover: acts };
}
