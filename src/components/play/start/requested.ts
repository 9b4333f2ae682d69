/** A battle that the user has requested, as data that does not need the engine. */
import type { Battle } from '../saved/saved.ts';

/** The fields that every new battle has. Each system adds its armies and how they start. */
export interface NewBattle {
  readonly seats: Battle['seats'];
  readonly seed: number;
}

export type Requested =
  | { readonly from: 'new'; readonly battle: NewBattle }
  /** A battle stored on this device. */
  | { readonly from: 'storage'; readonly id: string }
  /** A saved battle as JSON or in notation. */
  | { readonly from: 'text'; readonly text: string }
  /** The part of a link after the `#`. With `watched` the battle is replayed from its beginning instead of being continued. */
  | { readonly from: 'link'; readonly letters: string; readonly watched: boolean }
  /** A scenario, the lesson, or one of the battles after it. */
  | { readonly from: 'address'; readonly search: string };

/** A stored text that is partly unreadable, offered for download with a file name. */
export interface Original {
  readonly name: string;
  readonly text: string;
}

/** The battle requested by the address; undefined if there is none. */
export function requestedIn({ hash, search }: Pick<Location, 'hash' | 'search'>): Requested | undefined {
  const letters = hash.slice(1);
  const asked = new URLSearchParams(search);
  if (/^[a-z][\w-]{20,}$/.test(letters)) return { from: 'link', letters, watched: asked.has('watch') };
  return ['scenario', 'lesson', 'graded'].some((word) => asked.has(word)) ? { from: 'address', search } : undefined;
}

/** A random number. */
export const freshSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] as number;

/** The seed for a battle: the one in the address, otherwise random. */
export const seedIn = ({ search }: Pick<Location, 'search'>): number =>
  Number(new URLSearchParams(search).get('seed')) || freshSeed();
