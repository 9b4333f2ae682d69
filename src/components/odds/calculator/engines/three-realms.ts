/** The engines behind the calculators of Three Realms: loaded when somebody asks one of them something. */
import { threeRealmsCalculators } from '../../../../engine/three-realms/calculators.ts';
import { enginesOf } from '../engine.ts';

export const engine = enginesOf(threeRealmsCalculators);
