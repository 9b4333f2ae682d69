/** The engines for the calculators of the six-event battle game, loaded when needed. */
import { sixEventsCalculators } from '../../../../engine/six-events/calculators.ts';
import { enginesOf } from '../engine.ts';

export const engine = enginesOf(sixEventsCalculators);
