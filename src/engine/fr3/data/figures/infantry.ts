import { design } from './design.ts';
import { missileFire } from './missile-fire.ts';

/** Numbers from the infantry chapter. Distances are inches at 15 mm scale. */
export const infantry = {
  /**
   * Range bands of infantry missiles: fr3.infantry.skirmishers-bowfire and others (short),
   * fr3.infantry.longbows-range-bands and fr3.infantry.muskets-range-bands (long),
   * fr3.infantry.rifles-range-bands (extreme).
   */
  range: { short: missileFire.range, long: 10, extreme: 15 },
  /** Rows on the missile fire table, by range band. */
  rowOfCrossbows: { short: 2 },
  /** fr3.infantry.sword-and-pistol-bowfire */
  rowOfSwordAndPistol: { short: 2 },
  /** fr3.infantry.longbows-range-bands */
  rowOfLongbows: { short: 2, long: 1 },
  /** fr3.infantry.muskets-range-bands */
  rowOfMuskets: { short: 2, long: 1 },
  /** fr3.infantry.rifles-range-bands */
  rowOfRifles: { short: 2, long: 2, extreme: 1 },
  /** fr3.infantry.skirmishers-weapon-exchange: the CF that replaces bowfire. */
  skirmishersWithoutBows: 1,
  /** fr3.infantry.rangers-bow-options: points. */
  rangersBows: design.bowfire,
  rangersLongbows: design.longbowFire,
  /** fr3.infantry.marines: points, added to the price of the base type. */
  marines: 20,
  /** fr3.infantry.marines-structure-bonus */
  marinesInStructures: 2,
  /** fr3.infantry.marines-bowfire-option: points. */
  marinesBowfire: design.bowfire,
  /** fr3.infantry.marines-wall-climbing: the highest wall stormed without ladders, and from a siege tower. */
  marinesWall: { onFoot: 2, fromTower: 3 },
  /** fr3.infantry.marines-boarding-untie: the roll that separates two ships. */
  shipRally: 6,
  /** fr3.infantry.pavisiers: points. */
  pavisiers: 20,
  /** fr3.infantry.pavisiers-combat-factor */
  pavisiersCombatFactor: 1,
  /** fr3.infantry.offerings: points. */
  offerings: 5,
} as const;
