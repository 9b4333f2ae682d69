/** Several spells in one turn, compared with a simple recursion over every split of both pools. */
import { describe, expect, test, vi } from 'vitest';
import { exploitabilityOf } from '../../../src/engine/fr3/auction/plan/answers.ts';
import { atFirst } from '../../../src/engine/fr3/auction/plan/pockets.ts';
import { type Attempt, type Turn, turnOf } from '../../../src/engine/fr3/auction/plan/turn.ts';
import type { Plan, Wish } from '../../../src/engine/fr3/auction/plan/wishes.ts';
import { solvePlan } from '../../../src/engine/fr3/auction/several-spells.ts';
import { type DiceSource, seeded } from '../../../src/engine/kernel/dice.ts';
import { castings, gameValue, resisting, successes } from './auction-oracle.ts';

// Hundreds of games are solved here, which takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const pick = { decides: 'a drawn turn', rules: [] };
const among = <T>(dice: DiceSource, list: readonly T[]): T => list[dice.roll(list.length, pick) - 1] as T;
const upTo = (dice: DiceSource, most: number): number => dice.roll(most + 1, pick) - 1;

const wish = (spell: string, cost: number, worth: number, more: Partial<Wish> = {}): Wish => ({
  spell,
  cost,
  surcharge: 0,
  ward: false,
  augmentable: true,
  worth,
  ...more,
});
const plan = (wishes: readonly Wish[], more: Partial<Plan> = {}): Plan => ({
  wishes,
  caster: { level: 2, own: 7, army: 10 },
  defender: { user: 'level-2', own: 7, army: 10 },
  casterPoint: 5,
  defenderPoint: 5,
  ...more,
});

/**
 * The value of a turn, directly from the rules: no situation is simplified, pools stay separate, and army points are spent first,
 * because own points can always replace them. Without level three.
 */
