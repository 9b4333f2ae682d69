import { describe, expect, test } from 'vitest';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { landing, scatterOf } from '../../../src/engine/three-realms/templates/blast.ts';
import { templates } from '../../../src/engine/three-realms/templates/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(templates);
const one = { across: 1, deep: 1, gap: 0, base: 1 };
const blast = { RT: 6, radius: 2, strength: 7, forest: false };
/** The chance that somebody of a block is hit. */
const hits = (of: object, block: object = {}) =>
  odds(landing({ ...blast, ...of }, { ...one, ...block }))
    .of(({ inner, outer }) => inner + outer > 0)
    .toString();

describe('templates', () => {
  const shell = (f: object, t: object) =>
    ask('template', { f: { who: 'mortar', ...f }, t: { who: 'spearmen', across: 1, deep: 1, ...t } });

  test('three-realms.templates.accuracy, three-realms.templates.scatter-distance: d10 − RT inches, none at zero or less', () => {
    expect([scatterOf(5, 6), scatterOf(6, 6), scatterOf(9, 6)]).toEqual([0, 0, 3]);
  });

  test('three-realms.templates.radius, ruling: the radius and half a base reach 2½″: a shell that scatters 2″ still hits', () => {
    expect(hits({})).toBe('4/5');
    expect(hits({ radius: 3 })).toBe('9/10');
    expect(hits({ RT: 10 })).toBe('1');
  });

  test('three-realms.templates.radius: exactly at the radius is hit', () => {
    expect(hits({ RT: 9, radius: 1 }, { base: 0 })).toBe('1');
    expect(hits({ RT: 8, radius: 1 }, { base: 0 })).toBe('9/10');
  });

  test('three-realms.templates.target-location: without scatter the middle of the unit is hit', () => {
    expect(shell({ RT: 10, strength: 16, radius: 1 }, { across: 9, P: 10 }).chance('lost-3')).toBe('1');
  });

  test('three-realms.movement.formation: the farther apart its models stand, the fewer are under it', () => {
    const apart = (gap: number) => shell({ RT: 10, strength: 16, radius: 2 }, { across: 9, P: 10, gap });
    expect(apart(0).chance('lost-5')).toBe('1');
    expect(apart(2).chance('lost-1')).toBe('1');
  });

  test('three-realms.templates.odd-die, ruling: −1 S when the die is odd, on target too', () => {
    expect(shell({}, {}).rolled(5, 5)).toBe('lost-0');
    expect(shell({}, {}).rolled(5, 6)).toBe('lost-1');
    expect(shell({}, {}).rolled(4, 5)).toBe('lost-1');
    expect(shell({ RT: 10 }, {}).chance('lost-1')).toBe('11/20');
  });

  test('three-realms.templates.scatter-direction, ruling: any tenth of a degree; 3″ from a block of nine one side is hit', () => {
    const nine = { across: 9, deep: 1 };
    const along = odds(landing({ ...blast, RT: 7, radius: 1 }, { ...one, ...nine }));
    expect(along.of(({ inner, outer }) => inner + outer === 0).toString()).not.toBe('0');
    // At a right angle to the row nobody is within 1½″ of a point 2″ or 3″ away; along it three are.
    expect(shell({ RT: 7, radius: 1, strength: 16 }, { ...nine, P: 10 }).rolled(10, 3600)).toBe('lost-0');
    expect(shell({ RT: 7, radius: 1, strength: 16 }, { ...nine, P: 10 }).rolled(10, 900, 1, 1, 1)).toBe('lost-3');
  });

  test('three-realms.templates.ignores-evasion, three-realms.templates.friend-and-foe: every model under it is hit once', () => {
    const three = { across: 3, deep: 1, P: 11 };
    expect(shell({ RT: 10 }, three).rolled(2, 5, 5, 4)).toBe('lost-2');
  });

  test('three-realms.ranged-weapons.arcing-unseen: fired blind, nothing lands on the point', () => {
    expect(shell({ unseen: true, strength: 16, radius: 1 }, { P: 10 }).chance('lost-1')).toBe('1/10');
    expect(shell({ arcing: false, unseen: true }, {}).refused()).toContain('three-realms.templates.template-los');
  });

  test('three-realms.cover.forest-template: −1 S outside the hole; who stands on the point has none', () => {
    const wood = { forest: true, P: 11 };
    expect(shell({}, wood).rolled(4, 5)).toBe('lost-1');
    // Five abreast on 1″ bases: only the middle one is under a hole of ½″.
    expect(shell({ radius: 1 }, { ...wood, across: 3 }).rolled(4, 5, 5, 5)).toBe('lost-1');
    expect(shell({ radius: 1 }, { ...wood, across: 3 }).rolled(4, 4, 6, 6)).toBe('lost-2');
  });

  test('three-realms.cover.template-behind-cover, ruling: in area cover +1 P, unless the weapon is Arcing', () => {
    expect(shell({ arcing: false, RT: 10 }, { area: true }).chance('lost-1')).toBe('9/20');
    expect(shell({ RT: 10 }, { area: true }).chance('lost-1')).toBe('11/20');
    expect(shell({ RT: 10 }, { area: true }).notes()).toContain('three-realms.ranged-weapons.arcing-cover');
  });

  test('three-realms.unit-rules.multiple-bodies-templates: a hit for each point that is left, of one point each', () => {
    expect(shell({ RT: 10, strength: 16 }, { who: 'hulk', points: 3 }).chance('lost-3')).toBe('1');
    expect(shell({ RT: 10 }, { who: 'hulk' }).rolled(2, 10, 10, 10, 1, 1, 1)).toBe('lost-3');
  });
});

