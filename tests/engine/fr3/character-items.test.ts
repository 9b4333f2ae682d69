import { expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

test('fr3.character-items.exceptional-weapon: +1 to whatever the character adds, for any character', () => {
  const knights = given({ unit: 'knights', leader: 'hero-1-1', weapon: true }, 'mobs');
  expect(knights.adds).toEqual([5 + 1 + 1, 1]);
  expect(knights.line('fr3.character-items.exceptional-weapon')).toBe(1);
  expect(given({ unit: 'knights', weapon: true }, 'mobs').adds).toEqual([6, 1]);
});

test('fr3.character-items.protection-clerical-cf: +2 against spirits', () => {
  const guarded = given({ unit: 'handweapons', protection: 'clerical' }, 'major-spirits');
  expect(guarded.adds).toEqual([3 + 2, 10]);
  expect(guarded.line('fr3.character-items.protection-clerical-cf')).toBe(2);
  for (const spirit of ['lesser-spirits', 'minor-spirits', 'tricksters'])
    expect(given({ unit: 'handweapons', protection: 'clerical' }, spirit).adds[0]).toBe(5);
  for (const other of ['earth-elemental', 'dragons', { unit: 'mobs', undead: true }])
    expect(given({ unit: 'handweapons', protection: 'clerical' }, other).adds[0]).toBe(3);
});

test('fr3.character-items.protection-shamanic-cf: +2 against elementals', () => {
  const guarded = given({ unit: 'pikes', protection: 'shamanic' }, 'earth-elemental');
  expect(guarded.adds).toEqual([4 + 2, 6]);
  expect(guarded.line('fr3.character-items.protection-shamanic-cf')).toBe(2);
  expect(given({ unit: 'handweapons', protection: 'shamanic' }, 'minor-spirits').adds[0]).toBe(3);
});

test('fr3.character-items.protection-necromantic: +2 against undead', () => {
  const guarded = given({ unit: 'militia', protection: 'necromantic' }, { unit: 'spears', undead: true }, { charge: 'b' });
  expect(guarded.adds).toEqual([2 + 2 + 2, 3 - 1]);
  expect(guarded.line('fr3.character-items.protection-necromantic')).toBe(2);
  expect(given({ unit: 'militia', protection: 'necromantic' }, 'spears').adds[0]).toBe(2);
});

test('fr3.multi-based.mass-attachments: in a mass none of these counts', () => {
  for (const protection of ['clerical', 'shamanic', 'necromantic'] as const)
    for (const foe of ['minor-spirits', 'earth-elemental', { unit: 'mobs', undead: true }])
      expect(given({ unit: 'beastmen', form: 'mass', protection, weapon: true }, foe).adds[0]).toBe(7);
});

test('fr3.character-items.protection-clerical-limits: Miracle and Ensure Victory cannot change a melee of a protected unit', () => {
  for (const spell of [{ miracle: true }, { ensureVictory: true }])
    expect(refused({ unit: 'spears', protection: 'clerical' }, { unit: 'mobs', ...spell })).not.toEqual({});
});
