/** A new battle between two armies, as data that does not need the engine. */
import { combinedArmy } from '../../../engine/fr3/battle/deployment/combine.ts';
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
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
  /** In battles with commands, the clocks fall only once a turn. */
  readonly clocks?: 'each-turn';
}

/** An army, and the points limit of its battle. */
export interface ArmyOfPoints {
  readonly army: Army;
  readonly points: number;
}

/** The maximum number of armies for a side. Each army is a command. */
const mostCommands = 3;
/** The armies of a side before any army has been chosen. An army that is not chosen is random. */
export const noArmies: readonly string[] = Array.from({ length: mostCommands }, () => '');

/** Gives armies that have the same name different names: `The Toll`, `The Toll II`. */
function named(armies: readonly ArmyOfPoints[]): readonly ArmyOfPoints[] {
  const numbers = ['', ' II', ' III', ' IV', ' V', ' VI'];
  return armies.map((each, at) => {
    const before = armies.slice(0, at).filter(({ army }) => army.name === each.army.name).length;
    return { ...each, army: { ...each.army, name: `${each.army.name}${numbers[before] ?? ` ${before + 1}`}` } };
  });
}

/** The armies of both sides, or why they cannot fight together. If a side has several armies, each is led by its own general. */
export function sidesOf(
  mine: readonly ArmyOfPoints[],
  theirs: readonly ArmyOfPoints[],
): Read<readonly [ArmyOfPoints, ArmyOfPoints]> {
  const all = named([...mine, ...theirs]);
  const made = [all.slice(0, mine.length), all.slice(mine.length)].map((side): Read<ArmyOfPoints> => {
    const army = combinedArmy(side.map((each) => each.army));
    return army.ok ? { ok: true, value: { army: army.value, points: side.reduce((sum, { points }) => sum + points, 0) } } : army;
  });
  const [a, b] = made as [Read<ArmyOfPoints>, Read<ArmyOfPoints>];
  if (!a.ok) return a;
  return b.ok ? { ok: true, value: [a.value, b.value] } : b;
}

/** A battle between two armies. If both have the same name, the second one is renamed. */
export function battleOf(
  [mine, theirs]: readonly [ArmyOfPoints, ArmyOfPoints],
  { opponent, ...how }: Pick<TwoArmies, 'inPlace' | 'wild' | 'initiative' | 'clocks' | 'seed'> & { opponent: Seat },
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

/**
 * Different armies of a size, chosen by a random number, that can fight beside each other. Armies repeat if there are too few.
 */
export function manyOf(armies: readonly ReadyArmy[], size: number, seed: number, many: number): readonly ReadyArmy[] {
  const fit = armies.filter((each) => each.size === size && !each.army.has);
  const start = Math.abs(seed) % fit.length;
  return Array.from({ length: many }, (_, at) => fit[(start + at) % fit.length] as ReadyArmy);
}

/** Two different armies of a size, chosen by a random number. */
export function twoOf(armies: readonly ReadyArmy[], size: number, seed: number): readonly [ReadyArmy, ReadyArmy] {
  const fit = armies.filter((each) => each.size === size);
  const at = Math.abs(seed) % fit.length;
  const one = fit[at] as ReadyArmy;
  return [one, fit[(at + 1 + (Math.abs(seed >> 8) % Math.max(1, fit.length - 1))) % fit.length] ?? one];
}
