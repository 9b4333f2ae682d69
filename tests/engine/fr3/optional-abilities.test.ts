import { expect, test } from 'vitest';
import { given } from './at-the-table.ts';

test('fr3.optional-abilities.gaze-effect: a unit held by a gaze has CF 0', () => {
  const held = given({ unit: 'spears' }, { unit: 'dragons', gaze: true });
  expect(held.adds).toEqual([3 + 1, 0]);
  expect(held.line('fr3.optional-abilities.gaze-effect', 'b')).toBe(0);
  expect(given({ unit: 'leviathans', gaze: true, flank: 1 }, 'mobs').adds).toEqual([0 + 1, 1]);
});
