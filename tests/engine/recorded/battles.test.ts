/**
 * Positions of battles that were drawn once, with moves, and what came of them: a rule that changes shows the positions that it changes.
 * If a rule was wrong and is now right, run `node tests/engine/recorded/record.ts` and read the difference.
 */
import { describe, test } from 'vitest';
import { battlesAt } from './battles.ts';
import { expectKept } from './kept.ts';

describe.each(Object.entries(battlesAt))('%s', (name, answerAt) => {
  test('every recorded address keeps its answer', { timeout: 120_000 }, () => expectKept(name, answerAt));
});
