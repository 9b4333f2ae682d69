import { describe, expect, test } from 'vitest';
import { armors, rangedHits, rangedMisprints } from '../../../src/engine/six-events/data/hits.ts';
import { ranged } from '../../../src/engine/six-events/ranged/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(ranged);
const shot = (u: object = {}, t: object = {}, turns?: number) => ask('shot', { u, t: { armor: 2, ...t } }, turns);

describe('a unit that shoots', () => {
  test('six-events.ranged.troops: one d6 for the unit, over the Armor', () => {
    expect(shot({}, { armor: 2 }).rolled(5)).toBe('hits-3');
    expect(shot({}, { armor: 4 }).rolled(1)).toBe('hits-0');
  });

  test('six-events.ranged.hits-table, ruling: every printed cell, but for the two that the formula overrules', () => {
    for (const [at, row] of rangedHits.entries())
      for (const [column, armor] of armors.entries()) {
        const roll = at + 1;
        const misprint = rangedMisprints.find((each) => each.roll === roll && each.armor === armor);
        expect([roll, armor, shot({}, { armor }).rolled(roll)]).toEqual([roll, armor, `hits-${misprint?.played ?? row[column]}`]);
      }
  });

  test('six-events.ranged.rounding, ruling: an exact half up, and never less than no hit', () => {
    expect(shot({}, { armor: 2 }).rolled(3)).toBe('hits-2');
    expect(shot({ models: 8, missing: 6 }, { armor: 1 }).rolled(1)).toBe('hits-0');
  });

  test('six-events.melee.armor-zero, ruling: Armor 0 is divided by as 1', () => {
    expect(shot({}, { armor: 0 }).rolled(4)).toBe('hits-4');
  });

  test('six-events.ranged.modifier-infantry, ruling: full pairs of missing models only', () => {
    const lines = [0, 1, 2, 3, 4].map((missing) => shot({ models: 8, missing }).adds('six-events.ranged.modifier-infantry'));
    expect(lines).toEqual([undefined, undefined, -1, -1, -2]);
  });

  test('six-events.ranged.modifier-cavalry: every missing rider', () => {
    expect(shot({ mount: 'standard', missing: 3 }).adds('six-events.ranged.modifier-cavalry')).toBe(-3);
    expect(shot({ mount: 'standard', missing: 3 }).adds('six-events.ranged.modifier-infantry')).toBeUndefined();
  });

  test('six-events.terrain.ruins-cavalry, ruling: riders among buildings miss models as infantry does', () => {
    const riders = shot({ mount: 'standard', missing: 3, ground: 'ruins' });
    expect(riders.adds('six-events.ranged.modifier-infantry')).toBe(-1);
    expect(riders.adds('six-events.ranged.modifier-cavalry')).toBeUndefined();
  });

  test('six-events.ranged.modifier-obstruction: the example of the archers at the corner of a wood', () => {
    // 8 with 5 left: −1; past the corner: −1; a 5 becomes 3, over Armor 2 an exact half, so 2.
    const archers = shot({ models: 8, missing: 3, obstructed: true });
    expect(archers.adds('six-events.ranged.modifier-obstruction')).toBe(-1);
    expect(archers.rolled(5)).toBe('hits-2');
  });

  test('six-events.terrain.ruins-armor: spearmen in a farm have 1 more', () => {
    expect(shot({}, { armor: 2, ground: 'ruins' }).rolled(4)).toBe('hits-1');
    expect(shot({}, { armor: 2 }).rolled(4)).toBe('hits-2');
  });
});

