/** A message between two players as it arrives: whole, cut by a messenger, with a full stop behind it, or not at all. */
import { expect, test } from 'vitest';
import { groundFor } from '../../src/components/play/fr3/friend-setups.ts';
import { parcelIn, parcelInAddress } from '../../src/components/play/friend/parcel-in.ts';
import { longestLink } from '../../src/components/play/friend/Sending.tsx';
import { boardFor } from '../../src/components/play/hott/friend-board.ts';
import { mostLetters } from '../../src/components/ui/code/QrCode.tsx';
import { packedParcel } from '../../src/engine/kernel/correspondence/exchange.ts';
import type { Message } from '../../src/engine/kernel/correspondence/messages.ts';
import { textsOf } from '../../src/engine/kernel/correspondence/parts.ts';

const digest = 'A'.repeat(22);
const offerOf = (system: string, setup: unknown): Message => ({
  by: 'A',
  before: '',
  entries: [{ kind: 'offer', terms: { system, version: 1, level: 'checked', setup }, name: 'Anna', chain: digest, army: digest }],
});
const parcel = { id: digest, from: 0, messages: [offerOf('fr3', { ...groundFor(500, 7), points: 500, turns: 12 })] };
const letters = packedParcel(parcel);
const nowhere = () => false;
const inAddress = (after: string, isPlace: (id: string) => boolean = nowhere) => parcelInAddress({ hash: `#${after}` }, isPlace);

test('a whole link opens, with the end of a sentence behind it too', () => {
  expect(inAddress(letters)).toEqual({ ok: true, value: parcel });
  expect(inAddress(`${letters}).`)).toEqual({ ok: true, value: parcel });
});

test('a link cut at any length says that its end is missing, and what to do', () => {
  for (let length = 1; length < letters.length; length++) {
    const read = inAddress(letters.slice(0, length));
    expect(read).toMatchObject({
      ok: false,
      because: expect.stringMatching(/^This link is damaged: .*Copy the whole link again[.]$/),
    });
    if (read && !read.ok && length > 20) expect(read.because).toContain('probably its end');
  }
});

test('an address without a parcel, and one that names a place of the page, say nothing', () => {
  expect(parcelInAddress({ hash: '' }, nowhere)).toBeUndefined();
  expect(inAddress('main', (id) => id === 'main')).toBeUndefined();
});

test('texts that came without their end say which, and one text says so at once', () => {
  const [first, second] = textsOf(letters, 700) as [string, string];
  const read = parcelIn(`${first}\n${second.slice(0, 300)}`);
  expect(read).toMatchObject({ because: '1 of 2 parts received. The end of part 2 is missing. Paste part 2 too, in any order.' });
  expect(parcelIn(second, 'parts' in read ? read.parts : [])).toEqual({ ok: true, value: parcel });
  const [only] = textsOf(letters) as [string];
  for (const length of [60, 500, only.length - 1])
    expect(parcelIn(only.slice(0, length))).toMatchObject({ because: expect.stringMatching(/^The end of this text is missing/) });
});

test('an offer on a random table fits into any messenger, and into a code', () => {
  const address = 'https://battlebook.example/fr3/play/friend/#'.length;
  const offers = [500, 650, 750, 1000].flatMap((points) =>
    Array.from({ length: 40 }, (_, seed) => offerOf('fr3', { ...groundFor(points, seed + 1), points, turns: 12 })),
  );
  const boards = Array.from({ length: 40 }, (_, seed) => offerOf('hott', boardFor(seed + 1)));
  for (const message of [...offers, ...boards])
    expect(address + packedParcel({ id: digest, from: 0, messages: [message] }).length).toBeLessThan(
      Math.min(mostLetters, longestLink),
    );
});
