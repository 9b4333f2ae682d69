/** A troop of cavalry as the infantry that it has become (fr3.movement.dismount-conversion, fr3.movement.dismount-elite). */

import { onceForEach } from '../../../kernel/memo.ts';
import { dismounting } from '../../data/dismounting.ts';
import { unitOf } from '../../data/units.ts';
import type { TroopSetup } from '../vocabulary/setup.ts';

/** Like troops stay one object: what follows from a troop is kept by it. */
const known = onceForEach((_: TroopSetup) => new Map<string, TroopSetup>());

/** Its cost and what its people are stay; what its mounts gave it, and what only riders may have, is gone. */
export function onFoot(troop: TroopSetup, type: string): TroopSetup {
  const become = known(troop);
  const found = become.get(type) ?? dismounted(troop, type);
  become.set(type, found);
  return found;
}

function dismounted(troop: TroopSetup, type: string): TroopSetup {
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
