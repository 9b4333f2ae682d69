import { expect, test } from 'vitest';
import { given } from './at-the-table.ts';

test('fr3.terrain-effects.sacred-site-bonus: +1 in melee near the army’s own site', () => {
  const mound = given({ unit: 'spears', sacredSite: true }, 'handweapons');
  expect(mound.adds).toEqual([3 + 1, 3]);
  expect(mound.line('fr3.terrain-effects.sacred-site-bonus')).toBe(1);
});
