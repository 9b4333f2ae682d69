/**
 * Battles by link stored on this device, including the player's secrets in them. This code does not need the rules of the engine.
 */
import type { KeptByDevice } from '../../../engine/kernel/correspondence/device.ts';
import { type Entry, readMessages, sideIds } from '../../../engine/kernel/correspondence/messages.ts';
import type { Mine } from '../../../engine/kernel/correspondence/mine.ts';
import { recordsOf } from '../../ui/stored/records.ts';
import { number, oneOf, someFields, text } from '../../ui/stored/schemas.ts';
import { parsed, readText, type Stored, writeText } from '../../ui/stored/stored.ts';

export interface KeptFriendBattle extends KeptByDevice {
  /** How many entries of the course the player has been shown. */
  readonly seen: number;
  /** When the last message was written or received, in milliseconds. */
  readonly since: number;
}

export const turns = ['yours', 'theirs', 'over', 'broken'] as const;

/** The description of a battle in a list. */
export interface FriendHead {
  /** The id of the battle: the digest of its first message. */
  readonly battle: string;
  readonly name: string;
  readonly friend: string;
  readonly turn: (typeof turns)[number];
  readonly messages: number;
  readonly since: number;
}
export interface ListedFriendBattle extends FriendHead {
  /** The id under which it is stored. */
  readonly id: string;
}

const longest = 400;
const headForm = someFields<FriendHead>({
  battle: text(longest),
  name: text(longest),
  friend: text(longest),
  turn: oneOf(turns),
  messages: number,
  since: number,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readMine(value: unknown): Mine | undefined {
  if (!isObject(value)) return undefined;
  const { side, player, secret, army, parts, actions } = value;
  const isWhole =
    (sideIds as readonly unknown[]).includes(side) &&
    (player === undefined || Number.isInteger(player)) &&
    typeof secret === 'string' &&
    (army === null || isObject(army)) &&
    Array.isArray(parts) &&
    isObject(actions);
  return isWhole ? (value as unknown as Mine) : undefined;
}

/** Reads a stored text; undefined if it is damaged. */
export function readKept(kept: string | undefined): KeptFriendBattle | undefined {
  const value = parsed(kept, (found) => (isObject(found) ? found : undefined));
  if (!value) return undefined;
  const messages = readMessages(value.messages);
  const mine = readMine(value.mine);
  // Checks a draft, which has the same form as a message.
  const draft =
    Array.isArray(value.draft) && value.draft.length > 0
      ? readMessages([{ by: 'A', before: '', entries: value.draft }])
      : ({ ok: true, value: [] } as const);
  if (!messages.ok || !mine || !draft.ok) return undefined;
  return {
    messages: messages.value,
    mine,
    draft: (draft.value[0]?.entries ?? []) as readonly Entry[],
    seen: number(value.seen) ?? 0,
    since: number(value.since) ?? 0,
  };
}

/** The battles by link of a system. */
export function friendBattlesOf(system: string) {
  const records = recordsOf(`friend.${system}`);
  const listed = (): readonly ListedFriendBattle[] =>
    records
      .list()
      .map(({ id, head }) => {
        const { battle, name, friend, turn, messages, since } = parsed(head, headForm) ?? {};
        return {
          id,
          battle: battle ?? id,
          name: name ?? 'A battle that cannot be read',
          friend: friend ?? '',
          turn: turn ?? 'broken',
          messages: messages ?? 0,
          since: since ?? 0,
        };
      })
      .sort((one, other) => other.since - one.since);
  return {
    listed,
    /** The id under which a battle is stored. If two copies are stored, the one with more messages counts. */
    placeOf: (battle: string): string | undefined =>
      listed()
        .filter((each) => each.battle === battle)
        .sort((one, other) => other.messages - one.messages)[0]?.id,
    textOf: (id: string): string | undefined => records.read(id)?.text,
    keep: (id: string, head: FriendHead, kept: string): Stored => records.write(id, { head: JSON.stringify(head), text: kept }),
    remove: records.remove,
    current: records.current,
    setCurrent: records.setCurrent,
    watch: records.watch,
  };
}

export const writeKept = ({ messages, mine, draft, seen, since }: KeptFriendBattle): string =>
  JSON.stringify({ messages, mine, draft, seen, since });

const nameKey = 'friend-name';
/** The player's name in messages. */
export const ownName = (): string => readText(nameKey) ?? '';
export const setOwnName = (name: string): Stored => writeText(nameKey, name);
