/**
 * A procedure of the rules for a calculator, as data: its circumstances, its dice, and names for its results. Addresses,
 * refusals, answers and changes are derived from it.
 */
import type { Chance } from '../chance.ts';
import type { Circumstance } from '../circumstance.ts';
import { defined } from '../defined.ts';
import type { Odds } from '../odds.ts';
import type { RuleId } from '../rule-id.ts';
import type { Question, Refused, Said } from './question.ts';

/** Something that a part can name. */
export interface KindOfPart {
  readonly id: string;
  readonly name: string;
  /** The heading under which a list shows it. */
  readonly group?: string;
  /** The id of the unit whose symbol is shown; by default its own. */
  readonly symbol?: string;
  /** `note` is a short addition such as its CF; `says` adds further words for searches. */
  readonly note?: string;
  readonly says?: string;
}

/** The things that a part can name, such as units: their ids and names, and the rules that list them. */
export interface Kinds {
  /** The general term in a sentence: `unit`. */
  readonly noun: string;
  readonly list: readonly KindOfPart[];
  readonly rules: readonly RuleId[];
  /** Why something that exists cannot be named here; undefined if it can. */
  readonly unfit?: (id: string) => string | undefined;
  /** Similar kinds that are offered as a change to the same question, such as a heavier artillery piece. */
  readonly similar?: (id: string) => readonly KindOfPart[];
}

export interface Asked<View> extends Circumstance<View> {
  /** The circumstance is always visible, without expanding anything. */
  readonly open?: true;
  /** The circumstance is left out of the list of changes, because changing it makes a different question. */
  readonly another?: true;
  /** Which kinds of the part have this circumstance; by default all. */
  readonly of?: (unit: string) => boolean;
  /** Values worth trying as a change, besides the neighbouring ones. */
  readonly instead?: (seen: View) => readonly unknown[];
  /** Circumstances that are reset when this one changes. */
  readonly clears?: readonly string[];
  /** The circumstance affects only the turn-by-turn results, so it is shown beside them. */
  readonly ofCourse?: true;
}

/**
 * One thing that the question is about, such as a unit. The part with an empty key stands for the question as a whole. The
 * circumstances of this part have no prefix in an address.
 */
export interface Part<View> {
  /** The key of the part in addresses. */
  readonly key: string;
  readonly name: string;
  readonly side: 'a' | 'b';
  readonly kinds?: Kinds;
  /** The default values of the part. */
  usual(said: Said): Said;
  readonly circumstances: readonly Asked<View>[];
  /**
   * This field is present if the part may be missing. This text is the label of the button that adds the part: `Others fire with
   * them`.
   */
  readonly optional?: string;
  /** The part belongs to another part, and exists only while that part names a suitable kind. */
  readonly under?: { readonly key: string; is(unit: string): boolean };
  /** The initial values, unless the first question states others. */
  readonly first?: Said;
  /** The part is used only by a view beside the answer, and the answer does not depend on it. */
  readonly beside?: true;
}

/** Every part of a question, with all defaults filled in. */
export type Filled = Readonly<Record<string, Said>>;

/** A modifier with its amount. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly RuleId[];
  /** The number is shown by itself and is not added to the sum. */
  readonly plain?: true;
}

/** One roll in a procedure: who rolls, the modifiers, and the number needed. */
export interface Sum {
  readonly title: string;
  readonly side: 'a' | 'b';
  readonly lines: readonly Line[];
  /** The target number, if a table gives it: `Rally number 6+`. */
  readonly against?: { readonly name: string; readonly value: string; readonly rules: readonly RuleId[] };
  /** The lowest face that succeeds. If the lowest face is higher than the number of sides, no face succeeds. */
  readonly needs?: number;
  readonly die?: number;
  /** The total in words, if it is not simply the sum of the lines and the die: `4 of the table`. */
  readonly total?: string;
}

/** The effect of each face of a die, from 1 up. */
export interface Faces {
  readonly title: string;
  readonly faces: readonly Face[];
}
export interface Face {
  readonly tone: Tone;
  readonly letter: string;
  readonly words: string;
}

/** A fact that players must know and that does not depend on dice. */
export interface Note {
  readonly says: string;
  readonly rules: readonly RuleId[];
}

/** How good a result is for the first side; `aside` means that nothing was decided. */
export const tones = ['good3', 'good2', 'good1', 'even', 'aside', 'both', 'bad1', 'bad2', 'bad3'] as const;
export type Tone = (typeof tones)[number];

/** The names of the two sides of an answer. */
export interface Names {
  readonly a: string;
  readonly b: string;
}

/** A kind of result. Each result belongs to exactly one kind in its list. */
export interface Kind<Result, View> {
  readonly id: string;
  readonly tone: Tone;
  readonly words: string | ((seen: View) => string);
  /** The side that the result affects; its name comes before the words. */
  readonly side?: 'a' | 'b';
  is(result: Result, seen: View): boolean;
}

/**
 * A probability that is used to compare answers: the chance of these kinds of result, either immediately or after the last turn.
 */
export interface Measure<Result = unknown, View = unknown> {
  readonly name: string | ((seen: View) => string);
  /** The name in a table of all kinds, where the rows are the first side and the columns the second. */
  readonly across?: string;
  readonly kinds: readonly string[];
  readonly of?: 'course';
  /** Limits the measure to some of the results of these kinds. */
  is?(result: Result): boolean;
}

/** The names of a procedure's measures. */
export const measureNames = ({ measures }: Procedure, seen: unknown): string[] =>
  measures.map(({ name }) => (typeof name === 'string' ? name : name(seen)));

