import { describe, expect, test } from 'vitest';
import { given, refused, type Troops } from './at-the-table.ts';

const flier: Troops = { unit: 'swarms', level: 'flying' };

describe('when charged', () => {
  test.each([
    ['crossbow-handgun', 2],
    ['militia', 2],
    ['sword-and-pistol', 2],
    ['dragoons', 2],
    ['longbows', 1],
    ['skirmishers', 1],
    ['rifles', 1],
    ['muskets', 1],
    ['light-artillery', 1],
    ['spears', undefined],
    ['handweapons', undefined],
    ['heavy-artillery', undefined],
  ])('fr3.missile-fire.bonus-charged: %s add %s in the phase of the charge only', (unit, bonus) => {
    const rule = 'fr3.missile-fire.bonus-charged';
    expect(given('beastmen', unit, { charge: 'a' }).line(rule, 'b')).toBe(bonus);
    expect(given('beastmen', unit).line(rule, 'b')).toBeUndefined();
    expect(given('beastmen', unit, { charge: 'a', round: 'later' }).line(rule, 'b')).toBeUndefined();
    if (unit !== 'light-artillery' && unit !== 'heavy-artillery')
      expect(given('beastmen', unit, { charge: 'b' }).line(rule, 'b')).toBeUndefined();
  });

  test.each([
    ['rangers', 3],
    ['light-cavalry', 2],
    ['heavy-cavalry', 4],
    ['mounted', 2],
    ['battlewagons', 5],
    ['dragons', 9],
    ['leviathans', 10],
  ])('fr3.missile-fire.bonus-charged: %s (CF %d) with bows add 1', (unit, factor) => {
    expect(given('beastmen', { unit, bows: true }, { charge: 'a' }).adds[1]).toBe(factor + 1);
    expect(given('beastmen', { unit, bows: true }).adds[1]).toBe(factor);
    expect(given('beastmen', { unit, bows: true, outsideArc: true }, { charge: 'a' }).adds[1]).toBe(factor);
    expect(given('beastmen', { unit, bows: true }, { charge: 'a' }).line('fr3.missile-fire.bonus-charged', 'b')).toBe(1);
  });

  test('fr3.missile-fire.bonus-charged: types that shoot already, or never, cannot have more bows', () => {
    for (const unit of ['longbows', 'muskets', 'dragoons', 'spears', 'knights', 'small-monsters', 'blobs'])
      expect(refused({ unit, bows: true }, 'mobs')['a.bows']).toContain('fr3.missile-fire.bonus-charged');
  });

  test('fr3.missile-fire.bonus-outside-arc: nothing against a charge from outside the arc of fire', () => {
    for (const unit of ['crossbow-handgun', 'longbows', 'dragoons']) {
      const inside = given('beastmen', unit, { charge: 'a' }).adds[1];
      const outside = given('beastmen', { unit, outsideArc: true }, { charge: 'a' });
      expect(outside.adds[1]).toBeLessThan(inside);
      expect(outside.line('fr3.missile-fire.bonus-charged', 'b')).toBeUndefined();
    }
    expect(refused('beastmen', { unit: 'longbows', outsideArc: true })).toEqual({
      'b.outsideArc': ['fr3.missile-fire.bonus-outside-arc'],
    });
  });

  test('fr3.missile-fire.large-monster-limit: large monsters may buy bowfire', () => {
    expect(refused('beastmen', { unit: 'large-monsters', bows: true }, { charge: 'a' })).toEqual({});
  });
});

describe('against fliers', () => {
  test('fr3.missile-fire.bonus-fliers: +1 for bought bows, in every phase', () => {
    const rangers = given({ unit: 'rangers', bows: true }, flier);
    expect(rangers.adds[0]).toBe(3 + 1);
    expect(rangers.line('fr3.missile-fire.bonus-fliers')).toBe(1);
    expect(given({ unit: 'rangers', bows: true }, flier, { charge: 'b', round: 'later' }).adds[0]).toBe(4);
    expect(given('rangers', flier).adds[0]).toBe(3);
  });

  test('fr3.missile-fire.bonus-cumulative: a bow unit charged by fliers has +2, or +3 if its row gives +2 when charged', () => {
    expect(given(flier, 'longbows', { charge: 'a' }).adds[1]).toBe(1 + 2);
    expect(given(flier, 'crossbow-handgun', { charge: 'a' }).adds[1]).toBe(2 + 3);
    expect(given(flier, { unit: 'light-cavalry', bows: true }, { charge: 'a' }).adds[1]).toBe(2 + 2);
  });
});
