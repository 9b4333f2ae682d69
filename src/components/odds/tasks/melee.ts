/** What the melee page works out beside itself. */
import { answerOf, chanceOf } from '../../../engine/fr3/melee/answer.ts';
import { meleeOdds } from '../../../engine/fr3/melee/ask.ts';
import { changes } from '../../../engine/fr3/melee/changes.ts';
import { bout } from '../../../engine/fr3/melee/combatant.ts';
import { type Course, meleePhases } from '../../../engine/fr3/melee/phases.ts';
import type { MeleeQuestion, SideId } from '../../../engine/fr3/melee/question.ts';
import { approximate, minus } from '../../../engine/kernel/fraction.ts';
import { asPercent } from '../words.ts';
import { type FoundChange, movedFrom } from './found-change.ts';

const measures = ['harmB', 'ruinB', 'harmA', 'ruinA'] as const;

export type MeleeChange = FoundChange<MeleeQuestion, SideId | undefined>;

/** A question with an answer: every single change, the largest first. */
export const meleeChanges = (question: MeleeQuestion): MeleeChange[] =>
  changes(question, answerOf(bout(question))).map(({ side, name, adds, question: changed, after, moved }) => ({
    who: side,
    name,
    adds,
    moved: measures.map((key) => movedFrom(minus(after[key], moved[key]), after[key])),
    question: changed,
  }));

const out = (course: Course, side: SideId) => course[side].fate !== 'in play';
const shaken = (course: Course, side: SideId) => course[side].state > 0;
const going = (c: Course) => !out(c, 'a') && !out(c, 'b') && !c.apart;

/** What can be said of a course in a word, in the order of the bar. */
const courseKinds = {
  'b-destroyed': (c) => out(c, 'b') && !out(c, 'a'),
  both: (c) => out(c, 'a') && out(c, 'b'),
  'b-pushed-back': (c) => c.apart && shaken(c, 'b'),
  'b-demoralized': (c) => going(c) && shaken(c, 'b') && !shaken(c, 'a'),
  none: (c) => going(c) && shaken(c, 'a') === shaken(c, 'b'),
  'a-demoralized': (c) => going(c) && shaken(c, 'a') && !shaken(c, 'b'),
  'a-pushed-back': (c) => c.apart && !shaken(c, 'b'),
  'a-destroyed': (c) => out(c, 'a') && !out(c, 'b'),
} as const satisfies Record<string, (course: Course) => boolean>;

export type CourseKind = keyof typeof courseKinds;

/** A chance as a bar and as a table show it. */
export interface Share<Id> {
  readonly id: Id;
  /** Whether it can come up at all. */
  readonly possible: boolean;
  readonly part: number;
  readonly says: string;
}

/** After each phase, first to last, the chance of each kind of course. */
export const meleeCourse = (
  question: MeleeQuestion,
  { phases, followUp }: { readonly phases: number; readonly followUp: boolean },
): Share<CourseKind>[][] =>
  meleePhases(question, { phases, followUp }).map((odds) =>
    (Object.keys(courseKinds) as CourseKind[]).map((id) => {
      const chance = odds.of(courseKinds[id]);
      return { id, possible: chance.numerator > 0n, part: approximate(chance), says: asPercent(chance) };
    }),
  );

export interface MatrixTask {
  readonly units: readonly string[];
  readonly charge?: SideId | undefined;
  readonly ground: 'open' | 'difficult';
  readonly measure: 'destroys' | 'beats';
}

export interface MatrixCell {
  readonly part: number;
  readonly says: string;
  readonly question: MeleeQuestion;
}

/** All units against all units, row by row; null where the rules forbid the meeting. */
export function meleeMatrix({ units, charge, ground, measure }: MatrixTask): (MatrixCell | null)[][] {
  const stands = ground === 'difficult' ? { ground } : {};
  const is = (fate: string) => (measure === 'beats' ? fate !== 'unharmed' : fate === 'destroyed' || fate === 'captured');
  const cell = (row: string, column: string): MatrixCell | null => {
    const question: MeleeQuestion = {
      a: { unit: row, ...stands },
      b: { unit: column, ...stands },
      ...(charge ? { charge } : { round: 'later' as const }),
    };
    const reply = meleeOdds(question);
    if (!reply.ok) return null;
    const chance = chanceOf(reply.outcomes, ({ b }) => is(b.fate));
    return { part: approximate(chance), says: asPercent(chance), question };
  };
  return units.map((row) => units.map((column) => cell(row, column)));
}

export type MeleeTask =
  | { readonly kind: 'changes'; readonly question: MeleeQuestion }
  | { readonly kind: 'phases'; readonly question: MeleeQuestion; readonly phases: number; readonly followUp: boolean }
  | ({ readonly kind: 'matrix' } & MatrixTask);

export const meleeWork = (task: MeleeTask): unknown =>
  task.kind === 'changes'
    ? meleeChanges(task.question)
    : task.kind === 'phases'
      ? meleeCourse(task.question, task)
      : meleeMatrix(task);
