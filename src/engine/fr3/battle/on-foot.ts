/** A troop of cavalry as the infantry that it has become (fr3.movement.dismount-conversion, fr3.movement.dismount-elite). */
import { dismounting } from '../data/dismounting.ts';
import { unitOf } from '../data/units.ts';
import type { TroopSetup } from './setup.ts';

/** Its cost and what its people are stay; what its mounts gave it, and what only riders may have, is gone. */
export function onFoot(troop: TroopSetup, type: string): TroopSetup {
  const { elite = 'no', undead, dwarf, barbarian } = troop.kit ?? {};
  const become = elite === 'no' && dismounting[troop.type]?.elite ? '1-1-0' : elite;
  return {
    type,
    ...(troop.name ? { name: troop.name } : {}),
    kit: {
      ...(become === 'no' ? {} : { elite: become }),
      ...(undead ? { undead } : {}),
      ...(dwarf ? { dwarf } : {}),
      ...(barbarian ? { barbarian } : {}),
    },
    // fr3.movement.dismount-sbf
    levels: [],
    cost: troop.cost ?? unitOf(troop.type)?.cost ?? 0,
  };
}
