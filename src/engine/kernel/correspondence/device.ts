/**
 * A battle by message on the device of one player: the messages, the player's secrets, and what the player has done since the
 * last message. These functions are pure. The caller stores their results and draws the salts.
 */
import type { HappenedBy } from '../ruleset.ts';
import { type Arrival, arrived, type Parcel } from './exchange.ts';
import { type Entry, type Message, type Messages, sideIds } from './messages.ts';
import {
  type DrawSalt,
  due,
  entriesIn,
  isFor,
  type Mine,
  maySeal,
  needed,
  type Standing,
  sealedAction,
  standing,
  standingEntries,
  written,
} from './mine.ts';
import type { CorrespondenceSystem } from './play.ts';
import { onSide, whyNotTheirs } from './players.ts';
import type { StandingAnswer } from './standing.ts';

/** Plain data that the page stores. */
export interface KeptByDevice {
  readonly messages: Messages;
  readonly mine: Mine;
  /** The entries of the message that is being written. */
  readonly draft: readonly Entry[];
}

export interface OpenOnDevice<State, Action, Event> extends KeptByDevice {
  /** The state of the battle with everything that was sent and received. */
  readonly sent: Standing<State, Action, Event>;
  /** The state of the battle with the draft included. */
  readonly now: Standing<State, Action, Event>;
  /** What the player has to decide now; null while the other side has to answer, and when nothing is left to decide. */
  readonly decides: 'act' | 'faces' | null;
  /** The message is complete and can be sent. */
  readonly complete: boolean;
  /** The number of entries of the draft that the player has chosen. All other entries had to be sent anyway. */
  readonly decided: number;
}

type System<Setup, State, Action, Event extends HappenedBy, Result> = CorrespondenceSystem<Setup, State, Action, Event, Result>;

const draftOf = ({ record }: Standing<unknown, unknown, unknown>, { mine, draft }: KeptByDevice): Message =>
  written(record, mine, draft);

const decisions: readonly Entry['kind'][] = ['act', 'sealed', 'faces', 'done', 'lead', 'standing', 'withdraw', 'resign'];
const isDecision = ({ kind }: Entry): boolean => decisions.includes(kind);

/** Opens a battle on the device. Entries that are due from the player and need no decision are added to the draft at once. */
export async function openOnDevice<Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  kept: KeptByDevice,
  before?: Standing<State, Action, Event>,
): Promise<OpenOnDevice<State, Action, Event>> {
  const { mine, messages } = kept;
  const sent = before ?? (await standing(system, messages, mine));
  const isAsked = sent.record.broken === null && isFor(sent.record.waits, mine) && sent.record.waits?.what !== 'accept';
  let { draft } = kept;
  const stand = async () =>
    draft.length === 0 ? sent : await standing(system, [...messages, draftOf(sent, { ...kept, draft })], mine);
  let now = await stand();
  // A standing answer of the other side may require the player to reveal something in the middle of the message.
  const isPressed = ({ record: { waits, broken } }: typeof now): boolean =>
    broken === null && isFor(waits, mine) && waits?.what === 'reveal';
  // If the other side does not know of a question, the effects of its answer are sent immediately, because the other side
  // continues from them.
  const isUnseen = ({ known }: typeof now): boolean => known.unseen.has(entriesIn(messages) + draft.length - 1);
  while (isAsked && (draft.length === 0 || isPressed(now) || isUnseen(now))) {
    const all = draft.length === 0 ? messages : [...messages, draftOf(sent, { ...kept, draft })];
    const more = await due(system, all, now, mine);
    if (more.length === 0) break;
    draft = [...draft, ...more];
    now = await stand();
  }
  const { waits } = now.known;
  const asks = isAsked && isFor(waits, mine) && (waits?.what === 'act' || waits?.what === 'faces') ? waits.what : null;
  const decides = now.record.broken === null ? asks : null;
  return {
    messages,
    mine,
    draft,
    sent,
    now,
    decides,
    complete: isAsked && decides === null && now.record.broken === null,
    decided: draft.filter(isDecision).length,
  };
}

