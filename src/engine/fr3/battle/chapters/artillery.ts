/** Artillery: what it adds to the battle. */
import { bombardKinds } from '../shooting/bombard.ts';

export { aimOf } from '../../artillery/aim.ts';
export { artillery } from '../../artillery/artillery.ts';
export { refuseBombard } from '../shooting/bombard.ts';

export const kinds = { ...bombardKinds };
