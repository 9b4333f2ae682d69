/** The engine behind the page of this calculator: loaded when somebody asks it something. */
import { meleeCalculator } from '../../../../engine/fr3/melee/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(meleeCalculator);
