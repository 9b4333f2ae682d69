/** Omens, the words of seers, and scouting: what they add to the battle. */
import { fortuneKinds } from '../pre-game/omens.ts';
import { scoutingKinds } from '../pre-game/scouting.ts';
import { seerKinds } from '../pre-game/seers.ts';
import { victoryKeyKinds } from '../pre-game/victory-key.ts';

export { portentsAtFirst, recast, watched } from '../pre-game/omens.ts';
export { comesBefore, goesBefore } from '../pre-game/scouting.ts';
export { sayingTitle } from '../pre-game/seers.ts';
export { anotherPhase } from '../pre-game/victory-key.ts';

export const kinds = { ...fortuneKinds, ...victoryKeyKinds, ...seerKinds, ...scoutingKinds };
