/** What a side keeps secret on its device, and the messages that it may write. */
import type { HappenedBy } from '../ruleset.ts';
import { addKnowledge, type Checked, checked } from './check.ts';
import { chainOf, sealOf } from './commitment.ts';
import { type Entry, type Message, type Messages, type OpenArmy, otherSide, type Side, type Terms } from './messages.ts';
import {
  type CorrespondenceSystem,
  isUnseenBy,
  type Knowledge,
  type Played,
  played,
  seenBy,
  standIn,
  type Wait,
} from './play.ts';
import type { Lead } from './players.ts';
import type { StandingAnswer } from './standing.ts';

interface Secret {
  readonly value: unknown;
  readonly salt: string;
}

/** The data in this file is never sent. The object is plain data, to be stored on the device. */
export interface Mine {
  readonly side: Side;
  /**
   * The number of the `lead` entry that gave this player a command. Missing for the first player of a side. Other players have
   * no secrets.
   */
  readonly player?: number;
  /** The secret from which the chain of shares is computed. */
  readonly secret: string;
  /** The army and the salt of its seal, until the army is opened. */
  readonly army: { readonly open: OpenArmy; readonly salt: string } | null;
  readonly parts: readonly Secret[];
  /** Sealed actions, by the number of their entry in the record. */
  readonly actions: Readonly<Record<number, Secret>>;
  /**
   * Standing answers, by the number of their entry in the record. The field is missing in battles that began before standing
   * answers existed.
   */
  readonly standing?: Readonly<Record<number, Secret>>;
}

/** Draws a salt of 22 letters: `saltOf(crypto.getRandomValues(new Uint8Array(16)))`. */
export type DrawSalt = () => string;

/** The part of a system that says what is hidden of an army. */
type Hiding = Pick<CorrespondenceSystem<never, never, never, HappenedBy, never>, 'hide'>;

/** An army whose hidden parts are sealed, and the secrets that its owner keeps. */
async function sealedArmy(
  system: Hiding,
  army: unknown,
  salt: DrawSalt,
): Promise<{ readonly open: OpenArmy; readonly parts: readonly Secret[] }> {
  const hidden = system.hide(army);
  const parts = hidden.parts.map((value) => ({ value: value ?? null, salt: salt() }));
  const seals = await Promise.all(parts.map(({ value, salt: by }) => sealOf(value, by)));
  return { open: { army: hidden.army, parts: seals }, parts };
}

/** The first message: the terms, and the seal of an army if the set-up has no armies. */
export async function offer(
  system: Hiding,
  { terms, name, army }: { readonly terms: Terms; readonly name: string; readonly army: unknown },
  salt: DrawSalt,
): Promise<{ readonly message: Message; readonly mine: Mine }> {
  const secret = salt();
  const sealed = army === null ? null : await sealedArmy(system, army, salt);
  const key = salt();
  const seal = sealed && (await sealOf(sealed.open, key));
  const [chain] = (await chainOf(secret)) as readonly [string];
  return {
    message: { by: 'A', before: '', entries: [{ kind: 'offer', terms, name, chain, army: seal }] },
    mine: { side: 'A', secret, army: sealed && { open: sealed.open, salt: key }, parts: sealed?.parts ?? [], actions: {} },
  };
}

/** The answer to an offer. */
export async function accept(
  system: Hiding,
  record: { readonly last: string },
  { name, army }: { readonly name: string; readonly army: unknown },
  salt: DrawSalt,
): Promise<{ readonly message: Message; readonly mine: Mine }> {
  const secret = salt();
  const sealed = army === null ? null : await sealedArmy(system, army, salt);
  const [chain, share] = (await chainOf(secret)) as readonly [string, string];
  return {
    message: { by: 'B', before: record.last, entries: [{ kind: 'accept', name, chain, army: sealed?.open ?? null, share }] },
    mine: { side: 'B', secret, army: null, parts: sealed?.parts ?? [], actions: {} },
  };
}

/** What a side knows: what both sides know, plus its own secrets. */
export const knownTo = (knowledge: Knowledge, { side, parts, actions, standing: left = {} }: Mine): Knowledge => {
  const withParts = parts.reduce((known, { value }, part) => addKnowledge.withPart(known, side, part, value), knowledge);
  const withActions = Object.entries(actions).reduce(
    (known, [entry, { value }]) => addKnowledge.withAction(known, Number(entry), value),
    withParts,
  );
  return Object.entries(left).reduce(
    (known, [entry, { value }]) => addKnowledge.withStanding(known, Number(entry), value),
    withActions,
  );
};

/** The state of the battle for a side: the checked record, and the battle as played with everything that the side knows. */
export interface Standing<State, Action, Event> {
  readonly record: Checked<State, Action, Event>;
  readonly known: Played<State, Action, Event>;
}

