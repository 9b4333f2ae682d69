/** Every result of a shot with its chance. Shared by missiles and artillery. */
import type { Chance } from '../../kernel/chance.ts';
import { type Fraction, sum } from '../../kernel/fraction.ts';
import { odds } from '../../kernel/odds.ts';
import type { Fate } from '../demoralization.ts';
import type { ShotResult } from './result.ts';

export interface ShotOutcome {
  readonly result: ShotResult;
  readonly chance: Fraction;
}

const rank: Record<Fate, number> = { unharmed: 0, marked: 1, demoralized: 2, 'double-demoralized': 3, captured: 4, destroyed: 5 };

/** Every possible result, the worst for the target first. */
export const shotOutcomes = (chance: Chance<ShotResult>): ShotOutcome[] =>
  [...odds(chance)].map(([result, of]) => ({ result, chance: of })).sort((x, y) => rank[y.result.fate] - rank[x.result.fate]);

/** The total chance of the results that match. */
export const shotChance = (outcomes: readonly ShotOutcome[], described: (result: ShotResult) => boolean): Fraction =>
  sum(outcomes.filter(({ result }) => described(result)).map(({ chance }) => chance));
