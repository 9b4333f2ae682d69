/** The calculators of the six-event battle game, in the order of its turn. */
import type { Calculator } from '../kernel/calculator/procedure.ts';
import { initiative } from './initiative/calculator.ts';

export const sixEventsCalculators: readonly Calculator[] = [initiative];