export async function standing<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  messages: Messages,
  mine: Mine,
): Promise<Standing<State, Action, Event>> {
  const record = await checked(system, messages);
  const known = played(system, messages, record.seeds, knownTo(record.knowledge, mine), record.dropped);
  return { record, known };
}

export const entriesIn = (messages: Messages): number => messages.reduce((sum, { entries }) => sum + entries.length, 0);
const sharesOf = (messages: Messages, side: Side): number =>
  messages
    .filter(({ by }) => by === side)
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => kind === 'share' || kind === 'accept' || kind === 'open').length;

/**
 * What a side must send before its player decides anything: a share, secrets that it has to reveal, or the opening of its army.
 * Empty if the side has nothing to send.
 */
export async function due<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  messages: Messages,
  { record, known }: Standing<State, Action, Event>,
  mine: Mine,
): Promise<readonly Entry[]> {
  const { side } = mine;
  const nextShare = async (): Promise<string> => (await chainOf(mine.secret))[sharesOf(messages, side) + 1] as string;
  const wait = known.waits;
  if (record.waits?.for === side && record.waits.what === 'open')
    return [{ kind: 'open', army: mine.army?.open ?? null, salt: mine.army?.salt ?? null, share: await nextShare() }];
  const closed = hidden(record, mine);
  const isEnd = wait?.what === 'reveal-all' || known.waits === null;
  // The dice of an action wait until sealed answers are revealed, because dice cannot be rolled for a stand-in.
  const isRolling = record.waits?.what === 'reveal' && record.rolling !== null;
  const reveals = isEnd
    ? closed
    : isRolling
      ? closed.filter((each) => each.kind === 'reveal' && !known.unseen.has(each.of))
      : needed(system, messages, record, mine);
  const isPressed = record.waits?.for === side && record.waits.what === 'reveal';
  return [
    ...reveals,
    ...(isPressed && !reveals.some(({ kind }) => kind === 'reveal') ? [{ kind: 'hold' } as const] : []),
    ...(wait?.for === side && wait.what === 'share' ? [{ kind: 'share', share: await nextShare() } as const] : []),
  ];
}

type Reveal = Extract<Entry, { kind: 'reveal' | 'reveal-part' | 'reveal-standing' }>;

/** All secrets of a side that have not been revealed. */
function hidden(
  { knowledge }: Pick<Checked<never, never, never>, 'knowledge'>,
  { side, parts, actions, standing: left = {} }: Mine,
): Reveal[] {
  const closed = Object.entries(actions).filter(([entry]) => !knowledge.actions.has(Number(entry)));
  return [
    ...closed.map(([entry, { value, salt }]) => ({ kind: 'reveal' as const, of: Number(entry), action: value, salt })),
    ...Object.entries(left)
      .filter(([entry]) => !knowledge.standing.has(Number(entry)))
      .map(([entry, { value, salt }]) => ({ kind: 'reveal-standing' as const, of: Number(entry), answer: value, salt })),
    ...parts.flatMap(({ value, salt }, part) =>
      knowledge.parts[side].has(part) ? [] : [{ kind: 'reveal-part' as const, part, value, salt }],
    ),
  ];
}

/**
 * How many of the latest messages are checked for effects of a secret. A secret that must be revealed now cannot have mattered
 * earlier.
 */
const lastMessages = 3;

/**
 * The secrets that a side must reveal so that the other side sees the true state, and no more of them than necessary. If a
 * message makes it necessary to reveal secrets, it ends with these secrets.
 */
export function needed<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  messages: Messages,
  record: Checked<State, Action, Event>,
  mine: Mine,
): readonly Reveal[] {
  const reader = otherSide(mine.side);
  const seenWith = (knowledge: Knowledge): string => {
    const { steps, waits, broken } = played(system, messages, record.seeds, knowledge, record.dropped);
    // Earlier messages were already checked when they were written.
    const recent = steps.filter(({ message, isUnseen }) => !isUnseen && message >= messages.length - lastMessages);
    const views = [...recent, ...steps.slice(-1)].map(({ state }) => seenBy(system, state, reader));
    return [...views, JSON.stringify(waits?.what === 'reveal' ? null : waits), broken?.because].join();
  };
  const all = hidden(record, mine).filter((each) => each.kind !== 'reveal-part' || matters(system, messages, mine.side, each));
  if (all.length === 0) return [];
  const withThese = (reveals: readonly Reveal[]): Knowledge =>
    reveals.reduce(
      (known, each) =>
        each.kind === 'reveal'
          ? addKnowledge.withAction(known, each.of, each.action)
          : each.kind === 'reveal-standing'
            ? addKnowledge.withStanding(known, each.of, each.answer)
            : addKnowledge.withPart(known, mine.side, each.part, each.value),
      record.knowledge,
    );
  // The other players of this side continue from the true state, so an answered secret is never held back from them.
  const isShared = ({ of }: { readonly of: number }): boolean =>
    record.answered.has(of) && record.players.leads.some(({ side }) => side === mine.side);
  const shared = all.some((each) => each.kind === 'reveal' && isShared(each));
  const truth = seenWith(withThese(all));
  if (!shared && seenWith(record.knowledge) === truth) return [];
  return all.reduce(
    (kept, each) => {
      if (each.kind === 'reveal' && isShared(each)) return kept;
      const fewer = kept.filter((one) => one !== each);
      return seenWith(withThese(fewer)) === truth ? fewer : kept;
    },
    all as readonly Reveal[],
  );
}

