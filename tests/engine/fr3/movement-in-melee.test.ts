import { expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

test('fr3.movement.terrain-occupation, fr3.melee.difficult-terrain-occupation: a unit is in terrain or it is not, wholly', () => {
  expect(given({ unit: 'pikes', ground: 'woods' }, 'mobs').adds).toEqual([4 - 2, 1]);
  expect(refused({ unit: 'pikes', ground: 'edge' as 'woods' }, 'mobs')['a.ground']).toContain('fr3.movement.terrain-occupation');
});
