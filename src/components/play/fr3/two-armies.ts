/** A new battle of two armies, as data: known before anything of the engine is here. */
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { NewBattle, Requested } from '../requested.ts';
import type { Seat } from '../saved.ts';
import type { ReadyArmy } from './ready-armies.ts';

/** A new battle of two armies. */
export interface TwoArmies extends NewBattle {
  readonly size: number;
  readonly armies: Readonly<Record<SideId, Army>>;
  /** Everybody stands in place at once; or the dice say who chooses his edge, and the sides deploy. */
  readonly inPlace: boolean;
  /** Dice enchant some of the ground, or make it feared. */
  readonly wild?: boolean;
  /** From turn 2 on a die says who goes first. */
  readonly initiative?: 'drawn';
}

/** An army, and the points that its battle is of. */
export interface ArmyOfPoints {
  readonly army: Army;
  readonly points: number;
}

/** A battle of two armies; a second one of the same name is told apart. */
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

/** Two different armies of a size, by a number that nobody chose. */
export function twoOf(armies: readonly ReadyArmy[], size: number, seed: number): readonly [ReadyArmy, ReadyArmy] {
  const fit = armies.filter((each) => each.size === size);
  const at = Math.abs(seed) % fit.length;
  const one = fit[at] as ReadyArmy;
  return [one, fit[(at + 1 + (Math.abs(seed >> 8) % Math.max(1, fit.length - 1))) % fit.length] ?? one];
}
