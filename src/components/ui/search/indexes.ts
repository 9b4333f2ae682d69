/** The indexes of all games, each made once from its file: that of the game one stands in first. */
import type { SearchFile } from '../../../content/search/file.ts';
import { type Index, makeIndex } from './ranking.ts';

const base = import.meta.env.BASE_URL;

/** The game whose page this is, by the beginning of its address; an empty string for pages of no game. */
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
  /** The game one stands in; empty where that is none. */
  readonly here: string;
  /** All games, by id and name. */
  readonly games: readonly (readonly [id: string, name: string])[];
  /** Those that have been made. */
  readonly made: readonly Index[];
}

/**
 * Loads the index of this page's game, then those of the others; `loaded` is told after each. A file that cannot be
 * fetched leaves its game out: the others still answer.
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
