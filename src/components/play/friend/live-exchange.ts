/**
 * What two browsers tell each other while they play live: how many messages of the battle they have, and those that the other one
 * lacks. Both say again and again how many they have, so whatever was lost on the way is sent once more.
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
  /** False if the text could not be sent. */
  send(text: string): boolean;
  take(parcel: Parcel): Promise<Arrival>;
}

export interface LiveExchange {
  /** Another connection has replaced the one before. */
  begun(): void;
  /** Says how many messages this device has: after each connection, and again from time to time. */
  tell(): void;
  /** Sends the messages that the other side lacks. */
  send(): void;
  text(text: string): Promise<void>;
}

/** A browser may refuse to send more than 64 KB at once. */
const mostLetters = 16_000;

/** Messages in pieces that a browser sends. One message is never divided. */
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
  /** How many messages the other side has, or will have when everything sent has arrived; undefined until it says so. */
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
        // The answer to a number that is too small is the messages that are missing here.
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
      // The other side lacks something, or both have written at the same time.
      theirs = from;
      sendMissing();
    },
  };
}
