import { describe, expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

describe('each machine fights by its row', () => {
  test('fr3.war-machines.battlewagons: CF 5, +3 charging, −2 in difficult terrain, supported', () => {
    expect(given('battlewagons', 'mobs', { charge: 'a' }).line('fr3.war-machines.battlewagons')).toBe(5 + 3);
    expect(given({ unit: 'battlewagons', ground: 'woods', support: 1 }, 'mobs').adds).toEqual([5 - 2 + 1, 1]);
  });
  test('fr3.war-machines.heavy-artillery: CF 1', () => {
    expect(given('heavy-artillery', 'mobs').line('fr3.war-machines.heavy-artillery')).toBe(1);
  });
  test('fr3.war-machines.light-artillery, ruling: CF 1, +1 against fliers; fr3.war-machines.light-artillery-when-charged: +1 when charged', () => {
    expect(given('light-artillery', 'mobs').line('fr3.war-machines.light-artillery')).toBe(1);
    expect(
      given('light-artillery', { unit: 'swarms', level: 'flying' }, { charge: 'b' }).line('fr3.war-machines.light-artillery'),
    ).toBe(3);
  });
  test('fr3.war-machines.contraptions-bludgeon: the first type has CF 2', () => {
    expect(given('contraptions', 'mobs').line('fr3.war-machines.contraptions')).toBe(2);
    expect(given({ unit: 'contraptions', model: 'bludgeon' }, 'mobs').adds).toEqual([2, 1]);
    expect(refused({ unit: 'contraptions', model: 'wheel' as 'missile' }, 'mobs')['a.model']).toContain(
      'fr3.war-machines.contraptions-bludgeon',
    );
  });
  test('fr3.war-machines.contraptions-missile: the second type has CF 1, and bows', () => {
    expect(given({ unit: 'contraptions', model: 'missile' }, 'mobs').adds).toEqual([1, 1]);
    expect(refused({ unit: 'contraptions', model: 'bludgeon', bows: true }, 'mobs')).toHaveProperty(['a.bows']);
  });
  test('fr3.war-machines.contraptions-missile: its bows come with it', () => {
    expect(given('mobs', { unit: 'contraptions', model: 'missile' }, { charge: 'a' }).adds).toEqual([1, 2]);
  });
  test('fr3.war-machines.contraptions: no other unit comes in two kinds', () => {
    expect(refused({ unit: 'battlewagons', model: 'missile' }, 'mobs')).toEqual({ 'a.model': ['fr3.war-machines.contraptions'] });
  });
});

describe('off the ground', () => {
  test('fr3.war-machines.battlewagons-levels: battlewagons fly, swim or burrow', () => {
    for (const level of ['flying', 'swimming', 'burrowing'] as const)
      expect(refused({ unit: 'battlewagons', level }, 'mobs', { charge: 'a' })).toEqual({});
  });
  test('fr3.war-machines.contraptions-levels: contraptions too; artillery stays down', () => {
    for (const level of ['flying', 'swimming', 'burrowing'] as const) {
      expect(refused({ unit: 'contraptions', level }, 'mobs', { charge: 'a' })).toEqual({});
      for (const unit of ['heavy-artillery', 'light-artillery'])
        expect(refused({ unit, level }, 'mobs')).toHaveProperty(['a.level']);
    }
  });
});

test('fr3.war-machines.heavy-artillery-melee-loss: double demoralized in melee, heavy artillery is destroyed', () => {
  const gun = given('mobs', { unit: 'heavy-artillery', state: 1 });
  expect(gun.rolled(5, 5)).toEqual(['unharmed', 'destroyed']); // 6 against 5
  expect(gun.result(5, 5).b.rules).toContain('fr3.war-machines.heavy-artillery-melee-loss');
  expect(given('knights', 'heavy-artillery', { charge: 'a' }).rolled(1, 5)).toEqual(['unharmed', 'destroyed']); // 9 against 6
  expect(given('mobs', 'heavy-artillery').rolled(6, 5)).toEqual(['unharmed', 'demoralized']);
  expect(given('mobs', { unit: 'light-artillery', state: 1 }).rolled(5, 5)).toEqual(['unharmed', 'pushed back']);
});

describe('exploding contraptions', () => {
  test('fr3.war-machines.contraptions-explosion: destroyed in melee, it explodes on 5 or more, as a plain artillery hit on the winner', () => {
    const charge = given('large-monsters', 'contraptions', { charge: 'a' });
    expect(charge.rolled(6, 4, 6, 8)).toEqual(['demoralized', 'destroyed']); // 14 against 6; it blows up; 8
    expect(charge.rolled(6, 4, 5, 9)).toEqual(['destroyed', 'destroyed']);
    expect(charge.rolled(6, 4, 5, 6)).toEqual(['unharmed', 'destroyed']);
    expect(charge.rolled(6, 4, 4)).toEqual(['unharmed', 'destroyed']); // no further die
    expect(charge.result(6, 4, 6, 8).a.rules).toContain('fr3.war-machines.contraptions-explosion');
  });

  test('fr3.war-machines.contraptions-explosion: only when destroyed, by whatever path, and only by a unit', () => {
    expect(given('large-monsters', 'contraptions').rolled(3, 4)).toEqual(['unharmed', 'demoralized']); // 11 against 6
    expect(given('contraptions', 'large-monsters').rolled(10, 3)).toEqual(['unharmed', 'demoralized']); // 12 against 11
    expect(given('mobs', { unit: 'contraptions', state: 2 }).rolled(5, 4, 10, 7)).toEqual(['demoralized', 'destroyed']); // 6 against 5
    expect(given('mobs', { unit: 'contraptions', state: 1, blocked: true }).rolled(5, 4, 1)).toEqual(['unharmed', 'destroyed']);
    expect(given('fanatics', 'contraptions').rolled(5, 4, 7, 9)).toEqual(['destroyed', 'destroyed']);
  });

  test('fr3.artillery.damage: 7 and 8 demoralize, 9 and 10 destroy', () => {
    const charge = given('large-monsters', 'contraptions', { charge: 'a' });
    const word = (face: number) => charge.rolled(6, 4, 10, face)[0];
    expect([1, 6, 7, 8, 9, 10].map(word)).toEqual([
      'unharmed',
      'unharmed',
      'demoralized',
      'demoralized',
      'destroyed',
      'destroyed',
    ]);
  });

  test('fr3.specials.blobs-artillery, fr3.leviathans.artillery: blobs and leviathans take −1, long leviathans −2', () => {
    const word = (unit: string, form: 'single' | '1x2', face: number) =>
      given({ unit, form, markers: 0 }, 'contraptions').rolled(10, 1, 10, face)[0];
    expect([7, 8, 9, 10].map((face) => word('blobs', 'single', face))).toEqual([
      'unharmed',
      'demoralized',
      'demoralized',
      'destroyed',
    ]);
    expect([7, 8, 9, 10].map((face) => word('leviathans', 'single', face))).toEqual([
      'unharmed',
      'demoralized',
      'demoralized',
      'destroyed',
    ]);
    expect([7, 8, 9, 10].map((face) => word('leviathans', '1x2', face))).toEqual([
      'unharmed',
      'unharmed',
      'demoralized',
      'demoralized',
    ]);
  });

  test('fr3.elementals.missile-resistance: artillery never demoralizes an elemental, nor a spirit or fanatics, but kills them', () => {
    for (const unit of ['earth-elemental', 'minor-spirits']) {
      expect(given(unit, 'contraptions').rolled(10, 1, 10, 8)).toEqual(['unharmed', 'destroyed']);
      expect(given(unit, 'contraptions').rolled(10, 1, 10, 9)).toEqual(['destroyed', 'destroyed']);
    }
    expect(given('fanatics', 'contraptions').rolled(10, 1, 10, 8)).toEqual(['unharmed', 'destroyed']);
  });

  test('fr3.war-machines.heavy-artillery-no-push-back: double demoralized by it, heavy artillery stays where it is', () => {
    const gun = given({ unit: 'heavy-artillery', state: 1 }, 'contraptions');
    expect(gun.rolled(10, 1, 5, 7)).toEqual(['double demoralized', 'destroyed']); // 10 against 3
    expect(gun.result(10, 1, 5, 7).a.rules).toContain('fr3.war-machines.heavy-artillery-no-push-back');
  });

  test('fr3.abilities.bard-immunity: a bard keeps his unit from being demoralized by it', () => {
    expect(given({ unit: 'knights', bard: true }, 'contraptions').rolled(10, 1, 10, 8)).toEqual(['unharmed', 'destroyed']);
    expect(given({ unit: 'knights', bard: true }, 'contraptions').rolled(10, 1, 10, 9)).toEqual(['destroyed', 'destroyed']);
  });

  test('fr3.war-machines.contraptions-explosion: also when a trickster has turned the tables on it', () => {
    expect(given('contraptions', 'tricksters').rolled(10, 1, 4)).toEqual(['destroyed', 'unharmed']); // 12 against 5
  });
});
