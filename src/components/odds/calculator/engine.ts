/** What the page asks of the engine, once somebody asks for more than what stood there at first. */
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

/** One line of what would change the answer. */
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

/** The same question about another kind: its measures, in the order of the columns; none where the rules forbid it. */
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

/** So many steps lie between two words about how far the work is. */
const stepsBetweenWords = 250_000;

type OnStep = (done: number, of: number) => void;

export interface Engine {
  /** The sheets of an address. A sheet waits for its answer where that takes more than a page may. */
  readonly open: (search: string, wanted?: Wanted) => { readonly sheets: readonly Sheet[]; readonly problems: readonly string[] };
  readonly sheet: (question: Question, wanted?: Wanted) => Sheet;
  /** The sheet with its answer, or with the sentence that it takes too long. `say` hears of the steps done. */
  readonly whole: (question: Question, say?: (done: number) => void) => Sheet;
  readonly address: (questions: readonly Question[]) => string;
  /** The same circumstances asked of another roll. */
  readonly to: (roll: string, question: Question) => Question;
  /** A question with one circumstance of one part set; what is as usual is not said. */
  readonly set: (question: Question, key: string, id: string, value: unknown) => Question;
  /** Names another unit: what is shown at once stays as it is, as far as the rules allow it, and the rest begins anew. */
  readonly name: (question: Question, key: string, unit: string) => Question;
  /** Takes away what stands at a place, or puts a part in. */
  readonly without: (question: Question, at: string) => Question;
  readonly put: (question: Question, key: string) => Question;
  readonly swap: (question: Question) => Question;
  /** What a part names stays, and what is shown at once; the rest goes back to usual. */
  readonly reset: (question: Question, key: string) => Question;
  /** What a part can name. */
  readonly kinds: (question: Question, key: string) => readonly KindOfPart[];
  /** `onStep` hears how many questions are answered, of how many. */
  readonly changes: (question: Question, onStep?: OnStep) => SheetChanges;
  readonly course: (question: Question) => readonly SheetStage[];
  readonly compared: (question: Question, key: string) => SheetKinds;
  readonly table: (question: Question, onStep?: OnStep) => SheetTable;
  /** What a single calculator works out besides. */
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
      // Presses that come faster than the page draws may ask for more than a field offers.
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

/** The engine of one of these calculators, by its id. */
export const enginesOf =
  (calculators: readonly Calculator[]) =>
  (id: string): Engine =>
    engineOf(calculators.find((each) => each.id === id) as Calculator);
