/**
 * What two browsers tell each other during live play: how many messages of the battle each has, and the messages that the other
 * one lacks. Both browsers repeat their number of messages at intervals, so a message that was lost is sent again.
 */
import { type Arrival, type Parcel, readParcel, writeParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Messages } from '../../../engine/kernel/correspondence/messages.ts';

export interface LiveBattle {
  readonly id: string;
  readonly messages: Messages;
}

export interface Ends {
  /** The battle as it is stored on this device. */
  battle(): LiveBattle | undefined;
  /** Returns false if the text could not be sent. */
  send(text: string): boolean;
  take(parcel: Parcel): Promise<Arrival>;
}

export interface LiveExchange {
  /** Called when a new connection has replaced the previous one. */
  begun(): void;
  /** Tells the other side how many messages this device has: after each connection, and again at intervals. */
  tell(): void;
  /** Sends the messages that the other side lacks. */
  send(): void;
  text(text: string): Promise<void>;
}

/** The most characters in one text, because a browser may refuse to send more than 64 KB at once. */
const mostLetters = 16_000;

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

export function liveExchange({ battle, send, take }: Ends): LiveExchange {
  /**
   * How many messages the other side has, or will have when everything sent has arrived. The number is undefined until the other
   * side has sent it.
   */
  let theirs: number | undefined;
  const count = () => battle()?.messages.length ?? 0;
  const tell = () => void send(JSON.stringify({ has: count() }));
  const sendMissing = () => {
    const now = battle();
    if (!now || theirs === undefined) return;
    for (const messages of inPieces(now.messages.slice(theirs))) {
      if (!send(writeParcel({ id: now.id, from: theirs, messages }))) return;
      theirs += messages.length;
    }
  };
  return {
    begun() {
      theirs = undefined;
    },
    tell,
    send: sendMissing,
    async text(text) {
      const has = /^\{"has":(\d{1,5})\}$/.exec(text)?.[1];
      if (has !== undefined) {
        theirs = Number(has);
        // If this device has fewer messages than the other side, it sends its own number, and the other side answers with the
        // missing messages.
        if (theirs > count()) tell();
        return sendMissing();
      }
      const read = readParcel(text);
      if (!read.ok || read.value.id !== battle()?.id) return;
      const { from, messages } = read.value;
      theirs = Math.max(theirs ?? 0, from + messages.length);
      const arrival = await take(read.value);
      if (arrival.is === 'refused' && from > count()) tell();
      if (arrival.is !== 'older') return;
      // Either the other side lacks some messages, or both sides have written at the same time.
      theirs = from;
      sendMissing();
    },
  };
}
