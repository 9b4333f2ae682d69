/** Sentences about the state of a battle by link: whose turn it is, what has arrived, and which rules began it. */
import type { Arrival } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Side } from '../../../engine/kernel/correspondence/messages.ts';
import { isFor } from '../../../engine/kernel/correspondence/mine.ts';
import { nameOf } from '../../../engine/kernel/correspondence/players.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { joinNames } from '../plain-words.ts';
import { type People, playerKey, reached } from './people.ts';
import type { Session } from './session.ts';
import type { Live } from './use-live.ts';

/** The panels that can be open below the status line. */
export type Panel = 'send' | 'take' | 'players' | 'standing' | 'live' | 'more';

/** Whether the player on this device wrote the latest message. */
export const wroteLast = ({ messages, mine }: Pick<Session['device'], 'messages' | 'mine'>): boolean => {
  const last = messages.at(-1);
  return (
    last !== undefined &&
    isFor({ for: last.by, what: 'act', ...(last.player === undefined ? {} : { player: last.player }) }, mine)
  );
};

/** The sentence that tells the player about a parcel that has arrived. */
export const sayArrival = (arrival: Arrival, friend: string): string => {
  switch (arrival.is) {
    case 'refused':
      return arrival.because;
    case 'older':
      return `This is an old link. The battle on this device is further along. Here is its latest state.`;
    case 'same':
      return `This link contains nothing new for this device. If it is your own link, send it to ${friend}.`;
    case 'new':
    case 'newer':
      return '';
  }
};

/** The time, with the date if it is not today. */
function when(since: number): string {
  if (since <= 0) return '';
  const then = new Date(since);
  const isToday = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(undefined, { ...(isToday ? {} : { dateStyle: 'medium' }), timeStyle: 'short' });
}

/** Whether the player's last message contains only standing answers, and the player has decided nothing since. */
const repliedBeforehand = ({ messages, mine, decided }: Session['device']): boolean => {
  const last = messages.at(-1);
  return (
    decided === 0 &&
    last?.by === mine.side &&
    last.entries.some(({ kind }) => kind === 'reveal-standing') &&
    !last.entries.some(({ kind }) => kind === 'act' || kind === 'sealed')
  );
};

/** A sentence for a battle that an earlier version of the rules began. Such a battle continues with today's rules. */
export const byEarlierRules = (terms: { readonly version: number } | null, { version }: { readonly version: number }): string =>
  terms !== null && terms.version < version
    ? `This battle began under an earlier version of the rules (${terms.version}, this is ${version}). It continues under the current rules. If a link is refused, a rule that it uses has changed: finish the battle face to face, or begin a new one.`
    : '';

/**
 * Whether the player for whom the battle waits must get the message as a link, because there is no live play or the player is
 * not connected.
 */
export function goesByLink({ device }: Pick<Session, 'device'>, { elsewhere }: People, live: Pick<Live, 'is' | 'here'>): boolean {
  const { waits } = device.sent.record;
  const { absent } = reached(live, elsewhere);
  return waits === null
    ? absent.length > 0
    : live.is !== 'on' || absent.some(({ key }) => key === playerKey(waits.for, waits.player));
}

interface Seen {
  readonly people: People;
  readonly live: Pick<Live, 'is' | 'here'>;
  /** The side that acts in this step; null if neither does. */
  readonly acting: Side | null;
}

/** Whose turn it is, or what there is to see or to send. */
export function statusOf(session: Session, { people, live, acting }: Seen): string {
  const { device, course, seen, since } = session;
  const { decides, mine } = device;
  const isByLink = goesByLink(session, people, live);
  const { asked, enemy, others } = people;
  const { broken, waits } = device.sent.record;
  if (broken) return `The record of this battle is broken at message ${broken.message + 1}. ${broken.because}`;
  const more = course.length - seen;
  if (more > 0) {
    const step = device.now.known.steps[seen];
    const writer = step?.by ? people.writer(step.by, step.message) : undefined;
    const what = writer && !writer.isMe ? `What ${writer.name} did` : 'What happened';
    return `${what}: ${more} more ${more === 1 ? 'step' : 'steps'}.`;
  }
  if (device.complete && device.decided > 0) return `Your part is done. Make the link and send it to ${others}.`;
  if (decides === 'faces') return 'Roll the dice and type them in.';
  if (decides === 'act') {
    const { turn, names, players } = device.now.known;
    const next = turn?.left.map((player) => nameOf(names, players, mine.side, player)) ?? [];
    return acting !== null && acting !== mine.side
      ? `${sentenceCase(enemy)} is acting, and it is your turn to answer.`
      : `It is your turn against ${enemy}.${next.length > 0 ? ` ${joinNames(next)} will act after you.` : ''}`;
  }
  if (waits === null) {
    const toSend = wroteLast(device) && isByLink;
    const last = toSend ? ` Send ${others} this last link, so that it ends there too.` : '';
    return `The battle is over, and nothing in it is secret any more.${last}`;
  }
  if (people.isOut) return `${people.first} has taken your command back. You can still follow the battle.`;
  const replied = repliedBeforehand(device) ? 'Your standing answers were used for you. ' : '';
  const isAbsent = isByLink && live.is === 'on' ? ` ${sentenceCase(asked)} is not connected and needs a link.` : '';
  return `${replied}Waiting for ${asked}${since ? `, since ${when(since)}` : ''}.${isAbsent}`;
}