describe('sprays', () => {
  const spray = (f: object, t: object) => ask('spray', { f: { who: 'guards', ...f }, t: { who: 'average', ...t } });

  test('three-realms.templates.spray-size: however many stand under it, each is hit once', () => {
    expect(spray({ strength: 16 }, { models: 9, P: 10 }).chance('lost-9')).toBe('1');
  });

  test('three-realms.templates.spray-hits: S 6 against P 11 kills on 6 or more, two of four on average', () => {
    expect(spray({}, { models: 4 }).rolled(6, 5, 10, 1)).toBe('lost-2');
    expect(spray({}, { models: 1 }).chance('lost-1')).toBe('1/2');
  });

  test('three-realms.cover.cover: +1 P in area cover', () => {
    expect(spray({}, { models: 1, area: true }).chance('lost-1')).toBe('2/5');
  });
});

describe('lines', () => {
  const bolt = { who: 'mortar' };
  const average = { who: 'average' };
  const line = (t: object, o: object = {}, f: object = {}) =>
    ask('line', { f: { ...bolt, ...f }, t: { ...average, ...t }, o: { ...average, ...o } });

  test('three-realms.templates.line-order, three-realms.templates.line-friendly: four models, the second a friend', () => {
    const four = line({ before: 1, behind: 2 }, { models: 1 });
    expect(four.rolled(6, 4, 7, 8, 5, 6, 6)).toBe('lost-3');
    expect(four.rolled(6, 3, 7, 8, 4, 6, 6)).toBe('lost-1');
    expect(four.rolled(6, 4, 8, 5, 5, 5)).toBe('friend');
    expect(four.answer().sums.map(({ needs }) => needs)).toEqual([6, 8, 4, 4]);
  });

  test('three-realms.templates.line-friendly: a friend may be the nearest on the line', () => {
    const past = line({ before: 0, behind: 1 }, { models: 1, P: 12 });
    expect(past.rolled(8, 5, 6, 5)).toBe('friend');
    expect(past.rolled(8, 4, 6, 5)).toBe('lost-1');
    expect(past.rolled(8, 4, 6, 4)).toBe('lost-0');
    expect(past.rolled(7, 6, 4)).toBe('lost-1');
    expect(past.answer().sums.map(({ needs }) => needs)).toEqual([6, 8, 4, 5]);
  });

  test('three-realms.templates.line-target: nobody fires along a line without an enemy', () => {
    expect(line({ before: 0 }, { models: 2 }).refused()).toEqual(['three-realms.templates.line-target']);
    expect(line({ before: 0 }).refused()).toEqual(['three-realms.templates.line-target']);
  });

  test('three-realms.templates.line-draw: nobody on the line is passed over, friends as little as enemies', () => {
    // Three enemies and two friends behind them: a die to hit for each.
    expect(line({ before: 3 }, { models: 2 }).rolled(1, 1, 1, 1, 1)).toBe('lost-0');
  });

  test('three-realms.templates.line-strength-loss: each hit costs 1 S, a miss nothing', () => {
    expect(line({ before: 2 }).rolled(6, 3, 6, 4)).toBe('lost-0');
    expect(line({ before: 2 }).rolled(6, 3, 6, 5)).toBe('lost-1');
    expect(line({ before: 2 }).rolled(5, 6, 4)).toBe('lost-1');
  });

  test('three-realms.templates.line-no-screen: terrain hides from a line', () => {
    expect(line({ before: 1 }).chance('lost-1')).toBe('7/20');
    expect(line({ before: 1, hiding: 'concealment' }).chance('lost-1')).toBe('7/25');
    expect(line({ before: 1, hiding: 'cover' }).chance('lost-1')).toBe('6/25');
  });

  test('three-realms.shooting.aim: a line is aimed, but not by Artillery', () => {
    expect(line({ before: 1 }, {}, { who: 'average', aim: true }).chance('lost-1')).toBe('21/50');
    expect(line({ before: 1 }, {}, { aim: true }).refused()).toEqual(['three-realms.unit-rules.artillery']);
  });
});
