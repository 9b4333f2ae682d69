/** Letters of a parcel as texts for messengers, whole and in parts, and found again in whatever was pasted. */
import { describe, expect, test } from 'vitest';
import { lettersIn, textsOf } from '../../../../src/engine/kernel/correspondence/parts.ts';

const letters = `b${'Ab_-9'.repeat(700)}tail`;

describe('a text for a messenger', () => {
  test('is one text if it is short', () => {
    expect(textsOf('b12345678901234567890tail')).toEqual(['battlebook 1/1 tail b12345678901234567890tail']);
  });
  test('is cut in parts that are put together in any order, with words around them', () => {
    const parts = textsOf(letters);
    expect(parts).toHaveLength(3);
    for (const part of parts) expect(part.length).toBeLessThan(1600);
    const [one, two, three] = parts as [string, string, string];
    expect(lettersIn(`Here it is:\n${three}\n\n${one} and ${two}.`)).toEqual({ is: 'letters', letters });
  });
  test('says which parts are missing, and remembers those that came before', () => {
    const [one, two, three] = textsOf(letters) as [string, string, string];
    const first = lettersIn(two);
    expect(first).toMatchObject({ is: 'parts', missing: [1, 3], count: 3 });
    const before = first.is === 'parts' ? first.parts : [];
    expect(lettersIn(`${one}\n${three}`, before)).toEqual({ is: 'letters', letters });
  });
  test('says which parts came without their end, and takes them once they are whole', () => {
    const [one, two, three] = textsOf(letters) as [string, string, string];
    const cut = lettersIn(`${one}\n${two.slice(0, 160)}\n${three.slice(0, 900)}`);
    expect(cut).toMatchObject({ is: 'parts', missing: [2, 3], cut: [2, 3], count: 3 });
    const before = cut.is === 'parts' ? cut.parts : [];
    expect(before.map(({ at }) => at)).toEqual([1]);
    expect(lettersIn(`${three} ${two}`, before)).toEqual({ is: 'letters', letters });
    const [short] = textsOf('b12345678901234567890tail') as [string];
    expect(lettersIn(short.slice(0, -2))).toMatchObject({ is: 'parts', missing: [1], cut: [1], count: 1 });
  });
  test('does not mix the parts of two parcels', () => {
    const other = textsOf(letters.replace('tail', 'head'));
    const before = lettersIn(textsOf(letters)[0] as string);
    expect(lettersIn(other[1] as string, before.is === 'parts' ? before.parts : [])).toMatchObject({ missing: [1, 3] });
  });
});

test('a link is found among other words, and letters alone are taken', () => {
  expect(lettersIn('Your move! https://example.org/fr3/play/friend/#aBcdefghijklmnopqrstuv bye')).toEqual({
    is: 'letters',
    letters: 'aBcdefghijklmnopqrstuv',
  });
  expect(lettersIn('  aBcdefghijklmnopqrstuv ')).toEqual({ is: 'letters', letters: 'aBcdefghijklmnopqrstuv' });
  expect(lettersIn('Shall we play tomorrow?')).toEqual({ is: 'nothing' });
});
