/**
 * Measures how long an auction takes: full pools, two magic users of level three, a turn with several spells. `node
 * tests/bench/auction.bench.ts`.
 */
import { bench, do_not_optimize, group, run, summary } from 'mitata';
import type { Auction } from '../../src/engine/fr3/auction/auction.ts';
import { contest } from '../../src/engine/fr3/auction/contest.ts';
import { bidTable, equilibrium } from '../../src/engine/fr3/auction/equilibrium.ts';
import { solvePlan } from '../../src/engine/fr3/auction/several-spells.ts';
import { odds } from '../../src/engine/kernel/odds.ts';

const full = (level: 2 | 3, user: 'level-2' | 'level-3', success: number): Auction => ({
  cost: 4,
  surcharge: 0,
  ward: false,
  augmentable: true,
  caster: { level, own: 6 * level, army: 10, stored: false },
  defender: { user, own: user === 'level-2' ? 12 : 18, army: 10 },
  stakes: { success, casterPoint: 5, defenderPoint: 2 },
});
const solve = (of: Auction) => equilibrium(bidTable(of));
const two = full(2, 'level-2', 100);
const duel = full(3, 'level-3', 100);
const wish = (spell: string, cost: number, worth: number) => ({
  spell,
  cost,
  surcharge: 0,
  ward: false,
  augmentable: true,
  worth,
});

group('an auction of two full pools (budget: 50 ms)', () => {
  summary(() => {
    bench('level two on both sides: 12 and 10 points each', () => do_not_optimize(solve(two)));
    bench('level three on both sides, every round after the reveal: 18 and 10 each', () => do_not_optimize(solve(duel)));
  });
});

group('one pair of bids', () => {
  bench('odds(contest(…))', () => do_not_optimize(odds(contest(two, 6, 6, 'user'))));
});

group('a turn of two spells, in a worker', () => {
  bench('average pools, Teleport and Apoplexy', () =>
    do_not_optimize(
      solvePlan({
        wishes: [wish('teleport', 4, 60), wish('apoplexy', 2, 30)],
        caster: { level: 2, own: 7, army: 10 },
        defender: { user: 'level-2', own: 7, army: 10 },
        casterPoint: 2,
        defenderPoint: 2,
      }),
    ),
  );
});

await run();
