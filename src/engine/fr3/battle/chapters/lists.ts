/** Rules of army lists: what they add to the battle. */
import { known } from '../../../kernel/chance.ts';
import { automatonKinds, automatonsStop, mayRepair } from '../lists/automatons.ts';
import { dragontoothKinds, unsown } from '../lists/dragonteeth.ts';
import { hereticDies } from '../lists/heretics.ts';
import { hostFalls } from '../lists/host.ts';
import { trooperKinds } from '../lists/troopers.ts';
import { wagonKinds } from '../lists/wagons.ts';
import { reputations } from '../reputation.ts';
import { rolledFactors } from '../rolled-factors.ts';
import { phasing } from '../state.ts';
import type { Chapter } from './chapter.ts';

export { isAutomaton, mayRepair, refuseIdle, refuseMachine, worn } from '../lists/automatons.ts';
export { branded } from '../lists/heretics.ts';
export { blessedAtFirst } from '../lists/host.ts';
export { followersOf } from '../lists/melee.ts';
export { unpushed } from '../lists/wagons.ts';

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
