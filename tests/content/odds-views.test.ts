/** What the pages of missile fire and artillery show before anybody has asked: with it comes the question's own address. */
import { expect, test } from 'vitest';
import { viewOf as artilleryView } from '../../src/components/odds/artillery-view.ts';
import { viewOf as missileView } from '../../src/components/odds/missile-view.ts';
import { readAddress as readArtillery } from '../../src/engine/fr3/artillery/address.ts';
import { readAddress as readMissiles } from '../../src/engine/fr3/missile-fire/address.ts';

test('an answer that is kept at once has its whole question in its address', () => {
  const missiles = { target: { unit: 'knights' }, firers: [{ unit: 'longbows', count: 2 as const }] };
  expect(readMissiles(`?${missileView(missiles).address}`)).toMatchObject({ plan: missiles, problems: [] });
  const artillery = { source: { unit: 'cannon' as const }, target: { unit: 'knights' } };
  expect(readArtillery(`?${artilleryView(artillery).address}`)).toMatchObject({ plan: artillery, problems: [] });
});
