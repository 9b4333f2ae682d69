/** Prepares a plan's answers for display: parses the fractions, and gives each state a colour in the bar. */
import { type Fraction, fraction } from '../../../engine/kernel/fraction.ts';
import type { KindChance } from '../OutcomeBar.tsx';
import type { SavedChance } from '../saved-answers/saved-answers.ts';
import type { MeasureId, SheetShare } from './sheet.ts';

export const fractionOf = (text: string): Fraction => {
  const [over = '0', under = '1'] = text.split('/');
  return fraction(BigInt(over), BigInt(under));
};

/**
 * The states of one unit with their chances, for a bar and a table. Blue means harm to the target, and red means harm to the
 * charger.
 */
export const chancesOf = (side: 'a' | 'b', shares: readonly SheetShare[]): KindChance[] =>
  shares.map(({ id, words, chance }) => ({
    category: { id: `${side}-${id}`, words, look: id === 'fresh' ? 'none' : `${side}-${id}` },
    chance: fractionOf(chance),
  }));

/** The probabilities used to compare plans, in the order of the table. */
export const measureNames: readonly { readonly id: MeasureId; readonly side: 'a' | 'b'; readonly words: string }[] = [
  { id: 'ruinB', side: 'b', words: 'destroyed or captured' },
  { id: 'brokenB', side: 'b', words: 'gone or double demoralized' },
  { id: 'harmB', side: 'b', words: 'harmed at all' },
  { id: 'harmA', side: 'a', words: 'harmed at all' },
  { id: 'brokenA', side: 'a', words: 'gone or double demoralized' },
  { id: 'ruinA', side: 'a', words: 'destroyed or captured' },
];

/** The chances of a plan, for comparison with saved answers. */
export const planChances = (
  names: { readonly a: string; readonly b: string },
  measures: Readonly<Record<MeasureId, string>>,
): SavedChance[] =>
  measureNames.map(({ id, side, words }) => ({ id, words: `${names[side]} ${words}`, chance: fractionOf(measures[id]) }));
