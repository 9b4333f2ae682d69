/**
 * What two browsers tell each other during live play: how many messages of the battle each has, which players each reaches, and
 * the messages that the other one lacks. Both browsers repeat the first two at intervals, so a message that was lost is sent
 * again. A browser with several connections has an exchange for each, and so passes on what arrives through one of them.
 */
import { type Arrival, type Parcel, readParcel, writeParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Message, Messages } from '../../../engine/kernel/correspondence/messages.ts';

export interface LiveBattle {
  readonly id: string;
  readonly messages: Messages;
}

export interface Ends {
  /** The battle as it is stored on this device. */
  battle(): LiveBattle | undefined;
  /** The player on this device, and then the players whom it reaches through other connections. */
  here(): readonly string[];
  /** Returns false if the text could not be sent. */
  send(text: string): boolean;
  take(parcel: Parcel): Promise<Arrival>;
  /** Called with the players whom the other browser reaches. Its own player is the first of them. */
  met(players: readonly string[]): void;
}

export interface LiveExchange {
  /** Tells the other side how many messages this device has: after each connection, and again at intervals. */
  tell(): void;
  /** Sends the messages that the other side lacks. */
  send(): void;
  text(text: string): Promise<void>;
}

/** The maximum number of characters in one text, because a browser may refuse to send more than 64 KB at once. */
const mostLetters = 16_000;
const mostPlayers = 100;

/** Divides messages into pieces that are small enough to send. A single message is never split. */
export function inPieces(messages: Messages): readonly Messages[] {
  const pieces: Messages[] = [];
  let letters = Infinity;
  for (const message of messages) {
    const more = JSON.stringify(message).length;
    letters += more;
    if (letters > mostLetters) {
      pieces.push([]);
      letters = more;
    }
    pieces[pieces.length - 1] = [...(pieces.at(-1) as Messages), message];
  }
  return pieces;
}

/** Reads what the other browser has and whom it reaches; undefined if the text says something else. */
function readTold(text: string): { readonly has: number; readonly here: readonly string[] } | undefined {
  if (!text.startsWith('{"has":')) return undefined;
  try {
    const { has, here } = JSON.parse(text) as { readonly has?: unknown; readonly here?: unknown };
    const isPlayer = (each: unknown): boolean => typeof each === 'string' && /^[AB]\d{0,7}$/.test(each);
    return Number.isInteger(has) &&
      (has as number) >= 0 &&
      Array.isArray(here) &&
      here.length <= mostPlayers &&
      here.every(isPlayer)
      ? { has: has as number, here }
      : undefined;
  } catch {
    return undefined;
  }
}

const isSame = (one: Message | undefined, other: Message | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export function liveExchange({ battle, here, send, take, met }: Ends): LiveExchange {
  /**
   * How many messages the other side has, or will have when everything sent has arrived. The number is undefined until the other
   * side has sent it.
   */
  let theirs: number | undefined;
  /** The messages that the other side is known to have, by their numbers; the list has no entry for other messages. */
  const known: (Message | undefined)[] = [];
  const count = () => battle()?.messages.length ?? 0;
  const say = (has: number) => void send(JSON.stringify({ has, here: here() }));
  const tell = () => say(count());
  const theyHave = (many: number) => {
    theirs = many;
    known.length = Math.min(known.length, many);
  };
  const theyGet = (from: number, messages: Messages) => {
    theirs = Math.max(theirs ?? 0, from + messages.length);
    for (const [nth, each] of messages.entries()) known[from + nth] = each;
  };
  const sendMissing = () => {
    const now = battle();
    if (!now || theirs === undefined) return;
    // A message that has arrived through another connection may have replaced one that the other side still has.
    const replaced = now.messages.findIndex((each, at) => known[at] !== undefined && !isSame(known[at], each));
    if (replaced >= 0) theyHave(replaced);
    for (const messages of inPieces(now.messages.slice(theirs))) {
      if (!send(writeParcel({ id: now.id, from: theirs, messages }))) return;
      theyGet(theirs, messages);
    }
  };
  return {
    tell,
    send: sendMissing,
    async text(text) {
      const told = readTold(text);
      if (told) {
        met(told.here);
        theyHave(told.has);
        // If this device has fewer messages than the other side, it sends its own number, and the other side answers with the
        // missing messages.
        if (told.has > count()) tell();
        return sendMissing();
      }
      const read = readParcel(text);
      if (!read.ok || read.value.id !== battle()?.id) return;
      const { from, messages } = read.value;
      theyGet(from, messages);
      const arrival = await take(read.value);
      if (arrival.is === 'refused' && from > count()) tell();
      // Earlier messages may differ too. Only the whole battle shows which messages count, so this asks for all of them.
      else if (arrival.is === 'refused' && from > 0) say(0);
      if (arrival.is !== 'older') return;
      // Either the other side lacks some messages, or both sides have written at the same time.
      theyHave(from);
      sendMissing();
    },
  };
}
