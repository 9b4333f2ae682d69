/** The players of a battle by link, by name. Each side has a first player, and may have others who lead its further commands. */
import { otherSide, type Side } from '../../../engine/kernel/correspondence/messages.ts';
import { nameOf, onSide, type PlayerId } from '../../../engine/kernel/correspondence/players.ts';
import { joinNames } from '../plain-words.ts';
import type { Device } from './session.ts';

/** A player in what browsers tell each other during live play: the side and the player’s number. */
export const playerKey = (side: Side, player: PlayerId): string => `${side}${player ?? ''}`;

export interface People {
  /** The first player of the other side. */
  readonly enemy: string;
  /** The first player of this side. */
  readonly first: string;
  /** Whether the player on this device is that first player. */
  readonly isFirst: boolean;
  /** Whether the player’s command has been taken back. */
  readonly isOut: boolean;
  /** All other players: `Abe and Ben`. */
  readonly others: string;
  /** The player for whom the battle waits; the enemy if that is the player on this device. */
  readonly asked: string;
  /** The players on other devices. */
  readonly elsewhere: readonly { readonly key: string; readonly name: string }[];
  /** The name of the player who took a step, for a chronicle of more than two players. */
  playerOf(index: number): string | undefined;
  /** The player who wrote a message, or the side’s first player if the other side wrote it. */
  writer(side: Side, message: number): { readonly name: string; readonly isMe: boolean };
}

/** The players on other devices whom this browser reaches, and those whom it does not reach. */
export function reached(
  live: { readonly is: string; readonly here: readonly string[] },
  players: People['elsewhere'],
): Readonly<Record<'here' | 'absent', People['elsewhere']>> {
  const isHere = ({ key }: { readonly key: string }): boolean => live.is === 'on' && live.here.includes(key);
  return { here: players.filter(isHere), absent: players.filter((each) => !isHere(each)) };
}

export function peopleOf({ mine, messages, sent, now }: Pick<Device, 'mine' | 'messages' | 'sent' | 'now'>): People {
  const { names, waits } = sent.record;
  // If the message that is being written gives away a command, this includes the new player already.
  const { players } = now.record;
  const call = (side: Side, player?: PlayerId): string =>
    player === undefined && names[side] === undefined ? 'your friend' : nameOf(names, players, side, player);
  const isMe = (side: Side, player: PlayerId): boolean => side === mine.side && player === mine.player;
  const away = otherSide(mine.side);
  const all = [mine.side, away].flatMap((side) => onSide(players, side).map((player) => ({ side, player })));
  const elsewhere = all
    .filter(({ side, player }) => !isMe(side, player))
    .map(({ side, player }) => ({ key: playerKey(side, player), name: call(side, player) }));
  const writerOf = (side: Side, message: number): PlayerId =>
    messages[message]?.by === side ? messages[message]?.player : undefined;
  return {
    enemy: call(away),
    first: call(mine.side),
    isFirst: mine.player === undefined,
    isOut: mine.player !== undefined && !players.leads.some(({ entry }) => entry === mine.player),
    others: joinNames(elsewhere.map(({ name }) => name)),
    elsewhere,
    asked: waits && !isMe(waits.for, waits.player) ? call(waits.for, waits.player) : call(away),
    playerOf(index) {
      const step = now.known.steps[index];
      if (all.length < 3 || !step?.by) return undefined;
      // The message that is being written is not in the list of messages yet.
      const player = step.message < messages.length ? writerOf(step.by, step.message) : mine.player;
      return call(step.by, player);
    },
    writer(side, message) {
      const player = writerOf(side, message);
      return { name: call(side, player), isMe: isMe(side, player) };
    },
  };
}
