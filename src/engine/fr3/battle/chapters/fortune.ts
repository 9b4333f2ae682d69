/** Omens and the words of seers: what they add to the battle. */
import { fortuneKinds } from '../fortune.ts';
import { victoryKeyKinds } from '../victory-key.ts';

export { portentsAtFirst, recast, watched } from '../fortune.ts';
export { anotherPhase } from '../victory-key.ts';

export const kinds = { ...fortuneKinds, ...victoryKeyKinds };
