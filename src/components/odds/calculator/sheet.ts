/**
 * A question and its answer as a page shows them. A sheet is plain data that needs no engine, so it can be made at build time, in
 * the page, or in a worker.
 */

import { within } from '../../../engine/kernel/budget.ts';
import { writeAddress } from '../../../engine/kernel/calculator/address.ts';
import { type Answer, answerOf, mostSteps, type Stage } from '../../../engine/kernel/calculator/answer.ts';
import { canGo, missingParts, withValue } from '../../../engine/kernel/calculator/edit.ts';
import {
  type Asked,
  allAsked,
  askedOf,
  type Calculator,
  type Faces,
  filled,
  type Kind,
  type Kinds,
  type Line,
  measureNames,
  type Names,
  type Note,
  type Part,
  type Procedure,
  partsOf,
  placeAt,
  procedureOf,
  type Sum,
  saidOf,
  type Tone,
  turnsOf,
} from '../../../engine/kernel/calculator/procedure.ts';
import type { Question, Refused, Said } from '../../../engine/kernel/calculator/question.ts';
import { refusalAt, refusalsOf } from '../../../engine/kernel/calculator/refusals.ts';
import { type Option, optionName } from '../../../engine/kernel/circumstance.ts';
import { tooLong } from '../../../engine/kernel/too-long.ts';

export type { Faces, Kind, Line, Names, Note, Question, Sum };

export interface SheetField {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly kind: 'flag' | 'number' | 'choice';
  readonly options: readonly Option[];
  readonly numeric: boolean;
  /** In inches. */
  readonly inches?: true;
  /** The user may also enter a probability that is not among the options. */
  readonly chance?: true;
  readonly least: number;
  readonly most: number;
  readonly now: unknown;
  readonly rules: readonly string[];
  /** The circumstance is always visible, without expanding anything. */
  readonly open: boolean;
  /** For each value that is impossible, the reason. The key is the value as it is written in addresses. */
  readonly why: Readonly<Record<string, string>>;
}

export interface SheetPart {
  readonly key: string;
  readonly name: string;
  readonly side: 'a' | 'b';
  /** The id of the unit (or weapon, spell and so on) in this part; missing if it has none. */
  readonly unit?: string;
  /** Its name, and the unit whose symbol stands for it. */
  readonly unitName?: string;
  readonly symbol?: string;
  /** Similar units (or weapons, spells and so on) that the part could have instead. */
  readonly similar?: readonly Option[];
  /** The part can be removed. */
  readonly optional: boolean;
  /** The answer itself does not use the part; only a further view does. */
  readonly beside: boolean;
  /** The number of folded circumstances whose values differ from their defaults. */
  readonly set: number;
  /** Whether some circumstances of the part are folded away. */
  readonly folds: boolean;
  /** The circumstances that are visible. Once the user has opened the folded circumstances, those are included too. */
  readonly fields: readonly SheetField[];
}

export interface SheetOutcome {
  readonly id: string;
  readonly tone: Tone;
  readonly words: string;
  readonly side?: 'a' | 'b';
  /** As a fraction: `13/50`. */
  readonly chance: string;
}

export interface SheetStage {
  readonly row: number;
  readonly outcomes: readonly SheetOutcome[];
  /** The average of a further number that the calculator tracks from turn to turn. */
  readonly further?: string;
}

export interface SheetAnswer {
  readonly subject: string;
  readonly names?: Names;
  readonly sentence: string;
  readonly sums: readonly Sum[];
  readonly notes: readonly Note[];
  readonly faces: readonly Faces[];
  readonly outcomes: readonly SheetOutcome[];
  /** The probabilities used to compare answers. */
  readonly measures: readonly { readonly name: string; readonly chance: string }[];
  /** The results turn by turn; missing if they are calculated only when the user opens them. */
  readonly course?: readonly SheetStage[];
}

export interface SheetRefusal {
  readonly at: string;
  readonly because: string;
  readonly rules: readonly string[];
  /** The name of the cause. */
  readonly name: string;
  /** Whether the cause can be removed. */
  readonly canGo: boolean;
}

export interface SheetCourse {
  readonly name: string;
  readonly row: string;
  readonly says: string;
  readonly now: number;
  readonly most: number;
  readonly further?: string;
  readonly notes: readonly Note[];
  readonly fields: readonly SheetField[];
  /** The results turn by turn are shown in a drawer with this title. */
  readonly folded?: { readonly title: string; readonly says: string };
}

export interface Sheet {
  readonly question: Question;
  /** The part of the address after the `?`. */
  readonly address: string;
  readonly name: string;
  readonly group: string;
  readonly says: string;
  readonly rules: readonly string[];
  readonly parts: readonly SheetPart[];
  /** Parts that can be added, with the label of the button. */
  readonly adds: readonly { readonly key: string; readonly side: 'a' | 'b'; readonly words: string; readonly beside: boolean }[];
  readonly turns?: SheetCourse;
  readonly canSwap: boolean;
  /** The keys of parts for which all units (or weapons, spells and so on) can be compared. */
  readonly compare: readonly string[];
  readonly problems: readonly string[];
  readonly refusals: readonly SheetRefusal[];
  readonly answer?: SheetAnswer;
  /** The rules allow the question, but its answer has not been calculated yet. */
  readonly waits?: true;
  /** The sheet has only the visible circumstances. */
  readonly partly?: true;
}

