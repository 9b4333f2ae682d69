import { describe, expect, test } from 'vitest';
import { given, refused, type Troops } from './at-the-table.ts';

describe('each type fights by its row', () => {
  test('fr3.monsters.dragons: CF 9', () => {
    expect(given('dragons', 'mobs').line('fr3.monsters.dragons')).toBe(9);
  });
  test('fr3.monsters.large-monsters: CF 8', () => {
    expect(given('large-monsters', 'mobs').line('fr3.monsters.large-monsters')).toBe(8);
  });
  test('fr3.monsters.small-monsters: CF 6', () => {
    expect(given('small-monsters', 'mobs').line('fr3.monsters.small-monsters')).toBe(6);
  });
  test('fr3.monsters.swarms, ruling: CF 4, +1 against cavalry, and not a monster for others’ bonuses', () => {
    expect(given('swarms', 'mobs').line('fr3.monsters.swarms')).toBe(4);
    expect(given('swarms', 'knights').line('fr3.monsters.swarms')).toBe(4 + 1);
    expect(given('spears', 'swarms').adds).toEqual([3, 4]);
  });
  test('fr3.monsters.swarms-no-undead-penalty: swarms have no −1 for being what they are', () => {
    expect(given('swarms', 'mobs').adds).toEqual([4, 1]);
  });
});

describe('off the ground', () => {
  const levelsOf = (unit: string) =>
    (['flying', 'swimming', 'burrowing'] as const).filter(
      (level) => !('a.level' in refused({ unit, level }, { unit: 'beastmen', level })),
    );

  test('fr3.monsters.dragons-levels: dragons fly or swim', () => {
    expect(levelsOf('dragons')).toEqual(['flying', 'swimming']);
    expect(refused({ unit: 'dragons', level: 'burrowing' }, 'mobs')['a.level']).toContain('fr3.monsters.dragons-levels');
  });
  test('fr3.monsters.large-small-levels: large and small monsters burrow as well', () => {
    expect(levelsOf('large-monsters')).toHaveLength(3);
    expect(levelsOf('small-monsters')).toHaveLength(3);
  });
  test('fr3.monsters.swarms-levels: swarms too', () => {
    expect(levelsOf('swarms')).toHaveLength(3);
  });
  test('fr3.monsters.cyclics-levels: cyclic larvae and adults too, eggs do not', () => {
    const meets = (stage: 'eggs' | 'larvae' | 'adults', level: 'flying' | 'swimming' | 'burrowing'): Record<string, unknown> =>
      refused({ unit: 'cyclics', stage, level }, { unit: 'beastmen', level });
    for (const level of ['flying', 'swimming', 'burrowing'] as const) {
      expect(meets('larvae', level)).toEqual({});
      expect(meets('adults', level)).toEqual({});
      expect(meets('eggs', level)).toHaveProperty(['a.level'], ['fr3.monsters.cyclics-eggs']);
    }
  });
});

describe('cyclics', () => {
  const stage = (stage: 'eggs' | 'larvae' | 'adults', more: object = {}): Troops => ({ unit: 'cyclics', stage, ...more });

  test('fr3.monsters.cyclics-life-cycle: no other unit has stages, and there are three', () => {
    expect(refused({ unit: 'swarms', stage: 'eggs' }, 'mobs')).toEqual({ 'a.stage': ['fr3.monsters.cyclics-life-cycle'] });
    expect(['eggs', 'larvae', 'adults'].map((each) => given(stage(each as 'eggs'), 'mobs').adds[0])).toEqual([0, 3, 8]);
  });

  test('fr3.monsters.cyclics: each stage fights on the account of the cyclics', () => {
    for (const [each, factor] of [
      ['eggs', 0],
      ['larvae', 3],
      ['adults', 8],
    ] as const)
      expect(given(stage(each), 'mobs').line('fr3.monsters.cyclics')).toBe(factor);
  });

  test('fr3.monsters.cyclics-eggs: CF 0, they cannot charge, and are pushed back like any unit', () => {
    const eggs = given('mobs', stage('eggs', { state: 1 }));
    expect(eggs.adds).toEqual([1, -1]);
    expect(eggs.rolled(5, 6)).toEqual(['unharmed', 'pushed back']); // 6 against 5
    expect(refused(stage('eggs'), 'mobs', { charge: 'a' })).toEqual({ charge: ['fr3.monsters.cyclics-eggs'] });
  });

  test('fr3.monsters.cyclics-larvae: larvae fight as handweapons do', () => {
    expect(given(stage('larvae'), 'pikes').adds).toEqual([3 + 2, 4]);
    expect(given('spears', stage('larvae')).adds).toEqual([3, 3]);
  });

  test('fr3.monsters.cyclics-larvae: larvae are supported as handweapons are', () => {
    expect(refused(stage('larvae', { support: 1 }), 'mobs')).toEqual({});
  });

  test('fr3.monsters.cyclics-adults: adults fight as large monsters do, and are monsters to their enemies', () => {
    expect(given('spears', stage('adults')).adds).toEqual([3 + 1, 8]);
    expect(given('rangers', stage('adults')).adds).toEqual([3 + 2, 8]);
  });
});