/** The turn-by-turn results of a procedure that is repeated every turn. */
export interface Course<Later, View> {
  /** The key of the number of turns in addresses; by default `turns`. */
  readonly key?: string;
  /** These results are calculated only when the user expands them, and the sentence does not include them. */
  readonly folded?: { readonly title: string; readonly says: string };
  /** An additional number to follow over the turns, such as the average of the markers left. */
  further?(seen: View): { readonly name: string; of(later: Later): number } | undefined;
  /** Notes that the reader needs to understand these results. */
  notes?(seen: View): readonly Note[];
  /** The name of the unit of time: `Turns`. */
  readonly name: string;
  /** The heading of each row: `After turn`. */
  readonly row: string;
  readonly most: number;
  readonly usual: number;
  readonly says: string;
  readonly kinds: readonly Kind<Later, View>[];
  /** The number of the first row; by default 1. */
  begins?(seen: View): number;
  /** The odds after each turn, first to last. */
  stages(seen: View, turns: number): readonly Odds<Later>[];
}

export interface Definition<View, Result, Later> {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** One sentence that says what is rolled, and when. */
  readonly says: string;
  readonly rules: readonly RuleId[];
  readonly parts: readonly Part<View>[];
  /** The initial question. */
  readonly first: Readonly<Record<string, Said>>;
  /** The facts of a question, computed from its values. All names in the question exist, and its values have the right form. */
  see(all: Filled, turns: number): View;
  /** Who does what, for the sentence: `Spears charged by Dragons`. */
  subject(seen: View): string;
  /** The names of the two sides, if results or questions mention sides. */
  names?(seen: View): Names;
  /** Rules that forbid a combination of circumstances. */
  refuse?(seen: View): readonly Refused[];
  notes?(seen: View): readonly Note[];
  sums(seen: View): readonly Sum[];
  faces?(seen: View): readonly Faces[];
  chance(seen: View): Chance<Result>;
  readonly kinds: readonly Kind<Result, View>[];
  readonly measures: readonly Measure<Result, View>[];
  readonly course?: Course<Later, View>;
  /** Swaps the two sides of the question. */
  swap?(parts: Readonly<Record<string, Said>>): Readonly<Record<string, Said>>;
  /** The parts whose kinds can be compared, in a list or against each other. */
  readonly compare?: readonly string[];
  /** Common questions to start from. */
  readonly situations?: readonly Situation[];
}

/** A common question, with a name that players know. */
export interface Situation {
  readonly name: string;
  readonly parts: Readonly<Record<string, Said>>;
}

/** A procedure whose types of view and result are hidden from its users. */
export interface Procedure extends Definition<unknown, unknown, unknown> {}

export const procedure = <View, Result, Later = never>(definition: Definition<View, Result, Later>): Procedure =>
  definition as unknown as Procedure;

export interface Calculator {
  readonly id: string;
  readonly name: string;
  /** The headings for the procedures. */
  readonly groups: readonly string[];
  readonly procedures: readonly Procedure[];
}

/** Whether there is only one procedure, so that addresses need not name it. */
export const asksOneThing = ({ procedures }: Calculator): boolean => procedures.length === 1;

export const procedureOf = ({ procedures }: Calculator, roll: string): Procedure | undefined =>
  procedures.find(({ id }) => id === roll);

/** The kind that a part names; empty if it names none. */
const kindIn = (said: Said | undefined): string => (typeof said?.unit === 'string' ? said.unit : '');

/**
 * Whether a question has a part. An optional part must be present. A part that belongs to another part exists only while that
 * part names a suitable kind.
 */
export function hasPart({ key, optional, under }: Part<never>, { parts }: Pick<Question, 'parts'>): boolean {
  if (under && !under.is(kindIn(parts[under.key]))) return false;
  return optional === undefined || parts[key] !== undefined;
}

/** The parts that a question has. */
export const partsOf = ({ parts }: Procedure, question: Pick<Question, 'parts'>): readonly Part<unknown>[] =>
  parts.filter((part) => hasPart(part, question));

/** The circumstance with this id, if the part has it for this kind. */
export const askedOf = <View>({ circumstances }: Part<View>, id: string, unit: unknown): Asked<View> | undefined =>
  circumstances.find((each) => each.id === id && (each.of?.(kindIn({ unit })) ?? true));

/** All circumstances of a part, for the kind that it names. */
export const allAsked = <View>({ circumstances }: Part<View>, said: Said | undefined): readonly Asked<View>[] =>
  circumstances.filter(({ of }) => of?.(kindIn(said)) ?? true);

/** The key of a circumstance in an address. */
export const placeOf = (key: string, id: string): string => (key === '' ? id : `${key}.${id}`);

/** Splits an address key into the part and the circumstance. */
export function placeAt(at: string): { readonly key: string; readonly id: string } {
  const dot = at.lastIndexOf('.');
  return { key: at.slice(0, Math.max(0, dot)), id: at.slice(dot + 1) };
}

/**
 * The values of a part in a question. If the part belongs to another part and the question gives no values for it, it has its
 * initial values.
 */
export const saidOf = ({ key, under, first }: Part<never>, { parts }: Pick<Question, 'parts'>): Said =>
  parts[key] ?? (under && first) ?? {};

/** Every part with all defaults filled in. */
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

/** The initial question of a procedure. */
export const firstQuestion = ({ id, first }: Procedure): Question => ({ roll: id, parts: first });
