/** A battle that is there already: kept on this device, in a text, a link or an address; or a new one on wild ground. Loaded when one is wanted. */
import { readyFor, readyForAll } from '../../engine/fr3/battle/chapters/contents.ts';
import { anyWildGround, wildGround } from '../../engine/fr3/battle/deployment/wild-ground.ts';
import { newBattle } from './new-battle.ts';
import { openText, type ReadBattle } from './read-saved.ts';
import type { Kept, Opened } from './saved.ts';
import * as shelf from './shelf.ts';
import type { Original, Wanted } from './wanted.ts';

export interface Found {
  readonly opened?: Opened;
  /** The battle that is kept here already, with its text. Without it the battle gets an id of its own. */
  readonly kept?: Kept;
  readonly problem: string;
  /** The stored text of a battle that cannot be read in full. It stays as it is. */
  readonly original?: Original;
}

/** What could be read, and what could not. */
function asRead(read: ReadBattle): Found {
  if (read.ok) return { opened: read, problem: '' };
  const far = read.kept ? ' It is opened as far as it could be read.' : '';
  return { ...(read.kept ? { opened: read.kept } : {}), problem: `${read.because}${far}` };
}

/** A battle of this device. One that cannot be read in full is opened as a copy, and the original stays as it is. */
async function onShelf(id: string): Promise<Found> {
  const text = shelf.textOf(id);
  if (text === undefined) return { problem: 'This battle is no longer on this device.' };
  const read = await openText(text);
  if (read.ok) return { opened: read, kept: { id, text }, problem: '' };
  const original = { name: shelf.nameOf(id), text };
  const stays = 'The stored battle stays as it is.';
  const stored = 'The battle stored on this device cannot be read in full.';
  if (!read.kept) return { problem: `${stored} ${read.because} ${stays}`, original };
  const { battle, course } = read.kept;
  return {
    opened: { battle: { ...battle, name: asFarAs(battle.name) }, course },
    problem: `${stored} ${read.because} This is a copy up to there. ${stays}`,
    original,
  };
}

const asFarAs = (name: string): string => (name.endsWith(farAs) ? name : `${name}${farAs}`);
const farAs = ', as far as it could be read';

export async function foundOf(wanted: Wanted): Promise<Found> {
  switch (wanted.from) {
    case 'wish': {
      await readyFor({ ...wanted.wish, terrain: anyWildGround });
      return { opened: newBattle(wanted.wish, wildGround), problem: '' };
    }
    case 'shelf':
      return onShelf(wanted.id);
    case 'text': {
      const { text } = wanted;
      if (text.trimStart().startsWith('{')) return asRead(await openText(text));
      await readyForAll();
      return asRead((await import('./replay-link.ts')).fromText(text));
    }
    case 'link':
      await readyForAll();
      return asRead((await import('./replay-link.ts')).fromLink(wanted.letters));
    case 'address': {
      const read = await (await import('./openings.ts')).openingOf(new URLSearchParams(wanted.search));
      return read.ok ? { opened: read.value, problem: '' } : { problem: read.because };
    }
  }
}
