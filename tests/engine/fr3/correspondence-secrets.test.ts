/**
 * What a side holds of a battle by message: the link of the other side and its own secrets. From that it cannot work out a sealed
 * answer, a hidden army or a coming die of the checked level, whichever letters of the link it tries as the key.
 */
import { describe, expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Correspondence } from '../../../src/engine/fr3/battle/correspondence.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { checked } from '../../../src/engine/kernel/correspondence/check.ts';
import { chainOf, opens, seedOf } from '../../../src/engine/kernel/correspondence/commitment.ts';
import { packedParcel, unpackedParcel } from '../../../src/engine/kernel/correspondence/exchange.ts';
import { remembering } from '../../../src/engine/kernel/correspondence/memory.ts';
import {
  type Message,
  type OpenArmy,
  otherSide,
  type Side,
  sideIds,
} from '../../../src/engine/kernel/correspondence/messages.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { mirrored } from '../../../src/tools/selfplay/fr3/tables.ts';
import { sampleOr } from '../../deep.ts';
import { playedByMessage } from '../kernel/correspondence/two-devices.ts';

const battles = sampleOr(2, 12);

const sharesOf = (messages: readonly Message[], side: Side): number =>
  messages
    .filter(({ by }) => by === side)
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => kind === 'share' || kind === 'accept' || kind === 'open').length;

/** Everything in a link that could be a key: all words of 22 letters. */
const keysIn = (messages: readonly Message[]): readonly string[] => {
  const read = unpackedParcel(packedParcel({ id: '', from: 0, messages }));
  if (!read.ok) throw new Error(read.because);
  return [...new Set([...JSON.stringify(read.value.messages).matchAll(/"([\w-]{22})"/g)].map(([, key]) => key as string))];
};

/** The army that a side has opened, as its opponent sees it. */
const openArmyOf = (messages: readonly Message[], side: Side): OpenArmy | null =>
  messages
    .filter(({ by }) => by === side)
    .flatMap(({ entries }) => entries)
    .reduce<OpenArmy | null>(
      (found, entry) => found ?? (entry.kind === 'accept' || entry.kind === 'open' ? entry.army : null),
      null,
    );

describe('the links of a checked battle with magic', { timeout: 240_000 }, () => {
  test.each(Array.from({ length: battles }, (_, n) => n))('battle %i gives nothing away', async (n) => {
    const { armies, ...setup } = mirrored('egyptian-650', 1, 31 + n) as Setup;
    // The magic user is an illusionist, and the third unit of each army is an illusion.
    const hiding = (side: Side) => ({
      ...armies[side],
      troops: armies[side].troops.map((troop, at) => (at === 2 ? { ...troop, illusion: true } : troop)),
      characters: armies[side].characters.map((each) => (each.magic ? { ...each, magic: 'illusionist-2' } : each)),
    });
    const dice = seeded(n);
    const below = (most: number) => dice.roll(most, { decides: 'what is done', rules: [] }) - 1;
    const { messages, mine, standing } = await playedByMessage(fr3Correspondence, {
      level: 'checked',
      setup,
      armies: { A: hiding('A'), B: hiding('B') },
      seed: n,
      choose(state) {
        const all = [...fr3Battle.actions(state)];
        return all.find(({ kind }) => kind === 'pass' && below(10) < 6) ?? all[below(all.length)];
      },
    });
    expect(standing.record.isProved).toBe(true);
    const system = remembering(fr3Correspondence);
    const chains = { A: await chainOf(mine.A.secret), B: await chainOf(mine.B.secret) };
    const tally = { answers: 0, parts: 0, armies: 0, dice: 0 };
    /** Keys that have been tried on the parts of an army: its seals never change. */
    const tried: Record<Side, Set<string>> = { A: new Set(), B: new Set() };

    for (let at = 1; at <= messages.length; at++) {
      const past = messages.slice(0, at);
      const keys = keysIn(past);
      const { knowledge, waits } = await checked(system, past);
      const entries = past.flatMap(({ entries: each }) => each);
      for (const owner of sideIds) {
        const { secret, actions, parts, army } = mine[owner];
        expect(keys).not.toContain(secret);
        // Shares that have not been sent: the reader would know the dice.
        const sent = sharesOf(past, owner);
        for (const share of chains[owner].slice(sent + 1, sent + 4)) expect(keys).not.toContain(share);
        for (const [entry, { value }] of Object.entries(actions)) {
          const sealed = entries[Number(entry)];
          if (sealed?.kind !== 'sealed' || knowledge.actions.has(Number(entry))) continue;
          tally.answers++;
          for (const key of keys) expect(await opens(sealed.seal, value, key)).toBe(false);
        }
        const seals = openArmyOf(past, owner)?.parts ?? [];
        const fresh = keys.filter((key) => seals.length > 0 && !tried[owner].has(key));
        for (const key of fresh) tried[owner].add(key);
        for (const [part, { salt }] of parts.entries()) {
          if (knowledge.parts[owner].has(part)) continue;
          expect(keys).not.toContain(salt);
          const seal = seals[part];
          if (seal === undefined) continue;
          tally.parts++;
          for (const key of fresh) for (const isIllusion of [true, false]) expect(await opens(seal, isIllusion, key)).toBe(false);
        }
        const offer = entries[0];
        if (owner === 'A' && at < 3 && army && offer?.kind === 'offer' && offer.army !== null) {
          tally.armies++;
          for (const key of keys) expect(await opens(offer.army, army.open, key)).toBe(false);
        }
      }
      // Moves are still to be chosen: nobody may know the dice that they will meet, the writer of the last message included.
      if (waits?.what !== 'act' || standing.record.seeds.length <= sharesOf(past, 'A')) continue;
      const pair = Math.min(sharesOf(past, 'A'), sharesOf(past, 'B'));
      const coming = standing.record.seeds[pair];
      if (coming === undefined) continue;
      for (const reader of sideIds) {
        const own = chains[reader][pair + 1] as string;
        const theirs = chains[otherSide(reader)][pair + 1] as string;
        expect(keys).not.toContain(theirs);
        tally.dice++;
        for (const key of keys) {
          const tries = reader === 'A' ? await seedOf(own, key) : await seedOf(key, own);
          expect(tries).not.toBe(coming);
        }
      }
    }
    expect(Math.min(tally.answers, tally.parts, tally.armies, tally.dice)).toBeGreaterThan(0);
  });
});
