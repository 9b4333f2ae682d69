/** Firing units with all data that they need: their weapon, and how many units they count as at their range. */
import { defined } from '../../kernel/defined.ts';
import { type Band, type Carrier, carrierOf, type MissileWeapon, missileWeapons } from '../data/missile-weapons.ts';
import type { Firers, OfFirers } from './question.ts';

/** Identical units that fire from the same distance. */
export interface FiringUnits {
  readonly carrier: Carrier;
  readonly weapon: MissileWeapon;
  readonly count: number;
  readonly range: number;
  /** The range band; undefined if the target is out of range. */
  readonly band: Band | undefined;
  readonly is: Readonly<OfFirers>;
}

/** The default values for firers, used for everything that a question leaves out. */
export const firerDefaults: OfFirers = {
  elite: 'no',
  character: 0,
  level: 'surface',
  carried: false,
  square: false,
  deck: false,
  marines: false,
  tower: false,
  targeter: false,
  mechanic: false,
  spyglass: false,
  fireArrow: false,
  setFire: false,
  illusion: false,
  undead: false,
  points: 0,
  assistant: false,
  attached: 'no',
  stopped: 'no',
  other: 0,
};

/** The weapon of these firers: the one in the question, or the usual one. */
export const weaponOf = (firers: Firers): MissileWeapon => {
  const { weapons } = carrierOf(firers.unit) as Carrier;
  return missileWeapons[firers.weapon ?? weapons[0] ?? 'bow'];
};

/** The firers in a question. The unit must exist (check `refusals` first). */
export function firingUnits(firers: Firers): FiringUnits {
  const { unit, count = 1, range, weapon: _weapon, ...said } = firers;
  const weapon = weaponOf(firers);
  const at = range ?? weapon.bands[0]?.upTo ?? 0;
  return {
    carrier: carrierOf(unit) as Carrier,
    weapon,
    count,
    range: at,
    // fr3.infantry.longbows-range-bands: a distance exactly on the limit counts as the nearer band.
    band: weapon.bands.find(({ upTo }) => at <= upTo),
    is: { ...firerDefaults, ...defined(said) },
  };
}
