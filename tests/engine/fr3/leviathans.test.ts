import { describe, expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

const long = { unit: 'leviathans', form: '1x2' } as const;

describe('the two sizes', () => {
  test('fr3.leviathans.1x1: CF 10 and no charge bonus', () => {
    expect(given('leviathans', 'mobs', { charge: 'a' }).line('fr3.leviathans.1x1')).toBe(10);
    expect(given('leviathans', 'mobs', { charge: 'a' }).adds).toEqual([10, 1]);
  });

  test('fr3.leviathans.1x2: CF 12 and +2 charging, and nothing else has such a base', () => {
    expect(given(long, 'mobs').adds).toEqual([12, 1]);
    expect(given(long, 'dragons', { charge: 'a' }).adds).toEqual([12 + 2, 9]);
    expect(given(long, 'dragons', { charge: 'a' }).rolled(5, 8)).toEqual(['unharmed', 'pushed back']); // 19 against 17
    expect(refused({ unit: 'dragons', form: '1x2' }, 'mobs')).toEqual({ 'a.form': ['fr3.leviathans.1x2'] });
  });

  test('fr3.leviathans.extra-markers: one for the short, two for the long', () => {
    expect(given('dragons', 'leviathans').result(5, 1).b).toMatchObject({ fate: 'marked', markers: 0 }); // 14 against 11
    expect(given('dragons', long).result(5, 1).b).toMatchObject({ fate: 'marked', markers: 1 }); // 14 against 13
  });

  test('fr3.leviathans.1x2-facing, ruling: a long one has four flanks and a rear', () => {
    expect(given({ unit: 'spears', flank: 2, flankLight: 2, rear: 'unit' }, long).adds).toEqual([3 + 2 + 4 + 2, 12]);
    expect(refused({ unit: 'spears', flank: 2, flankLight: 1 }, 'leviathans')).toHaveProperty(['a.flank']);
  });
});

describe('how they fight', () => {
  test('fr3.leviathans.fanatics: fanatics have −1 against the short, −2 against the long', () => {
    const short = given('fanatics', 'leviathans');
    expect(short.adds).toEqual([-1, 0]);
    expect(short.line('fr3.leviathans.fanatics')).toBe(-1);
    expect(given('fanatics', long).adds).toEqual([-2, 0]);
    const fight = given('fanatics', long);
    expect(fight.result(7, 4).b).toMatchObject({ fate: 'marked', markers: 0, permanent: 1 }); // 5 against 4: a kill
    expect(fight.rolled(6, 4)).toEqual(['unharmed', 'unharmed']);
  });

  test('fr3.leviathans.mutual-tie, ruling: a tie of two leviathans is a kill result on both, the draw of a Miracle is not', () => {
    expect(given({ unit: 'leviathans', miracle: true }, 'leviathans').rolled()).toEqual(['unharmed', 'unharmed']);
    const both = given({ unit: 'leviathans', ensureVictory: true }, { unit: 'leviathans', ensureVictory: true });
    expect(both.rolled()).toEqual(['unharmed', 'unharmed']);
    const tie = given('leviathans', 'leviathans').result(6, 6);
    expect(tie).toMatchObject({
      winner: 'draw',
      a: { fate: 'demoralized', markers: 0, permanent: 1 },
      b: { fate: 'demoralized' },
    });
    expect(tie.a.rules).toContain('fr3.leviathans.mutual-tie');
    expect(given({ unit: 'leviathans', markers: 0 }, { unit: 'leviathans', markers: 0 }).rolled(6, 6)).toEqual([
      'destroyed',
      'destroyed',
    ]);
    expect(given('leviathans', 'major-spirits').rolled(6, 6)).toEqual(['unharmed', 'unharmed']);
    expect(given({ unit: 'leviathans', jihad: true }, 'leviathans').rolled(7, 6)).toEqual(['unharmed', 'unharmed']); // a die-off instead
  });

  test('fr3.leviathans.push-back-crash: pushed back into something it is destroyed', () => {
    const crash = given('dragons', { unit: 'leviathans', markers: 0, state: 1, blocked: true });
    expect(crash.rolled(5, 1)).toEqual(['unharmed', 'destroyed']);
    expect(crash.result(5, 1).b.rules).toContain('fr3.leviathans.push-back-crash');
    expect(given('dragons', { unit: 'leviathans', markers: 0, state: 1 }).rolled(5, 1)).toEqual(['unharmed', 'pushed back']);
  });

  test('fr3.leviathans.landed-melee: a landed flier or swimmer fights at −4', () => {
    const landed = given({ unit: 'leviathans', landed: true }, 'heavy-cavalry', { charge: 'b' });
    expect(landed.adds).toEqual([10 - 4, 4 + 2]);
    expect(landed.line('fr3.leviathans.landed-melee')).toBe(-4);
    expect(refused({ unit: 'dragons', landed: true }, 'mobs')).toEqual({ 'a.landed': ['fr3.leviathans.landed-melee'] });
    expect(refused({ unit: 'leviathans', landed: true, level: 'flying' }, { unit: 'beastmen', level: 'flying' })).toHaveProperty([
      'a.landed',
    ]);
  });
});

describe('whom they reach', () => {
  test('fr3.leviathans.fly-swim-contact: fliers and swimmers stay on their own level', () => {
    for (const level of ['flying', 'swimming'] as const) {
      expect(refused({ unit: 'leviathans', level }, 'spears', { charge: 'a' })).toEqual({
        charge: ['fr3.leviathans.fly-swim-contact'],
      });
      expect(refused({ unit: 'leviathans', level }, { unit: 'beastmen', level }, { charge: 'a' })).toEqual({});
    }
  });

  test('fr3.leviathans.land-contact: on land they reach fliers and burrowers', () => {
    for (const level of ['flying', 'burrowing'] as const)
      expect(refused('leviathans', { unit: 'beastmen', level }, { charge: 'a' })).toEqual({});
  });

  test('fr3.leviathans.environment: they may live in the air, in the water or under the ground', () => {
    for (const level of ['flying', 'swimming', 'burrowing'] as const)
      expect(refused({ unit: 'leviathans', level }, { unit: 'large-monsters', level } as const)['a.level']).toBeUndefined();
  });

  test('fr3.leviathans.burrow-surface: a burrowing leviathan does not charge units on the ground', () => {
    expect(refused({ unit: 'leviathans', level: 'burrowing' }, 'spears', { charge: 'a' })).toHaveProperty('charge');
  });
});
