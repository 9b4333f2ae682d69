/**
 * Addresses of every calculator that were drawn once, with the answers they gave. An address that somebody has linked keeps
 * its answer. If a rule was wrong and is now right, run `node tests/engine/recorded/record.ts` and read the difference.
 */
import { describe, test } from 'vitest';
import { answersAt } from './answers.ts';
import { expectKept } from './kept.ts';

describe.each(Object.entries(answersAt))('%s', (name, answerAt) => {
  test('every recorded address keeps its answer', { timeout: 120_000 }, () => expectKept(name, answerAt));
});
