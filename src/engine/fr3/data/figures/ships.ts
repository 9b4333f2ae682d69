import { basics } from './basics.ts';
import { design } from './design.ts';
import { resultsRolls } from './results-rolls.ts';

/** Numbers from the ships chapter, by size. */
export const ships = {
  /** fr3.ships.definition: bases of each size. */
  bases: { '1x1': 1, '1x2': 2, '2x3': 6 },
  /** fr3.ships.land: inches. */
  landMove: { '1x1': 4, '1x2': 3 },
  /** fr3.ships.water: inches. */
  waterMove: { '1x1': 8, '1x2': 7, '2x3': 6 },
  /** fr3.ships.air: inches. */
  airMove: { '1x1': 10, '1x2': 8, '2x3': 6 },
  /** fr3.ships.cost: points in addition to the price of its wall BBs. */
  surcharge: { '1x1': 20, '1x2': 30, '2x3': 70 },
  /** fr3.ships.control: morale clock points to move without a captain. */
  clockCost: 1,
  /** fr3.ships.ramming-bonus: added to the CF of the rammer. */
  ramming: { '1x1': 2, '1x2': 4, '2x3': 12 },
  /** fr3.ships.ram-contact: degrees to either side of square on. */
  ramArc: 45,
  /** fr3.ships.minimum-speed: the share of its movement that an undocked ship must move. */
  minimumMove: { water: 0.25, air: 0.5 },
  /** fr3.ships.docking: the share of its movement, for its speed last turn and for the distance. */
  docking: 0.5,
  /** fr3.ships.ram-damage: damage markers on each BB that takes part. */
  ramDamage: 1,
  /** fr3.ships.repair: less the rally bonus of the mechanic. */
  repair: 6,
  /** fr3.ships.repair: how many markers a success removes. */
  repaired: basics.repairCap,
  /** fr3.ships.bb-effect, fr3.ships.immobile-sinks: added to unit and character results rolls. */
  lostBase: resultsRolls.unitInDestroyedBb,
  /** fr3.ships.second-ship-effect: base widths a drifting ship moves. */
  drift: 1,
  /** fr3.ships.armament: points for each BB. */
  armament: {
    bowfire: design.bowfire,
    longbow: design.longbowFire,
    lightArtillery: design.lightArtillery,
    heavyArtillery: design.heavyArtillery,
    bombs: 10,
    setFire: design.innateAbility,
  },
  /** fr3.ships.weapon-levels: levels above its own that missiles and artillery reach. */
  levelsUp: 1,
  /** fr3.ships.weapon-levels: levels below its own that bombs reach. */
  levelsDown: 1,
  /** fr3.ships.deck-capacity: units on each BB. */
  deck: 1,
  /** fr3.ships.deck-defence: added to the CF of a unit on deck against storming. */
  deckDefence: -1,
  /** fr3.ships.deck-fire-penalty: added to the missile roll of a unit on deck. */
  deckFire: -1,
  /** fr3.ships.crew */
  crewFactor: 1,
  /** fr3.ships.hold-capacity: units in the hold. */
  hold: { '1x1': 0, '1x2': 1, '2x3': 2 },
  /** fr3.ships.hold-horses: units of horses in the hold. */
  horses: { '1x1': 0, '1x2': 2, '2x3': 4 },
} as const;
