/** Omens, the words of seers, and scouting: what they add to the battle. */
import { fortuneKinds } from '../fortune.ts';
import { scoutingKinds } from '../pre-game/scouting.ts';
import { seerKinds } from '../pre-game/seers.ts';
import { victoryKeyKinds } from '../victory-key.ts';

export { portentsAtFirst, recast, watched } from '../fortune.ts';
export { comesBefore, goesBefore } from '../pre-game/scouting.ts';
export { sayingTitle } from '../pre-game/seers.ts';
export { anotherPhase } from '../victory-key.ts';

export const kinds = { ...fortuneKinds, ...victoryKeyKinds, ...seerKinds, ...scoutingKinds };
