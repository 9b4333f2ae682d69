/** The whole answer to a question about one melee, and the sentence that says it. */
import { asPercent, type Fraction, sum } from '../../kernel/fraction.ts';
import { odds } from '../../kernel/odds.ts';
import { bout, type Bout } from './combatant.ts';
import { melee } from './melee.ts';
import { type Line, linesOf } from './modifiers.ts';
import type { Fate, MeleeResult } from './outcome.ts';
import type { MeleeQuestion, SideId } from './question.ts';
import { type MeleeRefusal, refusals } from './refusals.ts';

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

export type MeleeReply = MeleeAnswer | { readonly ok: false; readonly refusals: readonly MeleeRefusal[] };

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

/**
 * The exact odds of one melee (fr3.melee.roll and everything that changes it): the modifiers of both
 * sides with their rules, and every result with its chance. A question that the rules forbid is
 * answered with refusals instead.
 */
export function meleeOdds(question: MeleeQuestion): MeleeReply {
  const found = refusals(question);
  if (found.length) return { ok: false, refusals: found };
  const of = bout(question);
  return { ok: true, a: sideAnswer(of, 'a'), b: sideAnswer(of, 'b'), outcomes: outcomesOf(of) };
}

/** The chance that a result is as described. */
export const chanceOf = (outcomes: readonly MeleeOutcome[], described: (result: MeleeResult) => boolean): Fraction =>
  sum(outcomes.filter(({ result }) => described(result)).map(({ chance }) => chance));

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** `Knights (charge, +8) against pikes (+6): knights destroy 13 %, …`: one line to copy into a chat. */
export function sentence(question: MeleeQuestion, answer: MeleeAnswer): string {
  const { a, b } = bout(question);
  const nameA = a.unit.name;
  const nameB = b.unit.name;
  const side = (name: string, at: 'a' | 'b') =>
    `${name} (${[question.charge === at && question.round !== 'later' ? 'charging' : '', signed(answer[at].total)].filter(Boolean).join(', ')})`;
  const say = (text: string, described: (result: MeleeResult) => boolean): string => {
    const chance = chanceOf(answer.outcomes, described);
    return chance.numerator === 0n ? '' : `${text} ${asPercent(chance)}`;
  };
  const fate = (name: string, at: 'a' | 'b') =>
    [
      say(`${name} destroyed`, (r) => r[at].fate === 'destroyed'),
      say(`${name} captured`, (r) => r[at].fate === 'captured'),
      say(`${name} pushed back`, (r) => r[at].pushedBack),
      say(`${name} double demoralized`, (r) => r[at].fate === 'double-demoralized' && !r[at].pushedBack),
      say(`${name} demoralized`, (r) => r[at].fate === 'demoralized'),
      say(`${name} loses a marker`, (r) => r[at].fate === 'marked'),
    ].filter(Boolean);
  const parts = [
    ...fate(nameB, 'b'),
    say('no change', (r) => r.a.fate === 'unharmed' && r.b.fate === 'unharmed'),
    ...fate(nameA, 'a').reverse(),
  ].filter(Boolean);
  return `${side(nameA, 'a')} against ${side(nameB, 'b')}: ${parts.join(', ')}.`;
}
