/** What the board shows on the ground besides terrain. */
import { expect, test } from 'vitest';
import { placesOf } from '../../src/components/play/fr3/places.ts';
import { fetchWordsFor } from '../../src/components/play/fr3/words.ts';
import { begun, setupOf } from '../engine/fr3/battle-table.ts';

const text = 'holding A camp 20,4; holding B sacred-site 40,30; A1 spears 10,10 N; B1 mobs 40,20 S';
const base = { x: 10, y: 20, facing: 0, width: 1.5748, depth: 1.5748 };
const fire = { id: 1, base, level: 'surface', marker: 'smolder', fights: false } as const;

test('camps and sacred sites in the colours of their sides, fires, transports that were left', async () => {
  const setup = setupOf(text);
  await fetchWordsFor(setup);
  const { state } = begun(setup);
  const [one, ...others] = state.units;
  const left = { ...state, fires: [fire], units: [{ ...one!, ride: { by: 'wagons' as const, at: base } }, ...others] };
  expect(placesOf(left).map(({ name, tone }) => `${name}, ${tone}`)).toEqual([
    'camp, A',
    'sacred site, B',
    'wagons, A',
    'smoke, smolder',
  ]);
  expect(placesOf(left)[3]!.polygon).toHaveLength(4);
});
