/** Magic and innate abilities: what they add to the battle. */
import { ambushKinds } from '../innate/ambushing.ts';
import { evadingKinds } from '../innate/evading.ts';
import { innateKinds } from '../innate/kinds.ts';
import { breakingKinds } from '../magic/break-through.ts';
import { magicKinds } from '../magic/cast.ts';
import { conjureKinds } from '../magic/conjured.ts';
import { decoyKinds } from '../magic/decoy.ts';
import { fadeKinds } from '../magic/fade.ts';
import { grenadeKinds } from '../magic/grenade.ts';
import { shieldKinds } from '../magic/shields.ts';
import { sacrificeKinds } from '../magic/spells/sacrifice.ts';
import { illusionKinds } from '../magic/upkeep.ts';

export { ambushFirst } from '../innate/ambush.ts';
export { evadesFirst } from '../innate/fast-movement.ts';
export { dropped } from '../innate/levitating.ts';
export { struck } from '../innate/toughness.ts';
export { couldUse } from '../innate/use.ts';
export { hasInnate, innatesOfTroop } from '../innate/who.ts';
export { castWorks } from '../magic/auction.ts';
export { afterAction, atStep, turnBegins, withDueChances } from '../magic/cast.ts';
export { illusionistOf, withCasters, withoutCaster } from '../magic/casters.ts';
export { cooksAtPost, refuseLeaving } from '../magic/cooks.ts';
export { attackOn, isDue, spared, unspared } from '../magic/decoy.ts';
export { eggsGrow } from '../magic/eggs.ts';
export { fadedRoll } from '../magic/fade.ts';
export { fading, mayFade } from '../magic/fading.ts';
export { anyGrenade } from '../magic/grenade.ts';
export { refuseIdle } from '../magic/hunt.ts';
export { dissipated, illusionsIn, seenThrough } from '../magic/illusions.ts';
export { afterRolls, intervened } from '../magic/intervention.ts';
export { isNulled, isNulledPerson, lulled } from '../magic/null-field.ts';
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
