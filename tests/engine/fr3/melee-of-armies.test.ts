import { expect, test } from 'vitest';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { given, refused } from './at-the-table.ts';

test('fr3.armies.dwarfs-infantry-bonus: dwarf infantry has +1, all of it but rangers', () => {
  const dwarfs = given({ unit: 'handweapons', dwarf: true }, 'mobs');
  expect(dwarfs.adds).toEqual([4, 1]);
  expect(dwarfs.line('fr3.armies.dwarfs-infantry-bonus')).toBe(1);
  const allowed = units.filter(({ id }) => id !== 'ethereals' && !('a.dwarf' in refused({ unit: id, dwarf: true }, 'mobs')));
  expect(allowed.map(({ id }) => id)).toEqual(
    units.filter(({ id, group }) => group === 'infantry' && id !== 'rangers').map(({ id }) => id),
  );
  expect(refused({ unit: 'knights', dwarf: true }, 'mobs')['a.dwarf']).toContain('fr3.armies.dwarfs-infantry-bonus');
});

test('fr3.armies.gnomes-master-alchemist: the enemy he faces fights at −2', () => {
  const pikes = given('small-monsters', { unit: 'pikes', alchemist: 'master' });
  expect(pikes.adds).toEqual([6 - 2, 6]);
  expect(pikes.line('fr3.armies.gnomes-master-alchemist')).toBe(-2);
});
