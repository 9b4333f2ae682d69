/**
 * The ready-made armies that battles can use, made from the ready-made rosters at build time, so that the page does not need the
 * army lists.
 */
import { armyOfRoster } from '../../../engine/fr3/battle/deployment/army-of-roster.ts';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import { readyRosters } from '../../../engine/fr3/muster/ready.ts';

export interface ReadyArmy {
  readonly id: string;
  readonly says: string;
  /** In points. */
  readonly size: number;
  readonly army: Army;
}

export const readyArmies = (): readonly ReadyArmy[] =>
  readyRosters.flatMap(({ id, says, roster }) => {
    const read = armyOfRoster(roster);
    return read.ok ? [{ id, says, size: roster.size, army: read.value }] : [];
  });
