/** A battle that is there already: kept on this device, in a text, a link or an address; or a new one on wild ground. Loaded when one is wanted. */
import { readyFor, readyForAll } from '../../engine/fr3/battle/chapters/contents.ts';
import { anyWildGround, wildGround } from '../../engine/fr3/battle/deployment/wild-ground.ts';
import { newBattle } from './new-battle.ts';
import { openKept, openText, type ReadBattle } from './read-saved.ts';
import type { Opened } from './saved.ts';
import type { Wanted } from './wanted.ts';

export interface Found {
  readonly opened?: Opened;
  /** Where it is kept already. */
  readonly id?: string;
  readonly problem: string;
}

/** What could be read, and what could not. */
function asRead(read: ReadBattle, of = ''): Found {
  if (read.ok) return { opened: read, problem: '' };
  const far = read.kept ? ' It is opened as far as it could be read.' : '';
  return { ...(read.kept ? { opened: read.kept } : {}), problem: `${of}${read.because}${far}` };
}

export async function foundOf(wanted: Wanted): Promise<Found> {
  switch (wanted.from) {
    case 'wish': {
      await readyFor({ ...wanted.wish, terrain: anyWildGround });
      return { opened: newBattle(wanted.wish, wildGround), problem: '' };
    }
    case 'shelf':
      return { id: wanted.id, ...asRead(await openKept(wanted.id), 'The battle kept here is damaged. ') };
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
