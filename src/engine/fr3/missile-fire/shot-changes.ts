/** What would change a shot: single changes of a question and how far each moves the result. Shared with artillery. */
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
  /** False where something is taken away: then “without” stands before the name. */
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

/** The changes that move anything, the largest first. */
export const largestFirst = <Question>(changes: readonly ShotChange<Question>[]): ShotChange<Question>[] =>
  changes.filter((change) => shotSize(change) > 0).sort((x, y) => shotSize(y) - shotSize(x));
