/**
 * Compares the engine's auctions with the independent ones in `auction-oracle.ts`, and proves that neither side gains by
 * deviating.
 */
import { describe, expect, test, vi } from 'vitest';
import type { Auction, DefenderKind } from '../../../src/engine/fr3/auction/auction.ts';
import { afterReveal } from '../../../src/engine/fr3/auction/augmenting.ts';
import { casts, defences } from '../../../src/engine/fr3/auction/bids.ts';
import { contest } from '../../../src/engine/fr3/auction/contest.ts';
import { bestCasting, bestDefence, bidTable, equilibrium } from '../../../src/engine/fr3/auction/equilibrium.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { type DiceSource, seeded } from '../../../src/engine/kernel/dice.ts';
import { approximate } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { afterwards, auctionValue, castings, resisting, successes, worth } from './auction-oracle.ts';

// Hundreds of games are solved here, which takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const pick = { decides: 'a drawn auction', rules: [] };
const among = <T>(dice: DiceSource, list: readonly T[]): T => list[dice.roll(list.length, pick) - 1] as T;
const upTo = (dice: DiceSource, most: number): number => dice.roll(most + 1, pick) - 1;

interface Bounds {
  readonly own: number;
  readonly army: number;
  readonly levels?: readonly (1 | 2 | 3)[];
  readonly users?: readonly DefenderKind[];
}

/** A random auction. */
function drawn(dice: DiceSource, { own, army, levels = [1, 2, 3], users }: Bounds): Auction {
  const stored = upTo(dice, 9) === 0;
  return {
    cost: among(dice, [1, 2, 3, 4, 5, 6]),
    surcharge: among(dice, [0, 0, 0, 1, 2, 3, 4]),
    ward: upTo(dice, 3) === 0,
    augmentable: upTo(dice, 9) > 0,
    caster: {
      level: stored && upTo(dice, 1) === 0 ? 0 : among(dice, levels),
      own: upTo(dice, own),
      army: upTo(dice, army),
      stored,
    },
    defender: {
      user: among(dice, users ?? (['none', 'level-1', 'level-2', 'level-3', 'witch-hunter'] as const)),
      own: upTo(dice, own),
      army: upTo(dice, army),
    },
    stakes: { success: among(dice, [10, 30, 60, 100, 200]), casterPoint: upTo(dice, 6), defenderPoint: upTo(dice, 6) },
  };
}

const draw = (seed: number, count: number, bounds: Bounds): Auction[] => {
  const dice = seeded(seed);
  return Array.from({ length: count }, () => drawn(dice, bounds));
};

describe('bids and their odds', () => {
  test('fr3.auction.spending-limits: 300 auctions list the same bids as every pair of pools does', () => {
    for (const of of draw(1, 300, { own: 18, army: 16 })) {
      expect(casts(of)).toEqual(castings(of));
      expect(defences(of).map(({ by, total }) => ({ total, user: by === 'user' }))).toEqual(
        resisting(of).map(({ total, level }) => ({ total, user: level > 0 })),
      );
    }
  });

  test('fr3.auction.points-add-to-roll: 400 contests come out as two loops over the dice count them', () => {
    const dice = seeded(2);
    for (const of of draw(3, 400, { own: 18, army: 16 })) {
      if (castings(of).length === 0) continue;
      const casting = among(dice, castings(of));
      const bid = among(dice, resisting(of));
      const by = bid.level > 0 ? 'user' : 'army';
      const chance = odds(contest(of, casting, bid.total, by)).of(({ works }) => works);
      expect(approximate(chance) * 100).toBeCloseTo(successes(of, casting, bid), 9);
    }
  });

  test('many seeded plays agree within five standard errors', () => {
    const dice = seeded(4);
    const rolls = seeded(5);
    const plays = 50_000;
    for (const of of draw(6, 60, { own: 8, army: 8 })
      .filter((each) => castings(each).length > 0)
      .slice(0, 4)) {
      const casting = among(dice, castings(of));
      const bid = resisting(of).at(-1) as { total: number; level: number };
      const expected = successes(of, casting, bid) / 100;
      let works = 0;
      for (let n = 0; n < plays; n++)
        if (play(contest(of, casting, bid.total, bid.level > 0 ? 'user' : 'army'), rolls).works) works++;
      const error = Math.sqrt((expected * (1 - expected)) / plays);
      expect(Math.abs(works / plays - expected)).toBeLessThanOrEqual(5 * error + 1e-12);
    }
  });
});

