/** The engine for the page of this calculator, loaded when needed. */
import { structuresCalculator } from '../../../../engine/fr3/structures/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(structuresCalculator);
