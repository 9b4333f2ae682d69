/** The whole answer to a question, and the sentence that says it. */
import { within } from '../budget.ts';
import { asPercent, type Fraction } from '../fraction.ts';
import { type Odds, odds } from '../odds.ts';
import { tooLong } from '../too-long.ts';
import {
  type Calculator,
  type Kind,
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
  readonly chance: Fraction;
}

/** How it stands after a turn: kind by kind; a kind that never comes up in the course is left out. */
export interface Stage {
  readonly row: number;
  readonly outcomes: readonly Outcome[];
}

export interface Answer {
  readonly ok: true;
  readonly subject: string;
  readonly sums: readonly Sum[];
  readonly notes: readonly Note[];
  /** Every kind of result that can come up. The chances add up to one. */
  readonly outcomes: readonly Outcome[];
  /** After each turn, first to last. */
  readonly course?: readonly Stage[];
  readonly sentence: string;
}

export type Reply = Answer | { readonly ok: false; readonly refusals: readonly Refused[] };

const all = (kinds: readonly Kind<unknown, unknown>[], of: Odds<unknown>, seen: unknown): Outcome[] =>
  kinds.map(({ id, tone, words, is }) => ({
    id,
    tone,
    words: typeof words === 'string' ? words : words(seen),
    chance: of.of((result) => is(result, seen)),
  }));

const possible = ({ chance }: Outcome) => chance.numerator > 0n;

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const said = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(possible)
    .map(({ words, chance }) => `${lower(words)} ${asPercent(chance)}`)
    .join(', ');

/** The answer to a question that has one: ask `refusals` first. */
export function answerOf(of: Procedure, question: Question): Answer {
  const seen = viewOf(of, question);
  const outcomes = all(of.kinds, odds(of.chance(seen)), seen).filter(possible);
  const subject = of.subject(seen);
  const { course } = of;
  // `notes` may take long, and whoever compares many answers reads none of them.
  if (!course)
    return {
      ok: true,
      subject,
      sums: of.sums(seen),
      get notes() {
        return of.notes?.(seen) ?? [];
      },
      outcomes,
      sentence: `${subject}: ${said(outcomes)}.`,
    };
  const begins = course.begins?.(seen) ?? 1;
  const stages = course.stages(seen, turnsOf(of, question)).map((stage) => all(course.kinds, stage, seen));
  const used = course.kinds.filter((_, at) => stages.some((stage) => possible(stage[at] as Outcome))).map(({ id }) => id);
  const last = stages.at(-1) ?? [];
  return {
    ok: true,
    subject,
    sums: of.sums(seen),
    get notes() {
      return of.notes?.(seen) ?? [];
    },
    outcomes,
    course: stages.map((stage, at) => ({ row: begins + at, outcomes: stage.filter(({ id }) => used.includes(id)) })),
    sentence: `${subject}: ${said(outcomes)}; ${lower(course.row)} ${begins + stages.length - 1}: ${said(last)}.`,
  };
}

/** Steps of work that an answer may take at most: about a second on a good machine. */
export const mostSteps = 5_000_000;

/** The exact odds, for whoever asks. A question that the rules forbid, or that takes too long, is answered with refusals instead. */
export function ask(calculator: Calculator, question: Question): Reply {
  const found = refusals(calculator, question);
  if (found.length) return { ok: false, refusals: found };
  const answer = within(mostSteps, () => answerOf(procedureOf(calculator, question.roll) as Procedure, question));
  return answer.ok ? answer.value : { ok: false, refusals: [tooLong] };
}
