/** The whole answer to a question about one melee, and the sentence that says it. */
import { asPercent, type Fraction, sum } from '../../kernel/fraction.ts';
import { odds } from '../../kernel/odds.ts';
import type { Aftermath, Fate } from '../demoralization.ts';
import { type Bout, bout } from './combatant.ts';
import { melee } from './melee.ts';
import { type Line, linesOf } from './modifiers.ts';
import type { MeleeResult } from './outcome.ts';
import { type MeleeQuestion, otherSide, type SideId } from './question.ts';

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

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** A kind of result as players say it, in the order of the bar: the first unit's triumph first. */
export interface Category {
  readonly id: string;
  /** The side it befalls; undefined when it befalls neither or both. */
  readonly side: SideId | undefined;
  readonly words: string;
  readonly is: (result: MeleeResult) => boolean;
}

const harmed = (result: MeleeResult, side: SideId) => result[side].fate !== 'unharmed';
const onlyHarmed = (result: MeleeResult, side: SideId) => harmed(result, side) && !harmed(result, otherSide(side));

const fateWords: readonly { id: string; words: string; is: (after: Aftermath) => boolean }[] = [
  { id: 'destroyed', words: 'destroyed', is: ({ fate }) => fate === 'destroyed' },
  { id: 'captured', words: 'captured', is: ({ fate }) => fate === 'captured' },
  { id: 'pushed-back', words: 'pushed back', is: ({ pushedBack }) => pushedBack },
  { id: 'double', words: 'double demoralized', is: ({ fate, pushedBack }) => fate === 'double-demoralized' && !pushedBack },
  { id: 'demoralized', words: 'demoralized', is: ({ fate }) => fate === 'demoralized' },
  { id: 'marked', words: 'down a marker', is: ({ fate }) => fate === 'marked' },
];

const categoriesOf = (side: SideId): Category[] =>
  fateWords.map(({ id, words, is }) => ({
    id: `${side}-${id}`,
    side,
    words,
    is: (result) => onlyHarmed(result, side) && is(result[side]),
  }));

/** Every result falls into exactly one of these. */
export const categories: readonly Category[] = [
  ...categoriesOf('b'),
  { id: 'none', side: undefined, words: 'no change', is: (result) => !harmed(result, 'a') && !harmed(result, 'b') },
  { id: 'both', side: undefined, words: 'both suffer', is: (result) => harmed(result, 'a') && harmed(result, 'b') },
  ...categoriesOf('a').reverse(),
];

export interface CategoryChance {
  readonly category: Category;
  readonly chance: Fraction;
}

/** The categories that can come up, with their chances. */
export const byCategory = (outcomes: readonly MeleeOutcome[]): CategoryChance[] =>
  categories
    .map((category) => ({ category, chance: chanceOf(outcomes, category.is) }))
    .filter(({ chance }) => chance.numerator > 0n);

/** `Knights (charging, +8) against Pikes (+6): Pikes destroyed 9 %, …`: one line to copy into a chat. */
export function sentence(question: MeleeQuestion, answer: MeleeAnswer): string {
  const { a, b } = bout(question);
  const name = { a: a.unit.name, b: b.unit.name };
  const side = (at: SideId) => {
    const charging = question.charge === at && question.round !== 'later';
    return `${name[at]} (${charging ? 'charging, ' : ''}${signed(answer[at].total)})`;
  };
  const parts = byCategory(answer.outcomes).map(
    ({ category, chance }) => `${category.side ? `${name[category.side]} ` : ''}${category.words} ${asPercent(chance)}`,
  );
  return `${side('a')} against ${side('b')}: ${parts.join(', ')}.`;
}