/**
 * The battle after an action of the player. At the level `own-dice` the faces of its dice may be given too. The action must be
 * legal.
 */
export async function acted<Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  open: OpenOnDevice<State, Action, Event>,
  action: Action,
  faces: readonly number[] | undefined,
  salt: DrawSalt,
): Promise<OpenOnDevice<State, Action, Event>> {
  const { mine, messages, draft, sent, now } = open;
  if (!faces && maySeal(system, now.known, mine.side, action)) {
    const sealed = await sealedAction(mine, entriesIn(messages) + draft.length, action, salt);
    return openOnDevice(system, { messages, mine: sealed.mine, draft: [...draft, sealed.entry] }, sent);
  }
  // While other players of the side have not passed, a pass only hands the step on to the next of them.
  const state = now.known.steps.at(-1)?.state;
  const isHandedOn =
    state !== undefined && (now.known.turn?.left.length ?? 0) > 0 && system.commands?.passes(state, action) !== undefined;
  const entry: Entry = isHandedOn ? { kind: 'done', action } : { kind: 'act', action, ...(faces ? { faces } : {}) };
  return openOnDevice(system, { messages, mine, draft: [...draft, entry] }, sent);
}

/**
 * The battle with these standing answers of the player, and no others. These standing answers are added, sealed, to the message
 * that is being written.
 */
export async function standingLeft<Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  open: OpenOnDevice<State, Action, Event>,
  answers: readonly StandingAnswer[],
  salt: DrawSalt,
): Promise<OpenOnDevice<State, Action, Event>> {
  const { mine, messages, draft, sent, now } = open;
  const inForce = now.known.standing.filter(({ by }) => by === mine.side).map(({ entry }) => entry);
  const left = await standingEntries(mine, inForce, answers, entriesIn(messages) + draft.length, salt);
  return openOnDevice(system, { messages, mine: left.mine, draft: [...draft, ...left.entries] }, sent);
}

/** The battle after the player has typed the dice that an action was waiting for. */
export const rolled = <Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  { messages, mine, draft, sent }: OpenOnDevice<State, Action, Event>,
  faces: readonly number[],
): Promise<OpenOnDevice<State, Action, Event>> =>
  openOnDevice(system, { messages, mine, draft: [...draft, { kind: 'faces', faces }] }, sent);

/**
 * Why the player on this device may not take this action although it is legal, as a sentence: it belongs to another player of the
 * side. Null if he may. A pass that hands the step on is always allowed.
 */
export function notForPlayer<Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  { now }: Pick<OpenOnDevice<State, Action, Event>, 'now'>,
  action: Action,
): string | null {
  const { turn, players, names, steps } = now.known;
  const state = steps.at(-1)?.state;
  if (!turn || state === undefined) return null;
  if (turn.left.length > 0 && system.commands?.passes(state, action) !== undefined) return null;
  return whyNotTheirs(system, players, names, turn, state, action, steps.length);
}

/** Whether the last entry of a draft can be taken back. */
export const isUndone = (entry: Entry | undefined): boolean =>
  entry?.kind === 'act' || entry?.kind === 'done' || entry?.kind === 'lead';

/**
 * The battle after the first player has given a command to a new player by name, or to a player of his side by number. With an
 * empty name, the first player takes the command back. He may do so even while the battle waits for the player of that command,
 * and the message is then complete.
 */
export const led = async <Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  open: OpenOnDevice<State, Action, Event>,
  command: number,
  to: string | number,
): Promise<OpenOnDevice<State, Action, Event>> => {
  const { mine, messages, draft, sent } = open;
  const entry: Entry = { kind: 'lead', command, ...(typeof to === 'string' ? { name: to } : { player: to }) };
  if (isFor(sent.record.waits, mine)) return openOnDevice(system, { messages, mine, draft: [...draft, entry] }, sent);
  return openOnDevice(system, { messages: [...messages, written(sent.record, mine, [entry])], mine, draft: [] });
};

/**
 * The battle without the last action of the draft. The caller makes sure that the player has learned nothing from that action.
 */
