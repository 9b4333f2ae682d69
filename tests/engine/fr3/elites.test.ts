import { expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

test('fr3.elites.bonus: an elite unit has +1 in melee', () => {
  const spears = given({ unit: 'spears', elite: '1-1-0' }, 'mobs');
  expect(spears.adds).toEqual([4, 1]);
  expect(spears.line('fr3.elites.bonus')).toBe(1);
});

test('fr3.elites.attack-variant: the attack form has +2', () => {
  const handweapons = given({ unit: 'handweapons', elite: '2-0-0' }, 'mobs');
  expect(handweapons.adds).toEqual([5, 1]);
  expect(handweapons.line('fr3.elites.attack-variant')).toBe(2);
});

test('fr3.elites.bowfire-variant: the shooting form adds nothing in melee', () => {
  expect(given({ unit: 'longbows', elite: '0-1-1' }, 'mobs').adds).toEqual([1, 1]);
});

test('fr3.elites.bowfire-variant: only for units that shoot', () => {
  for (const unit of ['knights', 'pikes', 'fanatics', 'swarms', 'blobs'])
    expect(refused({ unit, elite: '0-1-1' }, 'mobs')).toHaveProperty(['a.elite'], ['fr3.elites.bowfire-variant']);
});

// Bug guarded against: artillery counted as a unit that does not shoot.
test('fr3.artillery.elite: elite artillery is of this form', () => {
  for (const unit of ['heavy-artillery', 'light-artillery']) expect(refused({ unit, elite: '0-1-1' }, 'mobs')).toEqual({});
});
