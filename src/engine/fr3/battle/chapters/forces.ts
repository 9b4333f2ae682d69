/** What is thrown for as a turn starts: flanking and rear forces, and the order of its phases. What they add to the battle. */
import { forceKinds } from '../deployment/forces.ts';

export { forcesArrive } from '../deployment/forces.ts';
export { orderDrawn } from '../initiative.ts';

export const kinds = { ...forceKinds };
