/** Stranger troops, traps and parasitics, spirits, transports, fires: what they add to the battle. */
import { known } from '../../../kernel/chance.ts';
import { certain } from '../events.ts';
import { layKinds, mayLay, mayShed, shedKinds } from '../nuisances.ts';
import { championKinds, ghostFights, haunted } from '../otherworld/ethereals.ts';
import { phasing } from '../state.ts';
import { growKinds } from '../strange/blobs.ts';
import { contraptionKinds } from '../strange/contraptions.ts';
import { eggKinds, lifeCycles, unlaidEggs } from '../strange/cyclics.ts';
import { firePhase, firesFight, firesFollow, quenched } from '../strange/fires.ts';
import { gazeKinds } from '../strange/gaze.ts';
import { grappleKinds, grapples, grapplesAgain } from '../strange/grapple.ts';
import { anyMine, mineKinds } from '../strange/mines.ts';
import { offeringKinds } from '../strange/offerings.ts';
import { purges } from '../strange/poison.ts';
import { closedUp } from '../strange/shieldwall.ts';
import { rideKinds, takenTransport } from '../strange/transports.ts';
import { type Chapter, watch } from './chapter.ts';

export { preparedBy } from '../nuisances.ts';
export { fedBy } from '../strange/blobs.ts';
export { poisonedBy } from '../strange/poison.ts';
export {
  asCarried,
  leavesWagons,
  rateAboard,
  refuseShore,
  rideAtFirst,
  ridesAsInfantry,
} from '../strange/transports.ts';

export const kinds = {
  ...grappleKinds,
  ...mineKinds,
  ...growKinds,
  ...contraptionKinds,
  ...gazeKinds,
  ...offeringKinds,
  ...rideKinds,
  ...eggKinds,
  ...layKinds,
  ...shedKinds,
  ...championKinds,
};

export const events: Chapter['events'] = {
  'fires-burn': firePhase,
  'life-cycles': (state) => known(lifeCycles(state)),
  grapples,
  'grapple-again': grapplesAgain,
  'close-shieldwalls': (state) => certain(closedUp(state)),
  'quench-fires': (state) => known(quenched(state)),
  'fires-fight': firesFight,
  'ghosts-fight': ghostFights,
};

export const opens: Chapter['opens'] = {
  missiles: anyMine,
  arrivals: mayLay,
  clearing: (state) => mayShed(state).length > 0,
  movement: (state) => unlaidEggs(state, phasing(state)).length > 0,
};

export const watches: Chapter['watches'] = {
  'transports-taken': watch(takenTransport),
  'fires-follow': watch((state) => (state.fires.length > 0 ? firesFollow(state) : null)),
  'poison-purged': watch(purges),
  haunting: watch(haunted),
};
