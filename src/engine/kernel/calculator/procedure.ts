/**
 * A procedure of the rules that a calculator can be asked about, as data: what must be said, how it is rolled, how the
 * results are called. Addresses, refusals, answers and changes follow from it.
 */
import type { Chance } from '../chance.ts';
import type { Circumstance } from '../circumstance.ts';
import type { Odds } from '../odds.ts';
import type { RuleId } from '../rule-id.ts';
import type { Question, Refused, Said } from './question.ts';

/** Something that a part can name. */
export interface KindOfPart {
  readonly id: string;
  readonly name: string;
  /** What it stands under in a list. */
  readonly group?: string;
  /** The unit whose symbol stands for it; its own if it is not said. */
  readonly symbol?: string;
  /** A word about it, such as its CF, and what else speaks for it. */
  readonly note?: string;
  readonly says?: string;
}

/** Whom a part is about when it names something: ids with their names, and the rule that lists them. */
export interface Kinds {
  /** `unit`: what one of them is called in a sentence. */
  readonly noun: string;
  readonly list: readonly KindOfPart[];
  readonly rules: readonly RuleId[];
  /** Why something that exists cannot be named here. */
  readonly unfit?: (id: string) => string | undefined;
  /** Others that would change the answer rather than ask another question: a heavier piece in place of this one. */
  readonly similar?: (id: string) => readonly KindOfPart[];
}

export interface Asked<View> extends Circumstance<View> {
  /** Shown without opening anything. */
  readonly open?: true;
  /** Left out of what would change the answer: it asks another question. */
  readonly another?: true;
  /** Of which kinds of its part it is asked; of all if it is not said. */
  readonly of?: (unit: string) => boolean;
  /** Other values worth trying besides those next to it. */
  readonly instead?: (seen: View) => readonly unknown[];
  /** What is said of these no longer holds when it changes. */
  readonly clears?: readonly string[];
  /** It concerns the course only, and is asked beside it. */
  readonly ofCourse?: true;
}

/**
 * What is said of one thing. The part whose key is empty is the question as a whole: an address has its circumstances by
 * their own names.
 */
export interface Part<View> {
  /** Its key in an address. */
  readonly key: string;
  readonly name: string;
  readonly side: 'a' | 'b';
  readonly kinds?: Kinds;
  /** What holds when nothing else is said. */
  usual(said: Said): Said;
  readonly circumstances: readonly Asked<View>[];
  /** It may be missing. What puts it in is called so: `Others fire with them`. */
  readonly optional?: string;
  /** It belongs to another part, and exists only while that one is of such a kind. */
  readonly under?: { readonly key: string; is(unit: string): boolean };
  /** What is said of it to begin with, where the first question does not say. */
  readonly first?: Said;
  /** A view beside the answer asks for it, and the answer does not hang on it. */
  readonly beside?: true;
}

/** Every part of a question with everything that holds of it. */
export type Filled = Readonly<Record<string, Said>>;

/** What is added to a die, and by what. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly RuleId[];
  /** A number that stands by itself rather than being added. */
  readonly plain?: true;
}

/** One roll of a procedure: who rolls, what is added, what is needed. */
export interface Sum {
  readonly title: string;
  readonly side: 'a' | 'b';
  readonly lines: readonly Line[];
  /** What the die must reach, where a table says it: `Rally number 6+`. */
  readonly against?: { readonly name: string; readonly value: string; readonly rules: readonly RuleId[] };
  /** The lowest face that does it, where one does: above the sides of the die none does. */
  readonly needs?: number;
  readonly die?: number;
  /** What it comes to, where that is more than its lines and its die: `4 of the table`. */
  readonly total?: string;
}

/** What each face of a die does, from 1 up. */
export interface Faces {
  readonly title: string;
  readonly faces: readonly Face[];
}
export interface Face {
  readonly tone: Tone;
  readonly letter: string;
  readonly words: string;
}

/** Something that a player must know and no die decides. */
export interface Note {
  readonly says: string;
  readonly rules: readonly RuleId[];
}

/** How good a result is for the first side; `aside` is one in which the matter never came to a decision. */
export const tones = ['good3', 'good2', 'good1', 'even', 'aside', 'both', 'bad1', 'bad2', 'bad3'] as const;
export type Tone = (typeof tones)[number];

/** What the two sides of an answer are called. */
export interface Names {
  readonly a: string;
  readonly b: string;
}

/** A kind of result. Every result falls into exactly one kind of its list. */
export interface Kind<Result, View> {
  readonly id: string;
  readonly tone: Tone;
  readonly words: string | ((seen: View) => string);
  /** The side that it befalls: its name comes before the words. */
  readonly side?: 'a' | 'b';
  is(result: Result, seen: View): boolean;
}

/** A chance by which answers are compared: that of these kinds of result, at once or at the end of the course. */
export interface Measure<Result = unknown, View = unknown> {
  readonly name: string | ((seen: View) => string);
  /** What it is called in a table of all kinds, where the rows are the first side and the columns the second. */
  readonly across?: string;
  readonly kinds: readonly string[];
  readonly of?: 'course';
  /** Which results it counts, where a kind has both. */
  is?(result: Result): boolean;
}

/** What the measures of a procedure are called. */
export const measureNames = ({ measures }: Procedure, seen: unknown): string[] =>
  measures.map(({ name }) => (typeof name === 'string' ? name : name(seen)));

