/**
 * A question and its answer as a page shows them: plain data without any engine behind it, so that it can be made while
 * the site is built, in the page, or in a worker.
 */

import { within } from '../../../engine/kernel/budget.ts';
import { writeAddress } from '../../../engine/kernel/calculator/address.ts';
import { type Answer, answerOf, mostSteps } from '../../../engine/kernel/calculator/answer.ts';
import {
  type Asked,
  type Calculator,
  filled,
  type Kind,
  type Line,
  type Note,
  type Part,
  type Procedure,
  procedureOf,
  type Sum,
  type Tone,
  turnsOf,
} from '../../../engine/kernel/calculator/procedure.ts';
import type { Question, Said } from '../../../engine/kernel/calculator/question.ts';
import { refusals } from '../../../engine/kernel/calculator/refusals.ts';
import type { Option } from '../../../engine/kernel/circumstance.ts';
import { tooLong } from '../../../engine/kernel/too-long.ts';

export type { Kind, Line, Note, Question, Sum };

export interface SheetField {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly kind: 'flag' | 'number' | 'choice';
  readonly options: readonly Option[];
  readonly numeric: boolean;
  readonly least: number;
  readonly most: number;
  readonly now: unknown;
  readonly rules: readonly string[];
  /** Shown without opening anything. */
  readonly open: boolean;
  /** Why a value is impossible, by how it is written. */
  readonly why: Readonly<Record<string, string>>;
}

export interface SheetPart {
  readonly key: string;
  readonly name: string;
  readonly side: 'a' | 'b';
  /** What it names; undefined when it names nothing. */
  readonly unit?: string;
  /** Circumstances that are not as usual. */
  readonly set: number;
  readonly fields: readonly SheetField[];
}

export interface SheetOutcome {
  readonly id: string;
  readonly tone: Tone;
  readonly words: string;
  /** As a fraction: `13/50`. */
  readonly chance: string;
}

export interface SheetAnswer {
  readonly subject: string;
  readonly sentence: string;
  readonly sums: readonly Sum[];
  readonly notes: readonly Note[];
  readonly outcomes: readonly SheetOutcome[];
  readonly course?: readonly { readonly row: number; readonly outcomes: readonly SheetOutcome[] }[];
}

export interface SheetRefusal {
  readonly at: string;
  readonly because: string;
  readonly rules: readonly string[];
  /** What is in the way is called so. */
  readonly name: string;
  /** Whether it can be taken away. */
  readonly canGo: boolean;
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
  readonly turns?: {
    readonly name: string;
    readonly row: string;
    readonly says: string;
    readonly now: number;
    readonly most: number;
  };
  readonly problems: readonly string[];
  readonly refusals: readonly SheetRefusal[];
  readonly answer?: SheetAnswer;
  /** The rules allow it, and its answer is still to be worked out. */
  readonly waits?: true;
}

const outcomesOf = (outcomes: Answer['outcomes']): SheetOutcome[] =>
  outcomes.map(({ id, tone, words, chance }) => ({ id, tone, words, chance: chance.toString() }));

const answerSheet = ({ subject, sentence, sums, notes, outcomes, course }: Answer): SheetAnswer => ({
  subject,
  sentence,
  sums,
  notes,
  outcomes: outcomesOf(outcomes),
  ...(course ? { course: course.map((stage) => ({ row: stage.row, outcomes: outcomesOf(stage.outcomes) })) } : {}),
});

/** The values that a field can be set to with one touch. */
function touched({ shape }: Asked<unknown>, now: unknown): unknown[] {
  if (shape.kind === 'flag') return [!now];
  if (shape.kind === 'number') return [(now as number) - 1, (now as number) + 1];
  return shape.options.map(({ value }) => (shape.numeric ? Number(value) : value));
}

const withValue = (question: Question, key: string, id: string, value: unknown): Question => ({
  ...question,
  parts: { ...question.parts, [key]: { ...question.parts[key], [id]: value } },
});

/** Why the rules forbid a value: what is said of this very circumstance. */
function troubles(
  calculator: Calculator,
  question: Question,
  key: string,
  asked: Asked<unknown>,
  now: unknown,
): Record<string, string> {
  if (!asked.forbidden) return {};
  const found: Record<string, string> = {};
  for (const value of touched(asked, now)) {
    if (value === now) continue;
    const at = `${key}.${asked.id}`;
    const because = refusals(calculator, withValue(question, key, asked.id, value)).find((each) => each.at === at)?.because;
    if (because) found[String(value)] = because;
  }
  return found;
}

