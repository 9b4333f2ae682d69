/** A new battle between two armies, as data that does not need the engine. */

import type { SideId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { Army } from '../../../engine/hott/battle/vocabulary/setup.ts';
import type { Seat } from '../saved/saved.ts';
import type { NewBattle, Requested } from '../start/requested.ts';

export interface ReadyArmy {
  readonly id: string;
  readonly says: string;
  readonly army: Army;
}

export interface TwoArmies extends NewBattle {
  readonly armies: Readonly<Record<SideId, Army>>;
  /** If true, all elements start deployed. If false, the sides choose their edges and deploy. */
  readonly inPlace: boolean;
  /** The battle is a draw after this many bounds; absent if there is no limit. */
  readonly bounds?: number;
}

/** A battle between two armies. If both have the same name, the second one is renamed. */
export function battleOf(
  [mine, theirs]: readonly [Army, Army],
  { opponent, ...how }: Pick<TwoArmies, 'inPlace' | 'bounds' | 'seed'> & { opponent: Seat },
): Requested & { readonly battle: TwoArmies } {
  const name = mine.name === theirs.name ? `${theirs.name} II` : theirs.name;
  return {
    from: 'new',
    battle: { armies: { A: mine, B: { ...theirs, name } }, seats: { A: 'person', B: opponent }, ...how },
  };
}

/** Two different armies, chosen by a random number. */
export function twoOf(armies: readonly ReadyArmy[], seed: number): readonly [ReadyArmy, ReadyArmy] {
  const at = Math.abs(seed) % armies.length;
  const one = armies[at] as ReadyArmy;
  return [one, armies[(at + 1 + (Math.abs(seed >> 8) % (armies.length - 1))) % armies.length] ?? one];
}
