/** The engine for the page of this calculator, loaded when needed. */
import { artilleryCalculator } from '../../../../engine/fr3/artillery/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(artilleryCalculator);
