/** What the islands of the "start here" path work out, by the figures and chapters of the engine. */
import { describe, expect, test } from 'vitest';
import {
  castingLimits,
  contest,
  defenceLevel,
  defenceLimit,
  enemyBid,
  lastOfItsTurn,
  rollPools,
  sum,
} from '../../src/components/start/auction.ts';
import { bodies, type Day, dawn, endPhase, host, movesLeft, order, over, splitUp } from '../../src/components/start/clock.ts';
import { begin, fightPhase, fights, phasing } from '../../src/components/start/fight.ts';
import { levelAfter, resultAt, volley } from '../../src/components/start/volley.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { scripted, seeded } from '../../src/engine/kernel/dice.ts';
import { asFraction } from '../../src/engine/kernel/fraction.ts';
import { odds } from '../../src/engine/kernel/odds.ts';

const none = { demoralized: 0, destroyed: 0 };
const lose = (day: Day) => endPhase(day, { demoralized: 1, destroyed: 0 }, none);

describe('a volley', () => {
  test('alone 8 is nothing; two demoralize with it, four kill', () => {
    expect([1, 2, 3, 4].map((units) => resultAt(units as 1, 8))).toEqual(['none', 'demoralized', 'demoralized', 'killed']);
  });

  test('cover takes 2 from the roll: two units that roll 8 into a wood do nothing', () => {
    expect(play(volley({ units: 2, cover: true }), scripted([8]))).toEqual({ face: 8, total: 6, result: 'none' });
  });

  test('a roll below the table is nothing', () => {
    expect(resultAt(4, -1)).toBe('none');
  });

  test('three units demoralize 4 times in 10 and kill 2 times', () => {
    const chances = odds(volley({ units: 3, cover: false }));
    expect(asFraction(chances.of(({ result }) => result === 'demoralized'))).toBe('2/5');
    expect(asFraction(chances.of(({ result }) => result === 'killed'))).toBe('1/5');
  });

  test('levels add up to the third, a kill needs no adding', () => {
    expect([levelAfter(0, 'none'), levelAfter(1, 'demoralized'), levelAfter(2, 'demoralized'), levelAfter(0, 'killed')]).toEqual([
      0, 2, 3, 3,
    ]);
  });
});

describe('a melee', () => {
  const [knights, , beastmen] = fights as [(typeof fights)[number], (typeof fights)[number], (typeof fights)[number]];

  test('knights roll 4, handweapons 5: 12 against 9, two levels, pushed back, and the knights must follow', () => {
    const { course, report } = fightPhase(begin(knights), scripted([4, 5]));
    expect(report.totals).toEqual({ a: 12, b: 9 });
    expect(report.result.b).toMatchObject({ fate: 'double-demoralized', pushedBack: true });
    expect(report.followUp).toBe('must');
    expect(course.over).toBeUndefined();
  });

  test('in the next phase the handweapons try to rally first, and the charge bonus is gone', () => {
    const first = fightPhase(begin(knights), scripted([4, 5])).course;
    expect(phasing(first)).toBe('b');
    const { report } = fightPhase(first, scripted([8, 6, 6]));
    expect(report.rally).toEqual({ side: 'b', face: 8, total: 6, needed: 6, rallied: true });
    expect(report.totals).toEqual({ a: 11, b: 10 });
    expect(report.before.b).toBe(0);
  });

  test('a total at least double ends the fight', () => {
    const { course } = fightPhase(begin(knights), scripted([8, 4]));
    expect(course.over).toBe('destroyed');
  });

  test('infantry that drives its enemy back may choose: the fight ends there', () => {
    const first = fightPhase(begin(beastmen), scripted([8, 2])).course;
    const { report, course } = fightPhase(first, scripted([7, 2]));
    expect(report.rally).toBeUndefined();
    expect(report.result.b.pushedBack).toBe(true);
    expect([report.followUp, course.over]).toEqual(['may', 'apart']);
  });

  test('every fight comes to an end', () => {
    for (const fight of fights)
      for (let seed = 0; seed < 40; seed++) {
        const dice = seeded(seed);
        let course = begin(fight);
        while (!course.over && course.fought < 200) course = fightPhase(course, dice).course;
        expect(course.over).toBeDefined();
      }
  });
});

