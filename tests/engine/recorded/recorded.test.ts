/**
 * Addresses of every calculator that were drawn once, with the answers they gave. An address that somebody has linked keeps
 * its answer. Figures and tables that were checked against the sources keep their values. If a rule or a figure was wrong and is
 * now right, run `node tests/engine/recorded/record.ts` and read the difference.
 */
import { describe, expect, test } from 'vitest';
import { answersAt } from './answers.ts';
import { facts } from './facts.ts';
import { readFacts, readRecorded } from './recorded.ts';

describe.each(Object.keys(answersAt))('%s', (name) => {
  test('every recorded address keeps its answer', { timeout: 120_000 }, () => {
    const all = readRecorded(name);
    expect(all.length).toBeGreaterThan(30);
    const answerAt = answersAt[name] as (address: string) => string;
    const changed = all.filter(({ address, answer }) => answerAt(address) !== answer);
    expect(changed.map(({ address, answer }) => ({ address, was: answer, now: answerAt(address) }))).toEqual([]);
  });
});

test('every figure, every row of a table and every circumstance is the one that was checked', async () => {
  const checked = readFacts();
  expect(checked.length).toBeGreaterThan(3000);
  const lines = (all: typeof checked) => all.map(({ at, value }) => `${at} = ${value}`);
  const now = lines(await facts());
  const was = lines(checked);
  const [hasNow, had] = [new Set(now), new Set(was)];
  expect({ gone: was.filter((line) => !hasNow.has(line)), new: now.filter((line) => !had.has(line)) }).toEqual({
    gone: [],
    new: [],
  });
});
