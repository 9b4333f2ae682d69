/** Possible changes to a question: every single circumstance that could be added or removed, and its effect. */
import { alternatives } from '../alternatives.ts';
import { within } from '../budget.ts';
import { approximate, type Fraction, minus } from '../fraction.ts';
import { type Answer, measuresOf, mostSteps } from './answer.ts';
import { type Calculator, filled, type Procedure, partsOf, procedureOf, viewOf } from './procedure.ts';
import type { Question } from './question.ts';
import { refusalsOf } from './refusals.ts';

export interface Change {
  /** The key of the part that changes. */
  readonly part: string;
  readonly name: string;
  /** False if the change removes something. The name is then shown after “without”. */
  readonly adds: boolean;
  readonly question: Question;
  /** The values of the procedure's measures (`Measure`) before and after the change, in their order. */
  readonly before: readonly Fraction[];
  readonly after: readonly Fraction[];
}

/** The size of the effect on the result. */
export const sizeOf = ({ before, after }: Pick<Change, 'before' | 'after'>): number =>
  after.reduce((size, fraction, at) => size + Math.abs(approximate(minus(fraction, before[at] as Fraction))), 0);

type Other = Pick<Change, 'part' | 'name' | 'adds' | 'question'>;

/** Every question that differs from this one in one circumstance, or names a similar kind, whether the rules allow it or not. */
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

/** The measures of a question; undefined if the rules forbid it or it takes too long. */
export function measuresFor(of: Procedure, question: Question): readonly Fraction[] | undefined {
  if (refusalsOf(of, question).length) return undefined;
  const counted = within(mostSteps, () => measuresOf(of, question));
  return counted.ok ? counted.value : undefined;
}

/**
 * Every possible single change that affects the answer, largest first. The question must be valid. `onStep` receives how many
 * questions have been answered, and the total.
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
