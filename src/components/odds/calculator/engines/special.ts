/** The engine behind the page of this calculator: loaded when somebody asks it something. */
import { special } from '../../../../engine/fr3/special/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(special);
