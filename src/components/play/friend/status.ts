/** Sentences about the state of a battle by link: whose turn it is, what has arrived, and which rules began it. */
import type { Arrival } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Side } from '../../../engine/kernel/correspondence/messages.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import type { Session } from './session.ts';

/** The panels that can be open below the status line. */
export type Panel = 'send' | 'take' | 'standing' | 'live' | 'more';

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

/** Whether the player decided nothing in the last message, because only standing answers did. */
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

interface Seen {
  /** The friend’s name. */
  readonly friend: string;
  readonly isLive: boolean;
  /** The side that acts in this step; null if neither does. */
  readonly acting: Side | null;
}

/** Whose turn it is, or what there is to see or to send. */
export function statusOf({ device, course, seen, since }: Session, { friend, isLive, acting }: Seen): string {
  const { messages, decides, mine } = device;
  const { broken, waits } = device.sent.record;
  if (broken) return `The record of this battle is broken at message ${broken.message + 1}. ${broken.because}`;
  const more = course.length - seen;
  if (more > 0) {
    const what = course[seen]?.by === mine.side ? 'What happened' : `What ${friend} did`;
    return `${what}: ${more} more ${more === 1 ? 'step' : 'steps'}.`;
  }
  if (device.complete && device.decided > 0) return `Your part is done. Make the link and send it to ${friend}.`;
  if (decides === 'faces') return 'Roll the dice and type them in.';
  if (decides === 'act')
    return acting !== null && acting !== mine.side
      ? `${sentenceCase(friend)} is acting, and it is your turn to answer.`
      : `It is your turn against ${friend}.`;
  if (waits === null) {
    const toSend = messages.at(-1)?.by === mine.side && !isLive;
    const last = toSend ? ` Send ${friend} this last link, so that it ends there too.` : '';
    return `The battle is over, and nothing in it is secret any more.${last}`;
  }
  const replied = repliedBeforehand(device) ? 'Your standing answers replied for you. ' : '';
  return `${replied}Waiting for ${friend}${since ? `, since ${when(since)}` : ''}.`;
}