/** The same procedure turn after turn. */
export interface Course<Later, View> {
  /** How an address calls the number of turns; `turns` if it is not said. */
  readonly key?: string;
  /** It is worked out only when somebody asks for it, and no sentence tells of it. */
  readonly folded?: { readonly title: string; readonly says: string };
  /** A number that is followed besides, such as the markers that are left on the average. */
  further?(seen: View): { readonly name: string; of(later: Later): number } | undefined;
  /** What has to be known to read it. */
  notes?(seen: View): readonly Note[];
  /** What is counted: `Turns`. */
  readonly name: string;
  /** What stands at the head of each row: `After turn`. */
  readonly row: string;
  readonly most: number;
  readonly usual: number;
  readonly says: string;
  readonly kinds: readonly Kind<Later, View>[];
  /** The number of the first row; 1 if it is not said. */
  begins?(seen: View): number;
  /** The odds after each turn, first to last. */
  stages(seen: View, turns: number): readonly Odds<Later>[];
}

export interface Definition<View, Result, Later> {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** One sentence: what is rolled, and when. */
  readonly says: string;
  readonly rules: readonly RuleId[];
  readonly parts: readonly Part<View>[];
  /** A question to begin with. */
  readonly first: Readonly<Record<string, Said>>;
  /** What a question is about, resolved. Its names exist and its values have the right form. */
  see(all: Filled, turns: number): View;
  /** Who does what, for the sentence: `Spears charged by Dragons`. */
  subject(seen: View): string;
  /** What the sides are called in results that befall one of them, and where the question speaks of them. */
  names?(seen: View): Names;
  /** What the rules forbid beyond single circumstances. */
  refuse?(seen: View): readonly Refused[];
  notes?(seen: View): readonly Note[];
  sums(seen: View): readonly Sum[];
  faces?(seen: View): readonly Faces[];
  chance(seen: View): Chance<Result>;
  readonly kinds: readonly Kind<Result, View>[];
  readonly measures: readonly Measure<Result, View>[];
  readonly course?: Course<Later, View>;
  /** The question with its two sides in each other’s place. */
  swap?(parts: Readonly<Record<string, Said>>): Readonly<Record<string, Said>>;
  /** The parts whose kinds are worth comparing with each other, in a list or against each other. */
  readonly compare?: readonly string[];
  /** Questions to begin with that come up often. */
  readonly situations?: readonly Situation[];
}

/** A question that comes up often, by a name that players know. */
export interface Situation {
  readonly name: string;
  readonly parts: Readonly<Record<string, Said>>;
}

/** A procedure whose view and results are its own business. */
export interface Procedure extends Definition<unknown, unknown, unknown> {}

export const procedure = <View, Result, Later = never>(definition: Definition<View, Result, Later>): Procedure =>
  definition as unknown as Procedure;

export interface Calculator {
  readonly id: string;
  readonly name: string;
  /** Headings under which the procedures stand. */
  readonly groups: readonly string[];
  readonly procedures: readonly Procedure[];
}

/** Whether addresses need not say what is rolled. */
export const asksOneThing = ({ procedures }: Calculator): boolean => procedures.length === 1;

export const procedureOf = ({ procedures }: Calculator, roll: string): Procedure | undefined =>
  procedures.find(({ id }) => id === roll);

/** What is said of a part, without what is left undefined. */
const defined = (said: Said): Said =>
  Object.values(said).includes(undefined)
    ? Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    : said;

/** The kind that a part names; empty where it names none. */
const kindIn = (said: Said | undefined): string => (typeof said?.unit === 'string' ? said.unit : '');

/** Whether a question has a part: one that it may leave out is there when it is said, one under another with that one. */
export function hasPart({ key, optional, under }: Part<never>, { parts }: Pick<Question, 'parts'>): boolean {
  if (under && !under.is(kindIn(parts[under.key]))) return false;
  return optional === undefined || parts[key] !== undefined;
}

/** The parts that a question has. */
export const partsOf = ({ parts }: Procedure, question: Pick<Question, 'parts'>): readonly Part<unknown>[] =>
  parts.filter((part) => hasPart(part, question));

/** What is asked of a part under this id, if the part is of this kind. */
export const askedOf = <View>({ circumstances }: Part<View>, id: string, unit: unknown): Asked<View> | undefined =>
  circumstances.find((each) => each.id === id && (each.of?.(kindIn({ unit })) ?? true));

/** Everything that is asked of a part as it is named. */
export const allAsked = <View>({ circumstances }: Part<View>, said: Said | undefined): readonly Asked<View>[] =>
  circumstances.filter(({ of }) => of?.(kindIn(said)) ?? true);

/** Where a circumstance stands, as an address calls it. */
export const placeOf = (key: string, id: string): string => (key === '' ? id : `${key}.${id}`);

/** The part and the circumstance that stand at a place. */
export function placeAt(at: string): { readonly key: string; readonly id: string } {
  const dot = at.lastIndexOf('.');
  return { key: at.slice(0, Math.max(0, dot)), id: at.slice(dot + 1) };
}

/** What a question says of a part. One under another is there with it, and then as it is to begin with. */
export const saidOf = ({ key, under, first }: Part<never>, { parts }: Pick<Question, 'parts'>): Said =>
  parts[key] ?? (under && first) ?? {};

/** Every part with everything that holds of it. */
export function filled({ parts }: Procedure, question: Question): Filled {
  const all: Record<string, Said> = {};
  for (const part of parts) {
    if (!hasPart(part, question)) continue;
    const said = defined(saidOf(part, question));
    all[part.key] = { ...part.usual(said), ...said };
  }
  return all;
}

export const turnsOf = ({ course }: Procedure, question: Question): number => question.turns ?? course?.usual ?? 0;

export const viewOf = (of: Procedure, question: Question): unknown => of.see(filled(of, question), turnsOf(of, question));

/** The question that a procedure begins with. */
export const firstQuestion = ({ id, first }: Procedure): Question => ({ roll: id, parts: first });
