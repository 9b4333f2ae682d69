/** Results of dice in words. */
import { type DiceAnswer, type DiceOutcome, type Tried, type Verdict, writeDice } from '../../engine/kernel/dice-notation.ts';
import { approximate, asPercent, compare, type Fraction, sum } from '../../engine/kernel/fraction.ts';
import type { KindChance } from './OutcomeBar.tsx';

export type Answered = Extract<DiceAnswer, { ok: true }>;

const verdicts: Readonly<Record<Verdict, { id: string; words: string }>> = {
  doubled: { id: 'b-destroyed', words: 'first at least double' },
  higher: { id: 'b-demoralized', words: 'first higher' },
  equal: { id: 'none', words: 'equal' },
  lower: { id: 'a-demoralized', words: 'second higher' },
  halved: { id: 'a-destroyed', words: 'second at least double' },
};

const chanceOf = (outcomes: readonly DiceOutcome[], is: (value: DiceOutcome['value']) => boolean): Fraction =>
  sum(outcomes.filter(({ value }) => is(value)).map(({ chance }) => chance));

/** The kinds of result of a comparison, for the bar and its table; empty for totals, which have a chart. */
export function kindsOf({ kind, outcomes }: Answered): KindChance[] {
  if (kind === 'contest') return outcomes.map(({ value, chance }) => ({ category: verdicts[value as Verdict], chance }));
  if (kind === 'test')
    return outcomes.map(({ value, chance }) => ({
      category: value ? { id: 'b-destroyed', words: 'true' } : { id: 'none', words: 'not true' },
      chance,
    }));
  if (kind !== 'contests') return [];
  const more = (sign: number) => (value: DiceOutcome['value']) =>
    Math.sign((value as Tried).higher - (value as Tried).lower) === sign;
  return [
    { category: { id: 'b-destroyed', words: 'first higher more often' }, chance: chanceOf(outcomes, more(1)) },
    { category: { id: 'none', words: 'as often as the other' }, chance: chanceOf(outcomes, more(0)) },
    { category: { id: 'a-destroyed', words: 'second higher more often' }, chance: chanceOf(outcomes, more(-1)) },
  ].filter(({ chance }) => chance.numerator > 0n);
}

/** A score in words: `2 to 0`, `1 to 0, 1 equal`. */
export const triedWords = ({ higher, equal, lower }: Tried): string => `${higher} to ${lower}${equal ? `, ${equal} equal` : ''}`;

export const mostLikely = (outcomes: readonly DiceOutcome[]): DiceOutcome =>
  outcomes.reduce((best, each) => (compare(each.chance, best.chance) > 0 ? each : best));

/** A mean with at most two decimals. */
export const meanWords = (mean: Fraction): string => {
  const n = Math.round(approximate(mean) * 100) / 100;
  return `${(mean.numerator * 100n) % mean.denominator === 0n ? '' : 'about '}${n}`.replace('-', '−');
};

export const numberWords = (n: number): string => String(n).replace('-', '−');

/** `most likely 10 or 11`; empty if more than two totals are equally likely. */
export function likelyWords(outcomes: readonly DiceOutcome[]): string {
  const { chance } = mostLikely(outcomes);
  const likely = outcomes.filter((each) => compare(each.chance, chance) === 0);
  return likely.length > 2 ? '' : `most likely ${likely.map(({ value }) => numberWords(value as number)).join(' or ')}`;
}

/** `4d6 keep high 3: about 12.24 on average, 3 to 18, most likely 13 (13.3%).` */
export function diceSentence(answer: Answered): string {
  const { question, kind, outcomes, mean } = answer;
  const text = writeDice(question);
  if (kind === 'contest' || kind === 'test' || kind === 'contests')
    return `${text}: ${kindsOf(answer)
      .map(({ category, chance }) => `${category.words} ${asPercent(chance)}`)
      .join(', ')}.`;
  const first = outcomes[0];
  const last = outcomes.at(-1);
  if (!first || !last || !mean) return text;
  const likely = likelyWords(outcomes);
  const [trueOf, times] = kind === 'times' ? ['true ', ' times'] : ['', ''];
  if (outcomes.length === 1) return `${text}: always ${trueOf}${numberWords(first.value as number)}${times}.`;
  return `${text}: ${trueOf}${meanWords(mean)}${times} on average, ${numberWords(first.value as number)} to ${numberWords(last.value as number)}${likely && `, ${likely} (${asPercent(mostLikely(outcomes).chance)})`}.`;
}
