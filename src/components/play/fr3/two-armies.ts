/** A new battle between two armies, as data that does not need the engine. */
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { Seat } from '../saved/saved.ts';
import type { NewBattle, Requested } from '../start/requested.ts';
import type { ReadyArmy } from './ready-armies.ts';

/** A new battle between two armies. */
export interface TwoArmies extends NewBattle {
  readonly size: number;
  readonly armies: Readonly<Record<SideId, Army>>;
  /** If true, all units start deployed. If false, dice decide who chooses an edge, and the sides deploy. */
  readonly inPlace: boolean;
  /** Whether dice make some of the ground enchanted or feared. */
  readonly wild?: boolean;
  /** From turn 2 on, a die decides who goes first. */
  readonly initiative?: 'drawn';
}

/** An army, and the points limit of its battle. */
export interface ArmyOfPoints {
  readonly army: Army;
  readonly points: number;
}

/** A battle between two armies. If both have the same name, the second one is renamed. */
export function battleOf(
  [mine, theirs]: readonly [ArmyOfPoints, ArmyOfPoints],
  { opponent, ...how }: Pick<TwoArmies, 'inPlace' | 'wild' | 'initiative' | 'seed'> & { opponent: Seat },
): Requested & { readonly battle: TwoArmies } {
  const name = mine.army.name === theirs.army.name ? `${theirs.army.name} II` : theirs.army.name;
  return {
    from: 'new',
    battle: {
      size: Math.max(mine.points, theirs.points),
      armies: { A: mine.army, B: { ...theirs.army, name } },
      seats: { A: 'person', B: opponent },
      ...how,
    },
  };
}

/** Two different armies of a size, chosen by a random number. */
export function twoOf(armies: readonly ReadyArmy[], size: number, seed: number): readonly [ReadyArmy, ReadyArmy] {
  const fit = armies.filter((each) => each.size === size);
  const at = Math.abs(seed) % fit.length;
  const one = fit[at] as ReadyArmy;
  return [one, fit[(at + 1 + (Math.abs(seed >> 8) % Math.max(1, fit.length - 1))) % fit.length] ?? one];
}
