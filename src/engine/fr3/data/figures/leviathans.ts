import { design } from './design.ts';
import { structures } from './structures.ts';

/** Numbers from the leviathans chapter, by size. The row of the 1x1 leviathan is in units.ts. */
export const leviathans = {
  /** fr3.leviathans.1x2 */
  cost: { '1x2': 150 },
  /** fr3.leviathans.1x2: inches. */
  move: { open: 7, difficult: 4 },
  /** fr3.leviathans.1x2 */
  combatFactor: { '1x2': 12 },
  /** fr3.leviathans.1x2 */
  rally: { '1x2': 6 },
  /** fr3.leviathans.1x2: a 1x1 leviathan has no charge bonus. */
  charge: { '1x2': 2 },
  /** fr3.leviathans.extra-markers */
  extraMarkers: { '1x1': 1, '1x2': 2 },
  /** fr3.leviathans.fanatics: added to the fanatics' roll. */
  fanatics: { '1x1': -1, '1x2': -2 },
  /** fr3.leviathans.musket-rifle: added to the missile roll of muskets and rifles, the same as hard cover −1. */
  heavyCover: structures.hardCover.one,
  /** fr3.leviathans.artillery: added to the to-hit roll. */
  artilleryToHit: { '1x1': 1, '1x2': 2 },
  /** fr3.leviathans.artillery: added to the damage roll. */
  artilleryDamage: { '1x1': -1, '1x2': -2 },
  /** fr3.leviathans.magic-cost: extra points from the caster's personal pool. */
  magicCost: { '1x1': 1, '1x2': 2 },
  /** fr3.leviathans.innate-magic: added to its own rally roll. */
  innateTarget: { '1x1': 1, '1x2': 2 },
  /** fr3.leviathans.innate-magic: added to the rally roll of the unit that uses innate magic on it. */
  innateInitiator: { '1x1': -1, '1x2': -2 },
  /** fr3.leviathans.magic-protection: magic points a turn for a protection device. */
  protection: { '1x1': 1, '1x2': 2 },
  /** fr3.leviathans.trap-clearing */
  trapClearing: { '1x1': 1, '1x2': 2 },
  /** fr3.leviathans.land-breathing: points for air or water breathing. */
  breathingCost: { '1x1': 10, '1x2': 20 },
  /** fr3.leviathans.fly-swim-movement, fr3.leviathans.drag: the share of the full movement. */
  minimumMove: 0.5,
  /** fr3.leviathans.drag: the share of the full movement. */
  drag: 0.5,
  /** fr3.leviathans.landed-melee: added to the CF of a landed flier or swimmer. */
  landed: -4,
  /** fr3.leviathans.abilities: points for the one ability it may buy. */
  abilityCost: {
    grapple: design.grapple,
    setFire: design.innateAbility,
    freeze: design.innateAbility,
    bowfire: design.bowfire,
    longbow: design.longbowFire,
    lightArtillery: design.lightArtillery,
    heavyArtillery: design.heavyArtillery,
  },
} as const;
