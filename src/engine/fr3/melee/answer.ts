/** The answer to a melee question: the modifiers of both sides, and every result with its chance. */
import { type Fraction, sum } from '../../kernel/fraction.ts';
import { odds } from '../../kernel/odds.ts';
import type { Fate } from '../demoralization.ts';
import type { Bout } from './combatant.ts';
import { melee } from './melee.ts';
import { type Line, linesOf } from './modifiers.ts';
import type { MeleeResult } from './outcome.ts';
import type { SideId } from './question.ts';

export interface SideAnswer {
  /** The total that the side adds to its d10. */
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
  /** Every possible result, from best to worst for the first unit. The chances add up to one. */
  readonly outcomes: readonly MeleeOutcome[];
}

const rank: Record<Fate, number> = { unharmed: 0, marked: 1, demoralized: 2, 'double-demoralized': 3, captured: 4, destroyed: 5 };
/** Positive if the first unit does worse than the second, and negative if it does better. */
const balance = ({ a, b }: MeleeResult) => rank[a.fate] - rank[b.fate];

const sideAnswer = (of: Bout, side: SideId): SideAnswer => {
  const lines = linesOf(of, side);
  return { lines, total: lines.reduce((sum, line) => sum + line.amount, 0) };
};

/** Results in the order in which the bar shows them: the first unit's victories on the left, its defeats on the right. */
export function outcomesOf(of: Bout): MeleeOutcome[] {
  return [...odds(melee(of))]
    .map(([result, chance]) => ({ result, chance }))
    .sort((x, y) => balance(x.result) - balance(y.result) || rank[y.result.b.fate] - rank[x.result.b.fate]);
}

/** Answers a valid question (check `refusals` or `meetingRefusals` first). */
export function answerOf(of: Bout): MeleeAnswer {
  return { ok: true, a: sideAnswer(of, 'a'), b: sideAnswer(of, 'b'), outcomes: outcomesOf(of) };
}

/** The total chance of the results that match. */
export const chanceOf = (outcomes: readonly MeleeOutcome[], described: (result: MeleeResult) => boolean): Fraction =>
  sum(outcomes.filter(({ result }) => described(result)).map(({ chance }) => chance));
