/** The engines behind the calculators of Hordes of the Things: loaded when somebody asks one of them something. */
import { hottCalculators } from '../../../../engine/hott/calculators.ts';
import { enginesOf } from '../engine.ts';

export const engine = enginesOf(hottCalculators);
