/** Registers magic and innate abilities with the battle. */

import { report } from '../events.ts';
import { innateKinds } from '../innate/ability-actions.ts';
import { ambushFirst } from '../innate/ambush.ts';
import { ambushKinds } from '../innate/ambushing.ts';
import { evadingKinds } from '../innate/evading.ts';
import { evadesFirst } from '../innate/fast-movement.ts';
import { dropLevitating } from '../innate/levitating.ts';
import { withstandHit } from '../innate/toughness.ts';
import { couldUse } from '../innate/use.ts';
import { hasInnate, innatesOfTroop } from '../innate/who.ts';
import { afterAction, performWithMagic } from '../magic/around-actions.ts';
import { onlyBid } from '../magic/bids.ts';
import { breakingKinds } from '../magic/break-through.ts';
import { chancesAtStep, magicKinds, turnBegins, withDueChances } from '../magic/cast.ts';
import { illusionistOf, withCasters, withoutCaster } from '../magic/casters.ts';
import { conjureKinds } from '../magic/conjured.ts';
import { cooksAtPost, refuseLeaving } from '../magic/cooks.ts';
import { attackOn, decoyKinds } from '../magic/decoy.ts';
import { eggsGrow } from '../magic/eggs.ts';
import { fadedRoll, fadeKinds } from '../magic/fade.ts';
import { mayFade, noteFading } from '../magic/fading.ts';
import { anyGrenade, grenadeKinds } from '../magic/grenade.ts';
import { refuseIdle } from '../magic/hunt.ts';
import { dissipate, illusionsIn, seeThroughIllusions } from '../magic/illusions.ts';
import { endIntervention } from '../magic/intervention.ts';
import { isNulled, isNulledPerson, lullNearNulls } from '../magic/null-field.ts';
import { shieldKinds } from '../magic/shields.ts';
import { sacrificeKinds } from '../magic/spells/sacrifice.ts';
import { illusionKinds } from '../magic/upkeep.ts';
import { viewOf } from '../magic/view.ts';
import { guardedSide, guardsUnit } from '../magic/wards.ts';
import { worthWithMagic } from '../magic/worth.ts';
import { askedByStep } from '../sequence.ts';
import { phasing, troopOf } from '../units/pieces.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { type Chapter, changed, watch } from './chapter.ts';

export const actionKinds = {
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
  // fr3.elementals.water-douse-fire: a fire is burning, and the phasing side may be able to put it out.
  missiles: (state) => anyGrenade(state) || (state.fires.length > 0 && couldUse(state, phasing(state))),
};

export const watches: Chapter['watches'] = {
  'null-field': watch((state) => changed(state, lullNearNulls(state))),
  'illusions-seen-through': watch(seeThroughIllusions),
  'chances-to-cast': watch((state) =>
    state.asks.length > 0 || state.stage !== 'fighting'
      ? null
      : changed(state, report(withDueChances(state, askedByStep(state)))),
  ),
};

/** fr3.innate.hide-conditions: records which units moved or fought in the turn's first phase. */
const stirring = (state: State): State => ({
  ...state,
  magic: {
    ...state.magic,
    stirred: [
      ...state.magic.stirred,
      ...state.units.flatMap(({ id, did }) => (did.moved || did.fired || did.bombarded || did.fought ? [id] : [])),
    ],
  },
});

export const points: Chapter['points'] = {
  newUnit: ({ setup }, unit, { illusion }) => (illusion ? { ...unit, illusion: illusionistOf(setup, unit.side) } : unit),
  newSheet: ({ setup }, sheet, first) => withCasters(sheet, setup, first),
  fightingBegins: cooksAtPost,
  onlyBid,
  forbids: (state, action, { what }, then) =>
    what === 'movement'
      ? refuseIdle(state, action, () => {
          const result = then();
          return result.kind === 'known' ? result.value.state : null;
        })
      : null,
  answeredFirst: attackOn,
  carriedOut: performWithMagic,
  afterAction,
  freshPhase: (state) => (sideIds.some((side) => hasInnate(state, side)) ? stirring(state) : state),
  phaseBegins: (state, before) => dropLevitating(before, report(state)),
  stepBegun: chancesAtStep,
  view: viewOf,
  refuseTravel: refuseLeaving,
  ambushed: ambushFirst,
  unlessEvaded: evadesFirst,
  inMelee: guardedSide,
  underFire: (state, unit) => (guardsUnit(state, unit, 'protection-wizard') ? { wizardWard: true } : {}),
  shooting: (state, unit) => (innatesOfTroop(troopOf(state, unit)).includes('set-fire') ? { setFire: true } : {}),
  nerve: (state, unit) => ({
    ...(guardsUnit(state, unit, 'protection-wizard') ? { wizardWard: true } : {}),
    ...(isNulled(state, unit.base) ? { nullField: true } : {}),
  }),
  isNulled,
  isNulledPerson,
  worth: (state, side, plain) => worthWithMagic(plain)(state, side),
  unlessTough: withstandHit,
  notedAsLost: (state, noted, unit) => (mayFade(state, unit) ? noteFading(noted, state, unit) : null),
  characterKilled: withoutCaster,
  rolledFor: endIntervention,
  fought: (state, before, one, other) =>
    dissipate(state, other === null ? [one] : illusionsIn(before, one, other), 'fr3.illusions.dissipate-after-melee'),
};
