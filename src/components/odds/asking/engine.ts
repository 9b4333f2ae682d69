/** What the page asks of the engine, once somebody asks for more than what stood there at first. */
import { carriedTo, readAddress } from '../../../engine/kernel/calculator/address.ts';
import { ask, mostSteps } from '../../../engine/kernel/calculator/answer.ts';
import { changes } from '../../../engine/kernel/calculator/changes.ts';
import { type Calculator, type Procedure, procedureOf } from '../../../engine/kernel/calculator/procedure.ts';
import type { Question, Said } from '../../../engine/kernel/calculator/question.ts';
import { refusals } from '../../../engine/kernel/calculator/refusals.ts';
import { asPercent } from '../../../engine/kernel/fraction.ts';
import { stepsOnPage } from '../work/on-page.ts';
import { type Sheet, sheetOf } from './sheet.ts';

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

/** So many steps lie between two words about how far the work is. */
const stepsBetweenWords = 250_000;

export interface Engine {
  /** The sheet of an address. It waits for its answer where that takes more than a page may; so does `sheet`. */
  readonly open: (search: string) => Sheet;
  readonly sheet: (question: Question) => Sheet;
  /** The sheet with its answer, or with the sentence that it takes too long. `say` hears of the steps done. */
  readonly whole: (sheet: Pick<Sheet, 'question' | 'problems'>, say?: (done: number) => void) => Sheet;
  /** The same circumstances asked of another roll. */
  readonly to: (roll: string, question: Question) => Question;
  /** A question with one circumstance of one part set; what is as usual is not said. */
  readonly set: (question: Question, key: string, id: string, value: unknown) => Question;
  /** Names another unit: what is shown at once stays as it is, where the rules allow it, and the rest begins anew. */
  readonly name: (question: Question, key: string, unit: string) => Question;
  /** `onStep` hears how many questions are answered, of how many. */
  readonly changes: (question: Question, onStep?: (done: number, of: number) => void) => SheetChanges;
}

export function engineOf(calculator: Calculator): Engine {
  const allowed = (question: Question) => refusals(calculator, question).length === 0;
  const procedure = ({ roll }: Question) => procedureOf(calculator, roll) as Procedure;
  return {
    open: (search) => {
      const { question, problems } = readAddress(calculator, search);
      return sheetOf(calculator, question, problems, { most: stepsOnPage });
    },
    sheet: (question) => sheetOf(calculator, question, [], { most: stepsOnPage }),
    whole: ({ question, problems }, say) =>
      sheetOf(calculator, question, problems, { most: mostSteps, ...(say ? { say, every: stepsBetweenWords } : {}) }),
    to: (roll, question) => {
      const to = procedureOf(calculator, roll) as Procedure;
      const carried = carriedTo(to, question);
      return allowed(carried) ? carried : { roll, parts: to.first };
    },
    set: (question, key, id, value) => {
      const { [id]: _was, ...rest } = (question.parts[key] ?? {}) as Record<string, unknown>;
      const part = procedure(question).parts.find((each) => each.key === key);
      const said = { ...rest, [id]: value };
      return { ...question, parts: { ...question.parts, [key]: part?.usual(said)[id] === value ? rest : said } };
    },
    name: (question, key, unit) => {
      const part = procedure(question).parts.find((each) => each.key === key);
      const open = part?.circumstances.filter((each) => each.open).map(({ id }) => id) ?? [];
      const kept = Object.fromEntries(Object.entries(question.parts[key] ?? {}).filter(([id]) => open.includes(id)));
      const named = (said: Said): Question => ({ ...question, parts: { ...question.parts, [key]: { ...said, unit } } });
      return [named(kept), named({})].find(allowed) ?? named(kept);
    },
    changes: (question, onStep) => {
      const of = procedure(question);
      const answer = ask(calculator, question);
      if (!answer.ok) return { columns: [], rows: [] };
      return {
        columns: of.measures.map(({ name }) => name),
        rows: changes(calculator, question, answer, onStep).map(({ part: key, name, adds, question: changed, before, after }) => {
          const part = of.parts.find((each) => each.key === key);
          return {
            part: key,
            side: part?.side ?? 'a',
            whose: part?.name ?? '',
            name,
            adds,
            question: changed,
            moved: after.map((fraction, at) => ({ before: asPercent(before[at] as never), after: asPercent(fraction) })),
          };
        }),
      };
    },
  };
}

/** The engine of one of these calculators, by its id. */
export const enginesOf =
  (calculators: readonly Calculator[]) =>
  (id: string): Engine =>
    engineOf(calculators.find((each) => each.id === id) as Calculator);
