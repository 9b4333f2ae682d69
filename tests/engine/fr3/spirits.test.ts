import { describe, expect, test } from 'vitest';
import { because, given, refused } from './at-the-table.ts';

describe('spirits in melee', () => {
  test('fr3.spirits.major: CF 10', () => {
    expect(given('major-spirits', 'mobs').line('fr3.spirits.major')).toBe(10);
  });
  test('fr3.spirits.lesser: CF 8', () => {
    expect(given('lesser-spirits', 'mobs').line('fr3.spirits.lesser')).toBe(8);
  });
  test('fr3.spirits.minor: CF 6', () => {
    expect(given('minor-spirits', 'mobs').line('fr3.spirits.minor')).toBe(6);
  });

  test('fr3.spirits.major-fragility: any higher total destroys a spirit, great or small', () => {
    const major = given('heavy-cavalry', 'major-spirits');
    expect(major.rolled(9, 2)).toEqual(['unharmed', 'destroyed']); // 13 against 12
    expect(major.rolled(8, 2)).toEqual(['unharmed', 'unharmed']);
    expect(major.result(9, 2).b.rules).toContain('fr3.spirits.major-fragility');
    expect(given('heavy-cavalry', 'lesser-spirits').rolled(7, 2)).toEqual(['unharmed', 'destroyed']);
    expect(given('heavy-cavalry', 'minor-spirits').rolled(5, 2)).toEqual(['unharmed', 'destroyed']);
    expect(given('heavy-cavalry', 'tricksters').rolled(5, 4)).toEqual(['unharmed', 'destroyed']);
  });

  test('fr3.spirits.major-fragility: the units they beat suffer as usual', () => {
    expect(given('heavy-cavalry', 'major-spirits').rolled(6, 5)).toEqual(['demoralized', 'unharmed']); // 10 against 15
    expect(given('heavy-cavalry', 'major-spirits').rolled(1, 5)).toEqual(['destroyed', 'unharmed']); // 5 against 15
  });

  test('fr3.spirits.never-demoralized: there are no demoralized spirits', () => {
    for (const unit of ['major-spirits', 'lesser-spirits', 'minor-spirits', 'tricksters'])
      for (const state of [1, 2] as const)
        expect(refused({ unit, state }, 'mobs')).toEqual({ 'a.state': ['fr3.spirits.never-demoralized'] });
  });

  test('fr3.spirits.adjacent-levels: a spirit on the ground reaches fliers, swimmers and burrowers', () => {
    for (const level of ['flying', 'swimming', 'burrowing'] as const) {
      expect(refused('minor-spirits', { unit: 'beastmen', level }, { charge: 'a' })).toEqual({});
      expect(refused('earth-elemental', { unit: 'beastmen', level }, { charge: 'a' })).toHaveProperty('charge');
    }
  });
});

describe('ethereals', () => {
  test('fr3.spirits.ethereals, fr3.spirits.ethereals-pass-through: they fight no unit, on either side', () => {
    for (const [a, b, at] of [
      ['ethereals', 'spears', 'a'],
      ['spears', 'ethereals', 'b'],
    ] as const) {
      expect(refused(a, b)[at]).toEqual(['fr3.spirits.ethereals', 'fr3.spirits.ethereals-pass-through']);
      expect(because(a, b)[0]).toMatch(/do not fight units/);
    }
  });

  test('fr3.spirits.ethereals-major-spirits: a major spirit destroys an ethereal by touching it', () => {
    expect(refused('major-spirits', 'ethereals')).toEqual({ b: ['fr3.spirits.ethereals-major-spirits'] });
    expect(because('major-spirits', 'ethereals')[0]).toMatch(/destroys an ethereal/);
  });
});

