import { design } from './design.ts';
import { missileFire } from './missile-fire.ts';
import { structures } from './structures.ts';

/** Numbers from the siege chapter. Modifiers for wall heights are in `structures`. Distances are inches at 15 mm scale. */
export const siege = {
  /** fr3.siege.storm-failure: demoralization markers for a repulsed unit. */
  repulsedMarkers: 1,
  /** fr3.siege.breach-test: morale levels lost by neighbours that fail. */
  breachLevels: 1,
  /** fr3.siege.tower-profile, fr3.siege.tower-options */
  tower: { cost: 30, combatFactor: 1, rally: 6, move: 2, bowfireCost: design.bowfire, cover: structures.hardCover.one },
  /** fr3.siege.tower-passengers: units inside. */
  towerCapacity: 1,
  /** fr3.siege.tower-passenger-cf: added to the tower's CF. */
  towerPassenger: 1,
  /** fr3.siege.ram-attachment: points. */
  ramCost: 10,
  /** fr3.siege.ram-bonus: added to the CF against a gate, and in any other melee. */
  ramAgainstGate: 2,
  ramOtherwise: -1,
  /** fr3.siege.ladders: points per unit, by our ruling. */
  laddersCost: 5,
  /** fr3.siege.hot-oil-purchase: points for each wall BB. */
  hotOilCost: 10,
  /** fr3.siege.hot-oil-effect: added to the artillery damage roll. */
  hotOilDamage: 2,
  /** fr3.siege.rocks-purchase: points for each wall BB. */
  rocksCost: 5,
  /** fr3.siege.rocks-effect: the number of units they count as, their range, and their bonus when charged. */
  rocksUnits: 1,
  rocksRange: missileFire.range,
  rocksWhenCharged: 1,
  /** fr3.siege.wet-hides: points for each BB, and to the CF of fire. */
  wetHidesCost: 10,
  wetHides: -3,
} as const;
