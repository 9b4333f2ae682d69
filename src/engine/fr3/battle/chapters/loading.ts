/** Loads each chapter on demand, for code that does not have them all (`battle.ts` has). */
import type { Chapter } from './chapter.ts';
import { type ChapterId, chapterIds, neededBy, open, opened } from './requirements.ts';

const chapterModules = {
  artillery: () => import('./artillery.ts'),
  catalogue: () => import('./catalogue.ts'),
  magic: () => import('./magic.ts'),
  inventions: () => import('./inventions.ts'),
  masses: () => import('./masses.ts'),
  characters: () => import('./characters.ts'),
  'special-troops': () => import('./special-troops.ts'),
  leviathans: () => import('./leviathans.ts'),
  'army-rules': () => import('./army-rules.ts'),
  shores: () => import('./shores.ts'),
  omens: () => import('./omens.ts'),
  camps: () => import('./camps.ts'),
  fortifications: () => import('./fortifications.ts'),
  reinforcements: () => import('./reinforcements.ts'),
  terrain: () => import('./terrain.ts'),
  commands: () => import('./commands.ts'),
  effects: () => import('./effects.ts'),
  reading: () => import('./reading.ts'),
  fighting: () => import('./fighting.ts'),
} as const satisfies { readonly [Id in ChapterId]: () => Promise<Chapter> };

type KindsOf<Fetch> = Fetch extends () => Promise<{ readonly actionKinds: infer Kinds }> ? Kinds : never;
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
export type ChapterKinds = Both<KindsOf<(typeof chapterModules)[ChapterId]>>;

/** Loads chapters that are not loaded yet. Rejects if the network fails. */
export async function loadChapters(...ids: readonly ChapterId[]): Promise<void> {
  const missing = ids.filter((id) => !opened()[id]);
  const come = await Promise.all(missing.map(async (id) => [id, await chapterModules[id]()] as const));
  open(Object.fromEntries(come));
}

type Brought = Parameters<typeof neededBy>[0];

/**
 * Loads the chapters that these armies need to begin a battle. Some battles begin with a roll or a shot, and cannot begin before
 * `readyFor`.
 */
export const readyToBegin = (setup: Brought): Promise<void> => loadChapters(...neededBy(setup));

/** Loads the chapters that these armies need. Wait for this before the first action of a battle. */
export const readyFor = (setup: Brought): Promise<void> => loadChapters(...neededBy(setup), 'fighting');

/** Loads every chapter. Needed to read a battle in the notation, because its moves can be of any kind. */
export const readyForAll = (): Promise<void> => loadChapters(...chapterIds);
