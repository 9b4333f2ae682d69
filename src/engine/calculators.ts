/**
 * Calculators of rolls by system, for which the site has one page in common: `/<system>/odds/<calculator>/`. Those of
 * Fantasy Rules! have pages of their own.
 */

import { hottCalculators } from './hott/calculators.ts';
import type { Calculator } from './kernel/calculator/procedure.ts';
import { sixEventsCalculators } from './six-events/calculators.ts';
import { threeRealmsCalculators } from './three-realms/calculators.ts';

export const rollCalculators: Readonly<Record<string, readonly Calculator[]>> = {
  hott: hottCalculators,
  'six-events': sixEventsCalculators,
  'three-realms': threeRealmsCalculators,
};
