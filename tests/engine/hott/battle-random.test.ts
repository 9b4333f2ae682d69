/** Battles of random legal actions: they end, nothing throws, the invariants hold, the replays are identical. */
import { expect, test } from 'vitest';
import { sampleArmies } from '../../../src/engine/hott/muster/samples.ts';
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
