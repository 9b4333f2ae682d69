/**
 * Checks the messages of a battle and plays them. Each message must follow from the one before, shares must belong to their
 * chains, revealed values must match their seals, nothing may be revealed too late, and every action must be legal. A sentence
 * says what is wrong with a broken record.
 */
import { byEarlier, foreign } from '../replay.ts';
import type { HappenedBy } from '../ruleset.ts';
import { digest, follows, opens, seedOf } from './commitment.ts';
import { remembering } from './memory.ts';
import { type Entry, type Message, type Messages, type OpenArmy, otherSide, type Side, sideIds } from './messages.ts';
import { type CorrespondenceSystem, type Knowledge, nothingKnown, type Played, played, type Step, seenBy } from './play.ts';

/** The digest that identifies a message in the next message. The digest of the first message is the id of the battle. */
export const digestOf = ({ by, before, entries, player }: Message): Promise<string> =>
  digest(JSON.stringify([by, before, entries, ...(player === undefined ? [] : [player])]));

export interface Checked<State, Action, Event> extends Played<State, Action, Event> {
  /** The id of the battle: the digest of its first message. */
  readonly id: string;
  /** The digest of the last message. */
  readonly last: string;
  /** What both sides may know: everything that has been revealed. */
  readonly knowledge: Knowledge;
  readonly seeds: readonly number[];
  /** Everything was revealed, and every promise was kept: the dice match their shares, and answers match their seals. */
  readonly isProved: boolean;
}

interface Promises {
  readonly shares: Record<Side, string[]>;
  readonly armies: Partial<Record<Side, OpenArmy>>;
  readonly sealed: Map<number, { readonly by: Side; readonly seal: string }>;
  offered: string | null;
}

const withPart = (knowledge: Knowledge, side: Side, part: number, value: unknown): Knowledge => ({
  ...knowledge,
  parts: { ...knowledge.parts, [side]: new Map(knowledge.parts[side]).set(part, value) },
});
const withStanding = (knowledge: Knowledge, entry: number, answer: unknown): Knowledge => ({
  ...knowledge,
  standing: new Map(knowledge.standing).set(entry, answer),
});
const withAction = (knowledge: Knowledge, entry: number, action: unknown): Knowledge => ({
  ...knowledge,
  actions: new Map(knowledge.actions).set(entry, action),
});
export const addKnowledge = { withPart, withAction, withStanding };

/** The earlier promise that an entry breaks, as a sentence; null if it breaks none. */
async function brokenPromise(made: Promises, by: Side, entry: Entry, nth: number): Promise<string | null> {
  const share = async (each: string): Promise<string | null> => {
    const mine = made.shares[by];
    const before = mine.at(-1);
    mine.push(each);
    return before !== undefined && (await follows(each, before))
      ? null
      : `Side ${by}’s part of a dice roll is not the one that it committed to.`;
  };
  switch (entry.kind) {
    case 'offer':
      made.shares.A.push(entry.chain);
      made.offered = entry.army;
      return null;
    case 'accept':
      made.shares.B.push(entry.chain);
      if (entry.army) made.armies.B = entry.army;
      if ((made.offered === null) !== (entry.army === null)) return 'One side has sent an army, and the other has not.';
      return share(entry.share);
    case 'open': {
      if (entry.army) made.armies.A = entry.army;
      const { offered } = made;
      const kept = offered === null ? entry.army === null : entry.salt !== null && (await opens(offered, entry.army, entry.salt));
      return kept ? share(entry.share) : 'The army of side A is not the one that it sealed.';
    }
    case 'share':
      return share(entry.share);
    case 'sealed':
    case 'standing':
      made.sealed.set(nth, { by, seal: entry.seal });
      return null;
    case 'reveal':
    case 'reveal-standing': {
      const of = made.sealed.get(entry.of);
      if (!of || of.by !== by) return 'Something has been revealed that was never sealed.';
      return (await opens(of.seal, entry.kind === 'reveal' ? entry.action : entry.answer, entry.salt))
        ? null
        : `What side ${by} reveals is not what it sealed.`;
    }
    case 'reveal-part': {
      const seal = made.armies[by]?.parts[entry.part];
      if (seal === undefined) return 'What has been revealed was never part of the sealed army.';
      return (await opens(seal, entry.value, entry.salt)) ? null : `What side ${by} reveals of its army is not what it sealed.`;
    }
    default:
      return null;
  }
}

