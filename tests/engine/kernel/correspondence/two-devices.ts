/** Two devices that play a battle by message: each knows the messages and its own secrets, and nothing else. */

import { play } from '../../../../src/engine/kernel/chance.ts';
import { checked } from '../../../../src/engine/kernel/correspondence/check.ts';
import { saltOf } from '../../../../src/engine/kernel/correspondence/commitment.ts';
import {
  acted,
  finished,
  type OpenOnDevice,
  openOnDevice,
  parcelFor,
  received,
  rolled,
  standingLeft,
} from '../../../../src/engine/kernel/correspondence/device.ts';
import { packedParcel, unpackedParcel } from '../../../../src/engine/kernel/correspondence/exchange.ts';
import { remembering } from '../../../../src/engine/kernel/correspondence/memory.ts';
import { type Level, type Message, otherSide, type Side } from '../../../../src/engine/kernel/correspondence/messages.ts';
import { accept, type Mine, offer, type Standing } from '../../../../src/engine/kernel/correspondence/mine.ts';
import type { CorrespondenceSystem } from '../../../../src/engine/kernel/correspondence/play.ts';
import type { StandingAnswer } from '../../../../src/engine/kernel/correspondence/standing.ts';
import { recorded, seeded } from '../../../../src/engine/kernel/dice.ts';
import type { HappenedBy } from '../../../../src/engine/kernel/ruleset.ts';

export interface Game<State, Action, Event> {
  readonly messages: readonly Message[];
  readonly mine: Readonly<Record<Side, Mine>>;
  readonly standing: Standing<State, Action, Event>;
}

/** Salts that a seed draws: never in play, where they come from `crypto.getRandomValues`. */
export function saltsBy(seed: number): () => string {
  const dice = seeded(seed);
  return () => saltOf(Uint8Array.from({ length: 16 }, () => dice.roll(256, { decides: 'a salt', rules: [] }) - 1));
}

/** Plays on by what `choose` says until the battle is over and proved, or so many messages have been sent. */
export async function playedByMessage<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  {
    level,
    setup,
    armies,
    choose,
    seed,
    most = Number.POSITIVE_INFINITY,
    live = false,
    standing,
    onArrival,
  }: {
    level: Level;
    setup: unknown;
    armies: Readonly<Record<Side, unknown>> | null;
    choose(state: State, side: Side): Action | undefined;
    seed: number;
    most?: number;
    /** Each action is a message of its own. */
    live?: boolean;
    /** What each side leaves as soon as it decides something. */
    standing?: Readonly<Record<Side, readonly StandingAnswer[]>>;
    /** Called with both devices after each message. */
    onArrival?(from: OpenOnDevice<State, Action, Event>, to: OpenOnDevice<State, Action, Event>): void;
  },
): Promise<Game<State, Action, Event>> {
  const device = remembering(system);
  const { ruleset } = device;
  const salt = saltsBy(seed);
  const dice = seeded(seed + 1);
  const terms = { system: ruleset.system, version: ruleset.version, level, setup };
  const offered = await offer(system, { terms, name: 'Anna', army: armies?.A ?? null }, salt);
  const first: readonly Message[] = [offered.message];
  const accepted = await accept(system, await checked(system, first), { name: 'Ben', army: armies?.B ?? null }, salt);
  const begun = [...first, accepted.message];
  const open: Record<Side, OpenOnDevice<State, Action, Event>> = {
    A: await openOnDevice(device, { messages: begun, mine: offered.mine, draft: [] }),
    B: await openOnDevice(device, { messages: begun, mine: accepted.mine, draft: [] }),
  };
  let writer: Side = 'A';
  const hasLeft = new Set<Side>();
  /** The dice of an action as somebody rolls them on the table. */
  const thrown = (state: State, action: Action): readonly number[] => {
    const rolls = recorded(dice);
    play(ruleset.perform(state, action), rolls);
    return rolls.faces;
  };
  for (;;) {
    const record: Standing<State, Action, Event>['record'] = open[writer].sent.record;
    if (record.broken || record.waits === null || open[writer].messages.length >= most) break;
    const side: Side = record.waits.for;
    let at = open[side];
    while (at.decides !== null) {
      // Live, what is due is on its way before the player has decided anything.
      if (live && at.draft.length > 0) break;
      if (standing && !hasLeft.has(side) && at.decides === 'act') {
        hasLeft.add(side);
        at = await standingLeft(device, at, standing[side], salt);
        continue;
      }
      const { steps, rolling } = at.now.known;
      const state = steps.at(-1)?.state as State;
      if (at.decides === 'faces') {
        at = await rolled(device, at, thrown(state, rolling as Action));
        continue;
      }
      const action = choose(ruleset.view?.(state, side) ?? state, side);
      if (action === undefined) throw new Error('Nothing can be done.');
      at = await acted(device, at, action, undefined, salt);
      if (live) break;
    }
    const sent = await finished(device, at);
    if (sent.messages.length === at.messages.length)
      throw new Error(`Side ${side} is to send ${record.waits.what}, and has nothing to send.`);
    open[side] = sent;
    // Whatever is sent has been read from outside.
    const read = unpackedParcel(packedParcel(parcelFor(sent, false)));
    if (!read.ok) throw new Error(read.because);
    const { arrival, open: next } = await received(device, open[otherSide(side)], read.value);
    if (arrival.is !== 'newer') throw new Error(`It arrives as ${JSON.stringify(arrival)}.`);
    open[otherSide(side)] = next;
    onArrival?.(sent, next);
    writer = side;
  }
  const { messages, sent } = open[writer];
  return { messages, mine: { A: open.A.mine, B: open.B.mine }, standing: sent };
}
