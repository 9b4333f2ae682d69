/**
 * A small game for battles by message: the sides move in turn, roll a die, or dare each other to bid in secret. Each side has two
 * commands, and an army that may hide a part.
 */
import { known, roll } from '../../../../src/engine/kernel/chance.ts';
import { digestOf } from '../../../../src/engine/kernel/correspondence/check.ts';
import { chainOf } from '../../../../src/engine/kernel/correspondence/commitment.ts';
import {
  type Entry,
  type Level,
  type Message,
  otherSide,
  type Side,
} from '../../../../src/engine/kernel/correspondence/messages.ts';
import type { CorrespondenceSystem } from '../../../../src/engine/kernel/correspondence/play.ts';
import type { HappenedBy, Report } from '../../../../src/engine/kernel/ruleset.ts';

export interface State {
  readonly next: Side;
  readonly moves: number;
  readonly total: number;
  /** Bids are being made: A’s first, then B’s. */
  readonly bids: Readonly<Record<Side, number | null>> | null;
  readonly over: boolean;
}
export type Action =
  | { readonly kind: 'move'; readonly command?: number }
  | { readonly kind: 'roll' | 'dare' | 'pass' | 'end' }
  | { readonly kind: 'bid'; readonly many: number };
interface Setup {
  readonly first: Side;
}

const done = (state: State): ReturnType<typeof known<Report<State, HappenedBy>>> => known({ state, events: [] });

export const dare: CorrespondenceSystem<Setup, State, Action, HappenedBy, string> = {
  ruleset: {
    system: 'dare',
    version: 2,
    begin: ({ first }) => done({ next: first, moves: 0, total: 0, bids: null, over: false }),
    decider: ({ next, bids, over }) => (over ? null : bids ? (bids.A === null ? 'A' : 'B') : next),
    actions: ({ bids }) =>
      bids
        ? [0, 1, 2].map((many) => ({ kind: 'bid', many }) as const)
        : [{ kind: 'pass' }, { kind: 'move' }, { kind: 'roll' }, { kind: 'dare' }, { kind: 'end' }],
    refuse: ({ bids }, action) =>
      (action.kind === 'bid') === (bids !== null) ? null : { because: 'It is not the time for that.', rules: [] },
    perform(state, action) {
      const { next, moves, total, bids } = state;
      const after = { ...state, next: otherSide(next), moves: moves + 1 };
      switch (action.kind) {
        case 'move':
          return done({ ...after, total: total + 1 });
        case 'pass':
          return done(after);
        case 'end':
          return done({ ...state, over: true });
        case 'dare':
          return done({ ...state, bids: { A: null, B: null } });
        case 'roll':
          return roll(6, { decides: 'how far', rules: [] }, (face) => done({ ...state, total: total + face }));
        case 'bid':
          return bids?.A === null
            ? done({ ...state, bids: { A: action.many, B: null } })
            : done({ ...after, bids: null, total: total + (bids?.A ?? 0) - action.many });
      }
    },
    view: (state, side) =>
      side === 'B' && state.bids && state.bids.A !== null ? { ...state, bids: { A: 0, B: state.bids.B } } : state,
    result: ({ over, total }) => (over ? `A has ${total}` : null),
    readSetup: (value) => ({ ok: true, value: value as Setup }),
    readAction: (value) => (typeof (value as Action | null)?.kind === 'string' ? (value as Action) : undefined),
  },
  setup: (terms) =>
    (terms as Setup | null)?.first === undefined
      ? { ok: false, because: 'Nobody moves first.', rules: [] }
      : { ok: true, value: terms as Setup },
  hide: (army) => ({ army: {}, parts: army as readonly unknown[] }),
  unhide: (_, parts) => parts,
  isSecret: ({ bids }) => bids !== null,
  standing: {
    questions: [
      {
        id: 'move',
        about: 'A move',
        isAsked: ({ bids }) => bids === null,
        answers: [{ id: 'pass', says: 'pass', action: () => ({ kind: 'pass' }) }],
      },
    ],
    phaseOf: ({ next }) => next,
  },
  commands: {
    rules: [],
    names: () => ['the left', 'the right'],
    asked: ({ bids, moves }) => (bids ? null : { commands: [0, 1], isShared: true, moments: [`move ${moves}`] }),
    commandsOf: (_, action) => (action.kind === 'move' ? [action.command ?? 0] : []),
    passes: ({ moves }, { kind }) => (kind === 'pass' ? `move ${moves}` : undefined),
  },
};

export const secrets: Readonly<Record<Side, string>> = { A: 'A'.repeat(22), B: 'B'.repeat(22) };

/** The next share of a side after these messages. */
export async function nextShare(messages: readonly Message[], by: Side): Promise<string> {
  const sent = messages
    .filter((message) => message.by === by)
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => kind === 'share' || kind === 'accept' || kind === 'open');
  return (await chainOf(secrets[by]))[sent.length + 1] as string;
}

/** The messages with one more. */
export async function plus(
  messages: readonly Message[],
  by: Side | Pick<Message, 'by' | 'player'>,
  ...entries: readonly Entry[]
): Promise<readonly Message[]> {
  const last = messages.at(-1);
  const writer = typeof by === 'string' ? { by } : by;
  return [...messages, { ...writer, before: last ? await digestOf(last) : '', entries }];
}

export async function offerOf(level: Level, army: string | null = null, setup: unknown = { first: 'A' }): Promise<Entry> {
  const [chain = ''] = await chainOf(secrets.A);
  return { kind: 'offer', terms: { system: 'dare', version: 2, level, setup }, name: 'Anna', chain, army };
}
export async function acceptOf(army: readonly string[] | null = null): Promise<Entry> {
  const [chain = '', share = ''] = await chainOf(secrets.B);
  return { kind: 'accept', name: 'Ben', chain, army: army && { army: {}, parts: army }, share };
}

/** A battle that has begun: it is A's move. */
export async function begun(level: Level): Promise<readonly Message[]> {
  const accepted = await plus(await plus([], 'A', await offerOf(level)), 'B', await acceptOf());
  return plus(accepted, 'A', { kind: 'open', army: null, salt: null, share: await nextShare(accepted, 'A') });
}
