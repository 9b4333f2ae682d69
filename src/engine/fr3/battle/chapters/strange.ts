/** Stranger troops, traps and parasitics, spirits, transports, fires: what they add to the battle. */
import { layKinds, shedKinds } from '../nuisances.ts';
import { championKinds } from '../otherworld/ethereals.ts';
import { growKinds } from '../strange/blobs.ts';
import { contraptionKinds } from '../strange/contraptions.ts';
import { eggKinds } from '../strange/cyclics.ts';
import { gazeKinds } from '../strange/gaze.ts';
import { grappleKinds } from '../strange/grapple.ts';
import { mineKinds } from '../strange/mines.ts';
import { offeringKinds } from '../strange/offerings.ts';
import { rideKinds } from '../strange/transports.ts';

export { mayLay, mayShed, preparedBy } from '../nuisances.ts';
export { ghostFights, haunted } from '../otherworld/ethereals.ts';
export { fedBy } from '../strange/blobs.ts';
export { lifeCycles, unlaidEggs } from '../strange/cyclics.ts';
export { firePhase, firesFight, firesFollow, quenched } from '../strange/fires.ts';
export { grapples, grapplesAgain } from '../strange/grapple.ts';
export { anyMine } from '../strange/mines.ts';
export { poisonedBy, purges } from '../strange/poison.ts';
export { closedUp } from '../strange/shieldwall.ts';
export {
  asCarried,
  leavesWagons,
  rateAboard,
  refuseShore,
  rideAtFirst,
  ridesAsInfantry,
  takenTransport,
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