/** The knowledge of both sides after a message: the earlier knowledge, and what the message reveals. */
const revealedBy = (knowledge: Knowledge, { by, entries }: Message): Knowledge =>
  entries.reduce((known, entry) => {
    if (entry.kind === 'reveal') return withAction(known, entry.of, entry.action);
    if (entry.kind === 'reveal-standing') return withStanding(known, entry.of, entry.answer);
    if (entry.kind === 'reveal-part') return withPart(known, by, entry.part, entry.value);
    return known;
  }, knowledge);

/** What the messages so far have promised and revealed. */
interface Progress {
  readonly made: Promises;
  readonly seeds: readonly number[];
  readonly knowledge: Knowledge;
  readonly takenBack: ReadonlySet<number>;
  readonly id: string;
  readonly last: string;
  /** The number of entries so far. */
  readonly entries: number;
  /** What both sides knew: one entry for the beginning, and one for each message that revealed something. */
  readonly epochs: readonly { readonly from: number; readonly knowledge: Knowledge; readonly takenBack: ReadonlySet<number> }[];
}
const beginning: Progress = {
  made: { shares: { A: [], B: [] }, armies: {}, sealed: new Map(), offered: null },
  seeds: [],
  knowledge: nothingKnown,
  takenBack: new Set(),
  id: '',
  last: '',
  entries: 0,
  epochs: [{ from: 0, knowledge: nothingKnown, takenBack: new Set() }],
};
/**
 * Caches the progress before and after each message, for each system. A device checks its battle after every action, and all
 * messages but the last are then the same as before.
 */
const continued = new WeakMap<object, WeakMap<Message, { readonly from: Progress; readonly to: Progress }>>();

/** Checks one message. The result is a sentence if the message breaks the record. */
async function afterMessage<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  messages: Messages,
  at: number,
  before: Progress,
): Promise<Progress | string> {
  const message = messages[at] as Message;
  if (message.before !== before.last)
    return 'A message does not follow from the one before it: something is missing or was changed.';
  const { shares, armies, sealed, offered } = before.made;
  const made: Promises = {
    shares: { A: [...shares.A], B: [...shares.B] },
    armies: { ...armies },
    sealed: new Map(sealed),
    offered,
  };
  let nth = before.entries;
  for (const entry of message.entries) {
    const broken = await brokenPromise(made, message.by, entry, nth++);
    if (broken) return broken;
  }
  const { A, B } = made.shares;
  const seeds = [...before.seeds];
  // The first entry of each list is the end of the chain, not a share.
  while (Math.min(A.length, B.length) - 1 > seeds.length)
    seeds.push(await seedOf(A[seeds.length + 1] as string, B[seeds.length + 1] as string));
  const knowledge = revealedBy(before.knowledge, message);
  let { takenBack } = before;
  if (knowledge !== before.knowledge) {
    const past = messages.slice(0, at);
    const [was, is] = [before.knowledge, knowledge].map((known) =>
      played(system, past, seeds, known, before.takenBack).steps.filter(({ isUnseen }) => !isUnseen),
    );
    const reader = otherSide(message.by);
    const from = is?.find((step, n) => !looksAlike(system, step.state, was?.[n]?.state, reader));
    if (from) takenBack = new Set([...takenBack, ...entriesAfter(messages, from.message, from.entry, at, reader)]);
  }
  const last = await digestOf(message);
  return {
    made,
    seeds,
    knowledge,
    takenBack,
    id: at === 0 ? last : before.id,
    last,
    entries: nth,
    epochs: knowledge === before.knowledge ? before.epochs : [...before.epochs, { from: at, knowledge, takenBack }],
  };
}

/** Whether a side sees the same in both states. Most states are the same object, because the system caches them. */
const looksAlike = <Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  one: State | undefined,
  other: State | undefined,
  side: Side,
): boolean =>
  one === other || (one !== undefined && other !== undefined && seenBy(system, one, side) === seenBy(system, other, side));

