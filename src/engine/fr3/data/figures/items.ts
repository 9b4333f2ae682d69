import { levels } from './levels.ts';

/**
 * Numbers from the items chapter, except prices, which are in `items.ts`. The export is called `unitItems` because prose refers
 * to the entries themselves as `items`.
 */
export const unitItems = {
  /** fr3.items.grapple-effect: added to the grappled unit's melee roll, instead of a trap's modifier. */
  grappled: -2,
  /** fr3.items.grapple-multiple: added to the escape roll, for each grappler beyond the first. */
  grappleEscapeEachFurther: -1,
  /** fr3.items.grapple-structure-effect: added to the combat factor of a grappled BB. */
  grappledStructure: -2,
  /** fr3.items.grapple-structure-repulse: demoralization markers for a repulsed grappler. */
  grappleRepulsedMarkers: 1,
  /** fr3.items.shieldwall-melee: added to the melee roll of its enemy. */
  shieldwallEnemy: -1,
  /** fr3.items.heavy-armor-movement: inches off both rates of handweapons and spears. */
  heavyArmorFoot: 0.5,
  /** fr3.items.heavy-armor-movement: inches off both rates of knights. */
  heavyArmorKnights: 1,
  /** fr3.items.mine-effect: inches from any edge of the carrier. */
  mineRange: 5,
  /** fr3.items.mine-effect: levels above or below. */
  mineLevels: 1,
  /** fr3.items.water-air-breathing: the level that each makes available. */
  airBreathingLevel: levels.surface,
  waterBreathingLevel: levels.seaBottom,
  /** fr3.items.barges: inches over water. */
  bargeMove: 4,
  /** fr3.items.terrifying-mounts: added to the combat factor. */
  terrifyingMountsCombatFactor: 1,
  /** fr3.items.terrifying-mounts: added to the charge bonus. */
  terrifyingMountsCharge: 2,
  /** fr3.items.barbarian */
  barbarianMelee: 1,
  barbarianRally: 1,
  /** fr3.items.napoleonic-speed: inches, unattached. */
  napoleonicHeavyMove: 4,
  napoleonicLightMove: 6,
  /** fr3.items.napoleonic-fire */
  napoleonicToHit: 1,
  napoleonicDamage: 1,
  /** fr3.items.napoleonic-when-charged */
  napoleonicWhenCharged: 4,
  /** fr3.items.protective-spirit-magic: personal points added to a hostile spell's price. */
  protectiveSpiritSurcharge: 1,
} as const;
