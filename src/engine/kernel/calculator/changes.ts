/** What would change an answer: every single circumstance that could be added or taken away, and what it moves. */
import { alternatives } from '../alternatives.ts';
import { within } from '../budget.ts';
import { approximate, type Fraction, minus } from '../fraction.ts';
import { type Answer, measuresOf, mostSteps } from './answer.ts';
import { type Calculator, filled, type Procedure, partsOf, procedureOf, viewOf } from './procedure.ts';
import type { Question } from './question.ts';
import { refusalsOf } from './refusals.ts';

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

/** How far a change moves the result. */
export const sizeOf = ({ before, after }: Pick<Change, 'before' | 'after'>): number =>
  after.reduce((size, fraction, at) => size + Math.abs(approximate(minus(fraction, before[at] as Fraction))), 0);

type Other = Pick<Change, 'part' | 'name' | 'adds' | 'question'>;

/** Every question that differs by one circumstance, or by a similar kind in place of one, forbidden or not. */
function neighbours(of: Procedure, question: Question): Other[] {
  const seen = viewOf(of, question);
  const all = filled(of, question);
  const names = of.names?.(seen);
  return partsOf(of, question)
    .filter(({ beside }) => !beside)
    .flatMap((part) => {
      const said = question.parts[part.key] ?? {};
      const unit = String(said.unit);
      const instead = (name: string, adds: boolean, changed: object): Other => ({
        part: part.key,
        name,
        adds,
        question: { ...question, parts: { ...question.parts, [part.key]: { ...said, ...changed } } },
      });
      const circumstances = part.circumstances
        .filter((asked) => !asked.another && !asked.ofCourse && (asked.of?.(unit) ?? true) && asked.matters(seen))
        .flatMap((asked) => {
          const cleared = Object.fromEntries((asked.clears ?? []).map((id) => [id, undefined]));
          const others = (asked.instead?.(seen) ?? []).map((value) => ({
            value,
            name: `${asked.name}: ${value}${asked.shape.kind === 'number' && asked.shape.inches ? '″' : ''}`,
            adds: true,
          }));
          return [...alternatives(asked, all[part.key]?.[asked.id], seen, names), ...others].map(({ value, name, adds }) =>
            instead(name, adds, { ...cleared, [asked.id]: value }),
          );
        });
      const kinds = (part.kinds?.similar?.(unit) ?? []).map(({ id, name }) => instead(name, true, { unit: id }));
      return [...circumstances, ...kinds];
    });
}

/** The measures of a question; undefined when the rules forbid it, or it takes too long. */
export function measuresFor(of: Procedure, question: Question): readonly Fraction[] | undefined {
  if (refusalsOf(of, question).length) return undefined;
  const counted = within(mostSteps, () => measuresOf(of, question));
  return counted.ok ? counted.value : undefined;
}

/**
 * Every possible single change that moves the answer, the largest first. The question must have an answer. `onStep` hears
 * how many questions are answered, of how many.
 */
export function changes(
  calculator: Calculator,
  question: Question,
  { measures: before }: Pick<Answer, 'measures'>,
  onStep?: (done: number, of: number) => void,
): Change[] {
  const of = procedureOf(calculator, question.roll) as Procedure;
  const others = neighbours(of, question);
  const found: Change[] = [];
  for (const [at, other] of others.entries()) {
    onStep?.(at, others.length);
    const after = measuresFor(of, other.question);
    if (!after) continue;
    const change: Change = { ...other, before, after };
    if (sizeOf(change) > 0) found.push(change);
  }
  return found.sort((x, y) => sizeOf(y) - sizeOf(x));
}
