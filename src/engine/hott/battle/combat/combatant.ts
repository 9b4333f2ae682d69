/** An element on the table, in the form that the combat chapters use. */
import { occupies, zoneOf } from '../../../kernel/geometry.ts';
import { baseWidth } from '../../data/scale.ts';
import { type Combatant, plainCombatant } from '../../supplement/combatant.ts';
import { hamperedSides, supporterOf } from '../elements/contacts.ts';
import { isAerial } from '../elements/find.ts';
import { isBarred } from '../outcome/recoil.ts';
import { goingOf, groundOf, inWater, isUphill } from '../terrain/ground.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

/**
 * hott.terrain.defending-bank, hott.terrain.defending-shore: whether the element is wholly on dry land, with water in front
 * closer than its own base depth and part of the opponent in it.
 */
export function defendsBank({ setup }: State, { base }: BattleElement, opponent: BattleElement): boolean {
  const { water } = groundOf(setup);
  if (water.length === 0 || water.some(({ polygon }) => occupies(base, polygon))) return false;
  if (!inWater(setup, opponent.base)) return false;
  const ahead = zoneOf(base, baseWidth, base.depth);
  return water.some(({ polygon }) => occupies(ahead, polygon) && occupies(opponent.base, polygon));
}

/** An element in close combat, with everything that affects its fight with this opponent. */
export function combatantOf(state: State, element: BattleElement, opponent: BattleElement): Combatant {
  const { setup } = state;
  return {
    ...plainCombatant,
    is: element.type,
    going: goingOf(setup, element),
    general: element.general,
    uphill: !isAerial(opponent) && isUphill(setup, element.base, opponent.base),
    bank: !isAerial(opponent) && defendsBank(state, element, opponent),
    support: supporterOf(state, element) !== undefined,
    flanked: hamperedSides(state, element, opponent.id).length,
    charged: element.did.charged.includes(opponent.id),
    barred: isBarred(state, element.id),
  };
}

/**
 * An element that shoots, that bespells, or that is a target. Only the element's type, the ground under it and its retreat
 * matter.
 */
export const distantCombatant = (state: State, element: BattleElement): Combatant => ({
  ...plainCombatant,
  is: element.type,
  general: element.general,
  going: goingOf(state.setup, element),
  barred: isBarred(state, element.id),
});

/** An element that storms the stronghold, with others aiding it (hott.strongholds.flat-going). */
export const stormer = (state: State, element: BattleElement, aids: readonly BattleElement[]): Combatant => ({
  ...plainCombatant,
  is: element.type,
  general: element.general,
  support: supporterOf(state, element) !== undefined,
  flanked: hamperedSides(state, element, '').length,
  charged: element.did.moved,
  barred: isBarred(state, element.id),
  aids: aids.length,
  groundAid: aids.some((each) => !isAerial(each)),
});

export const strongholdCombatant: Combatant = { ...plainCombatant, is: 'stronghold' };
