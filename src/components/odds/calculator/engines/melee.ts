/** The engine for the page of this calculator, loaded when needed. */
import { meleeCalculator } from '../../../../engine/fr3/melee/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(meleeCalculator);
