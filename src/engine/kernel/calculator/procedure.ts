/**
 * A procedure of the rules that a calculator can be asked about, as data: what must be said, how it is rolled, how the
 * results are called. Addresses, refusals, answers and changes follow from it.
 */
import type { Chance } from '../chance.ts';
import type { Circumstance } from '../circumstance.ts';
import type { Odds } from '../odds.ts';
import type { RuleId } from '../rule-id.ts';
import type { Question, Refused, Said } from './question.ts';

/** Whom a part is about when it names something: ids with their names, and the rule that lists them. */
export interface Kinds {
  /** `unit`: what one of them is called in a sentence. */
  readonly noun: string;
  readonly list: readonly { readonly id: string; readonly name: string }[];
  readonly rules: readonly RuleId[];
}

export interface Asked<View> extends Circumstance<View> {
  /** Shown without opening anything. */
  readonly open?: true;
  /** Left out of what would change the answer: it asks another question. */
  readonly another?: true;
}

export interface Part<View> {
  /** Its key in an address. */
  readonly key: string;
  readonly name: string;
  readonly side: 'a' | 'b';
  readonly kinds?: Kinds;
  /** What holds when nothing else is said. */
  usual(said: Said): Said;
  readonly circumstances: readonly Asked<View>[];
}

/** Every part of a question with everything that holds of it. */
export type Filled = Readonly<Record<string, Said>>;

/** What is added to a die, and by what. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly RuleId[];
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
}

/** Something that a player must know and no die decides. */
export interface Note {
  readonly says: string;
  readonly rules: readonly RuleId[];
}

/** How good a result is for the first side. */
export const tones = ['good3', 'good2', 'good1', 'even', 'both', 'bad1', 'bad2', 'bad3'] as const;
export type Tone = (typeof tones)[number];

/** A kind of result. Every result falls into exactly one kind of its list. */
export interface Kind<Result, View> {
  readonly id: string;
  readonly tone: Tone;
  readonly words: string | ((seen: View) => string);
  is(result: Result, seen: View): boolean;
}

/** A chance by which answers are compared: that of these kinds of result, at once or at the end of the course. */
export interface Measure {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly of?: 'course';
}

/** The same procedure turn after turn. */
export interface Course<Later, View> {
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
  /** What the rules forbid beyond single circumstances. */
  refuse?(seen: View): readonly Refused[];
  notes?(seen: View): readonly Note[];
  sums(seen: View): readonly Sum[];
  chance(seen: View): Chance<Result>;
  readonly kinds: readonly Kind<Result, View>[];
  readonly measures: readonly Measure[];
  readonly course?: Course<Later, View>;
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

export const procedureOf = ({ procedures }: Calculator, roll: string): Procedure | undefined =>
  procedures.find(({ id }) => id === roll);

/** What is said of a part, without what is left undefined. */
const defined = (said: Said): Said =>
  Object.values(said).includes(undefined)
    ? Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    : said;

/** Every part with everything that holds of it. */
export const filled = ({ parts }: Procedure, question: Question): Filled =>
  Object.fromEntries(
    parts.map((part) => {
      const said = defined(question.parts[part.key] ?? {});
      return [part.key, { ...part.usual(said), ...said }];
    }),
  );

export const turnsOf = ({ course }: Procedure, question: Question): number => question.turns ?? course?.usual ?? 0;

export const viewOf = (of: Procedure, question: Question): unknown => of.see(filled(of, question), turnsOf(of, question));

/** The question that a procedure begins with. */
export const firstQuestion = ({ id, first }: Procedure): Question => ({ roll: id, parts: first });
