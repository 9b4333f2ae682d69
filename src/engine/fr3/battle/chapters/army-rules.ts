/** Rules of army lists: what they add to the battle. */
import { known } from '../../../kernel/chance.ts';
import { automatonKinds, automatonsStop, mayRepair } from '../army-rules/automatons.ts';
import { dragontoothKinds, unsown } from '../army-rules/dragonteeth.ts';
import { hereticDies } from '../army-rules/heretics.ts';
import { hostFalls } from '../army-rules/host.ts';
import { reputations } from '../army-rules/reputation.ts';
import { rolledFactors } from '../army-rules/rolled-factors.ts';
import { trooperKinds } from '../army-rules/troopers.ts';
import { wagonKinds } from '../army-rules/wagons.ts';
import { phasing } from '../units/pieces.ts';
import type { Chapter } from './chapter.ts';

export { isAutomaton, mayRepair, refuseIdle, worn } from '../army-rules/automatons.ts';
export { branded } from '../army-rules/heretics.ts';
export { blessedAtFirst } from '../army-rules/host.ts';
export { followersOf } from '../army-rules/melee.ts';
export { unpushed } from '../army-rules/wagons.ts';

export const kinds = { ...dragontoothKinds, ...wagonKinds, ...automatonKinds, ...trooperKinds };

export const events: Chapter['events'] = {
  'automatons-stop': automatonsStop,
  'roll-factors': rolledFactors,
  'roll-reputations': reputations,
};

export const opens: Chapter['opens'] = {
  rally: (state) => mayRepair(state, phasing(state)).length > 0,
  movement: (state) => unsown(state, phasing(state)).length > 0,
};

export const watches: Chapter['watches'] = {
  'host-falls': hostFalls,
  'heretic-dies'(from) {
    const died = hereticDies(from);
    return died && known(died);
  },
};