const outcomesOf = (outcomes: Answer['outcomes']): SheetOutcome[] =>
  outcomes.map(({ chance, ...rest }) => ({ ...rest, chance: chance.toString() }));

export const sheetStages = (stages: readonly Stage[]): SheetStage[] =>
  stages.map(({ row, outcomes, further }) => ({
    row,
    outcomes: outcomesOf(outcomes),
    ...(further ? { further: further.toString() } : {}),
  }));

const answerSheet = (of: Procedure, seen: unknown, answer: Answer): SheetAnswer => {
  const { course } = of;
  const called = measureNames(of, seen);
  const { subject, names, sentence, sums, notes, faces, outcomes } = answer;
  return {
    subject,
    ...(names ? { names } : {}),
    sentence,
    sums,
    notes,
    faces,
    outcomes: outcomesOf(outcomes),
    measures: answer.measures.map((each, at) => ({ name: called[at] ?? '', chance: each.toString() })),
    ...(course && !course.folded ? { course: sheetStages(answer.course ?? []) } : {}),
  };
};

/** If there are at most this many values, the user chooses a number from a row of buttons instead of stepping up and down. */
const fewNumbers = 3;

/** The values that a field can be set to with one press. */
function touched({ shape }: Asked<unknown>, now: unknown, most: number): unknown[] {
  if (shape.kind === 'flag') return [!now];
  if (shape.kind === 'choice') return shape.options.map(({ value }) => (shape.numeric ? Number(value) : value));
  const number = now as number;
  if (shape.inches) return [Math.max(shape.least, Math.ceil(number) - 1), Math.floor(number) + 1];
  const all = most - shape.least;
  if (all >= 0 && all < fewNumbers) return Array.from({ length: all + 1 }, (_, at) => shape.least + at);
  return [number - 1, number + 1];
}

/** What the fields on a sheet depend on. */
interface Asking {
  readonly of: Procedure;
  readonly question: Question;
  readonly seen: unknown;
  readonly names: Names | undefined;
}

function fieldOf(
  { of, question, seen, names }: Asking,
  part: Part<unknown>,
  all: Said,
  asked: Asked<unknown>,
): SheetField | undefined {
  const usual = part.usual(question.parts[part.key] ?? {});
  const { id, shape } = asked;
  const now = all[id];
  const set = now !== usual[id];
  if (!set && !asked.matters(seen)) return undefined;
  const most = shape.kind === 'number' ? shape.most(seen) : 0;
  const values = touched(asked, now, most).filter((value) => value !== now);
  const why: Record<string, string> = {};
  for (const value of values) {
    const because = refusalAt(of, withValue(of, question, part.key, id, value), part.key, id);
    if (because) why[String(value)] = because;
  }
  const can = (value: unknown) =>
    !why[String(value)] && (shape.kind !== 'number' || ((value as number) >= shape.least && (value as number) <= most));
  // A visible circumstance stays in place even if it is impossible, and the reason is shown.
  const stays = asked.open === true && shape.kind === 'flag';
  if (!set && !stays && !values.some(can)) return undefined;
  return {
    id,
    name: asked.name,
    group: asked.group,
    kind: shape.kind,
    options: shape.kind === 'choice' ? shape.options.map((option) => ({ ...option, name: optionName(option, names) })) : [],
    numeric: shape.kind === 'choice' && shape.numeric === true,
    ...(shape.kind === 'number' && shape.inches ? { inches: true } : {}),
    ...(shape.kind === 'choice' && shape.chance ? { chance: true } : {}),
    least: shape.kind === 'number' ? shape.least : 0,
    most,
    now,
    rules: asked.rules,
    open: asked.open === true,
    why,
  };
}

/** Which parts of a sheet to make. */
export interface Wanted {
  /** Include the folded circumstances. */
  readonly folded: boolean;
}

const fieldsOf = (asking: Asking, part: Part<unknown>, all: Said, wanted: (asked: Asked<unknown>) => boolean): SheetField[] =>
  allAsked(part, all)
    .filter(wanted)
    .map((asked) => fieldOf(asking, part, all, asked))
    .filter((each) => each !== undefined);

/** The unit (or weapon, spell and so on) with this id, and similar ones, in the order of the list. */
function similarKinds({ list, similar }: Kinds, unit: string): Option[] {
  const like = new Set([unit, ...(similar?.(unit) ?? []).map(({ id }) => id)]);
  return list.filter(({ id }) => like.has(id)).map(({ id, name }) => ({ value: id, name }));
}

