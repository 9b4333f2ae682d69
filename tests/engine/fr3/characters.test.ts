import { expect, test } from 'vitest';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { given, refused } from './at-the-table.ts';

test('fr3.characters.hero-bonus: a hero adds 1 or 2 to the melee roll of his unit', () => {
  for (const [leader, bonus] of [
    ['hero-1-1', 1],
    ['hero-2-0', 2],
  ] as const) {
    const knights = given({ unit: 'knights', leader }, 'mobs');
    expect(knights.adds).toEqual([5 + bonus, 1]);
    expect(knights.line('fr3.characters.hero-bonus')).toBe(bonus);
  }
});

test('fr3.characters.sub-commander-bonus: a sub-commander adds 1 or 2', () => {
  for (const [leader, bonus] of [
    ['sub-commander-1-2', 1],
    ['sub-commander-2-1', 2],
  ] as const) {
    const spears = given({ unit: 'spears', leader }, 'mobs');
    expect(spears.adds).toEqual([3 + bonus, 1]);
    expect(spears.line('fr3.characters.sub-commander-bonus')).toBe(bonus);
  }
});

test('fr3.characters.general-bonus: the general adds 2', () => {
  const knights = given({ unit: 'knights', leader: 'general-2-2' }, 'mobs');
  expect(knights.adds).toEqual([7, 1]);
  expect(knights.line('fr3.characters.general-bonus')).toBe(2);
});

test('fr3.characters.bonus-notation: the bonus is that of his own unit, not of its enemy', () => {
  expect(given({ unit: 'longbows', leader: 'hero-2-0' }, 'mobs').adds).toEqual([3, 1]);
  expect(given('longbows', { unit: 'mobs', leader: 'hero-2-0' }).adds).toEqual([1, 3]);
  expect(refused({ unit: 'longbows', leader: 'king' as 'none' }, 'mobs')).toEqual({
    'a.leader': ['fr3.characters.bonus-notation'],
  });
});

test('fr3.characters.attachment-by-type, ruling: nobody leads leviathans, cyclics, blobs, contraptions or fanatics', () => {
  const barred = units
    .map(({ id }) => id)
    .filter((unit) => unit !== 'ethereals' && 'a.leader' in refused({ unit, leader: 'hero-1-1' }, 'mobs'));
  expect(barred).toEqual(['cyclics', 'leviathans', 'blobs', 'fanatics', 'contraptions']);
  for (const unit of barred)
    expect(refused({ unit, leader: 'hero-1-1' }, 'mobs')['a.leader']?.[0]).toBe('fr3.characters.attachment-by-type');
  for (const what of [{ alchemist: 'alchemist' }, { healer: true }, { weapon: true }, { protection: 'clerical' }] as const)
    expect(Object.values(refused({ unit: 'blobs', ...what }, 'mobs')).flat()).toContain('fr3.characters.attachment-by-type');
});
