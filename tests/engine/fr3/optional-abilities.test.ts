import { expect, test } from 'vitest';
import { given } from './at-the-table.ts';

test('fr3.optional-abilities.gaze-effect: a unit held by a gaze has CF 0', () => {
  const held = given({ unit: 'spears' }, { unit: 'dragons', gaze: true });
  expect(held.adds).toEqual([3 + 1, 0]);
  expect(held.line('fr3.optional-abilities.gaze-effect', 'b')).toBe(0);
  expect(given({ unit: 'leviathans', gaze: true, flank: 1 }, 'mobs').adds).toEqual([0 + 1, 1]);
});

// Bug guarded against: `canMove` of the follow-up did not check for the gaze.
test('fr3.optional-abilities.gaze-effect: held by a gaze, a winner does not follow up', () => {
  const held = given({ unit: 'knights', gaze: true, other: 5 }, { unit: 'beastmen', state: 1 });
  expect(held.phases(1)[0]?.of(({ apart, b }) => apart && b.fate === 'in play').numerator).toBeGreaterThan(0n);
});
