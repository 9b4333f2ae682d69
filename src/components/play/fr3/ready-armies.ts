/** The ready armies that the battle plays, made of the ready rosters as the site is built: the page needs no army lists. */
import { armyOfRoster } from '../../../engine/fr3/battle/deployment/army-of-roster.ts';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import { readyRosters } from '../../../engine/fr3/muster/ready.ts';

export interface ReadyArmy {
  readonly id: string;
  readonly says: string;
  /** Points. */
  readonly size: number;
  readonly army: Army;
}

export const readyArmies = (): readonly ReadyArmy[] =>
  readyRosters.flatMap(({ id, says, roster }) => {
    const read = armyOfRoster(roster);
    return read.ok ? [{ id, says, size: roster.size, army: read.value }] : [];
  });
