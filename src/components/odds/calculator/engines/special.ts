/** The engine for the page of this calculator, loaded when needed. */
import { special } from '../../../../engine/fr3/special/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(special);
