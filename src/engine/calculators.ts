/** The calculators of each system that share one page component: `/<system>/odds/<calculator>/`. */
import { artilleryCalculator } from './fr3/artillery/calculator.ts';
import { characters } from './fr3/character-combat/calculator.ts';
import { meleeCalculator } from './fr3/melee/calculator.ts';
import { missileCalculator } from './fr3/missile-fire/calculator.ts';
import { nerve } from './fr3/nerve/calculator.ts';
import { special } from './fr3/special/calculator.ts';
import { structuresCalculator } from './fr3/structures/calculator.ts';
import { hottCalculators } from './hott/calculators.ts';
import type { Calculator } from './kernel/calculator/procedure.ts';
import { sixEventsCalculators } from './six-events/calculators.ts';
import { threeRealmsCalculators } from './three-realms/calculators.ts';

export const calculators: Readonly<Record<string, readonly Calculator[]>> = {
  fr3: [meleeCalculator, nerve, missileCalculator, artilleryCalculator, structuresCalculator, characters, special],
  hott: hottCalculators,
  'six-events': sixEventsCalculators,
  'three-realms': threeRealmsCalculators,
};
