/** The table of contents: where each chapter of the battle is fetched, for whoever does not have all of them (`battle.ts`). */

import type { Chapters } from './contract.ts';
import { type ChapterId, neededBy, open, opened } from './requirements.ts';

const contents: { readonly [Id in ChapterId]: () => Promise<Chapters[Id]> } = {
  artillery: () => import('./artillery.ts'),
  callings: () => import('./catalogue.ts'),
  magic: () => import('./magic.ts'),
  inventions: () => import('./inventions.ts'),
  masses: () => import('./masses.ts'),
  people: () => import('./characters.ts'),
  strange: () => import('./special-troops.ts'),
  leviathans: () => import('./leviathans.ts'),
  lists: () => import('./army-rules.ts'),
  shores: () => import('./shores.ts'),
  fortune: () => import('./omens.ts'),
  holdings: () => import('./camps.ts'),
  works: () => import('./fortifications.ts'),
  forces: () => import('./reinforcements.ts'),
  terrain: () => import('./terrain.ts'),
  wonders: () => import('./effects.ts'),
  /** No battle needs it: it reads set-ups from outside. */
  reading: () => import('./reading.ts'),
};

/** Fetches chapters that are not there yet. Fails where the network does. */
export async function fetched(...ids: readonly ChapterId[]): Promise<void> {
  const missing = ids.filter((id) => !opened()[id]);
  const come = await Promise.all(missing.map(async (id) => [id, await contents[id]()] as const));
  open(Object.fromEntries(come));
}

/** Fetches what a battle of these armies needs: before it begins, or is gone on with. */
export const readyFor = (setup: Parameters<typeof neededBy>[0]): Promise<void> => fetched(...neededBy(setup));

/** Fetches everything: for a battle in the notation, whose moves are read with it. */
export const readyForAll = (): Promise<void> => fetched(...(Object.keys(contents) as ChapterId[]));
