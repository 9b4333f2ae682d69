/** The engine behind the page of this calculator: loaded when somebody asks it something. */
import { nerve } from '../../../../engine/fr3/nerve/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(nerve);
