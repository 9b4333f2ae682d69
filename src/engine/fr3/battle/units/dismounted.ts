/** A cavalry troop after dismounting (fr3.movement.dismount-conversion, fr3.movement.dismount-elite). */

import { onceForEach } from '../../../kernel/memo.ts';
import { dismounting } from '../../data/dismounting.ts';
import { unitOf } from '../../data/units.ts';
import type { TroopSetup } from '../vocabulary/setup.ts';

/** Equal troops stay the same object, so that results cached for a troop still apply. */
const known = onceForEach((_: TroopSetup) => new Map<string, TroopSetup>());

/**
 * The troop keeps its cost and the qualities of its men. It loses the qualities of its mounts and any equipment that only riders
 * use.
 */
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
