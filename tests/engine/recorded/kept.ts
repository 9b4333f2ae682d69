/** Expects recorded answers to be those of today. */
import { expect } from 'vitest';
import { readRecorded } from './recorded.ts';

/** The most changed answers that a failure shows. */
const most = 5;

export function expectKept(name: string, answerAt: (address: string) => string): void {
  const all = readRecorded(name);
  expect(all.length).toBeGreaterThan(10);
  const changed = [];
  for (const { address, answer } of all) {
    const now = answerAt(address);
    if (now !== answer) changed.push({ address, was: answer, now });
    if (changed.length === most) break;
  }
  expect(changed).toEqual([]);
}
