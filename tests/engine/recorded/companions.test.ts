/**
 * Evenings at the table that were drawn once, with what the companions said: a rule that changes shows the evenings that it changes.
 * If a rule was wrong and is now right, run `node tests/engine/recorded/record.ts` and read the difference.
 */
import { describe, test } from 'vitest';
import { companionsAt } from './companions.ts';
import { expectKept } from './kept.ts';

describe.each(Object.entries(companionsAt))('%s', (name, answerAt) => {
  test('every recorded address keeps its answer', { timeout: 120_000 }, () => expectKept(name, answerAt));
});
