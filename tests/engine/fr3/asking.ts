/** How tests ask a calculator: a procedure, the values of each part, dice, and the expected kind of result. */
import { expect } from 'vitest';
import { type Answer, ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { type Calculator, type Procedure, procedureOf, viewOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question, Said } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { sum } from '../../../src/engine/kernel/fraction.ts';

type Parts = Readonly<Record<string, object>>;

export interface Asked {
  readonly question: Question;
  /** The answer; the rules must allow the question. */
  answer(): Answer;
  /** The id of the kind of result with these dice; exactly all of them must be used. */
  rolled(...faces: number[]): string;
  /** The chance of these kinds of result, as a fraction. */
  chance(...kinds: string[]): string;
  /** The same for a row of the course, counted from 1. */
  after(row: number, ...kinds: string[]): string;
  /** The lowest successful face in the first sum. */
  needs(): number | undefined;
  /** The total of the lines that cite a rule, in any sum. */
  adds(rule: string): number | undefined;
  /** The rules of all notes. */
  notes(): string[];
  /** The rules that refuse the question. */
  refused(): string[];
}

/** `asking(nerve)('rally', { u: { unit: 'spears', state: 1 } })` */
export const asking =
  (calculator: Calculator) =>
  (roll: string, parts: Parts = {}, turns?: number): Asked => {
    const of = procedureOf(calculator, roll) as Procedure;
    const question: Question = {
      roll,
      parts: Object.fromEntries(of.parts.map(({ key }) => [key, (parts[key] ?? of.first[key] ?? {}) as Said])),
      ...(turns === undefined ? {} : { turns }),
    };
    const answer = (): Answer => {
      const reply = ask(calculator, question);
      if (!reply.ok) throw new Error(reply.refusals.map(({ because }) => because).join(' '));
      return reply;
    };
    const total = (kinds: readonly string[], among: Answer['outcomes']) =>
      sum(among.filter(({ id }) => kinds.includes(id)).map(({ chance }) => chance)).toString();
    return {
      question,
      answer,
      rolled(...faces) {
        expect(refusals(calculator, question)).toEqual([]);
        const seen = viewOf(of, question);
        const dice = scripted(faces);
        const result = play(of.chance(seen), dice);
        dice.finish();
        const kinds = of.kinds.filter((kind) => kind.is(result, seen)).map(({ id }) => id);
        expect(kinds).toHaveLength(1);
        return kinds[0] as string;
      },
      chance: (...kinds) => total(kinds, answer().outcomes),
      after: (row, ...kinds) => total(kinds, answer().course?.[row - 1]?.outcomes ?? []),
      needs: () => answer().sums[0]?.needs,
      adds(rule) {
        const citing = answer().sums.flatMap(({ lines }) => lines.filter(({ rules }) => rules.includes(rule as never)));
        return citing.length ? citing.reduce((all, { amount }) => all + amount, 0) : undefined;
      },
      notes: () => answer().notes.flatMap(({ rules }) => [...rules]),
      refused: () => refusals(calculator, question).flatMap(({ rules }) => [...rules]),
    };
  };
