/**
 * Addresses of every calculator that were drawn once, with the answers they gave. An address that somebody has linked keeps
 * its answer. If a rule was wrong and is now right, run `node tests/engine/recorded/record.ts` and read the difference.
 */
import { describe, expect, test } from 'vitest';
import { answersAt } from './answers.ts';
import { readRecorded } from './recorded.ts';

describe.each(Object.keys(answersAt))('%s', (name) => {
  test('every recorded address keeps its answer', { timeout: 120_000 }, () => {
    const all = readRecorded(name);
    expect(all.length).toBeGreaterThan(30);
    const answerAt = answersAt[name] as (address: string) => string;
    const changed = all.filter(({ address, answer }) => answerAt(address) !== answer);
    expect(changed.map(({ address, answer }) => ({ address, was: answer, now: answerAt(address) }))).toEqual([]);
  });
});
