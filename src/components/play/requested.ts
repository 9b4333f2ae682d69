import type { SideId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { Army } from '../../engine/fr3/battle/vocabulary/setup.ts';
import type { ReadyArmy } from './fr3/ready-armies.ts';
import type { Battle, Seat } from './saved.ts';

/** A new battle of two armies. */
export interface Wish {
  readonly size: number;
  readonly armies: Readonly<Record<SideId, Army>>;
  readonly seats: Battle['seats'];
  /** Everybody stands in place at once; or the dice say who chooses his edge, and the sides deploy. */
  readonly inPlace: boolean;
  /** Dice enchant some of the ground, or make it feared. */
  readonly wild?: boolean;
  /** From turn 2 on a die says who goes first. */
  readonly initiative?: 'drawn';
  readonly seed: number;
}

export type Wanted =
  | { readonly from: 'wish'; readonly wish: Wish }
  /** One that is kept on this device. */
  | { readonly from: 'shelf'; readonly id: string }
  /** A saved battle as JSON or in the notation. */
  | { readonly from: 'text'; readonly text: string }
  /** What stands after the `#` of a link. */
  | { readonly from: 'link'; readonly letters: string }
  /** A scenario or the lesson. */
  | { readonly from: 'address'; readonly search: string };

/** A stored text that cannot be read in full, to be downloaded under a name. */
export interface Original {
  readonly name: string;
  readonly text: string;
}

/** What the address asks for; undefined where it asks for nothing. */
export function wantedIn({ hash, search }: Pick<Location, 'hash' | 'search'>): Wanted | undefined {
  const letters = hash.slice(1);
  if (/^[a-z][\w-]{20,}$/.test(letters)) return { from: 'link', letters };
  const asked = new URLSearchParams(search);
  return asked.has('scenario') || asked.has('lesson') ? { from: 'address', search } : undefined;
}

/** A number that nobody chose. */
export const freshSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] as number;

/** The number of a battle: the one in the address, else one that nobody chose. */
export const seedIn = ({ search }: Pick<Location, 'search'>): number =>
  Number(new URLSearchParams(search).get('seed')) || freshSeed();

/** An army, and the points that its battle is of. */
export interface Chosen {
  readonly army: Army;
  readonly points: number;
}

/** A battle of two armies; a second one of the same name is told apart. */
export function wishOf(
  [mine, theirs]: readonly [Chosen, Chosen],
  { opponent, ...how }: Pick<Wish, 'inPlace' | 'wild' | 'initiative' | 'seed'> & { opponent: Seat },
): Wanted {
  const name = mine.army.name === theirs.army.name ? `${theirs.army.name} II` : theirs.army.name;
  return {
    from: 'wish',
    wish: {
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