describe('tricksters', () => {
  test('fr3.spirits.tricksters, ruling: CF 4, from their own row', () => {
    expect(given('tricksters', 'mobs').line('fr3.spirits.tricksters')).toBe(4);
  });

  test('fr3.spirits.tricksters-reversal: doubled, it destroys its enemy and lives', () => {
    const taunted = given('large-monsters', 'tricksters', { charge: 'a' });
    expect(taunted.rolled(5, 2)).toEqual(['destroyed', 'unharmed']); // 13 against 6
    expect(taunted.result(5, 2)).toMatchObject({ winner: 'b' });
    expect(taunted.result(5, 2).a.rules).toEqual(['fr3.spirits.tricksters-reversal']);
    expect(taunted.rolled(4, 2)).toEqual(['destroyed', 'unharmed']); // exactly double
  });

  test('fr3.spirits.tricksters-reversal: beaten by less it dies like any spirit', () => {
    expect(given('large-monsters', 'tricksters').rolled(3, 2)).toEqual(['unharmed', 'destroyed']); // 11 against 6
    expect(given('large-monsters', 'tricksters').rolled(2, 6)).toEqual(['unharmed', 'unharmed']);
    expect(given('mobs', 'tricksters').rolled(1, 9)).toEqual(['destroyed', 'unharmed']);
  });

  test('fr3.spirits.tricksters-reversal: an enemy with extra markers takes a kill result', () => {
    expect(given('leviathans', 'tricksters').result(10, 1).a).toMatchObject({ fate: 'demoralized', markers: 0, permanent: 1 });
  });

  test('fr3.spirits.tricksters-reversal: of two tricksters the one that doubles the other dies', () => {
    expect(given('tricksters', 'tricksters').rolled(10, 1)).toEqual(['destroyed', 'unharmed']); // 14 against 5
  });
});

describe('parasitics', () => {
  test('fr3.spirits.parasitics-effect: −1 in melee', () => {
    const infested = given({ unit: 'spears', parasitics: 'ordinary' }, 'mobs');
    expect(infested.adds).toEqual([2, 1]);
    expect(infested.line('fr3.spirits.parasitics-effect')).toBe(-1);
  });

  test('fr3.spirits.parasitics-elite: −2 in melee', () => {
    const infested = given({ unit: 'spears', parasitics: 'elite' }, 'mobs');
    expect(infested.adds).toEqual([1, 1]);
    expect(infested.line('fr3.spirits.parasitics-elite')).toBe(-2);
  });

  test('fr3.spirits.parasitics-healer-immunity: never on a unit with a healer', () => {
    expect(refused({ unit: 'spears', parasitics: 'ordinary', healer: true }, 'mobs')).toEqual({
      'a.parasitics': ['fr3.spirits.parasitics-healer-immunity'],
    });
  });
});

describe('traps', () => {
  test('fr3.spirits.traps-combat-penalty: a trapped unit has −1 in melee', () => {
    const trapped = given({ unit: 'spears', trap: 'trap' }, 'mobs');
    expect(trapped.adds).toEqual([2, 1]);
    expect(trapped.line('fr3.spirits.traps-combat-penalty')).toBe(-1);
  });

  test('fr3.spirits.traps-double-demoralized: its second demoralization destroys it', () => {
    const trapped = given('beastmen', { unit: 'spears', trap: 'trap', state: 1 });
    expect(trapped.rolled(5, 6)).toEqual(['unharmed', 'destroyed']); // 9 against 7
    expect(trapped.result(5, 6).b.rules).toContain('fr3.spirits.traps-double-demoralized');
    expect(given('beastmen', { unit: 'spears', state: 1 }).rolled(5, 6)).toEqual(['unharmed', 'pushed back']);
  });

  test('fr3.spirits.traps-movement-lock: a trapped unit has not charged', () => {
    expect(refused({ unit: 'knights', trap: 'trap' }, 'spears', { charge: 'a' })).toEqual({
      'a.trap': ['fr3.spirits.traps-movement-lock'],
    });
    expect(refused({ unit: 'knights', trap: 'trap' }, 'spears', { charge: 'b' })).toEqual({});
  });

  test('fr3.items.grapple-effect: nor has a grappled one', () => {
    expect(refused({ unit: 'knights', trap: 'grapple' }, 'spears', { charge: 'a' })).toHaveProperty(['a.trap']);
  });
});
