/**
 * A battle between two players far apart is a list of messages that the players write in turn. This file defines what a message
 * contains, and reads messages from outside. `play.ts` interprets the messages, and `check.ts` checks them against earlier
 * promises.
 */
import { type Check, listOf, object, oneOf, orNull, text, whole } from '../fields.ts';
import { longestName, longestTitle } from '../limits.ts';
import type { Read } from '../ruleset.ts';
import { isDigest } from './commitment.ts';

export const sideIds = ['A', 'B'] as const;
export type Side = (typeof sideIds)[number];
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/**
 * How far the dice can be trusted. `friendly`: dice follow from a seed that both players made, with one message a turn.
 * `checked`: after the moves are sent, each side sends a random value (a share), and the two values determine the next batch of
 * rolls. `own-dice`: players type what they rolled.
 */
export const levels = ['friendly', 'checked', 'own-dice'] as const;
export type Level = (typeof levels)[number];

export interface Terms {
  readonly system: string;
  readonly version: number;
  readonly level: Level;
  /** The part of the set-up that both players agree on. This part is the whole set-up if the armies are not secret. */
  readonly setup: unknown;
}

/** An army as the opponent may see it, and a seal for each part of it that stays hidden. */
export interface OpenArmy {
  readonly army: unknown;
  readonly parts: readonly string[];
}

export type Entry =
  /** `chain` is the end of the chain of shares. `army` is the seal of an OpenArmy; null if the set-up has the armies. */
  | { readonly kind: 'offer'; readonly terms: Terms; readonly name: string; readonly chain: string; readonly army: string | null }
  | {
      readonly kind: 'accept';
      readonly name: string;
      readonly chain: string;
      readonly army: OpenArmy | null;
      readonly share: string;
    }
  | { readonly kind: 'open'; readonly army: OpenArmy | null; readonly salt: string | null; readonly share: string }
  /** `faces` are the dice of an action at the level `own-dice`; they come later if they depend on something sealed. */
  | { readonly kind: 'act'; readonly action: unknown; readonly faces?: readonly number[] }
  | { readonly kind: 'faces'; readonly faces: readonly number[] }
  /**
   * The first player gives a command to a new player by name, or takes it back with an empty name. `player` is the number of the
   * entry that gave a player his first command: that player then leads this command too.
   */
  | { readonly kind: 'lead'; readonly command: number; readonly name: string }
  | { readonly kind: 'lead'; readonly command: number; readonly player: number }
  /** A player passes, and the next player of the side continues. `action` is the pass, which says for how long. */
  | { readonly kind: 'done'; readonly action: unknown }
  /** An action that answers a secret question. */
  | { readonly kind: 'sealed'; readonly seal: string }
  /** Keeps all sealed answers of the side closed for now. */
  | { readonly kind: 'hold' }
  /** Reveals a sealed answer. `of` is the number of its entry in the whole record, counted from 0. */
  | { readonly kind: 'reveal'; readonly of: number; readonly action: unknown; readonly salt: string }
  | { readonly kind: 'reveal-part'; readonly part: number; readonly value: unknown; readonly salt: string }
  /** A sealed standing answer. A standing answer is in force until it is withdrawn. */
  | { readonly kind: 'standing'; readonly seal: string }
  /** Reveals a standing answer, either because it has answered something or because the battle is over. */
  | { readonly kind: 'reveal-standing'; readonly of: number; readonly answer: unknown; readonly salt: string }
  | { readonly kind: 'withdraw'; readonly of: number }
  | { readonly kind: 'share'; readonly share: string }
  | { readonly kind: 'resign' };
export type EntryKind = Entry['kind'];

export interface Message {
  readonly by: Side;
  /**
   * The number of the `lead` entry that made its writer a player. The field is missing if the first player of the side wrote the
   * message.
   */
  readonly player?: number;
  /**
   * The digest of the message before; empty for the first message. Because of this digest, nothing can be left out or changed
   * afterwards.
   */
  readonly before: string;
  readonly entries: readonly Entry[];
}

export type Messages = readonly Message[];

/** Limits on what is read. No battle is longer. */
const mostMessages = 4000;
const mostEntries = 500;
const mostFaces = 200;

const anything: Check<unknown> = (value): value is unknown => value !== undefined;
const anEntry = whole(0, mostMessages * mostEntries);
const openArmy = object({ army: anything, parts: listOf(isDigest) });
const aCommand = whole(0, mostEntries);
const toNewPlayer = object({ command: aCommand, name: text(longestName) });
const toPlayer = object({ command: aCommand, player: anEntry });
const terms = object({ system: text(40), version: whole(1, 9999), level: oneOf(levels), setup: anything });

const shapes: Readonly<Record<EntryKind, Check<unknown>>> = {
  offer: object({ terms, name: text(longestTitle), chain: isDigest, army: orNull(isDigest) }),
  accept: object({ name: text(longestTitle), chain: isDigest, army: orNull(openArmy), share: isDigest }),
  open: object({ army: orNull(openArmy), salt: orNull(isDigest), share: isDigest }),
  act: (value): value is unknown => {
    const { faces, ...rest } = value as { faces?: unknown };
    return object({ action: anything })(rest) && (faces === undefined || listOf(whole(1, 100), mostFaces)(faces));
  },
  faces: object({ faces: listOf(whole(1, 100), mostFaces) }),
  lead: (value): value is unknown => toNewPlayer(value) || toPlayer(value),
  done: object({ action: anything }),
  sealed: object({ seal: isDigest }),
  hold: object({}),
  reveal: object({ of: anEntry, action: anything, salt: isDigest }),
  'reveal-part': object({ part: whole(0, mostEntries), value: anything, salt: isDigest }),
  standing: object({ seal: isDigest }),
  'reveal-standing': object({ of: anEntry, answer: anything, salt: isDigest }),
  withdraw: object({ of: anEntry }),
  share: object({ share: isDigest }),
  resign: object({}),
};

function isEntry(value: unknown): value is Entry {
  const kind = (value as { kind?: unknown } | null)?.kind;
  return typeof kind === 'string' && Object.hasOwn(shapes, kind) && shapes[kind as EntryKind](value);
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { by, before, entries, player } = value as Partial<Record<keyof Message, unknown>>;
  return (
    (sideIds as readonly unknown[]).includes(by) &&
    (player === undefined || anEntry(player)) &&
    (before === '' || isDigest(before)) &&
    listOf(isEntry as Check<Entry>, mostEntries)(entries) &&
    (entries as readonly Entry[]).length > 0
  );
}

/** Reads messages from outside. Never throws. */
export function readMessages(value: unknown): Read<Messages> {
  const wrong = (because: string) => ({ ok: false, because, rules: [] }) as const;
  if (!Array.isArray(value) || value.length === 0) return wrong('This text contains no battle messages.');
  if (value.length > mostMessages) return wrong(`This text contains more than ${mostMessages} messages.`);
  const bad = value.findIndex((each) => !isMessage(each));
  if (bad >= 0) return wrong(`Message ${bad + 1} of ${value.length} cannot be read.`);
  return { ok: true, value };
}
