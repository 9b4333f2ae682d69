/** Devices of three or more players in one battle by message: two first players, and others to whom these have given commands. */
import { play } from '../../../../src/engine/kernel/chance.ts';
import { checked } from '../../../../src/engine/kernel/correspondence/check.ts';
import {
  acted,
  finished,
  led,
  notForPlayer,
  type OpenOnDevice,
  openOnDevice,
  parcelFor,
  received,
  rolled,
} from '../../../../src/engine/kernel/correspondence/device.ts';
import { packedParcel, unpackedParcel } from '../../../../src/engine/kernel/correspondence/exchange.ts';
import { remembering } from '../../../../src/engine/kernel/correspondence/memory.ts';
import type { Level, Side } from '../../../../src/engine/kernel/correspondence/messages.ts';
import { accept, given, offer } from '../../../../src/engine/kernel/correspondence/mine.ts';
import type { CorrespondenceSystem } from '../../../../src/engine/kernel/correspondence/play.ts';
import { playersOf } from '../../../../src/engine/kernel/correspondence/players.ts';
import { recorded, seeded } from '../../../../src/engine/kernel/dice.ts';
import type { HappenedBy } from '../../../../src/engine/kernel/ruleset.ts';
import { saltsBy } from './two-devices.ts';

type Device<State, Action, Event> = OpenOnDevice<State, Action, Event>;

/** A command given to a player, or taken back, as soon as the first player of the side has decided so often. */
export interface Gift {
  readonly side: Side;
  readonly command: number;
  /** An empty name takes the command back. The name of a player of the side gives him this command too. */
  readonly name: string;
  readonly after: number;
}

/** The devices that can write now: those whose player decides something, or has something due. */
export const writersOf = <State, Action, Event>(
  devices: readonly Device<State, Action, Event>[],
): readonly Device<State, Action, Event>[] => devices.filter(({ decides, complete }) => decides !== null || complete);

/** Plays on by what `choose` says until the battle is over and proved, or so many messages have been sent. */
export async function playedBySeveral<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  {
    level,
    setup,
    gifts,
    choose,
    seed,
    most = Number.POSITIVE_INFINITY,
    onMessage,
  }: {
    level: Level;
    setup: unknown;
    gifts: readonly Gift[];
    /** One of the legal actions that the player may take. */
    choose(state: State, may: (action: Action) => boolean): Action | undefined;
    seed: number;
    most?: number;
    /** Called with all devices after each message; ends the battle if it returns `enough`. */
    onMessage?(devices: readonly Device<State, Action, Event>[]): undefined | 'enough' | Promise<undefined | 'enough'>;
  },
): Promise<readonly Device<State, Action, Event>[]> {
  const device = remembering(system);
  const { ruleset } = device;
  const salt = saltsBy(seed);
  const dice = seeded(seed + 1);
  const terms = { system: ruleset.system, version: ruleset.version, level, setup };
  const offered = await offer(system, { terms, name: 'Anna', army: null }, salt);
  const accepted = await accept(system, await checked(system, [offered.message]), { name: 'Ben', army: null }, salt);
  const begun = [offered.message, accepted.message];
  const devices: Device<State, Action, Event>[] = [];
  for (const mine of [offered.mine, accepted.mine])
    devices.push(await openOnDevice(device, { messages: begun, mine, draft: [] }));
  const decided: Record<Side, number> = { A: 0, B: 0 };
  const open = [...gifts];
  const thrown = (state: State, action: Action): readonly number[] => {
    const rolls = recorded(dice);
    play(ruleset.perform(state, action), rolls);
    return rolls.faces;
  };
  for (;;) {
    const [writer, ...others] = writersOf(devices);
    if (!writer || writer.messages.length >= most) break;
    if (others.length > 0) throw new Error('Two players can write at the same time.');
    let at = writer;
    const { side, player } = at.mine;
    while (at.decides !== null) {
      const { steps, rolling } = at.now.known;
      const state = steps.at(-1)?.state as State;
      if (at.decides === 'faces') {
        at = await rolled(device, at, thrown(state, rolling as Action));
        continue;
      }
      const gift = open.find((each) => each.side === side && player === undefined && each.after <= decided[side]);
      if (gift) {
        open.splice(open.indexOf(gift), 1);
        const known = playersOf(at.now.known.players, side).find(({ name }) => name === gift.name);
        at = await led(device, at, gift.command, known?.entry ?? gift.name);
        if (at.now.record.broken) throw new Error(at.now.record.broken.because);
        continue;
      }
      const now = at;
      const may = (action: Action) => notForPlayer(device, now, action) === null;
      const action = choose(ruleset.view?.(state, side) ?? state, may);
      if (action === undefined) throw new Error('Nothing can be done.');
      if (player === undefined) decided[side]++;
      at = await acted(device, at, action, undefined, salt);
      if (at.now.record.broken) throw new Error(at.now.record.broken.because);
    }
    const sent = await finished(device, at);
    if (sent.messages.length === at.messages.length) throw new Error('There is nothing to send.');
    devices[devices.indexOf(writer)] = sent;
    const read = unpackedParcel(packedParcel(parcelFor(sent, false)));
    if (!read.ok) throw new Error(read.because);
    for (const [nth, each] of devices.entries()) {
      if (each === sent) continue;
      const { arrival, open: next } = await received(device, each, read.value);
      if (arrival.is !== 'newer') throw new Error(`It arrives as ${JSON.stringify(arrival)}.`);
      devices[nth] = next;
    }
    // A player to whom a command has just been given opens the link on a device that does not have the battle yet.
    for (const lead of sent.sent.record.players.leads)
      if (!devices.some(({ mine }) => mine.player === lead.entry)) {
        if (read.value.from > 0) throw new Error('A new player needs the whole battle.');
        devices.push(await openOnDevice(device, { messages: read.value.messages, mine: given(lead), draft: [] }));
      }
    if ((await onMessage?.(devices)) === 'enough') break;
  }
  return devices;
}
