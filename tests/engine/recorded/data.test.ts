/**
 * Figures and tables that were checked against the sources keep their values. If a figure was wrong and is now right, run
 * `node tests/engine/recorded/record.ts` and read the difference. A file of its own, because it finds any fault in the data at
 * once, so a mutation run tries it first.
 */
import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { readFacts } from './recorded.ts';

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
