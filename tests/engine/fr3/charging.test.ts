import { expect, test } from 'vitest';
import { meleeOdds } from '../../../src/engine/fr3/melee/ask.ts';
import { ask, because, given, refused } from './at-the-table.ts';

test('fr3.charging.no-charge-units: artillery that stands alone never charges; it can be charged', () => {
  for (const unit of ['heavy-artillery', 'light-artillery']) {
    expect(refused(unit, 'mobs', { charge: 'a' })).toEqual({ charge: ['fr3.charging.no-charge-units'] });
    expect(because(unit, 'mobs', { charge: 'a' })[0]).toMatch(/Unattached artillery cannot charge/);
    expect(refused(unit, 'mobs', { charge: 'b' })).toEqual({});
  }
});

test('fr3.charging.definition: the charger is one of the two', () => {
  expect(refused('knights', 'mobs', { charge: 'c' as 'a' })).toEqual({ charge: ['fr3.charging.definition'] });
  expect(given('knights', 'mobs', { charge: 'a' }).adds).toEqual([8, 1]);
  expect(meleeOdds({ ...ask('knights', 'mobs'), round: 'second' as 'later' })).toMatchObject({
    ok: false,
    refusals: [{ at: 'round' }],
  });
});
