/** Rules of army lists: what they add to the battle. */
import { automatonKinds } from '../lists/automatons.ts';
import { dragontoothKinds } from '../lists/dragonteeth.ts';
import { trooperKinds } from '../lists/troopers.ts';
import { wagonKinds } from '../lists/wagons.ts';

export { automatonsStop, isAutomaton, mayRepair, refuseIdle, refuseMachine, worn } from '../lists/automatons.ts';
export { unsown } from '../lists/dragonteeth.ts';
export { branded, hereticDies } from '../lists/heretics.ts';
export { blessedAtFirst, hostFalls } from '../lists/host.ts';
export { addedByList } from '../lists/melee.ts';
export { unpushed } from '../lists/wagons.ts';
export { reputations } from '../reputation.ts';
export { rolledFactors } from '../rolled-factors.ts';

export const kinds = { ...dragontoothKinds, ...wagonKinds, ...automatonKinds, ...trooperKinds };
