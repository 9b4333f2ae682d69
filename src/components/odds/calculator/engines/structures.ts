/** The engine behind the page of this calculator: loaded when somebody asks it something. */
import { structuresCalculator } from '../../../../engine/fr3/structures/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(structuresCalculator);
