/** Loads chapters on demand. Only `battle.ts` imports all of them at once. */
import { NotLoaded } from '../../../kernel/battle/chapters.ts';
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

/** Loads the chapters that these armies need. Wait for this before the first action of a battle. */
export const readyFor = (setup: Brought): Promise<void> => loadChapters(...neededBy(setup), 'fighting');

/**
 * Begins a battle with the chapters that its armies need. Some battles begin with a roll or a shot; only they wait for the rolls
 * of missile fire and melee.
 */
export async function beginWhenReady<Begun>(setup: Brought, begin: () => Begun): Promise<Begun> {
  await loadChapters(...neededBy(setup));
  try {
    return begin();
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
    await readyFor(setup);
    return begin();
  }
}

/** Loads every chapter. Needed to read a battle in the notation, because its moves can be of any kind. */
export const readyForAll = (): Promise<void> => loadChapters(...chapterIds);