function partSheet(asking: Asking, part: Part<unknown>, all: Said, { folded }: Wanted): SheetPart {
  const said = saidOf(part, asking.question);
  const usual = part.usual(said);
  const { unit } = said;
  const kind = part.kinds?.list.find(({ id }) => id === unit);
  const hidden = allAsked(part, said).filter(({ open, ofCourse }) => !open && !ofCourse);
  return {
    key: part.key,
    name: part.name,
    side: part.side,
    ...(part.kinds ? { unit: String(unit), unitName: kind?.name ?? String(unit), symbol: kind?.symbol ?? String(unit) } : {}),
    ...(part.kinds?.similar ? { similar: similarKinds(part.kinds, String(unit)) } : {}),
    optional: part.optional !== undefined,
    beside: part.beside === true,
    set: hidden.filter(({ id }) => said[id] !== undefined && said[id] !== usual[id]).length,
    folds: hidden.length > 0,
    fields: fieldsOf(asking, part, all, ({ open, ofCourse }) => !ofCourse && (folded || open === true)),
  };
}

/** One part of a question with all its circumstances; undefined if the question does not have this part. */
export function partOnSheet(of: Procedure, question: Question, key: string): SheetPart | undefined {
  const part = partsOf(of, question).find((each) => each.key === key);
  if (!part) return undefined;
  const all = filled(of, question);
  const seen = of.see(all, turnsOf(of, question));
  return partSheet({ of, question, seen, names: of.names?.(seen) }, part, all[key] ?? {}, { folded: true });
}

/** The name that readers see for a place in a question: for `u.state`, `Morale`. */
function nameAt(of: Procedure, question: Question, at: string): string {
  const { key, id } = placeAt(at);
  const part = of.parts.find((each) => each.key === key);
  const whole = of.parts.find((each) => each.key === at && at !== '');
  return whole?.name ?? (part && askedOf(part, id, question.parts[key]?.unit)?.name) ?? part?.name ?? at;
}

function courseSheet(asking: Asking, all: Readonly<Record<string, Said>>, rows: number | undefined): SheetCourse | undefined {
  const { of, question, seen } = asking;
  const { course } = of;
  if (!course) return undefined;
  const turns = turnsOf(of, question);
  // The last turns may be missing, because the course can end before the requested number of turns.
  const now = rows ?? turns;
  const further = course.further?.(seen)?.name;
  return {
    name: course.name,
    row: course.row,
    says: course.says,
    now,
    most: now < turns ? now : course.most,
    ...(further ? { further } : {}),
    notes: course.notes?.(seen) ?? [],
    fields: partsOf(of, question).flatMap((part) =>
      fieldsOf(asking, part, all[part.key] ?? {}, ({ ofCourse }) => ofCourse === true),
    ),
    ...(course.folded ? { folded: course.folded } : {}),
  };
}

export const refusalSheet = (of: Procedure, question: Question, { at, because, rules }: Refused): SheetRefusal => ({
  at,
  because,
  rules,
  name: nameAt(of, question, at),
  canGo: canGo(of, question, at),
});

/** The maximum number of steps for an answer. After every `every` steps the caller is told about the progress. */
export interface Effort {
  readonly most: number;
  readonly every?: number;
  readonly say?: (done: number) => void;
}

/**
 * The sheet for a question with valid names, such as one from `readAddress`. If the answer needs more steps than allowed, it is
 * left to a worker. A question beyond the worker's own limit is refused.
 */
export function sheetOf(
  calculator: Calculator,
  question: Question,
  problems: readonly string[] = [],
  { most, every, say }: Effort = { most: mostSteps },
  wanted: Wanted = { folded: true },
): Sheet {
  const of = procedureOf(calculator, question.roll) as Procedure;
  const forbidden = refusalsOf(of, question);
  const all = filled(of, question);
  const seen = of.see(all, turnsOf(of, question));
  const counted = forbidden.length ? undefined : within(most, () => answerSheet(of, seen, answerOf(of, question)), every, say);
  const reply = counted?.ok ? counted.value : undefined;
  const waits = counted?.ok === false && most < mostSteps;
  const found = counted?.ok === false && !waits ? [tooLong] : forbidden;
  const asking: Asking = { of, question, seen, names: of.names?.(seen) };
  const turns = courseSheet(asking, all, reply?.course?.length);
  return {
    question,
    address: writeAddress(calculator, question),
    name: of.name,
    group: of.group,
    says: of.says,
    rules: of.rules,
    parts: partsOf(of, question).map((part) => partSheet(asking, part, all[part.key] ?? {}, wanted)),
    adds: missingParts(of, question).map(({ key, side, optional = '', beside }) => ({
      key,
      side,
      words: optional,
      beside: beside === true,
    })),
    ...(turns ? { turns } : {}),
    canSwap: of.swap !== undefined,
    compare: of.compare ?? [],
    problems,
    refusals: found.map((each) => refusalSheet(of, question, each)),
    ...(reply ? { answer: reply } : {}),
    ...(waits ? { waits } : {}),
    ...(wanted.folded ? {} : { partly: true }),
  };
}

/** A procedure of a calculator, for the choice at the top of its page. */
export interface Roll {
  readonly id: string;
  readonly name: string;
  readonly group: string;
}

export const rollsOf = ({ procedures }: Calculator): Roll[] => procedures.map(({ id, name, group }) => ({ id, name, group }));
