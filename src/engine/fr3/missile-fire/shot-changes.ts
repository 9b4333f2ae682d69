/** What would change a shot: single changes of a question and how far each moves the result. Shared with artillery. */
import type { Circumstance } from '../../kernel/circumstance.ts';
import { approximate, type Fraction, minus } from '../../kernel/fraction.ts';
import { type ShotOutcome, shotChance } from './shot-answer.ts';

/** The two chances by which shots are compared. */
export interface ShotMeasures {
  readonly harmed: Fraction;
  readonly killed: Fraction;
}

export interface ShotChange<Question> {
  /** Whom it concerns: the target, or a group of firers by its place. */
  readonly who: 'target' | number;
  readonly name: string;
  /** Whether it adds something to the question or takes something away. */
  readonly adds: boolean;
  readonly question: Question;
  readonly before: ShotMeasures;
  readonly after: ShotMeasures;
}

export const shotMeasures = (outcomes: readonly ShotOutcome[]): ShotMeasures => ({
  harmed: shotChance(outcomes, ({ fate }) => fate !== 'unharmed'),
  killed: shotChance(outcomes, ({ fate }) => fate === 'destroyed'),
});

/** How far a change moves the result, destruction counting with harm. */
export const shotSize = ({ before, after }: Pick<ShotChange<unknown>, 'before' | 'after'>): number =>
  Math.abs(approximate(minus(after.harmed, before.harmed))) + Math.abs(approximate(minus(after.killed, before.killed)));

export interface Alternative {
  readonly value: unknown;
  readonly name: string;
  readonly adds: boolean;
}

/** The values that a circumstance could have instead. */
export function alternatives<Subject>(
  { name, shape }: Pick<Circumstance<unknown, Subject>, 'name' | 'shape'>,
  now: unknown,
  subject: Subject,
): Alternative[] {
  if (shape.kind === 'flag') return [{ value: !now, name, adds: !now }];
  if (shape.kind === 'number') {
    const n = now as number;
    const steps: Alternative[] = [];
    if (n < shape.most(subject)) steps.push({ value: n + 1, name: `${name}: ${n + 1}`, adds: true });
    if (n > shape.least) steps.push({ value: n - 1, name: `${name}: ${n - 1}`, adds: false });
    return steps;
  }
  const usual = shape.options[0]?.value;
  return shape.options
    .filter(({ value }) => value !== String(now))
    .map(({ value, name: option }) => ({
      value: shape.numeric ? Number(value) : value,
      name: `${name}: ${option}`,
      adds: value !== usual,
    }));
}

/** The changes that move anything, the largest first. */
export const largestFirst = <Question>(changes: readonly ShotChange<Question>[]): ShotChange<Question>[] =>
  changes.filter((change) => shotSize(change) > 0).sort((x, y) => shotSize(y) - shotSize(x));
