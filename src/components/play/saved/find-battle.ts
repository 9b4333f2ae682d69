/** Opens an existing battle: stored on this device, or from a text, a link or an address. This code is loaded when needed. */

import type { Original, Requested } from '../start/requested.ts';
import type { GameSystem } from '../system.ts';
import { openText, type ReadBattle } from './read-saved.ts';
import { endsAs } from './record.ts';
import { type Recording, recordingOf } from './recordings.ts';
import type { Opened, StoredBattle } from './saved.ts';
import { storageOf } from './storage.ts';

export interface Found {
  readonly opened?: Opened;
  /** The stored copy of this battle, with its text. If the copy is missing, the battle gets a new id. */
  readonly kept?: StoredBattle;
  readonly problem: string;
  /** The stored text of a battle that is partly unreadable. The stored text is not changed. */
  readonly original?: Original;
  /** A recording. With a recording the battle can still be watched to its end. */
  readonly recording?: Recording;
}

/** The readable part of a battle, and a sentence about the rest. */
function asRead(read: ReadBattle): Found {
  if (read.ok) return { opened: read, problem: '' };
  const far = read.kept ? '  The part that could be read is open here.' : '';
  return { ...(read.kept ? { opened: read.kept } : {}), problem: `${read.because}${far}` };
}

/** A battle on this device. If the stored battle is partly unreadable, a copy is opened and the original is not changed. */
async function inStorage(system: GameSystem, id: string): Promise<Found> {
  const battles = storageOf(system.rules.system);
  const text = battles.textOf(id);
  if (text === undefined) return { problem: 'This battle is no longer on this device.' };
  const read = await openText(system, text);
  const recording = await recordingOf(id);
  const kept = { id, text };
  if (read.ok && !(isEarlier(system, text) && recording && !endsAs(system, recording, read.course)))
    return { opened: read, kept, problem: '' };
  const original = { name: battles.nameOf(id), text };
  const stays = 'The saved battle is unchanged.';
  const far = read.ok ? read : read.kept;
  const because = read.ok
    ? 'This battle was saved by an earlier version of the page, and under the current rules it would end differently.'
    : read.because;
  const copy = far && { battle: { ...far.battle, name: asFarAs(far.battle.name) }, course: far.course };
  const opened = copy ? { opened: copy } : {};
  const stored = 'Some parts of the battle saved on this device cannot be read.';
  if (recording && (!far || recording.moments.length >= far.course.length)) {
    const shown = 'Here is a recording that you can watch from beginning to end.';
    return { ...opened, recording, problem: `${read.ok ? '' : `${stored} `}${because} ${shown} ${stays}`, original };
  }
  const upTo = copy ? '  This copy ends before that action.' : '';
  return { ...opened, problem: `${stored} ${because}${upTo} ${stays}`, original };
}

/** Whether a stored battle was written by an earlier version of the rules. */
const isEarlier = ({ rules }: GameSystem, text: string): boolean =>
  (JSON.parse(text) as { readonly version: number }).version < rules.version;

const asFarAs = (name: string): string => (name.endsWith(farAs) ? name : `${name}${farAs}`);
const farAs = ', as far as it could be read';

export async function findBattle(system: GameSystem, asked: Exclude<Requested, { from: 'new' }>): Promise<Found> {
  switch (asked.from) {
    case 'storage':
      return inStorage(system, asked.id);
    case 'text': {
      const { text } = asked;
      if (text.trimStart().startsWith('{')) return asRead(await openText(system, text));
      await system.loading.forAll();
      return asRead((await import('./replay-link.ts')).fromText(system, await system.notation(), text));
    }
    case 'link':
      await system.loading.forAll();
      return asRead((await import('./replay-link.ts')).fromLink(system, await system.notation(), asked.letters));
    case 'address': {
      const read = await (await system.openings()).openingOf(new URLSearchParams(asked.search));
      return read.ok ? { opened: read.value, problem: '' } : { problem: read.because };
    }
  }
}
