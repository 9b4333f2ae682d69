/** Leviathans: what they add to the battle. */
import { leviathanKinds } from '../strange/leviathans-aloft.ts';

export { crushed, friendsFight, leviathansSwing, quarrels } from '../strange/leviathans.ts';
export { leviathansDrag, leviathansGlide } from '../strange/leviathans-aloft.ts';

export const kinds = { ...leviathanKinds };
