/** The calculators of Hordes of the Things, in the order of its bound. */
import type { Calculator } from '../kernel/calculator/procedure.ts';
import { pipOdds } from './pips/calculator.ts';
import { combat } from './supplement/calculator.ts';

export const hottCalculators: readonly Calculator[] = [pipOdds, combat];
