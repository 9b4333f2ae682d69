/** Starts a battle by link on this device, by an offer or by accepting one. This code is loaded when needed. */
import { checked } from '../../../engine/kernel/correspondence/check.ts';
import { type KeptByDevice, openOnDevice } from '../../../engine/kernel/correspondence/device.ts';
import type { Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Level } from '../../../engine/kernel/correspondence/messages.ts';
import { accept, given, offer } from '../../../engine/kernel/correspondence/mine.ts';
import type { Lead } from '../../../engine/kernel/correspondence/players.ts';
import { foreign } from '../../../engine/kernel/replay.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { whyNotStored } from '../../ui/stored/stored.ts';
import type { FriendEntrance, Offered } from './entrance.ts';
import { type FriendSystem, gameFor } from './game.ts';
import { friendBattlesOf, writeKept } from './kept.ts';
import { drawSalt } from './salt.ts';
import { headOf, sessionOf } from './session.ts';

const wrong = (because: string): Read<string> => ({ ok: false, because, rules: [] });

/** Stores a new battle and returns its id. */
async function stored(system: FriendSystem, kept: KeptByDevice, name: string, id: string): Promise<Read<string>> {
  const device = await openOnDevice(system, kept);
  const broken = device.sent.record.broken;
  if (broken) return wrong(broken.because);
  const now = sessionOf(system.ruleset, device, Date.now(), undefined);
  const text = writeKept({ ...kept, seen: 0, since: now.since });
  const result = friendBattlesOf(system.ruleset.system).keep(id, headOf(now, name), text);
  const because = whyNotStored(result, 'the battle', 'Free some space');
  return because === undefined ? { ok: true, value: id } : wrong(because);
}

const notBegun = 'A battle that has not begun';

export async function offered(
  entrance: FriendEntrance,
  { setup, army, level, name }: Offered & { readonly level: Level; readonly name: string },
  id: string,
): Promise<Read<string>> {
  const { system } = await gameFor(entrance);
  const { ruleset } = system;
  // Checks first whether the other side would refuse the set-up.
  const tried = system.setup(setup, army === null ? null : { A: army, B: army });
  if (!tried.ok) return wrong(tried.because);
  const terms = { system: ruleset.system, version: ruleset.version, level, setup };
  const { message, mine } = await offer(system, { terms, name, army }, drawSalt);
  return stored(system, { messages: [message], mine, draft: [] }, notBegun, id);
}

export async function taken(
  entrance: FriendEntrance,
  { messages }: Parcel,
  { army, name }: { readonly army: unknown; readonly name: string },
  id: string,
): Promise<Read<string>> {
  const { system } = await gameFor(entrance);
  const record = await checked(system, messages);
  if (record.broken) return wrong(record.broken.because);
  const { terms } = record;
  if (!terms) return wrong('This link is not an invitation to a battle.');
  const strange = foreign(terms, system.ruleset);
  if (strange) return wrong(strange);
  if (terms.version < system.ruleset.version)
    return wrong(
      'This offer was made by an earlier version of this page. Ask your friend to reload the page and to offer it again.',
    );
  const tried = system.setup(terms.setup, army === null ? null : { A: army, B: army });
  if (!tried.ok) return wrong(tried.because);
  const accepted = await accept(system, record, { name, army }, drawSalt);
  return stored(system, { messages: [...messages, accepted.message], mine: accepted.mine, draft: [] }, notBegun, id);
}

/** Stores a battle in which another player has given this player a command. */
export async function joined(entrance: FriendEntrance, { messages }: Parcel, lead: Lead, id: string): Promise<Read<string>> {
  const { game, system } = await gameFor(entrance);
  const kept = { messages, mine: given(lead), draft: [] };
  const begun = (await openOnDevice(system, kept)).sent.record.steps[0]?.state;
  if (!begun) return wrong('This battle has not begun yet.');
  await game.words.fetchFor(begun.setup);
  return stored(system, kept, game.words.battle(begun.setup), id);
}