describe('after the reveal', () => {
  test('fr3.auction.level-three-casting: 120 contests with level three are worth what a tree of every round says', () => {
    let tried = 0;
    for (const of of draw(7, 400, { own: 7, army: 2, levels: [2, 3, 3], users: ['level-3', 'level-3', 'level-2', 'none'] })) {
      if (tried === 120) break;
      if (castings(of).length === 0) continue;
      tried++;
      const after = afterReveal(of);
      const tree = afterwards(of);
      for (const casting of castings(of))
        for (const bid of resisting(of)) {
          const by = bid.level > 0 ? ('user' as const) : ('army' as const);
          const { payoff } = after.prospect({ casting, defence: { by, total: bid.total } });
          expect(payoff / 100).toBeCloseTo(tree(casting, bid), 6);
        }
    }
    expect(tried).toBe(120);
  });
});

describe('the equilibrium', () => {
  test('180 auctions are worth what trying every pair of supports says', () => {
    let tried = 0;
    for (const of of draw(8, 600, { own: 6, army: 4 })) {
      if (tried === 180) break;
      const value = auctionValue(of);
      const found = equilibrium(bidTable(of));
      if (value === undefined) {
        expect(found).toBeUndefined();
        continue;
      }
      tried++;
      expect(found?.value).toBeCloseTo(value, 6);
    }
    expect(tried).toBe(180);
  });

  test('of 260 auctions with full pools, no pure deviation gains more than 1e-9', () => {
    let tried = 0;
    for (const of of draw(9, 400, { own: 12, army: 10 })) {
      if (tried === 260) break;
      const table = bidTable(of);
      const found = equilibrium(table);
      if (!found) continue;
      tried++;
      expect(found.exploitability).toBeLessThanOrEqual(1e-9);
      if (of.caster.level === 3 && of.defender.user === 'level-3') continue;
      // Calculated again from the rules, one pair of bids at a time.
      const value = afterwards(of);
      const bids = resisting(of);
      const entries = castings(of).map((casting) => bids.map((bid) => value(casting, bid)));
      entries.forEach((row) => {
        expect(row.reduce((sum, entry, j) => sum + entry * (found.defences[j] as number), 0)).toBeLessThanOrEqual(
          found.value + 1e-9,
        );
      });
      bids.forEach((_, j) => {
        const pays = entries.reduce((sum, row, i) => sum + (row[j] as number) * (found.casts[i] as number), 0);
        expect(pays).toBeGreaterThanOrEqual(found.value - 1e-9);
      });
    }
    expect(tried).toBe(260);
  });

  test('two of level three with all their dice can give: nobody gains by leaving, in any round', () => {
    for (const success of [30, 60, 200])
      for (const point of [0, 2, 5]) {
        const of: Auction = {
          cost: 4,
          surcharge: 0,
          ward: false,
          augmentable: true,
          caster: { level: 3, own: 18, army: 10, stored: false },
          defender: { user: 'level-3', own: 18, army: 10 },
          stakes: { success, casterPoint: 5, defenderPoint: point },
        };
        expect(equilibrium(bidTable(of))?.exploitability).toBeLessThanOrEqual(1e-9);
      }
  });

  test('the best answer to any bid is the best of all that the rules allow', () => {
    for (const of of draw(10, 60, { own: 8, army: 6, levels: [1, 2], users: ['none', 'level-1', 'level-2'] })) {
      const rows = castings(of);
      if (rows.length === 0) continue;
      const table = bidTable(of);
      const bids = resisting(of);
      rows.forEach((casting, i) => {
        expect(bestDefence(table, i).payoff).toBeCloseTo(Math.min(...bids.map((bid) => worth(of, casting, bid))), 9);
      });
      bids.forEach((bid, j) => {
        expect(bestCasting(table, j).payoff).toBeCloseTo(Math.max(...rows.map((casting) => worth(of, casting, bid))), 9);
      });
    }
  });
});
