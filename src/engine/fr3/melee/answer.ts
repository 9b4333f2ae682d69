/** The answer to a question about one melee: what both sides add, and every result with its chance. */
import { type Fraction, sum } from '../../kernel/fraction.ts';
import { odds } from '../../kernel/odds.ts';
import type { Fate } from '../demoralization.ts';
import type { Bout } from './combatant.ts';
import { melee } from './melee.ts';
import { type Line, linesOf } from './modifiers.ts';
import type { MeleeResult } from './outcome.ts';
import type { SideId } from './question.ts';

export interface SideAnswer {
  /** What the side adds to its d10. */
  readonly total: number;
  readonly lines: readonly Line[];
}

export interface MeleeOutcome {
  readonly result: MeleeResult;
  readonly chance: Fraction;
}

export interface MeleeAnswer {
  readonly ok: true;
  readonly a: SideAnswer;
  readonly b: SideAnswer;
  /** Every result that can come up, from best to worst for the first unit. The chances add up to one. */
  readonly outcomes: readonly MeleeOutcome[];
}

const rank: Record<Fate, number> = { unharmed: 0, marked: 1, demoralized: 2, 'double-demoralized': 3, captured: 4, destroyed: 5 };
/** Negative where the second unit fares worse. */
const balance = ({ a, b }: MeleeResult) => rank[a.fate] - rank[b.fate];

const sideAnswer = (of: Bout, side: SideId): SideAnswer => {
  const lines = linesOf(of, side);
  return { lines, total: lines.reduce((sum, line) => sum + line.amount, 0) };
};

/** Results in the order of the bar: the first unit's triumph on the left, its ruin on the right. */
export function outcomesOf(of: Bout): MeleeOutcome[] {
  return [...odds(melee(of))]
    .map(([result, chance]) => ({ result, chance }))
    .sort((x, y) => balance(x.result) - balance(y.result) || rank[y.result.b.fate] - rank[x.result.b.fate]);
}

/** The answer to a question that has one: ask `refusals` or `meetingRefusals` first. */
export function answerOf(of: Bout): MeleeAnswer {
  return { ok: true, a: sideAnswer(of, 'a'), b: sideAnswer(of, 'b'), outcomes: outcomesOf(of) };
}

/** The chance that a result is as described. */
export const chanceOf = (outcomes: readonly MeleeOutcome[], described: (result: MeleeResult) => boolean): Fraction =>
  sum(outcomes.filter(({ result }) => described(result)).map(({ chance }) => chance));
