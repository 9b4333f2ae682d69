/**
 * Sends messages in a link or as JSON in a file, either all of them or only the newest, and decides what to do with messages
 * that arrive. A stored battle is never replaced by an older state of it, or by another battle.
 */
import { packed, unpacked } from '../notation/link.ts';
import type { Read } from '../ruleset.ts';
import { digestOf } from './check.ts';
import { type Message, type Messages, readMessages } from './messages.ts';

/** The contents of files and links: all messages of a battle, or only those that the reader does not have yet. */
export interface Parcel {
  /** The id of the battle: the digest of its first message. */
  readonly id: string;
  /** The number of the first message in this parcel; 0 for the whole battle. */
  readonly from: number;
  readonly messages: Messages;
}

const form = 'battle by message';

export const writeParcel = ({ id, from, messages }: Parcel): string =>
  JSON.stringify({ battlebook: form, id, ...(from > 0 ? { from } : {}), messages });

const wrong = (because: string) => ({ ok: false, because, rules: [] }) as const;

/** Reads a parcel from a file. Never throws. */
export function readParcel(text: string): Read<Parcel> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong('This text does not contain a battle played by messages, or a part of it is missing. Copy all of it again.');
  }
  const { battlebook, id, from = 0, messages } = (value ?? {}) as Record<string, unknown>;
  if (battlebook !== form || typeof id !== 'string' || !Number.isInteger(from) || (from as number) < 0)
    return wrong('This text does not contain a battle played by messages.');
  const read = readMessages(messages);
  return read.ok ? { ok: true, value: { id, from: from as number, messages: read.value } } : read;
}

/** The part of a link after the `#`. `words` are phrases that such texts often contain. */
export const packedParcel = (parcel: Parcel, words?: string): string => packed(writeParcel(parcel), words);

export function unpackedParcel(letters: string, words?: string): Read<Parcel> {
  const text = unpacked(letters, words);
  return text.ok ? readParcel(text.value) : text;
}

export type Arrival =
  /** The battle continues with these messages: the stored ones (or the first of them), followed by those that have arrived. */
  | { readonly is: 'new' | 'newer'; readonly messages: Messages }
  /** Nothing changes, because the device already has these messages, or newer ones. */
  | { readonly is: 'same' | 'older' }
  | { readonly is: 'refused'; readonly because: string };

const resigns = ({ entries }: Message): boolean => entries.some(({ kind }) => kind === 'resign');
const takesBack = ({ entries }: Message): boolean =>
  entries.some((entry) => entry.kind === 'lead' && 'name' in entry && entry.name === '');

/**
 * Decides between two messages that players of one side have written at the same time: the first player takes a command back, or
 * resigns, while moves of another player are on their way. The message of the first player counts, unless the enemy has answered
 * the moves.
 */
function ofOneSide(here: Messages, come: Messages): boolean | undefined {
  const [own, theirs] = [here[0], come[0]] as const;
  const first = [own, theirs].find((each) => each?.player === undefined);
  const other = [own, theirs].find((each) => each?.player !== undefined);
  if (!first || !other || !(resigns(first) || takesBack(first))) return undefined;
  const isAnswered = (branch: Messages): boolean => branch.some(({ by }) => by !== first.by);
  const [ofFirst, ofOther] = first === own ? [here, come] : [come, here];
  if (isAnswered(ofOther) && isAnswered(ofFirst)) return undefined;
  return (isAnswered(ofOther) ? ofOther : ofFirst) === come;
}

/**
 * Decides between two messages that were written at the same time, for example when one side resigns while moves of the other are
 * on their way. A resignation counts, because nothing after it matters. Of two resignations, that of side A counts. True if the
 * resignation that counts has just arrived; undefined if there is no resignation.
 */
function resignation(here: Messages, come: Messages): boolean | undefined {
  const [own, theirs] = [here[0], come[0]];
  if (!own || !theirs) return undefined;
  if (own.by === theirs.by) return ofOneSide(here, come);
  const one = resigns(own) && resigns(theirs) ? (own.by === 'A' ? own : theirs) : [own, theirs].find(resigns);
  const [lost, writer] = one === own ? [come, theirs.by] : [here, own.by];
  // The resignation counts only if the side that resigned has not answered the other message: the writer of that message then did
  // not know of the resignation.
  return one && lost.every(({ by }) => by === writer) ? one === theirs : undefined;
}

const accepts = (message: Message | undefined): boolean => message?.entries.some(({ kind }) => kind === 'accept') ?? false;
const twoAccepted =
  'This offer was accepted twice, on two devices. The battle continues only with the answer that was opened first. For another battle, make a new offer.';

/**
 * Compares a parcel that has arrived with the stored messages of that battle. `kept` is null if the battle is not on this device.
 */
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
      if (accepts(kept[at]) && accepts(come[0])) return refused(twoAccepted);
      const isTheirs = resignation(kept.slice(at), come);
      if (isTheirs !== undefined) return isTheirs ? { is: 'newer', messages: [...kept.slice(0, at), ...come] } : { is: 'older' };
      return refused(
        `This link differs from the battle on this device from message ${at + 1} onward. Both players must continue from the same link.`,
      );
    }
  const last = kept.at(-1);
  if (from === kept.length && accepts(last) && messages[0]?.before !== (await digestOf(last as Message)))
    return refused(twoAccepted);
  if (from + messages.length === kept.length) return { is: 'same' };
  return from + messages.length < kept.length
    ? { is: 'older' }
    : { is: 'newer', messages: [...kept.slice(0, from), ...messages] };
}
