/** Battles of random legal actions: they end, nothing throws, the invariants hold, the replays are identical. */
import { expect, test } from 'vitest';
import { sampleArmies } from '../../../src/engine/hott/muster/samples.ts';
import { sampleOr } from '../../deep.ts';
import { expectTheSame, randomBattle } from './battle-table.ts';

/** Each army once on each side; `npm run selfplay -- --system hott` plays thousands. */
test.each(sampleArmies.map(({ id }, at) => [id, at] as const))(
  '%s: a random battle ends, holds together and replays',
  (_, at) => {
    const battle = randomBattle(at, at + 5, 100 + at, 14);
    expect(battle.last.ending).not.toBe(null);
    expect(battle.last.stage).toBe('over');
    expectTheSame(battle);
  },
  120_000,
);

/** Armies and battlefields drawn at random, up to the end of 60 bounds; the deep tests play 2,000 of them. */
test('drawn battles end, hold together and replay', () => {
  for (let seed = 1; seed <= sampleOr(2, 2_000); seed++) {
    const battle = randomBattle(seed % sampleArmies.length, (seed * 7 + 3) % sampleArmies.length, 5_000 + seed, 60);
    expect(battle.last.ending).not.toBe(null);
    expectTheSame(battle);
  }
}, 7_200_000);
