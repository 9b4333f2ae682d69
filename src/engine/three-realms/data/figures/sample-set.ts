/**
 * Numbers for the sample set, which is our own (three-realms.sample-set.about): stat lines, damage points for models with more
 * than one, points per model, and unit sizes. A unit has the move of its unit type, if the type has one.
 */
import { bases } from './bases.ts';
import { statLine } from './stat-line.ts';

export const sampleSet = {
  /** three-realms.sample-set.spearmen: the only soldier profile that is printed. */
  spearmen: { ...statLine.humanWarrior, points: 8, least: 5, most: 20 },
  /** three-realms.sample-set.bowmen */
  bowmen: { M: bases.lightInfantry.move, S: 4, MT: 4, RT: 6, I: 5, A: 1, D: 6, E: 11, P: 10, points: 9, least: 5, most: 15 },
  /** three-realms.sample-set.skirmishers */
  skirmishers: { M: bases.lightInfantry.move, S: 4, MT: 4, RT: 5, I: 6, A: 1, D: 5, E: 12, P: 9, points: 6, least: 5, most: 10 },
  /** three-realms.sample-set.guards */
  guards: { M: bases.heavyInfantry.move, S: 7, MT: 7, RT: 4, I: 5, A: 2, D: 7, E: 10, P: 13, points: 20, least: 5, most: 10 },
  /** three-realms.sample-set.outriders */
  outriders: { M: bases.lightCavalry.move, S: 5, MT: 6, RT: 6, I: 7, A: 1, D: 6, E: 12, P: 10, points: 18, least: 5, most: 10 },
  /** three-realms.sample-set.lancers */
  lancers: { M: bases.regularCavalry.move, S: 6, MT: 6, RT: 3, I: 6, A: 2, D: 7, E: 10, P: 12, points: 24, least: 5, most: 8 },
  /** three-realms.sample-set.hulk */
  hulk: { M: 6, S: 8, MT: 6, RT: 1, I: 4, A: 6, D: 7, E: 9, P: 12, damage: 6, points: 90, least: 1, most: 1 },
  /** three-realms.sample-set.mortar: its base has a size of its own, a diameter in inches. */
  mortar: { M: 3, S: 4, MT: 3, RT: 6, I: 3, A: 1, D: 6, E: 8, P: 13, damage: 3, base: 2.5, points: 70, least: 1, most: 1 },
  /** three-realms.sample-set.captain */
  captain: { M: bases.regularInfantry.move, S: 6, MT: 7, RT: 6, I: 7, A: 3, D: 8, E: 12, P: 12, damage: 2, points: 60, least: 1, most: 1 },
  /** three-realms.sample-set.mage */
  mage: { M: bases.regularInfantry.move, S: 4, MT: 5, RT: 8, I: 6, A: 1, D: 7, E: 12, P: 10, points: 40, least: 1, most: 1 },
  /** three-realms.sample-set.blademaster */
  blademaster: { M: bases.lightInfantry.move, S: 6, MT: 8, RT: 5, I: 9, A: 4, D: 8, E: 13, P: 11, damage: 3, points: 80, least: 1, most: 1 },
  /** three-realms.sample-set.forces: the cost of each of the two forces. */
  force: 600,
} as const;
