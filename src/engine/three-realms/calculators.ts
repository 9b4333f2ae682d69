/** The calculators of Three Realms, in the order of its turn. */
import type { Calculator } from '../kernel/calculator/procedure.ts';
import { drive } from './drive/calculator.ts';
import { melee } from './melee/calculator.ts';
import { shooting } from './shooting/calculator.ts';
import { templates } from './templates/calculator.ts';
import { terrain } from './terrain/calculator.ts';

export const threeRealmsCalculators: readonly Calculator[] = [terrain, shooting, templates, melee, drive];
