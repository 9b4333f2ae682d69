/** Which units have a charge bonus, and how large it is. */
import { unitItems } from '../data/figures/items.ts';
import { levels as levelFigures } from '../data/figures/levels.ts';
import type { View } from './combatant.ts';

const triggers = ['heavy-cavalry', 'knights'];
const counterchargers = ['heavy-cavalry', 'knights', 'heavy-chariots'];

/** fr3.melee.countercharge, with its conditions on morale, level and arc. */
export function countercharges({ me, foe, wasCharged, first }: View): boolean {
  return (
    first &&
    wasCharged &&
    counterchargers.includes(me.unit.id) &&
    triggers.includes(foe.unit.id) &&
    me.is.state === 0 &&
    !foe.is.joined &&
    me.is.level === foe.is.level &&
    !me.is.outsideArc
  );
}

/** Units that ignore works: fr3.fortifications.ignored-by. */
export const ignoresWorks = ({ me }: View): boolean => me.spirit || me.unit.id === 'swarms';

/** Whether the opponent is in a fortification that helps it against this unit. */
export const facesFortification = (seen: View): boolean => seen.foe.is.fortification && !ignoresWorks(seen);

/** Whether this unit charged from the front through the foe's stakes, on or above the surface. */
export const chargedIntoStakes = ({ me, foe, charged, first }: View): boolean =>
  charged && first && foe.is.stakes && !foe.is.outsideArc && (me.is.level === 'surface' || me.flier);

/** Whether the unit can have any charge bonus at all (fr3.melee.charge-bonus and its exclusions). */
export function mayUseChargeBonus(seen: View): boolean {
  if (!seen.first) return false;
  if (countercharges(seen)) return !facesFortification(seen);
  return seen.charged && !seen.me.is.joined && !chargedIntoStakes(seen) && !facesFortification(seen);
}

/** Whether a swimmer or burrower comes up under a surface unit (fr3.levels.surprise-bonus). */
export const surprises = ({ me, foe, charged }: View): boolean =>
  charged && (me.is.level === 'swimming' || me.is.level === 'burrowing') && !me.flier && foe.is.level === 'surface';

/**
 * The type's charge bonus, including its mounts. If the unit charges with lances that strike like artillery, the lances replace
 * its bonus (fr3.armies.dark-elves-magic-lances, fr3.armies.chinese-flame-lances).
 */
export const typeChargeBonus = ({ me, charged }: View): number =>
  charged && me.is.lances !== 'no' ? 0 : me.chargeBonus + (me.is.mounts ? unitItems.terrifyingMountsCharge : 0);

/** The total charge bonus in this melee; 0 if none applies. */
export const chargeBonus = (seen: View): number =>
  mayUseChargeBonus(seen) ? typeChargeBonus(seen) + (surprises(seen) ? levelFigures.surprise : 0) : 0;
