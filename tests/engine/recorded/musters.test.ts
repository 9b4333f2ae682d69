/**
 * Rosters that were drawn once, with their costs and problems: a rule that changes shows the rosters that it changes.
 * If a rule was wrong and is now right, run `node tests/engine/recorded/record.ts` and read the difference.
 */
import { describe, test } from 'vitest';
import { expectKept } from './kept.ts';
import { mustersAt } from './musters.ts';

describe.each(Object.entries(mustersAt))('%s', (name, answerAt) => {
  test('every recorded address keeps its answer', { timeout: 120_000 }, () => expectKept(name, answerAt));
});
