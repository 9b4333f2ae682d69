import { describe, expect, test } from 'vitest';
import { because, given, refused } from './at-the-table.ts';

const off = ['flying', 'swimming', 'burrowing'] as const;

describe('who can reach whom', () => {
  test('fr3.levels.contact-one-level, ruling: fliers reach the ground, never the water below it or the earth', () => {
    expect(refused({ unit: 'dragons', level: 'flying' }, 'spears', { charge: 'a' })).toEqual({});
    for (const level of ['swimming', 'burrowing'] as const) {
      const target = { unit: 'beastmen', level } as const;
      expect(refused({ unit: 'dragons', level: 'flying' }, target, { charge: 'a' })).toEqual({
        charge: ['fr3.levels.contact-one-level'],
      });
      expect(refused(target, { unit: 'dragons', level: 'flying' }, { charge: 'a' })).toEqual({
        charge: ['fr3.levels.contact-one-level'],
      });
    }
    expect(because({ unit: 'dragons', level: 'flying' }, { unit: 'beastmen', level: 'swimming' }, { charge: 'a' })[0]).toMatch(
      /more than one level/,
    );
  });

  test('fr3.levels.contact-one-level: nor can they be in melee in any other way', () => {
    expect(refused({ unit: 'dragons', level: 'flying' }, { unit: 'beastmen', level: 'swimming' })).toEqual({
      b: ['fr3.levels.contact-one-level'],
    });
    expect(
      refused({ unit: 'dragons', level: 'flying' }, { unit: 'beastmen', level: 'swimming' }, { charge: 'a', round: 'later' }),
    ).toHaveProperty('b');
  });

  test('fr3.levels.choose-engage: units on the surface cannot choose to charge those above or below it', () => {
    for (const level of off) {
      expect(refused('handweapons', { unit: 'beastmen', level }, { charge: 'a' }).charge).toContain('fr3.levels.choose-engage');
      expect(refused('handweapons', { unit: 'beastmen', level }, { charge: 'b' })).toEqual({});
      expect(refused('handweapons', { unit: 'beastmen', level })).toEqual({}); // the enemy has moved to the level of the handweapons
    }
  });

  test('fr3.levels.attack-on-surface: a flier that fights a surface unit can be fought by it in every later phase', () => {
    expect(refused('handweapons', { unit: 'beastmen', level: 'flying' }, { charge: 'b', round: 'later' })).toEqual({});
  });

  test('fr3.levels.levels: units of one level meet on it', () => {
    for (const level of off)
      expect(refused({ unit: 'beastmen', level }, { unit: 'large-monsters', level }, { charge: 'a' })).toEqual({});
    expect(refused({ unit: 'beastmen', level: 'deep' as 'flying' }, 'mobs')['a.level']).toContain('fr3.levels.levels');
  });

  // Both units are on level 2, so a refusal cannot be for the distance between levels.
  test('fr3.levels.contact-one-level: a swimmer and a burrower are on one level', () => {
    const sentences = because({ unit: 'beastmen', level: 'swimming' }, { unit: 'beastmen', level: 'burrowing' }, { charge: 'a' });
    expect(sentences.join()).not.toMatch(/more than one level apart/);
  });
});

describe('surprise', () => {
  test('fr3.levels.surprise-bonus: swimmers and burrowers that charge a surface unit add 2', () => {
    for (const level of ['swimming', 'burrowing'] as const) {
      const shark = given({ unit: 'large-monsters', level }, 'handweapons', { charge: 'a' });
      expect(shark.adds).toEqual([8 + 2, 3]);
      expect(shark.line('fr3.levels.surprise-bonus')).toBe(2);
      expect(given({ unit: 'large-monsters', level }, 'handweapons', { charge: 'a', round: 'later' }).adds).toEqual([8, 3]);
      expect(given({ unit: 'large-monsters', level }, 'handweapons').adds).toEqual([8, 3]);
      expect(given({ unit: 'large-monsters', level }, { unit: 'beastmen', level }, { charge: 'a' }).adds).toEqual([8, 4]);
      expect(given({ unit: 'large-monsters', level, joined: true }, 'handweapons', { charge: 'a' }).adds).toEqual([8, 3]);
    }
    expect(given({ unit: 'large-monsters', level: 'flying' }, 'handweapons', { charge: 'a' }).adds).toEqual([8, 3]);
  });

  test('fr3.levels.surprise-bonus, ruling: it adds to the unit’s own charge bonus, and wins like one', () => {
    expect(given({ unit: 'knights', level: 'swimming' }, 'handweapons', { charge: 'a' }).adds).toEqual([5 + 3 + 2, 3]);
    const beastmen = given({ unit: 'beastmen', level: 'burrowing' }, { unit: 'spears', support: 1 }, { charge: 'a' });
    expect(beastmen.rolled(4, 5)).toEqual(['unharmed', 'pushed back']); // 10 against 9
  });
});
