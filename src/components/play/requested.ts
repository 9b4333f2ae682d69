/** The battle that a visitor asks for, as data: known before anything of the engine is here. */
import type { Battle } from './saved.ts';

/** What every new battle has; a system adds its armies and how they begin. */
export interface NewBattle {
  readonly seats: Battle['seats'];
  readonly seed: number;
}

export type Requested =
  | { readonly from: 'new'; readonly battle: NewBattle }
  /** One that is kept on this device. */
  | { readonly from: 'storage'; readonly id: string }
  /** A saved battle as JSON or in the notation. */
  | { readonly from: 'text'; readonly text: string }
  /** What stands after the `#` of a link; `watched` from the beginning, and not played. */
  | { readonly from: 'link'; readonly letters: string; readonly watched: boolean }
  /** A scenario, the lesson, or one of the battles after it. */
  | { readonly from: 'address'; readonly search: string };

/** A stored text that cannot be read in full, to be downloaded under a name. */
export interface Original {
  readonly name: string;
  readonly text: string;
}

/** What the address asks for; undefined where it asks for nothing. */
export function requestedIn({ hash, search }: Pick<Location, 'hash' | 'search'>): Requested | undefined {
  const letters = hash.slice(1);
  const asked = new URLSearchParams(search);
  if (/^[a-z][\w-]{20,}$/.test(letters)) return { from: 'link', letters, watched: asked.has('watch') };
  return ['scenario', 'lesson', 'graded'].some((word) => asked.has(word)) ? { from: 'address', search } : undefined;
}

/** A number that nobody chose. */
export const freshSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] as number;

/** The number of a battle: the one in the address, else one that nobody chose. */
export const seedIn = ({ search }: Pick<Location, 'search'>): number =>
  Number(new URLSearchParams(search).get('seed')) || freshSeed();
