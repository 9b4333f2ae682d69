import { basics } from './basics.ts';

const wallMarkers = { one: 4, two: 6, three: 8 } as const;

/** Numbers from the structures chapter. The materials chart is in `../materials.ts`. */
export const structures = {
  /** fr3.structures.movement: how many BBs a unit enters in its movement step, by its difficult terrain rate at 15 mm scale. */
  move: { slow: 1, fast: 2, fastFrom: 3 },
  /** fr3.structures.melee-vs-bb-results: damage markers for winning, and for doubling the BB's total. */
  meleeDamage: { win: 1, double: 2 },
  /** fr3.structures.artillery-vs-bb: damage markers by modified artillery damage roll (`artillery.damageDemoralized` …). */
  artilleryDamage: { demoralized: 1, destroyed: basics.extraMarkerKill.levels },
  /** fr3.structures.kill-result: markers lost, and how many of them are permanent if extra markers remain. */
  kill: { markers: basics.extraMarkerKill.levels, permanent: basics.extraMarkerKill.permanent },
  /** fr3.structures.engineer-repair: the rally number before the engineer's bonus, and the markers that a success removes. */
  repair: { rally: 6, markers: basics.repairCap },
  /** fr3.structures.city-when-charged: added to the melee roll of a unit that charges a unit in a city BB. */
  cityWhenCharged: -2,
  /** fr3.structures.city-damage-markers: without those of the material. */
  cityMarkers: 3,
  /** fr3.structures.city-cost: points for each CF of the material, after this much is subtracted from the CF. */
  cityCost: { perFactor: 10, less: 1 },
  /** fr3.structures.wall-cost: points for each CF, and for each step of height and thickness above 1. */
  wallCost: { perFactor: 10, height: 10, thickness: 10 },
  /** fr3.structures.wall-thickness: damage markers by thickness, without those of the material. */
  wallMarkers,
  /** fr3.structures.height-three-thickness: least thickness of a wall of height 3. */
  thicknessForHeightThree: 2,
  /** fr3.structures.wall-height-one, -two, -three: added to the rolls of attackers who storm or fight for control. */
  stormHeight: { one: 0, two: -2, three: -4 },
  /** fr3.structures.wall-height-two, -three: added to missile rolls, instead of the -2 for cover. */
  hardCover: { one: -3, two: -4 },
  /** fr3.structures.wall-control: BBs in a row that one unit can control. */
  wallControl: 3,
  /** fr3.structures.gate-required: damage markers of a gate, without those of its material. */
  gateMarkers: wallMarkers.one,
  /** fr3.structures.gateless-tower: the tower's CF when friends climb into it. */
  gatelessTower: 0,
} as const;
