/** What becomes of a target under fire, as players say it: shared by the answers about missiles and artillery. */

import type { Chance } from '../../kernel/chance.ts';
import { asPercent, type Fraction, sum } from '../../kernel/fraction.ts';
import { odds } from '../../kernel/odds.ts';
import type { Fate } from '../demoralization.ts';
import type { ShotResult } from './result.ts';

export interface ShotOutcome {
  readonly result: ShotResult;
  readonly chance: Fraction;
}

const rank: Record<Fate, number> = { unharmed: 0, marked: 1, demoralized: 2, 'double-demoralized': 3, captured: 4, destroyed: 5 };

/** Every result that can come up, the worst for the target first. */
export const shotOutcomes = (chance: Chance<ShotResult>): ShotOutcome[] =>
  [...odds(chance)].map(([result, of]) => ({ result, chance: of })).sort((x, y) => rank[y.result.fate] - rank[x.result.fate]);

/** A kind of result, in the order of the bar. `side` is the target's, `b`, when it suffers. */
export interface ShotCategory {
  readonly id: string;
  readonly side: 'b' | undefined;
  readonly words: string;
  readonly is: (result: ShotResult) => boolean;
}

const suffers = (id: string, words: string, is: (result: ShotResult) => boolean): ShotCategory => ({
  id: `b-${id}`,
  side: 'b',
  words,
  is,
});
const quiet = (id: string, words: string, is: (result: ShotResult) => boolean): ShotCategory => ({
  id,
  side: undefined,
  words,
  is,
});

const untouched: readonly ShotCategory[] = [
  quiet('none-stripped', 'protection lost', ({ event }) => event === 'stripped'),
  quiet('none', 'no effect', ({ fate, event }) => fate === 'unharmed' && event === undefined),
  quiet('none-dodged', 'slipped away', ({ event }) => event === 'dodged'),
  quiet('none-misfire', 'the gun fails', ({ event }) => event === 'misfire'),
];

/** Every result falls into exactly one of these. */
export const shotCategories: readonly ShotCategory[] = [
  suffers('destroyed', 'destroyed', ({ fate }) => fate === 'destroyed'),
  suffers('pushed-back', 'pushed back', ({ pushedBack }) => pushedBack),
  suffers('double', 'double demoralized', ({ fate, pushedBack }) => fate === 'double-demoralized' && !pushedBack),
  suffers('demoralized', 'demoralized', ({ fate }) => fate === 'demoralized'),
  suffers('marked', 'down a marker', ({ fate }) => fate === 'marked'),
  ...untouched,
];

/** The same for a square, whose units share what they suffer. */
export const squareCategories: readonly ShotCategory[] = [
  suffers('destroyed', 'destroyed', ({ fate }) => fate === 'destroyed'),
  suffers('double', 'two levels lost', ({ fate }) => fate === 'double-demoralized'),
  suffers('demoralized', 'one level lost', ({ fate }) => fate === 'demoralized'),
  ...untouched,
];

/** The same for a structure, which loses markers. */
export const structureCategories: readonly ShotCategory[] = [
  suffers('destroyed', 'destroyed', ({ fate }) => fate === 'destroyed'),
  suffers('double', 'two markers lost', ({ fate, lost }) => fate === 'marked' && lost === 2),
  suffers('demoralized', 'one marker lost', ({ fate, lost }) => fate === 'marked' && lost === 1),
  ...untouched,
];

export interface ShotCategoryChance {
  readonly category: ShotCategory;
  readonly chance: Fraction;
}

export const shotChance = (outcomes: readonly ShotOutcome[], described: (result: ShotResult) => boolean): Fraction =>
  sum(outcomes.filter(({ result }) => described(result)).map(({ chance }) => chance));

/** The categories that can come up, with their chances. */
export const byShotCategory = (outcomes: readonly ShotOutcome[], categories = shotCategories): ShotCategoryChance[] =>
  categories
    .map((category) => ({ category, chance: shotChance(outcomes, category.is) }))
    .filter(({ chance }) => chance.numerator > 0n);

/** `destroyed 20 %, demoralized 40 %, no effect 40 %` */
export const inWords = (chances: readonly ShotCategoryChance[]): string =>
  chances.map(({ category, chance }) => `${category.words} ${asPercent(chance)}`).join(', ');
