/** The engine for the page of this calculator, loaded when needed. */
import { nerve } from '../../../../engine/fr3/nerve/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(nerve);
