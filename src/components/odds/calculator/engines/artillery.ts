/** The engine behind the page of this calculator: loaded when somebody asks it something. */
import { artilleryCalculator } from '../../../../engine/fr3/artillery/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(artilleryCalculator);
