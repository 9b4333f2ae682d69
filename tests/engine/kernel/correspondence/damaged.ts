/** Links that are damaged on the way: cut, with a letter changed, with letters missing. Each is refused or changes nothing. */
import { expect } from 'vitest';
import { arrived, packedParcel, unpackedParcel } from '../../../../src/engine/kernel/correspondence/exchange.ts';
import type { Messages } from '../../../../src/engine/kernel/correspondence/messages.ts';
import { seeded } from '../../../../src/engine/kernel/dice.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Damages the link of a whole battle again and again, and opens it on a device that has all but the last message. */
export async function expectDamageRefused(id: string, messages: Messages, times: number, seed = 77): Promise<void> {
  const kept = messages.slice(0, -1);
  const link = packedParcel({ id, from: 0, messages });
  const dice = seeded(seed);
  const below = (most: number) => dice.roll(most, { decides: 'where a link is damaged', rules: [] }) - 1;
  let refused = 0;
  for (let n = 0; n < times; n++) {
    const at = below(link.length);
    const damaged = [
      () => link.slice(0, at),
      () => link.slice(at),
      () => `${link.slice(0, at)}${letters[below(64)]}${link.slice(at + 1)}`,
      () => `${link.slice(0, at)}${link.slice(at + 1 + below(9))}`,
    ][below(4)]?.() as string;
    if (damaged === link) continue;
    const read = unpackedParcel(damaged);
    if (!read.ok) {
      refused++;
      expect(read.because).toMatch(/\S.*[.]$/s);
      continue;
    }
    // A letter may carry bits that nothing reads: then the link still holds exactly what was sent.
    const arrival = await arrived(read.value, kept);
    if (arrival.is === 'refused') refused++;
    else expect(arrival).toEqual({ is: 'newer', messages });
  }
  expect(refused).toBeGreaterThan(times * 0.9);
}