function turnValue({ wishes, caster, defender, casterPoint, defenderPoint }: Plan): number {
  const known = new Map<string, number>();
  const from = (left: readonly number[], own: number, army: number, theirOwn: number, theirArmy: number): number => {
    const key = `${left} ${own} ${army} ${theirOwn} ${theirArmy}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = 0;
    for (const at of left) {
      const { spell, cost, surcharge, ward, augmentable, worth } = wishes[at] as Wish;
      const of = {
        cost,
        surcharge,
        ward,
        augmentable,
        caster: { ...caster, own, army, stored: false },
        defender: { ...defender, own: theirOwn, army: theirArmy },
        stakes: { success: worth, casterPoint, defenderPoint },
      };
      const rows = castings(of);
      if (rows.length === 0) continue;
      const table = rows.map((casting) =>
        resisting(of).map((bid) => {
          const chance = successes(of, casting, bid) / 100;
          const armyPart = Math.min(army, casting - cost);
          const theirLimit = defender.user === 'level-1' ? Math.min(cost, theirArmy) : theirArmy;
          const theirArmyPart = bid.level === 0 ? bid.total : Math.min(theirLimit, bid.total - 1);
          const after = (works: boolean) => {
            const closed = casting > cost || cost > 4;
            const next = left.filter((other) => !(works && other === at) && !(closed && wishes[other]?.spell === spell));
            const paid = casting + surcharge - armyPart;
            return from(next, own - paid, army - armyPart, theirOwn - (bid.total - theirArmyPart), theirArmy - theirArmyPart);
          };
          const points = defenderPoint * bid.total - casterPoint * (casting + surcharge);
          return points + chance * (worth + after(true)) + (chance < 1 ? (1 - chance) * after(false) : 0);
        }),
      );
      best = Math.max(best, gameValue(table));
    }
    known.set(key, best);
    return best;
  };
  return from(
    wishes.map((_, at) => at),
    caster.own,
    caster.army,
    defender.user === 'none' ? 0 : defender.own,
    defender.army,
  );
}

function drawnPlan(dice: DiceSource): Plan {
  const spells = ['fog', 'apoplexy', 'sacrifice'];
  const costs = { fog: 1, apoplexy: 2, sacrifice: 5 } as Readonly<Record<string, number>>;
  const wishes = Array.from({ length: among(dice, [1, 2, 2, 3]) }, () => {
    const spell = among(dice, spells);
    return wish(spell, costs[spell] as number, among(dice, [10, 20, 30, 60]), {
      surcharge: among(dice, [0, 0, 0, 1]),
      ward: upTo(dice, 4) === 0,
    });
  });
  return plan(wishes, {
    caster: { level: among(dice, [1, 2, 2]), own: upTo(dice, 6), army: upTo(dice, 2) },
    defender: { user: among(dice, ['none', 'level-1', 'level-2', 'witch-hunter']), own: upTo(dice, 3), army: upTo(dice, 3) },
    casterPoint: among(dice, [0, 1, 5]),
    defenderPoint: among(dice, [0, 1, 5]),
  });
}

describe('against the plain recursion', () => {
  test('150 turns of up to three spells are worth the same, and nobody gains by leaving the plan', () => {
    const dice = seeded(21);
    for (let n = 0; n < 150; n++) {
      const drawn = drawnPlan(dice);
      const { first, exploitability } = solvePlan(drawn);
      expect(first.value).toBeCloseTo(turnValue(drawn), 6);
      expect(exploitability).toBeLessThanOrEqual(1e-9);
    }
  });
});

describe('a turn', () => {
  test('one spell alone is the auction over it', () => {
    const { first, expected } = solvePlan(plan([wish('teleport', 4, 60)]));
    expect(first.value).toBeCloseTo(569 / 21, 9);
    expect(expected[0]?.castings).toBe(1);
  });

  test('what the points are worth and what works add up to its value', () => {
    const of = plan([wish('teleport', 4, 60), wish('apoplexy', 2, 40)], { casterPoint: 2, defenderPoint: 1 });
    const { first, expected } = solvePlan(of);
    const counted = expected.reduce(
      (sum, { works, casterPoints, defenderPoints }, at) =>
        sum + works * (of.wishes[at] as Wish).worth - 2 * casterPoints + defenderPoints,
      0,
    );
    expect(counted).toBeCloseTo(first.value, 9);
  });

  test('one more wish never hurts, one more point of the defender’s never helps', () => {
    const one = plan([wish('teleport', 4, 60)], { casterPoint: 1, defenderPoint: 1 });
    const two = { ...one, wishes: [...one.wishes, wish('apoplexy', 2, 30)] };
    const value = solvePlan(two).first.value;
    expect(value).toBeGreaterThanOrEqual(solvePlan(one).first.value);
    const richer = { ...two, defender: { ...two.defender, army: 11 } };
    expect(solvePlan(richer).first.value).toBeLessThanOrEqual(value + 1e-9);
  });

  test('a spell that is not worth its points is not cast', () => {
    const { first, expected } = solvePlan(plan([wish('sacrifice', 6, 10)], { casterPoint: 10, defenderPoint: 0 }));
    expect(first.best).toBeUndefined();
    expect(first.value).toBe(0);
    expect(expected[0]).toEqual({ castings: 0, works: 0, casterPoints: 0, defenderPoints: 0 });
  });

  test('fr3.auction.level-three-casting: the last word is worth something in a turn as well', () => {
    const two = plan([wish('teleport', 4, 60), wish('apoplexy', 2, 30)], { casterPoint: 1, defenderPoint: 1 });
    const three = { ...two, caster: { ...two.caster, level: 3 as const } };
    const solved = solvePlan(three);
    expect(solved.first.value).toBeGreaterThan(solvePlan(two).first.value);
    expect(solved.exploitability).toBeLessThanOrEqual(1e-9);
    // If points are expensive, the defender need not bid all of them at once.
    const dear = { ...two, casterPoint: 5, defenderPoint: 5 };
    const against = solvePlan({ ...dear, defender: { ...two.defender, user: 'level-3' as const } });
    expect(against.first.value).toBeLessThan(solvePlan(dear).first.value);
    expect(against.exploitability).toBeLessThanOrEqual(1e-9);
  });

  test('how far it is can be heard', () => {
    const heard: number[] = [];
    const { situations } = solvePlan(plan([wish('teleport', 4, 60), wish('apoplexy', 2, 30)]), (solved) => heard.push(solved));
    expect(heard).toEqual(heard.map((_, at) => at + 1));
    expect(heard.length).toBe(situations);
  });
});

describe('a side that does not follow the plan', () => {
  const one = plan([wish('teleport', 4, 60)], { casterPoint: 1, defenderPoint: 1 });
  /** Everything on one bid: the one at this end of the list. */
  const all = (weights: readonly number[], last: boolean): readonly number[] =>
    weights.map((_, at) => (at === (last ? weights.length - 1 : 0) ? 1 : 0));
  const gain = (change: (attempt: Attempt) => Partial<Attempt>): number => {
    const turn = turnOf(one);
    const odd: Turn = {
      ...turn,
      situation: (has) => {
        const at = turn.situation(has);
        const changed = (each: Attempt): Attempt => ({ ...each, ...change(each) });
        return { ...at, attempts: at.attempts.map(changed), best: at.best && changed(at.best) };
      },
    };
    return exploitabilityOf(odd, atFirst(one));
  };

  test('loses to the best answer of the other, as caster and as defender', () => {
    expect(gain(() => ({}))).toBeLessThan(1e-9);
    expect(gain(({ defence }) => ({ defence: all(defence, false) }))).toBeGreaterThan(1);
    expect(gain(({ casting }) => ({ casting: all(casting, false) }))).toBeGreaterThan(1);
  });
});
