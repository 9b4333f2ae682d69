/** The indexes of all games. Each is built once from its file, and the index of the current game comes first. */
import type { SearchFile } from '../../../content/search/file.ts';
import { type Index, makeIndex } from './ranking.ts';

const base = import.meta.env.BASE_URL;

/** The game of the current page, from the start of its address; empty for pages of no game. */
export const gameOf = (path: string, games: readonly string[]): string => {
  const first = path.slice(base.length).split('/')[0] ?? '';
  const second = path.slice(base.length).split('/')[1] ?? '';
  return [first, second].find((each) => games.includes(each)) ?? '';
};

async function load(path: string): Promise<Index> {
  const answer = await fetch(`${base}${path}search.json`);
  if (!answer.ok) throw new Error(`${answer.status} for ${path}search.json`);
  return makeIndex((await answer.json()) as SearchFile);
}

export interface Indexes {
  /** The current game; empty if there is none. */
  readonly here: string;
  /** All games, by id and name. */
  readonly games: readonly (readonly [id: string, name: string])[];
  /** The indexes built so far. */
  readonly made: readonly Index[];
}

/**
 * Loads the index of this page's game, then the others, and calls `loaded` after each. If a file cannot be loaded, the search
 * still gives results for the other games.
 */
export async function loadIndexes(loaded: (indexes: Indexes) => void): Promise<void> {
  const shared = await load('');
  const games = shared.file.pages
    .filter(({ kind }) => kind === 'Game')
    .map(({ url, title }) => [url.replaceAll('/', ''), title] as const);
  const ids = games.map(([id]) => id);
  const here = gameOf(location.pathname, ids);
  let made: readonly Index[] = [shared];
  loaded({ here, games, made });
  for (const id of [...ids].sort((one, other) => Number(other === here) - Number(one === here))) {
    const index = await load(`${id}/`).catch(() => undefined);
    if (!index) continue;
    made = [...made, index];
    loaded({ here, games, made });
  }
}
