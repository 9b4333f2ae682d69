/** Flanking and rear forces: what they add to the battle. */
import { forceKinds } from '../deployment/forces.ts';

export { forcesArrive } from '../deployment/forces.ts';

export const kinds = { ...forceKinds };