describe('the clock', () => {
  test('a group is one move, the same units split up are four', () => {
    const [spears] = host as [(typeof host)[number]];
    expect(movesLeft(order(dawn, spears))).toBe(8);
    const split = bodies(splitUp(dawn, spears)).filter(({ id }) => id.startsWith('spears'));
    expect(split).toHaveLength(4);
    expect(movesLeft(split.reduce(order, dawn))).toBe(5);
  });

  test('one destroyed against two demoralized is a draw', () => {
    const { day } = endPhase(dawn, { demoralized: 0, destroyed: 1 }, { demoralized: 2, destroyed: 0 });
    expect(day.clock).toBe(dawn.clock);
  });

  test('a quarter wavers at 4, once; at 0 the day is over', () => {
    let day = dawn;
    const told: string[] = [];
    while (!over(day)) {
      const evening = lose(day);
      told.push(evening.told);
      day = evening.day;
    }
    expect(told).toHaveLength(9);
    expect(told.filter((each) => each.includes('2 of your 8 units'))).toHaveLength(1);
    expect(told[4]).toContain('2 of your 8 units');
    expect(told.at(-1)).toContain('the battle ends');
  });

  test('no move without a clock', () => {
    const [spears] = host as [(typeof host)[number]];
    expect(order({ ...dawn, clock: 0 }, spears).moved).toEqual([]);
  });
});

describe('a spell', () => {
  const pools = { own: 6, army: 10 };

  test('the pools: 2d6 and 1d6, and 10 for each army', () => {
    expect(rollPools(2, scripted([3, 4])).pools).toEqual({ own: 7, army: 10 });
    expect(rollPools(1, scripted([5])).pools).toEqual({ own: 5, army: 10 });
  });

  test('the wizard adds what he likes, the shaman’s army pool stops at the basic cost', () => {
    expect(castingLimits(pools, 4)).toEqual({ own: { least: 4, most: 6 }, army: { least: 0, most: 10 } });
    expect(defenceLimit({ own: 3, army: 10 }, 4)).toEqual({ own: 3, army: 4 });
  });

  test('a tie goes to level two against one and against nobody', () => {
    for (const defence of [
      { own: 1, army: 3 },
      { own: 0, army: 4 },
    ])
      expect(play(contest({ own: 4, army: 0 }, defence), scripted([5, 5])).works).toBe(true);
    expect(defenceLevel({ own: 0, army: 4 })).toBe(0);
    expect(defenceLevel({ own: 1, army: 0 })).toBe(1);
  });

  test('what nobody opposes works without a die', () => {
    expect(play(contest({ own: 2, army: 0 }, { own: 0, army: 0 }), scripted([]))).toEqual({ works: true, rolled: undefined });
  });

  test('equal points win 55 in 100', () => {
    expect(asFraction(odds(contest({ own: 4, army: 0 }, { own: 0, army: 4 })).of(({ works }) => works))).toBe('11/20');
  });

  test('the enemy never bids what he has not, nor more than he may', () => {
    for (let mood = 1; mood <= 6; mood++)
      for (const theirs of [
        { own: 0, army: 0 },
        { own: 0, army: 1 },
        { own: 6, army: 10 },
      ]) {
        const bid = enemyBid(theirs, 4, scripted([mood]));
        expect(bid.own).toBeLessThanOrEqual(theirs.own);
        expect(bid.army).toBeLessThanOrEqual(Math.min(4, theirs.army));
      }
    expect(sum(enemyBid(pools, 4, scripted([1])))).toBe(0);
  });

  test('an augmented spell is the last of its kind this turn, a plain cheap one is not', () => {
    expect(lastOfItsTurn({ own: 2, army: 0 }, 2)).toBe(false);
    expect(lastOfItsTurn({ own: 2, army: 1 }, 2)).toBe(true);
    expect(lastOfItsTurn({ own: 6, army: 0 }, 6)).toBe(true);
  });
});
