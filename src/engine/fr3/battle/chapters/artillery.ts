/** Artillery: what it adds to the battle. */
import { bombardKinds } from '../shooting/bombard.ts';

export { aimAtUnit } from '../../artillery/at-unit.ts';
export { hit } from '../../artillery/hit.ts';
export { refuseBombard } from '../shooting/bombard.ts';

export const kinds = { ...bombardKinds };
