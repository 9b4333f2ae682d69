/** Battles on the sea bottom (`setup.underwater`): which troops cannot take part, from the start or when summoned. */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { unitOf } from '../../data/units.ts';
import { refusal } from '../action-kind.ts';
import { breathesBoth, levelsOf } from '../units/troop-facts.ts';
import type { TroopSetup } from '../vocabulary/setup.ts';

/**
 * Why a troop cannot fight under water: units that only fly have no air, burrowing leviathans have no ground below the sea
 * bottom, and fire elementals cannot enter water. Walking units can be bought for the sea bottom (fr3.levels.infantry-cavalry,
 * fr3.levels.monsters, fr3.levels.battlewagons and related rules).
 */
export function refuseUnderWater(troop: TroopSetup): Refusal | null {
  const name = unitOf(troop.type)?.name ?? troop.type;
  if (troop.type === 'fire-elemental')
    return refusal(
      `${name} cannot take part in an underwater battle, because they cannot enter water.`,
      'fr3.elementals.fire-forbidden-terrain',
    );
  const own = levelsOf(troop);
  if (own.length === 0 || own.includes('swimming')) return null;
  if (troop.type === 'leviathans')
    return refusal(
      `${name} cannot take part in an underwater battle. Leviathans there must swim or walk on the sea bottom.`,
      'fr3.leviathans.environment',
    );
  return own.includes('flying') && !breathesBoth(troop)
    ? refusal(
        `${name} cannot fly underwater. To take part in this battle they must also swim, or have water breathing.`,
        'fr3.levels.unit-levels',
        'fr3.items.water-air-breathing',
      )
    : null;
}
