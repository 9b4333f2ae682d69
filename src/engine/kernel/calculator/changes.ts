/** What would change an answer: every single circumstance that could be added or taken away, and what it moves. */
import { alternatives } from '../alternatives.ts';
import { approximate, type Fraction, minus, sum } from '../fraction.ts';
import { type Answer, ask } from './answer.ts';
import { type Calculator, filled, type Measure, type Procedure, procedureOf, viewOf } from './procedure.ts';
import type { Question } from './question.ts';

export interface Change {
  /** The part it concerns. */
  readonly part: string;
  readonly name: string;
  /** False where something is taken away: then “without” stands before the name. */
  readonly adds: boolean;
  readonly question: Question;
  /** The measures of the procedure, in its order. */
  readonly before: readonly Fraction[];
  readonly after: readonly Fraction[];
}

/** The chance that a measure means, in an answer. */
function measured({ kinds, of }: Measure, answer: Answer): Fraction {
  const outcomes = of === 'course' ? (answer.course?.at(-1)?.outcomes ?? []) : answer.outcomes;
  return sum(outcomes.filter(({ id }) => kinds.includes(id)).map(({ chance }) => chance));
}
export const measuresOf = ({ measures }: Procedure, answer: Answer): Fraction[] => measures.map((each) => measured(each, answer));

/** How far a change moves the result. */
export const sizeOf = ({ before, after }: Pick<Change, 'before' | 'after'>): number =>
  after.reduce((size, fraction, at) => size + Math.abs(approximate(minus(fraction, before[at] as Fraction))), 0);

/** Every question that differs by one circumstance, forbidden or not. */
function neighbours(of: Procedure, question: Question): Pick<Change, 'part' | 'name' | 'adds' | 'question'>[] {
  const seen = viewOf(of, question);
  const all = filled(of, question);
  return of.parts.flatMap((part) =>
    part.circumstances
      .filter((asked) => !asked.another && asked.matters(seen))
      .flatMap((asked) =>
        alternatives(asked, all[part.key]?.[asked.id], seen).map(({ value, name, adds }) => {
          const said = { ...question.parts[part.key], [asked.id]: value };
          return { part: part.key, name, adds, question: { ...question, parts: { ...question.parts, [part.key]: said } } };
        }),
      ),
  );
}

/**
 * Every possible single change that moves the answer, the largest first. The question must have an answer. `onStep` hears
 * how many questions are answered, of how many.
 */
export function changes(
  calculator: Calculator,
  question: Question,
  answer: Answer,
  onStep?: (done: number, of: number) => void,
): Change[] {
  const of = procedureOf(calculator, question.roll) as Procedure;
  const before = measuresOf(of, answer);
  const others = neighbours(of, question);
  const found: Change[] = [];
  for (const [at, other] of others.entries()) {
    onStep?.(at, others.length);
    const reply = ask(calculator, other.question);
    if (!reply.ok) continue;
    const change: Change = { ...other, before, after: measuresOf(of, reply) };
    if (sizeOf(change) > 0) found.push(change);
  }
  return found.sort((x, y) => sizeOf(y) - sizeOf(x));
}