export const takenBack = <Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  { messages, mine, draft, sent }: OpenOnDevice<State, Action, Event>,
): Promise<OpenOnDevice<State, Action, Event>> =>
  openOnDevice(system, { messages, mine, draft: isUndone(draft.at(-1)) ? draft.slice(0, -1) : draft }, sent);

/** The battle after its message has been written. The message can now be sent, and nothing in it can be taken back. */
export async function finished<Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  open: OpenOnDevice<State, Action, Event>,
): Promise<OpenOnDevice<State, Action, Event>> {
  const { mine, messages, draft, sent, now } = open;
  const entries = [...draft, ...needed(system, [...messages, draftOf(sent, open)], now.record, mine)];
  if (entries.length === 0) return open;
  return openOnDevice(system, { messages: [...messages, written(sent.record, mine, entries)], mine, draft: [] });
}

/** The battle after the player resigns, whichever side has to answer. */
export const resigned = <Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  open: OpenOnDevice<State, Action, Event>,
): Promise<OpenOnDevice<State, Action, Event>> => finished(system, { ...open, draft: [...open.draft, { kind: 'resign' }] });

export interface Received<State, Action, Event> {
  readonly arrival: Arrival;
  readonly open: OpenOnDevice<State, Action, Event>;
}

/**
 * Adds messages that have arrived to the battle on the device. Messages that break the record are not added. A sentence explains
 * why, and the stored battle does not change.
 */
export async function received<Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  open: OpenOnDevice<State, Action, Event>,
  parcel: Parcel,
): Promise<Received<State, Action, Event>> {
  const arrival = await arrived(parcel, open.messages);
  if (arrival.is !== 'newer') return { arrival, open };
  const differs = open.messages.findIndex((each, at) => JSON.stringify(each) !== JSON.stringify(arrival.messages[at]));
  const shared = differs < 0 ? open.messages : open.messages.slice(0, differs);
  if (arrival.messages.slice(shared.length).some(({ by, player }) => by === open.mine.side && player === open.mine.player))
    return {
      arrival: {
        is: 'refused',
        because:
          'This link contains moves of yours that were not made on this device. You have continued the battle on another device, so go on there.',
      },
      open,
    };
  const next = await openOnDevice(system, { messages: arrival.messages, mine: secretsOf(open.mine, shared), draft: [] });
  const { broken } = next.sent.record;
  if (broken) return { arrival: { is: 'refused', because: brokenWords(broken.because) }, open };
  return { arrival, open: next };
}

/** The player's secrets in these messages. Secrets from the draft, and from messages that do not count, are left out. */
function secretsOf(mine: Mine, messages: Messages): Mine {
  const sent = entriesIn(messages);
  const kept = <Kept>(all: Readonly<Record<number, Kept>>): Readonly<Record<number, Kept>> =>
    Object.fromEntries(Object.entries(all).filter(([entry]) => Number(entry) < sent));
  return { ...mine, actions: kept(mine.actions), ...(mine.standing ? { standing: kept(mine.standing) } : {}) };
}

const brokenWords = (because: string): string =>
  `This link does not fit the record of the battle, so it has been ignored. ${because} Ask for the link again. If that does not help, compare your records of the battle.`;

/**
 * The messages to send so that all other players have everything: the `whole` battle, or only the messages that at least one of
 * them may lack. A player has all messages up to the last one that he wrote himself.
 */
export function parcelFor(
  open: Pick<OpenOnDevice<unknown, unknown, unknown>, 'messages' | 'mine' | 'sent'>,
  whole: boolean,
): Parcel {
  const { messages, mine, sent } = open;
  const everybody = sideIds.flatMap((side) => onSide(sent.record.players, side).map((player) => ({ side, player })));
  const lasts = everybody
    .filter(({ side, player }) => side !== mine.side || player !== mine.player)
    .map(({ side, player }) => messages.findLastIndex((each) => each.by === side && each.player === player));
  const from = whole ? 0 : Math.min(...lasts) + 1;
  return { id: sent.record.id, from, messages: messages.slice(from) };
}
