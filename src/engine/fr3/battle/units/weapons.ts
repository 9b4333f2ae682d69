/** What a unit shoots with: missiles, artillery, or both. */

import { onceForEach } from '../../../kernel/memo.ts';
import type { SourceId } from '../../artillery/question.ts';
import { carrierOf, type MissileWeapon, missileWeapons, type WeaponId } from '../../data/missile-weapons.ts';
import type { ArmsId, TroopSetup } from '../vocabulary/setup.ts';

const has = ({ arms = [] }: TroopSetup, id: ArmsId | WeaponId): boolean => (arms as readonly string[]).includes(id);

/**
 * The unit's missile weapon: the weapon of its type, a weapon exchanged for that one, or one that was bought. Null if the unit
 * has no missile weapon.
 */
export function missilesOf(troop: TroopSetup): WeaponId | null {
  const { type, kit = {} } = troop;
  const carrier = carrierOf(type);
  const [usual] = carrier?.weapons ?? [];
  if (!carrier || usual === undefined) return null;
  // fr3.infantry.skirmishers-weapon-exchange, fr3.cavalry.light-cavalry-weapons
  if (carrier.group === 'missile') return kit.exchanged || has(troop, 'throwing') ? null : usual;
  // fr3.armies.kobolds-rocks-and-bottles
  if (!kit.bows && kit.model !== 'missile' && !has(troop, usual)) return null;
  // fr3.armies.near-east-wagon-fortress
  if (has(troop, 'wagon-fortress')) return 'crossbow';
  return has(troop, 'longbows') ? 'longbow' : usual;
}

/** The weapon's data, with its range bands. */
export const weaponOf = onceForEach((troop: TroopSetup): MissileWeapon | null => {
  const id = missilesOf(troop);
  return id && missileWeapons[id];
});

/** fr3.artillery.types: the artillery that the unit is, carries or breathes; null if none. */
export const pieceOf = onceForEach((troop: TroopSetup): SourceId | null => {
  const heavy = has(troop, 'indirect') ? 'stone-thrower' : 'cannon';
  if (troop.type === 'heavy-artillery') return heavy;
  if (troop.type === 'light-artillery') return 'light';
  // fr3.elementals.plant-light-artillery
  if (troop.type === 'plant-elemental') return 'plant-elemental';
  if (troop.type === 'dragons') return has(troop, 'light-artillery') ? 'dragon-breath' : null;
  return has(troop, 'heavy-artillery') ? heavy : has(troop, 'light-artillery') ? 'light' : null;
});
