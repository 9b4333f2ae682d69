/** The full answer to a question, and its sentence. */
import { within } from '../budget.ts';
import { asPercent, type Fraction, sum } from '../fraction.ts';
import { type Odds, odds } from '../odds.ts';
import { tooLong } from '../too-long.ts';
import {
  type Calculator,
  type Faces,
  type Kind,
  type Names,
  type Note,
  type Procedure,
  procedureOf,
  type Sum,
  type Tone,
  turnsOf,
  viewOf,
} from './procedure.ts';
import type { Question, Refused } from './question.ts';
import { refusals } from './refusals.ts';

export interface Outcome {
  readonly id: string;
  readonly tone: Tone;
  readonly words: string;
  /** The side that the result affects. */
  readonly side?: 'a' | 'b';
  readonly chance: Fraction;
}

/** The state after one turn, kind by kind. A kind that occurs in none of the turns is left out. */
export interface Stage {
  readonly row: number;
  readonly outcomes: readonly Outcome[];
  /** The average of the procedure's additional number (`Course.further`) after this turn. */
  readonly further?: Fraction;
}

export interface Answer {
  readonly ok: true;
  readonly subject: string;
  readonly names: Names | undefined;
  readonly sums: readonly Sum[];
  readonly notes: readonly Note[];
  readonly faces: readonly Faces[];
  /** Every kind of result that is possible. The chances add up to one. */
  readonly outcomes: readonly Outcome[];
  /** The values of the procedure's measures (`Measure`), in their order. */
  readonly measures: readonly Fraction[];
  /** The state after each turn, first to last. */
  readonly course: readonly Stage[] | undefined;
  readonly sentence: string;
}

export type Reply = Answer | { readonly ok: false; readonly refusals: readonly Refused[] };

const all = (kinds: readonly Kind<unknown, unknown>[], of: Odds<unknown>, seen: unknown): Outcome[] =>
  kinds.map(({ id, tone, words, side, is }) => ({
    id,
    tone,
    words: typeof words === 'string' ? words : words(seen),
    ...(side ? { side } : {}),
    chance: of.of((result) => is(result, seen)),
  }));

const possible = ({ chance }: Outcome) => chance.numerator > 0n;

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const said = (outcomes: readonly Outcome[], names: Names | undefined) =>
  outcomes
    .filter(possible)
    .map(({ side, words, chance }) => `${names && side ? `${names[side]} ${words}` : lower(words)} ${asPercent(chance)}`)
    .join(', ');

function stagesOf({ course }: Procedure, seen: unknown, turns: number): Stage[] | undefined {
  if (!course) return undefined;
  const begins = course.begins?.(seen) ?? 1;
  const further = course.further?.(seen);
  const found = course.stages(seen, turns);
  const stages = found.map((stage) => all(course.kinds, stage, seen));
  const used = new Set(stages.flatMap((stage) => stage.filter(possible).map(({ id }) => id)));
  return stages.map((stage, at) => ({
    row: begins + at,
    outcomes: stage.filter(({ id }) => used.has(id)),
    ...(further ? { further: (found[at] as Odds<unknown>).mean(further.of) } : {}),
  }));
}

/** The value of each measure. `last` gives the results after the last turn. */
function measured(of: Procedure, result: Odds<unknown>, seen: unknown, last: () => readonly Outcome[]): readonly Fraction[] {
  return of.measures.map(({ kinds, of: when, is: counts }) => {
    if (when === 'course')
      return sum(
        last()
          .filter(({ id }) => kinds.includes(id))
          .map(({ chance }) => chance),
      );
    if (counts) return result.of(counts);
    const among = of.kinds.filter(({ id }) => kinds.includes(id));
    return result.of((each) => among.some(({ is }) => is(each, seen)));
  });
}

/** Wraps a function so that it runs at most once. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The values of the measures for a valid question, without the rest of the answer. */
export function measuresOf(of: Procedure, question: Question): readonly Fraction[] {
  const seen = viewOf(of, question);
  const stages = once(() => stagesOf(of, seen, turnsOf(of, question)));
  return measured(of, odds(of.chance(seen)), seen, () => stages()?.at(-1)?.outcomes ?? []);
}

/** Answers a valid question (check `refusals` first). */
export function answerOf(of: Procedure, question: Question): Answer {
  const seen = viewOf(of, question);
  const result = odds(of.chance(seen));
  const outcomes = all(of.kinds, result, seen).filter(possible);
  const subject = of.subject(seen);
  const names = of.names?.(seen);
  const { course } = of;
  const stages = once(() => stagesOf(of, seen, turnsOf(of, question)));
  const last = () => stages()?.at(-1)?.outcomes ?? [];
  const stagesShown = course && !course.folded ? stages() : undefined;
  const later = stagesShown?.length ? `; ${lower(course?.row ?? '')} ${stagesShown.at(-1)?.row}: ${said(last(), names)}` : '';
  // The fields are getters, because the values can be slow to compute and are not needed when many answers are compared.
  return {
    ok: true,
    subject,
    names,
    sums: of.sums(seen),
    get notes() {
      return of.notes?.(seen) ?? [];
    },
    get faces() {
      return of.faces?.(seen) ?? [];
    },
    outcomes,
    get measures() {
      return measured(of, result, seen, last);
    },
    get course() {
      return stages();
    },
    sentence: `${subject}: ${said(outcomes, names)}${later}.`,
  };
}

/** The maximum number of steps of work for an answer: about a second on a good machine. */
export const mostSteps = 5_000_000;

/** The exact odds. If the rules forbid the question, or it takes too long, the answer is a list of refusals. */
export function ask(calculator: Calculator, question: Question): Reply {
  const found = refusals(calculator, question);
  if (found.length) return { ok: false, refusals: found };
  const answer = within(mostSteps, () => answerOf(procedureOf(calculator, question.roll) as Procedure, question));
  return answer.ok ? answer.value : { ok: false, refusals: [tooLong] };
}