/** Checks and plays messages, using only what both sides may know. */
export async function checked<Setup, State, Action, Event extends HappenedBy, Result>(
  of: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  messages: Messages,
): Promise<Checked<State, Action, Event>> {
  // The same actions are played several times, with less and with more knowledge.
  const system = remembering(of);
  const known = continued.get(system) ?? new WeakMap<Message, { readonly from: Progress; readonly to: Progress }>();
  continued.set(system, known);
  let progress = beginning;
  const brokenAt = (message: number, because: string): Checked<State, Action, Event> => ({
    ...played(system, messages.slice(0, message), progress.seeds, progress.knowledge, progress.takenBack),
    broken: { message, because },
    waits: null,
    id: progress.id,
    last: progress.last,
    knowledge: progress.knowledge,
    seeds: progress.seeds,
    isProved: false,
  });

  for (const [at, message] of messages.entries()) {
    const before = progress;
    const found = known.get(message);
    const next = found?.from === before ? found.to : await afterMessage(system, messages, at, before);
    if (typeof next === 'string') return brokenAt(at, next);
    known.set(message, { from: before, to: next });
    progress = next;
  }
  const { made, seeds, knowledge, takenBack, id, last, epochs } = progress;
  const end = played(system, messages, seeds, knowledge, takenBack);
  if (end.broken) {
    const { terms, broken } = end;
    const changed = terms && (foreign(terms, system.ruleset) ?? `${byEarlier(terms, system.ruleset)}${broken.because}`);
    return brokenAt(broken.message, changed ?? broken.because);
  }
  const isProved = end.waits === null && end.steps.length > 0;
  if (isProved) {
    // Now everything is known. The messages are played again with what each reader knew at the time, including his own secrets:
    // after every message to him, he must have seen the true state.
    let late: { readonly at: number; readonly by: Side } | undefined;
    for (const [nth, epoch] of epochs.entries()) {
      const until = epochs[nth + 1]?.from ?? messages.length;
      for (const reader of sideIds) {
        const withOwn = (both: ReadonlyMap<number, unknown>, all: ReadonlyMap<number, unknown>) =>
          new Map([...both, ...[...all].filter(([entry]) => made.sealed.get(entry)?.by === reader)]);
        const his = {
          parts: { ...epoch.knowledge.parts, [reader]: knowledge.parts[reader] },
          actions: withOwn(epoch.knowledge.actions, knowledge.actions),
          standing: withOwn(epoch.knowledge.standing, knowledge.standing),
        };
        const then = played(system, messages.slice(0, until), seeds, his, epoch.takenBack);
        for (let at = epoch.from; at < until; at++) {
          if (messages[at]?.by === reader) continue;
          const [thought, was] = [then, end].map(({ steps, after }) => leftTo(reader, steps, after[at] ?? 0));
          // If something was not revealed in time, later messages may look wrong to both sides, so only the first wrong message
          // counts.
          if (!looksAlike(system, thought, was, reader) && at < (late?.at ?? messages.length))
            late = { at, by: otherSide(reader) };
        }
      }
    }
    if (late) return brokenAt(late.at, `Side ${late.by} did not reveal in time what the other side had to know.`);
  }
  return { ...end, id, last, knowledge, seeds, isProved };
}

/**
 * The state after the first `count` steps, but before the latest standing answers of a side, because these may depend on
 * something still sealed.
 */
function leftTo<State>(side: Side, steps: readonly Step<State, unknown, unknown>[], count: number): State | undefined {
  const last = steps.slice(0, count).findLast(({ by, standing }) => standing === undefined || by !== side);
  return last?.state;
}

/** The entry numbers of the actions that a side wrote after a given entry of one message and before another message. */
function entriesAfter(messages: Messages, message: number, entry: number, before: number, by: Side): number[] {
  const found: number[] = [];
  let nth = 0;
  for (const [at, { by: writer, entries }] of messages.entries()) {
    for (const { kind } of entries) {
      if (at >= message && at < before && nth > entry && writer === by && (kind === 'act' || kind === 'sealed')) found.push(nth);
      nth++;
    }
  }
  return found;
}
