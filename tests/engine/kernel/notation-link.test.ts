/** Texts packed for links. */

import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { packed, unpacked } from '../../../src/engine/kernel/notation/link.ts';

const because = (link: string) => {
  const read = unpacked(link);
  return read.ok ? null : read.because;
};
const line = 'table 48x36; A1 spears*6 10,12 N; A7 knights*3 20.5,12 N; B1 pikes*6 10,24 S “”';

test('what is packed is unpacked, in letters that an address leaves as they are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), (text) => {
      const link = packed(text);
      expect(encodeURIComponent(link)).toBe(link);
      expect(unpacked(link)).toEqual({ ok: true, value: text });
    }),
  );
  expect(unpacked(packed(line))).toEqual({ ok: true, value: line });
});

test('a long text becomes shorter', () => {
  const text = Array.from({ length: 600 }, (_, at) => `A${(at % 12) + 1}: ahead ${at % 7}`).join('\n');
  expect(packed(text).length).toBeLessThan(text.length / 3);
});

test('a link that was cut or changed says that it is damaged', () => {
  const link = packed(line);
  const damage = /^This link is damaged/;
  for (let cut = 1; cut < link.length; cut++) expect(because(link.slice(0, cut))).toMatch(damage);
  for (let at = 1; at < link.length; at++) {
    const other = link[at] === 'Q' ? 'g' : 'Q';
    // The last letter of a group of bytes has bits that say nothing: then nothing is lost.
    const says = because(link.slice(0, at) + other + link.slice(at + 1));
    if (says === null) expect(at).toBe(link.length - 5);
    else expect(says).toMatch(damage);
  }
  expect(because(`${link} `)).toMatch(damage);
  expect(because(`${link}?x=1`)).toMatch(damage);
});

test('a link that lost its end says so, and one with another letter in it does not', () => {
  const link = packed(line);
  const ended = [8, 12, 20, 40].map((cut) => because(link.slice(0, -cut)));
  expect(ended.map((says) => says?.includes('probably its end'))).toEqual([true, true, true, true]);
  const changed = `${link.slice(0, -4)}${link.slice(-4, -3) === 'Q' ? 'g' : 'Q'}${link.slice(-3)}`;
  expect(because(changed)).toContain('has been changed');
});

test('an empty link and one of a later form say so', () => {
  expect(because('')).toMatch(/is incomplete/);
  expect(because(`b${packed(line).slice(1)}`)).toBe(
    'This link was made by a later version of this page. Reload the page and try again.',
  );
});

test('garbage never throws, and a link that swells is not let swell', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => void unpacked(text)),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.stringMatching(/^a[A-Za-z0-9_-]{0,80}$/), (text) => {
      expect(because(text)).not.toBeNull();
    }),
    { numRuns: 1000 },
  );
  const swelling = Buffer.from(deflateSync(new Uint8Array(50_000_000), { level: 9 })).toString('base64url');
  expect(because(`a${swelling}AAAA`)).toMatch(/damaged/);
});
