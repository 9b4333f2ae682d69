import { describe, expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

describe('each type fights by its row', () => {
  test('fr3.cavalry.heavy-chariots, ruling: CF 3, +4 charging, −3 in difficult terrain', () => {
    expect(given('heavy-chariots', 'mobs', { charge: 'a' }).line('fr3.cavalry.heavy-chariots')).toBe(3 + 4);
    expect(given({ unit: 'heavy-chariots', ground: 'woods' }, 'mobs').adds).toEqual([0, 1]);
  });

  test('fr3.cavalry.knights, ruling: CF 5, +3 charging, −3 in difficult terrain', () => {
    expect(given('knights', 'mobs', { charge: 'a' }).line('fr3.cavalry.knights')).toBe(5 + 3);
    expect(given({ unit: 'knights', ground: 'woods' }, 'mobs').adds).toEqual([2, 1]);
  });

  test('fr3.cavalry.heavy-cavalry, ruling: CF 4, +2 charging, −2 in difficult terrain', () => {
    expect(given('heavy-cavalry', 'mobs', { charge: 'a' }).line('fr3.cavalry.heavy-cavalry')).toBe(4 + 2);
    expect(given({ unit: 'heavy-cavalry', ground: 'woods' }, 'mobs').adds).toEqual([2, 1]);
  });

  test('fr3.cavalry.light-cavalry, ruling: CF 2, no charge bonus, no terrain penalty', () => {
    expect(given({ unit: 'light-cavalry', ground: 'woods' }, 'mobs', { charge: 'a' }).line('fr3.cavalry.light-cavalry')).toBe(2);
    expect(given({ unit: 'light-cavalry', ground: 'woods' }, 'mobs', { charge: 'a' }).adds).toEqual([2, 1]);
  });

  test('fr3.cavalry.dragoons, ruling: CF 4, +1 against fliers, +2 when charged, no terrain penalty', () => {
    expect(given('dragoons', { unit: 'swarms', level: 'flying' }, { charge: 'b' }).line('fr3.cavalry.dragoons')).toBe(4 + 1 + 2);
    expect(given({ unit: 'dragoons', ground: 'woods' }, 'mobs').adds).toEqual([4, 1]);
  });

  test('fr3.cavalry.mounted, ruling: CF 2, −1 in difficult terrain', () => {
    expect(given('mounted', 'mobs').line('fr3.cavalry.mounted')).toBe(2);
    expect(given({ unit: 'mounted', ground: 'woods' }, 'mobs').adds).toEqual([1, 1]);
  });
});

describe('what the types have of their own', () => {
  test('fr3.cavalry.heavy-chariots-countercharge, fr3.cavalry.knights-heavy-cavalry-countercharge: charged by knights they use their bonus', () => {
    expect(given('knights', 'heavy-chariots', { charge: 'a' }).adds).toEqual([8, 7]);
    expect(given('knights', 'knights', { charge: 'a' }).adds).toEqual([8, 8]);
    expect(given('knights', 'heavy-cavalry', { charge: 'a' }).adds).toEqual([8, 6]);
  });

  test('fr3.cavalry.heavy-chariots-shock, fr3.cavalry.knights-heavy-cavalry-shock: a charge or countercharge that wins costs two levels', () => {
    for (const unit of ['heavy-chariots', 'knights', 'heavy-cavalry']) {
      const [a, b] = given(unit, 'beastmen', { charge: 'a' }).adds;
      expect(given(unit, 'beastmen', { charge: 'a' }).rolled(10 - a + b, 9)).toEqual(['unharmed', 'pushed back']); // one point more
      const [c, d] = given('heavy-cavalry', unit, { charge: 'a' }).adds;
      expect(given('heavy-cavalry', unit, { charge: 'a' }).rolled(5, 6 + c - d)).toEqual(['pushed back', 'unharmed']);
    }
  });

  test('fr3.cavalry.light-cavalry-flank-rear, fr3.cavalry.dragoons-flank-rear: +2 on a flank and +4 in the rear', () => {
    expect(given({ unit: 'spears', flankLight: 2, rear: 'light' }, 'beastmen').adds[0]).toBe(3 + 2 + 2 + 4);
  });
});

describe('off the ground', () => {
  const levelsOf = (unit: string) =>
    (['flying', 'swimming', 'burrowing'] as const).filter(
      (level) => !('a.level' in refused({ unit, level }, { unit: 'beastmen', level })),
    );
  const overAndUnder = ['flying', 'swimming'];

  test('fr3.cavalry.heavy-chariots-levels: heavy chariots fly or swim', () => {
    expect(levelsOf('heavy-chariots')).toEqual(overAndUnder);
    expect(refused({ unit: 'heavy-chariots', level: 'burrowing' }, 'mobs')['a.level']).toContain(
      'fr3.cavalry.heavy-chariots-levels',
    );
  });
  test('fr3.cavalry.knights-heavy-cavalry-levels: knights and heavy cavalry too', () => {
    for (const unit of ['knights', 'heavy-cavalry']) {
      expect(levelsOf(unit)).toEqual(overAndUnder);
      expect(refused({ unit, level: 'burrowing' }, 'mobs')['a.level']).toContain('fr3.cavalry.knights-heavy-cavalry-levels');
    }
  });
  test('fr3.cavalry.light-cavalry-levels: light cavalry too', () => {
    expect(levelsOf('light-cavalry')).toEqual(overAndUnder);
    expect(refused({ unit: 'light-cavalry', level: 'burrowing' }, 'mobs')['a.level']).toContain(
      'fr3.cavalry.light-cavalry-levels',
    );
  });
  test('fr3.cavalry.dragoons-levels: dragoons too', () => {
    expect(levelsOf('dragoons')).toEqual(overAndUnder);
    expect(refused({ unit: 'dragoons', level: 'burrowing' }, 'mobs')['a.level']).toContain('fr3.cavalry.dragoons-levels');
  });
  test('fr3.cavalry.mounted-levels: mounted too', () => {
    expect(levelsOf('mounted')).toEqual(overAndUnder);
    expect(refused({ unit: 'mounted', level: 'burrowing' }, 'mobs')['a.level']).toContain('fr3.cavalry.mounted-levels');
  });
});
