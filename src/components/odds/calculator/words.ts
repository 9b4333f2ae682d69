/** Prepares answers for display: parses the fractions, and gives each tone a colour in the bar. */
import type { Outcome } from '../../../engine/kernel/calculator/answer.ts';
import type { Tone } from '../../../engine/kernel/calculator/procedure.ts';
import { type Fraction, fraction } from '../../../engine/kernel/fraction.ts';
import type { KindChance } from '../OutcomeBar.tsx';
import { savedChances } from '../saved-answers/chances.ts';
import type { Answered } from '../saved-answers/saved-answers.ts';
import { signed } from '../words.ts';
import type { Sheet, SheetOutcome, Sum } from './sheet.ts';

/** The colour and pattern of each tone, as in a melee bar: blue is good for the first side, red is bad. */
export const looks: Readonly<Record<Tone, string>> = {
  good3: 'b-destroyed',
  good2: 'b-pushed-back',
  good1: 'b-demoralized',
  even: 'none',
  aside: 'none-dodged',
  both: 'both',
  bad1: 'a-demoralized',
  bad2: 'a-pushed-back',
  bad3: 'a-destroyed',
};

export const fractionOf = (text: string): Fraction => {
  const [over = '0', under = '1'] = text.split('/');
  return fraction(BigInt(over), BigInt(under));
};

/** The results of an answer, for a bar and a table. */
export const kindChances = (outcomes: readonly Outcome[]): KindChance[] =>
  outcomes.map(({ id, tone, words, side, chance }) => ({ category: { id, words, side, look: looks[tone] }, chance }));

export const chancesOf = (outcomes: readonly SheetOutcome[]): KindChance[] =>
  kindChances(outcomes.map(({ chance, ...rest }) => ({ ...rest, chance: fractionOf(chance) })));

export const noNames = { a: '', b: '' };

/** The answer of a sheet, for comparison with saved answers. */
export const keptSheet = ({ answer }: Pick<Sheet, 'answer'>): Answered | undefined =>
  answer && {
    sentence: answer.sentence,
    chances: savedChances(chancesOf(answer.outcomes), answer.names ?? noNames),
  };

/** `d10 +1, needs 5+`; without a die, just the total. */
export function totalOf({ lines, die, needs, total: said }: Sum): string {
  if (said !== undefined) return said;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (die === undefined) return String(total);
  const roll = total === 0 ? `d${die}` : `d${die} ${signed(total)}`;
  if (needs === undefined) return roll;
  const face = needs > die ? 'no roll is high enough' : needs <= 1 ? 'any roll' : `${needs}+ on the die`;
  return `${roll}, ${face}`;
}
