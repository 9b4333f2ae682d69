import { magicUsers } from './magic-users.ts';
import { moraleClock } from './morale-clock.ts';

const armyPool = 10;
const dicePerLevel = 1;
const weakDivisor = 2;

/** Numbers from the magic chapter: pools, barriers and clarified spells. */
export const magic = {
  /** fr3.magic.army-pool-start: points of the army pool per turn. */
  armyPool,
  /** fr3.magic.pool-dice: d6 of a personal pool per level of the magic user. */
  dicePerLevel,
  /** fr3.magic.pool-dice: d6 of a level one magic user. */
  levelOneDice: dicePerLevel,
  /** fr3.magic.pool-dice: d6 of a level two magic user. */
  levelTwoDice: 2 * dicePerLevel,
  /** fr3.magic.pool-dice: d6 of a level three magic user. */
  levelThreeDice: 3 * dicePerLevel,
  /** fr3.magic.clock-at-four: pools shrink when the clock is at this. */
  weakClock: moraleClock.wavering,
  /** fr3.magic.clock-at-four: pools are divided by this. */
  weakDivisor,
  /** fr3.magic.clock-at-four: points of the halved army pool. */
  weakArmyPool: armyPool / weakDivisor,
  /** fr3.magic.clock-at-four: a witch hunter's halved points. */
  weakWitchHunter: magicUsers.witchHunterPoints / weakDivisor,
  /** fr3.magic.barrier-small-ship: the d10 a captain needs, before his rally bonus. */
  captainTest: 6,
  /** fr3.magic.barrier-small-ship: the d10 a ship without captain or crew unit needs. */
  shipTest: 7,
  /** fr3.magic.barriers: markers a unit or ship takes in crossing. */
  barrierMarkers: 1,
  /** fr3.magic.disorient-in-line: the largest sideways angle in degrees. */
  disorientAside: 45,
  /** fr3.magic.disorient-in-line: the turn in place in degrees. */
  disorientTurn: 90,
  /** fr3.magic.rip-tide-contact: base lengths that a carried unit and the unit it meets both move. */
  ripTideShove: 1,
  /** fr3.magic.rip-tide-zones and fr3.magic.tempest-zones: the maximum of zones affected. */
  spellZones: 2,
} as const;
