/** Two devices that play a battle by message: each knows the messages and its own secrets, and nothing else. */

import { play } from '../../../../src/engine/kernel/chance.ts';
import { checked } from '../../../../src/engine/kernel/correspondence/check.ts';
import { saltOf } from '../../../../src/engine/kernel/correspondence/commitment.ts';
import { type Level, type Message, readMessages, type Side } from '../../../../src/engine/kernel/correspondence/messages.ts';
import {
  accept,
  due,
  entriesIn,
  type Mine,
  maySeal,
  needed,
  offer,
  type Standing,
  sealedAction,
  standing,
  written,
} from '../../../../src/engine/kernel/correspondence/mine.ts';
import type { CorrespondenceSystem } from '../../../../src/engine/kernel/correspondence/play.ts';
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
  }: {
    level: Level;
    setup: unknown;
    armies: Readonly<Record<Side, unknown>> | null;
    choose(state: State, side: Side): Action | undefined;
    seed: number;
    most?: number;
  },
): Promise<Game<State, Action, Event>> {
  const { ruleset } = system;
  const salt = saltsBy(seed);
  const dice = seeded(seed + 1);
  const terms = { system: ruleset.system, version: ruleset.version, level, setup };
  const offered = await offer(system, { terms, name: 'Anna', army: armies?.A ?? null }, salt);
  let messages: readonly Message[] = [offered.message];
  const accepted = await accept(system, await checked(system, messages), { name: 'Ben', army: armies?.B ?? null }, salt);
  messages = [...messages, accepted.message];
  const mine: Record<Side, Mine> = { A: offered.mine, B: accepted.mine };
  let stand = await standing(system, messages, mine.A);

  for (;;) {
    const wait = stand.record.waits;
    if (stand.record.broken || wait === null || messages.length >= most) break;
    const side = wait.for;
    // Whatever is sent has been read from outside.
    const read = readMessages(JSON.parse(JSON.stringify(messages)));
    if (!read.ok) throw new Error(read.because);
    const before = read.value;
    const here = await standing(system, before, mine[side]);
    let entries = [...(await due(system, before, here, mine[side]))];
    const draft = () => [...before, written(here.record, side, entries)];
    /** The dice of an action as somebody rolls them on the table. */
    const thrown = (state: State, action: Action) => {
      const rolls = recorded(dice);
      play(ruleset.perform(state, action), rolls);
      return { kind: 'faces' as const, faces: [...rolls.faces] };
    };
    for (;;) {
      const now = entries.length === 0 ? here : await standing(system, draft(), mine[side]);
      const { waits, steps } = now.known;
      const state = steps.at(-1)?.state;
      if (waits?.for === side && waits.what === 'faces' && state !== undefined) {
        entries = [...entries, thrown(state, now.known.rolling as Action)];
        continue;
      }
      if (waits?.for !== side || waits.what !== 'act' || state === undefined) break;
      const action = choose(ruleset.view?.(state, side) ?? state, side);
      if (action === undefined) throw new Error('Nothing can be done.');
      if (maySeal(system, now.known, side, action)) {
        const sealed = await sealedAction(mine[side], entriesIn(before) + entries.length, action, salt);
        mine[side] = sealed.mine;
        entries = [...entries, sealed.entry];
        continue;
      }
      entries = [...entries, { kind: 'act', action }];
    }
    const ended = await standing(system, draft(), mine[side]);
    entries = [...entries, ...needed(system, draft(), ended.record, mine[side])];
    if (entries.length === 0) throw new Error(`Side ${side} is to send ${wait.what}, and has nothing to send.`);
    messages = draft();
    stand = await standing(system, messages, mine[side]);
  }
  return { messages, mine, standing: stand };
}
