/** How the page uses the engine, loaded when the first question changes. */
import { carriedTo } from '../../../engine/kernel/calculator/address.ts';
import { ask, mostSteps } from '../../../engine/kernel/calculator/answer.ts';
import { changes } from '../../../engine/kernel/calculator/changes.ts';
import { comparedKinds, comparedTable } from '../../../engine/kernel/calculator/compare.ts';
import { isOpen, withKind, withoutAt, withPart, withValue } from '../../../engine/kernel/calculator/edit.ts';
import {
  type Calculator,
  type KindOfPart,
  measureNames,
  type Procedure,
  procedureOf,
  viewOf,
} from '../../../engine/kernel/calculator/procedure.ts';
import type { Question } from '../../../engine/kernel/calculator/question.ts';
import { refusalAt, refusalsOf } from '../../../engine/kernel/calculator/refusals.ts';
import { readAddresses, writeAddresses } from '../../../engine/kernel/calculator/side-by-side.ts';
import { approximate, asPercent } from '../../../engine/kernel/fraction.ts';
import { stepsOnPage } from '../work/on-page.ts';
import { type Sheet, type SheetStage, sheetOf, sheetStages, type Wanted } from './sheet.ts';

/** A possible change to the question, with its effect. */
export interface SheetChange {
  readonly part: string;
  readonly side: 'a' | 'b';
  readonly whose: string;
  readonly name: string;
  readonly adds: boolean;
  readonly question: Question;
  readonly moved: readonly { readonly before: string; readonly after: string }[];
}

export interface SheetChanges {
  readonly columns: readonly string[];
  readonly rows: readonly SheetChange[];
}

/**
 * The same question with another choice for one part. The numbers (`parts`) and their texts (`says`) are in the order of the
 * columns. Both lists are empty if the rules forbid the question.
 */
export interface SheetKind {
  readonly id: string;
  readonly name: string;
  readonly question: Question;
  readonly parts: readonly number[];
  readonly says: readonly string[];
}

export interface SheetKinds {
  readonly columns: readonly string[];
  readonly kinds: readonly SheetKind[];
}

export interface SheetTable {
  readonly measures: readonly string[];
  readonly rows: readonly KindOfPart[];
  readonly columns: readonly KindOfPart[];
  readonly cells: readonly (readonly SheetKind[])[];
}

/** Reports progress after this many steps. */
const stepsBetweenWords = 250_000;

type OnStep = (done: number, of: number) => void;

export interface Engine {
  /** The sheets for an address. If an answer takes too long for a page, its sheet is marked as waiting. */
  readonly open: (search: string, wanted?: Wanted) => { readonly sheets: readonly Sheet[]; readonly problems: readonly string[] };
  readonly sheet: (question: Question, wanted?: Wanted) => Sheet;
  /**
   * The sheet with its answer, or with a sentence which says that the answer takes too long. `say` receives the number of steps
   * done.
   */
  readonly whole: (question: Question, say?: (done: number) => void) => Sheet;
  readonly address: (questions: readonly Question[]) => string;
  /** Transfers the circumstances to another procedure. */
  readonly to: (roll: string, question: Question) => Question;
  /** The question with a new value for one circumstance of one part. The question does not store default values. */
  readonly set: (question: Question, key: string, id: string, value: unknown) => Question;
  /**
   * Puts another unit into a part of the question. Visible circumstances are kept if the rules allow them. Circumstances that are
   * not shown are reset.
   */
  readonly name: (question: Question, key: string, unit: string) => Question;
  /** Removes a circumstance or a part, or adds a part. */
  readonly without: (question: Question, at: string) => Question;
  readonly put: (question: Question, key: string) => Question;
  readonly swap: (question: Question) => Question;
  /** Keeps the unit and the visible circumstances of a part, and resets its other circumstances. */
  readonly reset: (question: Question, key: string) => Question;
  /** The units (or weapons, spells and so on) that a part can have. */
  readonly kinds: (question: Question, key: string) => readonly KindOfPart[];
  /** `onStep` receives how many questions are answered, and the total. */
  readonly changes: (question: Question, onStep?: OnStep) => SheetChanges;
  readonly course: (question: Question) => readonly SheetStage[];
  readonly compared: (question: Question, key: string) => SheetKinds;
  readonly table: (question: Question, onStep?: OnStep) => SheetTable;
  /** Further work specific to one calculator. */
  readonly own?: (task: { readonly question: Question; readonly aim?: string }) => unknown;
}