/** Whether knowing this part changes the army. */
function matters(
  { unhide }: Pick<CorrespondenceSystem<never, never, never, HappenedBy, never>, 'unhide'>,
  messages: Messages,
  side: Side,
  { part, value }: { readonly part: number; readonly value: unknown },
): boolean {
  const opened = messages.flatMap(({ by, entries }) =>
    entries.flatMap((entry) =>
      by === side && (entry.kind === 'accept' || entry.kind === 'open') && entry.army ? [entry.army] : [],
    ),
  );
  return opened.some(({ army, parts }) => {
    const known = parts.map((_, nth) => (nth === part ? value : undefined));
    return (
      JSON.stringify(unhide(army, known)) !==
      JSON.stringify(
        unhide(
          army,
          parts.map(() => undefined),
        ),
      )
    );
  });
}

/** A message that a side sends: first what is due from it, and then its actions. */
export const written = (
  record: { readonly last: string },
  { side, player }: Pick<Mine, 'side' | 'player'>,
  entries: readonly Entry[],
): Message => ({ by: side, ...(player === undefined ? {} : { player }), before: record.last, entries });

/** Whether the battle waits for this player. */
export const isFor = (wait: Wait | null, { side, player }: Pick<Mine, 'side' | 'player'>): boolean =>
  wait !== null && wait.for === side && wait.player === player;

/** The record on the device of a player who has been given a command. He has no secrets. */
export const given = ({ side, entry }: Pick<Lead, 'side' | 'entry'>): Mine => ({
  side,
  player: entry,
  secret: '',
  army: null,
  parts: [],
  actions: {},
});

/**
 * Whether a side seals its answer. It does so if the other side does not know of the question. It also does so if three things
 * are true: the question is secret, no sealed answer of the other side is still closed, and the other side would not see any
 * effect of the answer yet.
 */
export function maySeal<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  known: Played<State, Action, Event>,
  side: Side,
  action: Action,
): boolean {
  const state = known.steps.at(-1)?.state;
  const reader = otherSide(side);
  const { ruleset } = system;
  if (state === undefined || !system.isSecret(state)) return false;
  if (isUnseenBy(system, state, reader)) return true;
  if (known.sealing.includes(reader)) return false;
  const instead = standIn(ruleset, state);
  if (instead === undefined) return false;
  const [it, stand] = [action, instead].map((each) => ruleset.perform(state, each));
  if (it?.kind !== 'known' || stand?.kind !== 'known') return false;
  const [a, b] = [it, stand].map(({ value }) => seenBy(system, value.state, reader));
  return a === b && ruleset.decider(it.value.state) === ruleset.decider(stand.value.state);
}

/** The entries that leave exactly these standing answers in force. Answers that stay the same keep their seals. */
export async function standingEntries(
  mine: Mine,
  inForce: readonly number[],
  answers: readonly StandingAnswer[],
  from: number,
  salt: DrawSalt,
): Promise<{ readonly entries: readonly Entry[]; readonly mine: Mine }> {
  const textOf = (entry: number): string => JSON.stringify(mine.standing?.[entry]?.value);
  const wanted = answers.map((each) => JSON.stringify(each));
  const withdrawn = inForce.filter((entry) => !wanted.includes(textOf(entry)));
  const added = answers.filter((_, nth) => !inForce.some((entry) => textOf(entry) === wanted[nth]));
  const secrets = added.map((value) => ({ value, salt: salt() }));
  const seals = await Promise.all(secrets.map(({ value, salt: by }) => sealOf(value, by)));
  return {
    entries: [
      ...withdrawn.map((of) => ({ kind: 'withdraw' as const, of })),
      ...seals.map((seal) => ({ kind: 'standing' as const, seal })),
    ],
    mine: {
      ...mine,
      standing: {
        ...mine.standing,
        ...Object.fromEntries(secrets.map((secret, nth) => [from + withdrawn.length + nth, secret])),
      },
    },
  };
}

/** Seals an action and stores it among the side's secrets. `entry` is its number in the whole record. */
export async function sealedAction(
  mine: Mine,
  entry: number,
  action: unknown,
  salt: DrawSalt,
): Promise<{ readonly entry: Entry; readonly mine: Mine }> {
  const by = salt();
  const seal = await sealOf(action, by);
  return {
    entry: { kind: 'sealed', seal },
    mine: { ...mine, actions: { ...mine.actions, [entry]: { value: action, salt: by } } },
  };
}
