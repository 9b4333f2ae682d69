/** The engines for the calculators of Hordes of the Things, loaded when needed. */
import { hottCalculators } from '../../../../engine/hott/calculators.ts';
import { enginesOf } from '../engine.ts';

export const engine = enginesOf(hottCalculators);
