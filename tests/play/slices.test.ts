/** The page's own thinking: in slices, and to the same end. */

import { expect, test } from 'vitest';
import { inSlices } from '../../src/components/play/computer/slices.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { nearJudgement } from '../../src/engine/fr3/battle/judgement/judgement.ts';
import { greedyAction, greedySteps } from '../../src/engine/kernel/opponent/greedy.ts';
import { setupOf } from '../engine/fr3/battle-table.ts';
import { begun, stateOf } from './fr3-play.ts';

test('long work leaves the page time to answer: others have their turn in between', async () => {
  function* work() {
    const until = performance.now() + 120;
    while (performance.now() < until) yield;
    return 'done';
  }
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  expect(await inSlices(work())).toBe('done');
  clearInterval(others);
  expect(turns).toBeGreaterThan(0);
});

test('what the greedy player finds in steps is what it finds at once', async () => {
  const state = stateOf(begun(setupOf('table 48x36\nA1 spears 20,10 N\nA2 knights 24,10 N\nB1 mobs 20,15 S'), 1));
  const slowly = await inSlices(greedySteps(fr3Battle, nearJudgement, state));
  expect(slowly).toBeDefined();
  expect(slowly).toEqual(greedyAction(fr3Battle, nearJudgement, state));
});