const said = ({ id, name, question, measures }: ReturnType<typeof comparedKinds>[number]): SheetKind => ({
  id,
  name,
  question,
  parts: measures?.map(approximate) ?? [],
  says: measures?.map((each) => asPercent(each)) ?? [],
});

export function engineOf(calculator: Calculator): Engine {
  const procedure = ({ roll }: Question) => procedureOf(calculator, roll) as Procedure;
  const onPage = { most: stepsOnPage };
  const columns = (question: Question) => measureNames(procedure(question), viewOf(procedure(question), question));
  return {
    open: (search, wanted) => {
      const { questions, problems } = readAddresses(calculator, search);
      return { sheets: questions.map((question) => sheetOf(calculator, question, [], onPage, wanted)), problems };
    },
    sheet: (question, wanted) => sheetOf(calculator, question, [], onPage, wanted),
    whole: (question, say) =>
      sheetOf(calculator, question, [], { most: mostSteps, ...(say ? { say, every: stepsBetweenWords } : {}) }),
    address: (questions) => writeAddresses(calculator, questions),
    to: (roll, question) => {
      const to = procedureOf(calculator, roll) as Procedure;
      const carried = carriedTo(to, question);
      return refusalsOf(to, carried).length ? { roll, parts: to.first } : carried;
    },
    set: (question, key, id, value) => {
      const of = procedure(question);
      const next = withValue(of, question, key, id, value);
      // Quick presses may request a value that the field does not offer, so forbidden values are ignored.
      return refusalAt(of, next, key, id) ? question : next;
    },
    name: (question, key, unit) => withKind(procedure(question), question, key, unit, isOpen(procedure(question), key, unit)),
    without: (question, at) => withoutAt(procedure(question), question, at),
    put: (question, key) => withPart(procedure(question), question, key),
    swap: (question) => ({ ...question, parts: procedure(question).swap?.(question.parts) ?? question.parts }),
    reset: (question, key) => {
      const said = question.parts[key] ?? {};
      const open = isOpen(procedure(question), key, said.unit);
      const kept = Object.entries(said).filter(([id]) => id === 'unit' || open(id));
      return { ...question, parts: { ...question.parts, [key]: Object.fromEntries(kept) } };
    },
    kinds: (question, key) => procedure(question).parts.find((part) => part.key === key)?.kinds?.list ?? [],
    changes: (question, onStep) => {
      const of = procedure(question);
      const answer = ask(calculator, question);
      if (!answer.ok) return { columns: [], rows: [] };
      const { names } = answer;
      return {
        columns: columns(question),
        rows: changes(calculator, question, answer, onStep).map(({ part: key, name, adds, question: changed, before, after }) => {
          const part = of.parts.find((each) => each.key === key);
          const side = part?.side ?? 'a';
          return {
            part: key,
            side,
            whose: part?.kinds && names ? names[side] : (part?.name ?? ''),
            name,
            adds,
            question: changed,
            moved: after.map((fraction, at) => ({ before: asPercent(before[at] as never), after: asPercent(fraction) })),
          };
        }),
      };
    },
    course: (question) => {
      const answer = ask(calculator, question);
      return answer.ok ? sheetStages(answer.course ?? []) : [];
    },
    compared: (question, key) => ({
      columns: columns(question),
      kinds: comparedKinds(procedure(question), question, key).map(said),
    }),
    table: (question, onStep) => {
      const of = procedure(question);
      const { rows, columns: across, cells } = comparedTable(of, question, of.compare as [string, string], onStep);
      return {
        measures: columns(question).map((name, at) => of.measures[at]?.across ?? name),
        rows,
        columns: across,
        cells: cells.map((row) => row.map(said)),
      };
    },
  };
}

/** Returns the engine for the calculator with a given id. */
export const enginesOf =
  (calculators: readonly Calculator[]) =>
  (id: string): Engine =>
    engineOf(calculators.find((each) => each.id === id) as Calculator);
