/** The engines for the calculators of Three Realms, loaded when needed. */
import { threeRealmsCalculators } from '../../../../engine/three-realms/calculators.ts';
import { enginesOf } from '../engine.ts';

export const engine = enginesOf(threeRealmsCalculators);
