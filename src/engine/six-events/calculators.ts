/** The calculators of the six-event battle game, in the order of its turn. */
import type { Calculator } from '../kernel/calculator/procedure.ts';
import { challenges } from './challenges/calculator.ts';
import { initiative } from './initiative/calculator.ts';
import { melee } from './melee/calculator.ts';
import { morale } from './morale/calculator.ts';
import { ranged } from './ranged/calculator.ts';

export const sixEventsCalculators: readonly Calculator[] = [initiative, challenges, ranged, melee, morale];
