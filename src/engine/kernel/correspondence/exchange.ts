/**
 * Messages on their way: as the letters of a link or as JSON of a file, whole or only the newest of them, and what to do with those
 * that arrive. A battle that is kept is never replaced by an older state of it or by another battle.
 */
import { packed, unpacked } from '../notation/link.ts';
import type { Read } from '../ruleset.ts';
import { digestOf } from './check.ts';
import { type Message, type Messages, readMessages } from './messages.ts';

/** What stands in files and links: all messages, or those from a number on of a battle that the reader has. */
export interface Parcel {
  /** The id of the battle: the digest of its first message. */
  readonly id: string;
  /** The number of the first message here: 0 for the whole battle. */
  readonly from: number;
  readonly messages: Messages;
}

const form = 'battle by message';

export const writeParcel = ({ id, from, messages }: Parcel): string =>
  JSON.stringify({ battlebook: form, id, ...(from > 0 ? { from } : {}), messages });

const wrong = (because: string) => ({ ok: false, because, rules: [] }) as const;

/** Reads a parcel from a file. Nothing throws. */
export function readParcel(text: string): Read<Parcel> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong('This text is not a battle by message, or a part of it is missing. Copy all of it again.');
  }
  const { battlebook, id, from = 0, messages } = (value ?? {}) as Record<string, unknown>;
  if (battlebook !== form || typeof id !== 'string' || !Number.isInteger(from) || (from as number) < 0)
    return wrong('This text is not a battle by message.');
  const read = readMessages(messages);
  return read.ok ? { ok: true, value: { id, from: from as number, messages: read.value } } : read;
}

/** What stands after the `#` of a link. `words` are those that such texts often say. */
export const packedParcel = (parcel: Parcel, words?: string): string => packed(writeParcel(parcel), words);

export function unpackedParcel(letters: string, words?: string): Read<Parcel> {
  const text = unpacked(letters, words);
  return text.ok ? readParcel(text.value) : text;
}

export type Arrival =
  /** The battle goes on with these messages: those that were here, or fewer of them, and what has come. */
  | { readonly is: 'new' | 'newer'; readonly messages: Messages }
  /** Nothing changes: it is what is here, or an older state of it. */
  | { readonly is: 'same' | 'older' }
  | { readonly is: 'refused'; readonly because: string };

const resigns = ({ entries }: Message): boolean => entries.some(({ kind }) => kind === 'resign');

/**
 * Two messages written at the same time, as when one side resigns while moves of the other are on their way. The resignation counts,
 * because nothing after it matters; of two the one of side A. True if it is the one that has come, undefined if there is none.
 */
function resignation(here: Messages, come: Messages): boolean | undefined {
  const [own, theirs] = [here[0], come[0]];
  if (!own || !theirs || own.by === theirs.by) return undefined;
  const one = resigns(own) && resigns(theirs) ? (own.by === 'A' ? own : theirs) : [own, theirs].find(resigns);
  const [lost, writer] = one === own ? [come, theirs.by] : [here, own.by];
  // Whatever the writer of the other one did after it was done without knowing of the resignation.
  return one && lost.every(({ by }) => by === writer) ? one === theirs : undefined;
}

/** What arrives, held against what is kept of that battle on this device: nothing, if it is not known here. */
export async function arrived(parcel: Parcel, kept: Messages | null): Promise<Arrival> {
  const refused = (because: string): Arrival => ({ is: 'refused', because });
  const { from, messages, id } = parcel;
  const [first] = from === 0 ? messages : (kept ?? []);
  if (!first)
    return refused('This link contains only the newest moves, and the battle is not on this device. Ask for the whole battle.');
  if ((await digestOf(first)) !== id) return refused('This link is damaged: it names one battle but contains another.');
  if (!kept) return { is: 'new', messages };
  const [keptFirst] = kept;
  if (!keptFirst || (await digestOf(keptFirst)) !== id) return refused('This link belongs to another battle.');
  if (from > kept.length)
    return refused(
      `Moves are missing between this device and this link: messages ${kept.length + 1} to ${from}. Ask for the whole battle.`,
    );
  const shared = Math.min(kept.length, from + messages.length);
  for (let at = from; at < shared; at++)
    if (JSON.stringify(kept[at]) !== JSON.stringify(messages[at - from])) {
      const come = messages.slice(at - from);
      const isTheirs = resignation(kept.slice(at), come);
      if (isTheirs !== undefined) return isTheirs ? { is: 'newer', messages: [...kept.slice(0, at), ...come] } : { is: 'older' };
      return refused(
        `This link differs from the battle on this device from message ${at + 1} onward. Both players must continue from the same link.`,
      );
    }
  if (from + messages.length === kept.length) return { is: 'same' };
  return from + messages.length < kept.length
    ? { is: 'older' }
    : { is: 'newer', messages: [...kept.slice(0, from), ...messages] };
}
