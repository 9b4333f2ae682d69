/** The engines behind the calculators of the six-event battle game: loaded when somebody asks one of them something. */
import { sixEventsCalculators } from '../../../../engine/six-events/calculators.ts';
import { enginesOf } from '../engine.ts';

export const engine = enginesOf(sixEventsCalculators);