describe('a single figure that shoots', () => {
  const single = (u: object, t: object = {}) => shot({ is: 'war-machine', prowess: 4, ...u }, t);

  test('six-events.ranged.shooters: troops with one die, characters and creatures with their Ranged Prowess', () => {
    expect(shot({}, { armor: 1 }).rolled(2)).toBe('hits-2');
    for (const is of ['character', 'creature']) expect(single({ is, prowess: 2 }, { armor: 1 }).rolled(4, 4)).toBe('hits-2');
  });

  test('six-events.ranged.single-figures: a die for each point of Prowess', () => {
    expect(single({ prowess: 3 }, { armor: 2 }).rolled(5, 6, 4)).toBe('hits-2');
  });

  test('six-events.ranged.armor-modifier: +1 to 1 or less, −1 to 3 or more', () => {
    expect([0, 1, 2, 3, 6].map((armor) => single({}, { armor }).needs())).toEqual([4, 4, 5, 6, 6]);
  });

  test('six-events.ranged.hit-number, ruling: a 6 with +1 hits, so it is 1/2, 1/3 and 1/6 a die', () => {
    expect([1, 2, 3].map((armor) => single({ prowess: 1 }, { armor }).chance('hits-1'))).toEqual(['1/2', '1/3', '1/6']);
  });

  test('six-events.ranged.war-machine-armor, ruling: the example of the catapult', () => {
    expect(single({ reduces: 1 }, { armor: 3 }).rolled(6, 5, 3, 1)).toBe('hits-2');
    expect(single({}, { armor: 3 }).rolled(6, 5, 3, 1)).toBe('hits-1');
    expect(shot({ is: 'character', reduces: 1 }).refused()).toContain('six-events.ranged.war-machine-armor');
  });

  test('six-events.ranged.modifier-obstruction: to each die; missing models are those of troops', () => {
    expect(single({ obstructed: true }).needs()).toBe(6);
    expect(single({ wounds: 3, vitality: 8 }).adds('six-events.ranged.modifier-infantry')).toBeUndefined();
  });

  test('six-events.melee.prowess-loss: wounds cost dice in shooting too', () => {
    expect(single({ prowess: 4, vitality: 8, wounds: 4 }).rolled(5, 1)).toBe('hits-1');
  });
});

describe('what may be shot at', () => {
  test('six-events.ranged.range, ruling: 12 inches, unless the weapon says otherwise', () => {
    expect(shot({ distance: 12 }).refused()).toEqual([]);
    expect(shot({ distance: 13 }).refused()).toContain('six-events.ranged.range');
    expect(shot({ distance: 20, reach: 24 }).refused()).toEqual([]);
  });

  test('six-events.ranged.line-of-sight: half of the figures of a unit, which a single figure has no need of', () => {
    expect(shot().notes()).toContain('six-events.ranged.line-of-sight');
    expect(shot({ is: 'creature', prowess: 2 }).notes()).not.toContain('six-events.ranged.line-of-sight');
  });

  test('six-events.ranged.line-of-sight, ruling: four of seven living figures must see', () => {
    const seven = { models: 9, missing: 2 };
    expect(shot({ ...seven, blind: 3 }).refused()).toEqual([]);
    expect(shot({ ...seven, blind: 4 }).refused()).toEqual(['six-events.ranged.line-of-sight']);
    expect(shot({ models: 8, blind: 4 }).refused()).toEqual([]);
  });

  test('six-events.ranged.target-characters, ruling: only when nothing else is left', () => {
    expect(shot({}, { is: 'character' }).refused()).toContain('six-events.ranged.target-characters');
    expect(shot({}, { is: 'character', last: true }).refused()).toEqual([]);
    expect(shot({}, { is: 'peasant', last: true }).refused()).toContain('six-events.ranged.target-characters');
  });
});

describe('the check that follows', () => {
  test('six-events.ranged.morale-check: the example of eight foot yeomen who lose two', () => {
    // Over Armor 3 only a 5 or a 6 hits twice; they need 2 on the row of ranged attacks.
    const yeomen = shot({}, { is: 'yeoman', models: 8, armor: 3 }, 1);
    expect(yeomen.after(1, 'routs')).toBe('5/36');
    expect(yeomen.after(1, 'unhurt')).toBe('1/6');
  });

  test('six-events.ranged.failed-troops: troops that fail rout, and are shot at no more', () => {
    // One peasant of two falls to each hit of Armor 6; half of them is −2, so 3+ becomes 5+.
    const peasants = shot({}, { is: 'peasant', models: 2, armor: 6 }, 2);
    expect(peasants.after(1, 'routs')).toBe('4/9');
    expect(peasants.after(2, 'destroyed')).toBe('4/27');
    expect(peasants.after(2, 'routs')).toBe('16/27');
  });

  test('six-events.ranged.failed-creatures: creatures that fail roll on their table', () => {
    const creature = shot({}, { is: 'creature', vitality: 2, armor: 6 }, 1);
    // Hit on 3 or more, once; half its Vitality is −2 to a 1 that it needs: 2 faces of six fail.
    expect([creature.after(1, 'withdraw'), creature.after(1, 'flee'), creature.after(1, 'berserk')]).toEqual([
      '4/27',
      '1/27',
      '1/27',
    ]);
  });

  test('six-events.morale.characters-exempt: a character on his own never checks', () => {
    expect(shot({}, { is: 'character', last: true, vitality: 9 }, 1).after(1, 'routs', 'withdraw')).toBe('0');
    expect(shot({}, { is: 'character', last: true, leader: true }).refused()).not.toEqual([]);
  });
});
