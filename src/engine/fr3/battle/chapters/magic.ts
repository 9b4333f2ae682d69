/** Magic and innate abilities: what they add to the battle. */

import { ambushKinds } from '../innate/ambushing.ts';
import { evadingKinds } from '../innate/evading.ts';
import { innateKinds } from '../innate/kinds.ts';
import { couldUse } from '../innate/use.ts';
import { breakingKinds } from '../magic/break-through.ts';
import { magicKinds, turnBegins } from '../magic/cast.ts';
import { conjureKinds } from '../magic/conjured.ts';
import { decoyKinds } from '../magic/decoy.ts';
import { eggsGrow } from '../magic/eggs.ts';
import { fadedRoll, fadeKinds } from '../magic/fade.ts';
import { anyGrenade, grenadeKinds } from '../magic/grenade.ts';
import { seenThrough } from '../magic/illusions.ts';
import { lulled } from '../magic/null-field.ts';
import { shieldKinds } from '../magic/shields.ts';
import { sacrificeKinds } from '../magic/spells/sacrifice.ts';
import { illusionKinds } from '../magic/upkeep.ts';
import { phasing } from '../units/pieces.ts';
import { type Chapter, changed, watch } from './chapter.ts';

export { ambushFirst } from '../innate/ambush.ts';
export { evadesFirst } from '../innate/fast-movement.ts';
export { dropped } from '../innate/levitating.ts';
export { struck } from '../innate/toughness.ts';
export { hasInnate, innatesOfTroop } from '../innate/who.ts';
export { castWorks } from '../magic/auction.ts';
export { afterAction, atStep, withDueChances } from '../magic/cast.ts';
export { illusionistOf, withCasters, withoutCaster } from '../magic/casters.ts';
export { cooksAtPost, refuseLeaving } from '../magic/cooks.ts';
export { attackOn, isDue, spared, unspared } from '../magic/decoy.ts';
export { fading, mayFade } from '../magic/fading.ts';
export { refuseIdle } from '../magic/hunt.ts';
export { dissipated, illusionsIn } from '../magic/illusions.ts';
export { afterRolls, intervened } from '../magic/intervention.ts';
export { isNulled, isNulledPerson } from '../magic/null-field.ts';
export { viewOf } from '../magic/view.ts';
export { guardedSide, guards } from '../magic/wards.ts';
export { worthWithMagic } from '../magic/worth.ts';
export { innateKinds, magicKinds };

export const kinds = {
  ...breakingKinds,
  ...sacrificeKinds,
  ...illusionKinds,
  ...shieldKinds,
  ...conjureKinds,
  ...decoyKinds,
  ...grenadeKinds,
  ...fadeKinds,
  ...magicKinds,
  ...innateKinds,
  ...evadingKinds,
  ...ambushKinds,
};

export const events: Chapter['events'] = {
  'fill-magic-pools': turnBegins,
  'faded-units-return': fadedRoll,
  'eggs-grow': eggsGrow,
};

export const opens: Chapter['opens'] = {
  // fr3.elementals.water-douse-fire: something burns, and the phasing side has an ability against it.
  missiles: (state) => anyGrenade(state) || (state.fires.length > 0 && couldUse(state, phasing(state))),
};

export const watches: Chapter['watches'] = {
  'null-field': watch((state) => changed(state, lulled(state))),
  'illusions-seen-through': watch(seenThrough),
};