function fieldOf(
  calculator: Calculator,
  of: Procedure,
  question: Question,
  part: Part<unknown>,
  asked: Asked<unknown>,
  seen: unknown,
): SheetField | undefined {
  const all = filled(of, question)[part.key] as Said;
  const usual = part.usual(question.parts[part.key] ?? {});
  const { shape } = asked;
  const now = all[asked.id];
  const set = now !== usual[asked.id];
  if (!set && !asked.matters(seen)) return undefined;
  const most = shape.kind === 'number' ? shape.most(seen) : 0;
  const why = troubles(calculator, question, part.key, asked, now);
  const field: SheetField = {
    id: asked.id,
    name: asked.name,
    group: asked.group,
    kind: shape.kind,
    options: shape.kind === 'choice' ? shape.options : [],
    numeric: shape.kind === 'choice' && shape.numeric === true,
    least: shape.kind === 'number' ? shape.least : 0,
    most,
    now,
    rules: asked.rules,
    open: asked.open === true,
    why,
  };
  const free = touched(asked, now).filter((value) => value !== now && !why[String(value)]);
  const possible =
    shape.kind === 'number'
      ? free.some((value) => (value as number) >= shape.least && (value as number) <= most)
      : free.length > 0;
  return set || possible ? field : undefined;
}

function partSheet(calculator: Calculator, of: Procedure, question: Question, part: Part<unknown>): SheetPart {
  const said = question.parts[part.key] ?? {};
  const usual = part.usual(said);
  const seen = of.see(filled(of, question), turnsOf(of, question));
  const unit = said.unit;
  return {
    key: part.key,
    name: part.name,
    side: part.side,
    ...(part.kinds ? { unit: String(unit) } : {}),
    set: part.circumstances.filter(({ id, open }) => !open && said[id] !== undefined && said[id] !== usual[id]).length,
    fields: part.circumstances
      .map((asked) => fieldOf(calculator, of, question, part, asked, seen))
      .filter((each) => each !== undefined),
  };
}

/** What is called so that stands at a place of a question: `u.state` is `Morale`. */
function nameAt(of: Procedure, at: string): string {
  const [key, id] = at.split('.');
  const part = of.parts.find((each) => each.key === key);
  return part?.circumstances.find((each) => each.id === id)?.name ?? part?.name ?? at;
}

/** The question without what stands at a place. */
export function withoutAt(question: Question, at: string): Question {
  const [key = '', id = ''] = at.split('.');
  const { [id]: _gone, ...rest } = (question.parts[key] ?? {}) as Record<string, unknown>;
  return { ...question, parts: { ...question.parts, [key]: rest } };
}

/** How much an answer may take, and who hears of the steps, after every so many. */
export interface Effort {
  readonly most: number;
  readonly every?: number;
  readonly say?: (done: number) => void;
}

/**
 * The sheet of a question whose names exist, such as one that `readAddress` gives. An answer that takes more steps than it may
 * waits for a worker, and is refused where that is the worker's own limit.
 */
export function sheetOf(
  calculator: Calculator,
  question: Question,
  problems: readonly string[] = [],
  { most, every, say }: Effort = { most: mostSteps },
): Sheet {
  const of = procedureOf(calculator, question.roll) as Procedure;
  const forbidden = refusals(calculator, question);
  const counted = forbidden.length ? undefined : within(most, () => answerSheet(answerOf(of, question)), every, say);
  const reply = counted?.ok ? counted.value : undefined;
  const waits = counted?.ok === false && most < mostSteps;
  const found = counted?.ok === false && !waits ? [tooLong] : forbidden;
  const { course } = of;
  const turns = turnsOf(of, question);
  // A course may end before the turns that were asked for.
  const rows = reply?.course?.length ?? turns;
  return {
    question,
    address: writeAddress(calculator, question),
    name: of.name,
    group: of.group,
    says: of.says,
    rules: of.rules,
    parts: of.parts.map((part) => partSheet(calculator, of, question, part)),
    ...(course
      ? { turns: { name: course.name, row: course.row, says: course.says, now: rows, most: rows < turns ? rows : course.most } }
      : {}),
    problems,
    refusals: found.map(({ at, because, rules }) => {
      const [key = '', id = ''] = at.split('.');
      return { at, because, rules, name: nameAt(of, at), canGo: id !== '' && question.parts[key]?.[id] !== undefined };
    }),
    ...(reply ? { answer: reply } : {}),
    ...(waits ? { waits } : {}),
  };
}

/** The rolls of a calculator, for the choice at the head of its page. */
export interface Roll {
  readonly id: string;
  readonly name: string;
  readonly group: string;
}

export const rollsOf = ({ procedures }: Calculator): Roll[] => procedures.map(({ id, name, group }) => ({ id, name, group }));
