import { describe, expect, test } from 'vitest';
import { type Procedure, procedureOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { lossBandOf, runOf } from '../../../src/engine/three-realms/melee/aftermath.ts';
import { melee } from '../../../src/engine/three-realms/melee/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(melee);
const warriors = { who: 'human-warrior' };
const average = { who: 'average' };

describe('initiative', () => {
  const first = (a: object, b: object) => ask('initiative', { a: { ...warriors, ...a }, b: { ...average, ...b } });

  test('three-realms.melee.initiative-value, three-realms.melee.charge-bonus: warriors with 4 + 5 + 1 against 3 + 6', () => {
    expect(first({ charge: 'charged' }, {}).rolled(4, 3)).toBe('a');
    expect(first({}, {}).rolled(4, 3)).toBe('b');
    expect(first({ charge: 'charged' }, {}).adds('three-realms.melee.charge-bonus')).toBe(1);
  });

  test('three-realms.melee.charge-terrain-penalty, ruling: the whole unit has −2 through rough or hazardous ground', () => {
    expect(first({ charge: 'terrain' }, {}).adds('three-realms.melee.charge-terrain-penalty')).toBe(-2);
    expect(first({ charge: 'terrain' }, {}).rolled(6, 4)).toBe('b');
    expect(first({ charge: 'charged' }, {}).rolled(6, 4)).toBe('a');
  });

  test('three-realms.melee.initiative-ties: the higher I first, and together where that is equal too', () => {
    expect(first({}, {}).rolled(5, 4)).toBe('b');
    expect(first({ I: 6 }, {}).rolled(4, 4)).toBe('both');
    expect(first({ I: 6 }, {}).chance('both')).toBe('1/10');
  });
});

describe('blows', () => {
  const strike = (a: object = {}, b: object = {}) => ask('strike', { a: { ...warriors, ...a }, b: { ...average, ...b } });

  test('three-realms.melee.to-hit, three-realms.melee.to-damage: five warriors against four: three hits, one dead', () => {
    const five = strike({ models: 5 }, { models: 4 });
    expect(five.rolled(9, 2, 7, 3, 8, 10, 5, 6)).toBe('lost-1');
    expect(five.answer().sums.map(({ needs }) => needs)).toEqual([7, 7]);
  });

  test('three-realms.melee.attack-dice: A of all who strike', () => {
    expect(strike({ models: 3, A: 2, MT: 0 }, { models: 1, E: 16 }).rolled(10, 10, 10, 10, 10, 10)).toBe('lost-0');
  });

  test('three-realms.melee.allocation: hits go evenly over those in contact', () => {
    expect(strike({ models: 3, MT: 16, S: 16 }, { models: 5, front: 2, E: 10, P: 10 }).chance('lost-2')).toBe('1');
    expect(strike({ models: 3, MT: 16, S: 16 }, { models: 5, E: 10, P: 10 }).chance('lost-3')).toBe('1');
  });

  test('three-realms.melee.threat, ruling: the models share what they threaten, so hits go to any model in contact and to no other', () => {
    const sure = { MT: 16, S: 16 };
    // One model with three attacks hits three of the models that its unit touches.
    expect(strike({ ...sure, models: 1, A: 3 }, { models: 5, front: 3, E: 10, P: 10 }).chance('lost-3')).toBe('1');
    expect(strike({ ...sure, models: 3 }, { models: 5, front: 1, E: 10, P: 10 }).chance('lost-1')).toBe('1');
  });

  test('three-realms.melee-weapons.reach, ruling: strikes from the second rank, and at it', () => {
    const sure = { MT: 16, S: 16 };
    const ranks = { models: 4, front: 2, behind: 2 };
    expect(strike({ ...sure, ...ranks }, { models: 4, E: 10, P: 10 }).chance('lost-2')).toBe('1');
    expect(strike({ ...sure, ...ranks, reach: true }, { models: 4, E: 10, P: 10 }).chance('lost-4')).toBe('1');
    expect(strike({ ...sure, models: 4, reach: true }, { ...ranks, E: 10, P: 10 }).chance('lost-4')).toBe('1');
    expect(strike({ ...sure, models: 4 }, { ...ranks, E: 10, P: 10 }).chance('lost-2')).toBe('1');
  });

  test('three-realms.melee-weapons.poisoned, ruling: one d5 for all the hits of a model: a 6 makes S 9', () => {
    const blade = strike({ who: 'blademaster', A: 3, models: 1 }, { models: 3, E: 8, P: 11 });
    expect(blade.rolled(1, 1, 1, 6, 3, 2, 3)).toBe('lost-2');
    expect(strike({ who: 'blademaster', A: 1, models: 2 }, { models: 2, E: 8, P: 11 }).rolled(1, 1, 6, 3, 1, 4)).toBe('lost-1');
  });

  test('three-realms.melee-weapons.assassins-guile: all hits on one model; nobody else may', () => {
    const blade = { who: 'blademaster', models: 1, poisoned: false, onOne: true };
    expect(strike(blade, { models: 3, points: 3, P: 11, E: 8 }).rolled(1, 1, 1, 1, 6, 6, 6)).toBe('lost-1');
    expect(strike({ onOne: true }, { models: 3 }).refused()).toContain('three-realms.melee-weapons.assassins-guile');
  });

  test('three-realms.melee.to-damage: answers are compared by the chances of one, two and three losses or more', () => {
    for (const roll of ['losses', 'strike']) {
      const of = procedureOf(melee, roll) as Procedure;
      const five = ask(roll, { a: { ...warriors, models: 5, A: 2 }, b: { ...average, models: 4 } });
      const least = (n: number) => five.chance(...[1, 2, 3, 4].filter((lost) => lost >= n).map((lost) => `lost-${lost}`));
      expect(five.answer().measures.map(String)).toEqual([least(1), least(2), least(3)]);
      expect(new Set([least(1), least(2), least(3)]).size).toBe(3);
      expect(of.measures.map(({ name }) => name)).toEqual(['At least 1', 'At least 2', 'At least 3']);
    }
  });

  test('three-realms.unit-rules.multiple-bodies-attacks: a hulk that has lost four points strikes with two dice', () => {
    // The second unit strikes first: four hits, four points. Of the hulk's six dice two are left: two hits of one point each.
    const struck = (points: number) =>
      ask('losses', {
        a: { who: 'hulk', I: 0, MT: 16, S: 16 },
        b: { ...average, models: 1, A: 4, I: 16, MT: 16, S: 16, E: 10, P: 16, points },
      }).rolled(...Array<number>(14).fill(1));
    expect([struck(2), struck(3)]).toEqual(['lost-1', 'lost-0']);
  });

  test('three-realms.melee-weapons.poisoned: too many dice that share a d5 are refused', () => {
    expect(strike({ who: 'blademaster', models: 6 }, { models: 6 }).refused()).toEqual(['three-realms.melee-weapons.poisoned']);
    expect(strike({ who: 'blademaster', models: 4 }, { models: 4 }).refused()).toEqual([]);
    expect(strike({ who: 'blademaster', models: 4 }, { models: 4, points: 10 }).refused()).toEqual([
      'three-realms.melee-weapons.poisoned',
    ]);
  });

  test('three-realms.stat-line.damage-points: more ways to be left than can be counted are refused', () => {
    expect(strike({ models: 20 }, { models: 20, points: 10 }).refused()).toEqual(['three-realms.stat-line.damage-points']);
    expect(strike({ models: 20 }, { models: 20, points: 4 }).refused()).toEqual([]);
  });
});

describe('a Melee Phase', () => {
  const round = (a: object = {}, b: object = {}) =>
    ask('round', { a: { ...warriors, models: 2, ...a }, b: { ...average, models: 2, ...b } });
  const sure = { MT: 16, S: 16 };
  const soft = { E: 10, P: 10 };

  test('three-realms.melee.next-step: who is dead does not strike back', () => {
    expect(round({ ...sure, I: 16, ...soft }, { ...sure, I: 0, ...soft }).chance('b-gone')).toBe('1');
    expect(round({ ...sure, I: 0, ...soft }, { ...sure, I: 16, ...soft }).chance('a-gone')).toBe('1');
  });

  test('three-realms.melee.initiative-ties: together both fall', () => {
    expect(round({ ...sure, I: 6, ...soft }, { ...sure, I: 6, ...soft }).chance('both-gone')).toBe('1/10');
  });

  test('three-realms.melee.loser-tests, three-realms.melee.loss-penalty: half of two lost is severe, D 6 becomes 5', () => {
    // a: 10 against b: 1; a hits twice and kills one, the one that is left misses, b tests.
    const loses = round({ I: 10 }, { D: 6 });
    expect(loses.rolled(10, 1, 10, 10, 10, 1, 1, 4)).toBe('b-stands');
    expect(loses.rolled(10, 1, 10, 10, 10, 1, 1, 5)).toBe('b-flees');
  });

  test('three-realms.melee.loss-penalty: bands of whole percent', () => {
    expect(
      [lossBandOf(1, 4), lossBandOf(4, 10), lossBandOf(5, 10), lossBandOf(51, 101), lossBandOf(52, 101)].map(({ id }) => id),
    ).toEqual(['defeat', 'severe', 'severe', 'severe', 'crushing']);
  });

  test('three-realms.melee.tie-both-test, ruling: no losses are a tie, both test', () => {
    const tie = round({ I: 10 }, {});
    expect(tie.rolled(10, 1, 1, 1, 1, 1, 2, 2)).toBe('tie-stand');
    expect(tie.rolled(10, 1, 1, 1, 1, 1, 2, 8)).toBe('tie-b-flees');
    expect(tie.rolled(10, 1, 1, 1, 1, 1, 8, 2)).toBe('tie-a-flees');
    expect(tie.rolled(10, 1, 1, 1, 1, 1, 8, 8)).toBe('tie-both-flee');
  });

  test('three-realms.unit-rules.automaton: it takes no test', () => {
    expect(round({ I: 10 }, { automaton: true }).rolled(10, 1, 10, 10, 10, 1, 1)).toBe('b-stands');
  });

  test('three-realms.unit-rules.multiple-bodies-kills: points lost by a hulk are models', () => {
    // Three of six points are half: a severe defeat, and D 3 becomes 2.
    const fight = round({ models: 3, I: 16, MT: 16, S: 16, E: 16 }, { who: 'hulk', models: 1, I: 0, D: 3 });
    expect([fight.chance('b-stands'), fight.chance('b-flees')]).toEqual(['1/10', '9/10']);
  });

  test('three-realms.melee.phase, ruling, three-realms.melee.initiative-order: both sides fight in it, the higher value first', () => {
    // Initiative 10 + 6 against 1 + 6: the first unit strikes with both its models, then the second with the one it has left.
    const fight = round({ I: 6, ...soft, MT: 5, S: 5 }, { I: 6, ...soft, MT: 5, S: 5 });
    expect(fight.rolled(10, 1, 6, 1, 6, 1, 4)).toBe('b-stands');
    expect(fight.rolled(1, 10, 6, 1, 6, 1, 4)).toBe('a-stands');
  });

  test('three-realms.melee.enemy-wiped-out, ruling: nobody tests when one side is gone, even if the victor has lost more', () => {
    // One champion with two attacks fells two of four; the two who are left fell him, and test no drive of 0.
    const fight = round({ models: 4, ...sure, ...soft, I: 0, D: 0 }, { models: 1, A: 2, ...sure, ...soft, I: 16 });
    expect(fight.chance('b-gone')).toBe('1');
    expect(fight.notes()).toContain('three-realms.melee.enemy-wiped-out');
  });

  test('three-realms.melee.threat: no more can be in contact than are in the unit', () => {
    expect(round({ models: 3, front: 3, behind: 1 }).refused()).toContain('three-realms.melee.threat');
  });
});

describe('Melee Phases in a row', () => {
  const phases = (a: object, b: object, turns: number) =>
    ask('phases', { a: { ...warriors, models: 1, ...a }, b: { ...average, models: 1, ...b } }, turns);
  const sure = { MT: 16, S: 16 };
  const soft = { E: 10, P: 10 };
  /** Who never hits, and never fails a test. */
  const rock = { MT: 0, S: 0, D: 16 };

  test('three-realms.melee.phase: the first is a Melee Phase like any other', () => {
    const [a, b] = [{ models: 3, charge: 'charged' }, { models: 4 }];
    const three = phases(a, b, 3);
    const round = ask('round', { a: { ...warriors, ...a }, b: { ...average, ...b } });
    expect(three.after(1, 'b-out')).toBe(round.chance('b-gone', 'b-flees', 'tie-b-flees'));
    expect(three.after(1, 'a-out')).toBe(round.chance('a-gone', 'a-flees', 'tie-a-flees'));
    expect(three.after(1, 'on')).toBe(round.chance('a-stands', 'b-stands', 'tie-stand'));
    expect(three.chance('a-gone')).toBe(round.chance('a-gone'));
  });

  test('three-realms.melee.initiative-each-phase: two alone, who are as they were: each phase has the same chances', () => {
    const one = phases({}, {}, 4);
    // Nobody is hurt in a phase that goes on, so that its chance is that of the first, again and again.
    const on = new Map([1, 2, 3, 4].map((row) => [row, one.after(row, 'on').split('/').map(BigInt)]));
    const [p, q] = on.get(1) as [bigint, bigint];
    for (const [row, [x, y]] of on as Map<number, [bigint, bigint]>) expect(x * q ** BigInt(row)).toBe(p ** BigInt(row) * y);
  });

  test('three-realms.melee.charge-bonus, ruling: a charge counts in the first phase only', () => {
    // Of equal I the charger strikes first on 55 of 100, together with the other on 9, after him on 36; later it is 45, 10 and 45.
    // Two in a row on each side, every blow kills: the second unit is gone after two phases if it was struck first in one and
    // not first to strike in the next, 55 · 55, or if both had lost one and it was struck first, 9 · 45.
    const strikes = { ...sure, models: 2, front: 1, I: 6, E: 10, P: 10, D: 16 };
    const charged = phases({ ...strikes, charge: 'charged' }, strikes, 2);
    expect(charged.after(2, 'b-out')).toBe('343/1000');
    expect(charged.notes()).toContain('three-realms.melee.charge-bonus');
  });

  test('three-realms.melee.threat: the fallen are replaced from behind: three in a row last three phases', () => {
    const row = phases({ ...rock, models: 3, front: 1, E: 10, P: 10 }, { ...sure, I: 16, D: 16, E: 16 }, 3);
    expect([row.after(1, 'on'), row.after(2, 'on'), row.after(3, 'a-out')]).toEqual(['1', '1', '1']);
    expect(row.after(2, 'a-out')).toBe('0');
  });

  test('three-realms.unit-rules.multiple-bodies-kills: a hulk of six points lasts three phases of two hits', () => {
    const hulk = phases({ who: 'hulk', ...rock }, { ...sure, A: 2, D: 16, E: 16 }, 4);
    expect([1, 2, 3, 4].map((at) => hulk.after(at, 'on'))).toEqual(['1', '1', '0', '0']);
  });

  test('three-realms.melee.loss-penalty, ruling: losses are counted against what the unit had when this Melee Phase began', () => {
    // One of two lost is 50%, a severe defeat: D 2 becomes 1, which fails always. One of three is 33%, and D 2 becomes 1 as well;
    // with D 3 it is a 1 in ten, and of the two who are left one more is again a severe defeat.
    const three = phases({ ...rock, D: 3, models: 3, front: 1, E: 10, P: 10 }, { ...sure, I: 16, D: 16, E: 16 }, 3);
    expect([three.after(1, 'on'), three.after(2, 'on'), three.after(3, 'on')]).toEqual(['1/10', '1/100', '0']);
  });

  test('three-realms.melee.tie-both-hold, three-realms.melee.passed-choice: who passes holds', () => {
    expect(phases(rock, { ...rock }, 6).after(6, 'on')).toBe('1');
    expect(phases({}, {}, 2).notes()).toContain('three-realms.melee.tie-both-hold');
  });

  test('three-realms.melee-weapons.poisoned, three-realms.melee-weapons.reach: told of whichever unit has them', () => {
    const told = (a: object, b: object) => phases(a, b, 2).notes();
    const poison = 'three-realms.melee-weapons.poisoned';
    expect(told({}, {})).not.toContain(poison);
    expect(told({ poisoned: true }, {})).toContain(poison);
    expect(told({}, { poisoned: true })).toContain(poison);
    const reach = 'three-realms.melee-weapons.reach';
    const deep = { models: 4, front: 2, behind: 2 };
    expect(told(deep, {})).not.toContain(reach);
    expect(told({ ...deep, reach: true }, {})).toContain(reach);
    expect(told({}, { ...deep, reach: true })).toContain(reach);
  });

  test('three-realms.melee.phase: more than eight models a side are refused', () => {
    expect(phases({ models: 9 }, {}, 2).refused()).toEqual(['three-realms.melee.phase']);
  });

  test('three-realms.melee-weapons.poisoned: sixteen dice that share a d5, phase after phase, are counted by hits', () => {
    const [a, b] = [{ models: 5 }, { who: 'blademaster', models: 4 }];
    const six = phases(a, b, 6);
    const round = ask('round', { a: { ...warriors, ...a }, b: { ...average, ...b } });
    expect(six.after(1, 'on')).toBe(round.chance('a-stands', 'b-stands', 'tie-stand'));
    expect(six.after(1, 'a-out')).toBe(round.chance('a-gone', 'a-flees', 'tie-a-flees'));
    // Of four blademasters the last falls to warriors in the end, though seldom.
    expect([six.after(6, 'b-out'), six.after(6, 'on')]).not.toContain('0');
  });

  test('three-realms.stat-line.damage-points: all pairs of hurt units go through a phase together', () => {
    /** The chances after each of six phases. */
    const course = (a: object, b: object) =>
      phases(a, b, 6)
        .answer()
        .course?.map(({ outcomes }) => Object.fromEntries(outcomes.map(({ id, chance }) => [id, String(chance)])));
    // Every hit kills and everybody passes: points of which nobody ever keeps a part change nothing.
    const deadly = { ...sure, ...soft, E: 12, MT: 5, D: 16, models: 5, I: 6 };
    expect(course({ ...deadly, points: 3 }, deadly)).toEqual(course(deadly, deadly));
    // Each of two units alike can stand in fifty-six ways, and neither is better off.
    const hurt = { ...warriors, MT: 5, S: 3, E: 8, P: 10, D: 16, models: 5, points: 3 };
    const stages = course(hurt, hurt) ?? [];
    expect(stages.map((stage) => stage['a-out'])).toEqual(stages.map((stage) => stage['b-out']));
    expect(stages.map((stage) => stage.on)).not.toContain('0');
  });

  test('three-realms.stat-line.damage-points: more ways to stand than can be followed are refused', () => {
    const eight = { models: 8, points: 4 };
    expect(phases(eight, eight, 2).refused()).toEqual(['three-realms.stat-line.damage-points']);
    expect(phases({ models: 8 }, { models: 8, points: 3 }, 2).refused()).toEqual([]);
    const blades = { who: 'blademaster', models: 4 };
    expect(phases(blades, { models: 4, points: 3 }, 2).refused()).toEqual(['three-realms.melee-weapons.poisoned']);
    expect(phases(blades, { models: 8 }, 2).refused()).toEqual([]);
  });
});

describe('afterwards', () => {
  const run = (M: number, cavalry: boolean, face: number) => {
    const dice = scripted([face]);
    return play(runOf({ M, cavalry }, 'flight'), dice);
  };

  test('three-realms.melee.flee-move, ruling, three-realms.basics.d5: M 5 and a 7 are 8″, cavalry with M 9 and a 2 goes 11″', () => {
    expect([run(5, false, 7), run(5, false, 1), run(9, true, 2)]).toEqual([8, 5, 11]);
  });

  const chase = (a: object, b: object) => ask('pursuit', { a, b });

  test('three-realms.melee.pursuit-kills: cavalry with M 9 always catches infantry with M 5', () => {
    expect(chase({ who: 'outriders' }, { who: 'human-warrior' }).chance('caught')).toBe('1');
    expect(chase({ who: 'outriders' }, { who: 'human-warrior' }).rolled(10, 1)).toBe('caught');
  });

  test('three-realms.melee.pursue: equals are caught when they run equally far', () => {
    // Of 100 pairs of d5 those with the pursuer at least as high: 1, 2, 2, 2, 2, 1 in ten.
    expect(chase({ who: 'average' }, { who: 'average' }).chance('caught')).toBe('59/100');
    expect(chase({ who: 'average' }, { who: 'average', ahead: 1 }).chance('caught')).toBe('41/100');
  });

  test('three-realms.unit-rules.blitzkrieg-attacks, ruling: one attack for each: two units of spearmen hit E 13 on 9 or more: 64 in 100 get away', () => {
    const off = ask('break-off', { a: { who: 'blademaster' }, b: { who: 'spearmen', units: 2 } });
    expect(off.chance('free')).toBe('16/25');
    expect(off.rolled(8, 8)).toBe('free');
    expect(off.rolled(9)).toBe('locked');
  });

  test('three-realms.unit-rules.blitzkrieg, three-realms.unit-rules.blitzkrieg-escape: free of every attack it may leave, if all its models can', () => {
    const alone = ask('break-off', { a: { who: 'blademaster' }, b: { who: 'spearmen', units: 1, MT: 0 } });
    expect(alone.chance('free')).toBe('1');
    expect(alone.notes()).toEqual(['three-realms.unit-rules.blitzkrieg-escape']);
  });

  test('three-realms.melee.winner-decides, ruling: the pursuit is decided before the flight is rolled, whose die comes first', () => {
    expect(chase({ who: 'average' }, { who: 'human-warrior' }).rolled(10, 1)).toBe('away');
    expect(chase({ who: 'average' }, { who: 'human-warrior' }).rolled(1, 10)).toBe('caught');
    expect(chase({}, {}).notes()).toContain('three-realms.melee.winner-decides');
  });
});
