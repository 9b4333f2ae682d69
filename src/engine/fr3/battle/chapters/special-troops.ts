/** Registers special troops, traps and parasitics, spirits, transports and fires with the battle. */
import { known } from '../../../kernel/chance.ts';
import { certain } from '../events.ts';
import { growBlob, growKinds } from '../special-troops/blobs.ts';
import { contraptionKinds } from '../special-troops/contraptions.ts';
import { eggKinds, lifeCycles, unlaidEggs } from '../special-troops/cyclics.ts';
import { firePhaseDue, firesFight, firesFollow, quenchFires } from '../special-troops/fires.ts';
import { gazeKinds } from '../special-troops/gaze.ts';
import { grappleKinds, grapples, grapplesAgain } from '../special-troops/grapple.ts';
import { anyMine, mineKinds } from '../special-troops/mines.ts';
import { offeringKinds } from '../special-troops/offerings.ts';
import { poisonWounded, purgePoison } from '../special-troops/poison.ts';
import { closeShieldwalls } from '../special-troops/shieldwall.ts';
import {
  combatantAboard,
  leavesWagons,
  rateAboard,
  refuseShore,
  rideAtFirst,
  rideKinds,
  ridesAsInfantry,
  takenTransport,
} from '../special-troops/transports.ts';
import { championKinds, ghostFights, rollForHaunted } from '../spirits/ethereals.ts';
import { layKinds, mayLay, mayShed, shedKinds, springPreparedTrap } from '../spirits/traps-and-parasitics.ts';
import { phasing, troopOf } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import { type Chapter, watch } from './chapter.ts';

export const actionKinds = {
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
  'life-cycles': (state) => known(lifeCycles(state)),
  grapples,
  'grapple-again': grapplesAgain,
  'close-shieldwalls': (state) => certain(closeShieldwalls(state)),
  'quench-fires': (state) => known(quenchFires(state)),
  'fires-fight': firesFight,
  'ghosts-fight': ghostFights,
};

export const onward: Chapter['onward'] = { 'fires-burn': ({ state }) => firePhaseDue(state) };

export const opens: Chapter['opens'] = {
  missiles: anyMine,
  arrivals: mayLay,
  clearing: (state) => mayShed(state).length > 0,
  movement: (state) => unlaidEggs(state, phasing(state)).length > 0,
};

export const watches: Chapter['watches'] = {
  'transports-taken': watch(takenTransport),
  'fires-follow': watch((state) => (state.fires.length > 0 ? firesFollow(state) : null)),
  'poison-purged': watch(purgePoison),
  haunting: watch(rollForHaunted),
};

export const points: Chapter['points'] = {
  rideAtFirst: (_, terrain, troop, base) => rideAtFirst(terrain, troop, base),
  rate: (state, rate, unit) => rateAboard(state, unit, rate),
  refuseShore,
  combatant: (state, combatant, unit) => combatantAboard(state, unit, combatant, troopOf(state, unit)),
  givesNoSupport: (state, unit) => ridesAsInfantry(state, unit, rowOf(state, unit).group),
  contact: springPreparedTrap,
  pushedBack: leavesWagons,
  wounded: (state, before, by, id) => poisonWounded(before, state, by, id),
  destroyedInMelee: growBlob,
};
