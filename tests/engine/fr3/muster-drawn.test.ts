/** Randomly drawn rosters: every one is legal, and the same seed draws the same roster. */
import { expect, test } from 'vitest';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { drawnRoster } from '../../../src/engine/fr3/muster/drawn.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';

const lists = ['celts', 'chaos', 'elves-high', 'undead', 'hive', 'planar', 'napoleonic-french', 'pelagic'];

test.each(lists)('%s, with people and what is bought for the army', (army) => {
  const drawn = (seed: number) => drawnRoster(army, 600, seed, { open: true, people: 0.4 });
  const rosters = [1, 2, 3].map(drawn);
  for (const roster of rosters) {
    expect(problemsOf(roster).errors).toEqual([]);
    expect(costOf(roster).total).toBeLessThanOrEqual(600);
  }
  expect(drawn(2)).toEqual(rosters[1]);
  expect(rosters[0]).not.toEqual(rosters[1]);
  // At least one roster has more than the three default purchases.
  const bought = rosters.map(({ characters, extras = [] }) => characters.flatMap(({ has }) => has).length + extras.length);
  expect(Math.max(...bought)).toBeGreaterThan(3);
});

test('nothing is bought that does not pass, and an unknown list is said by name', () => {
  const onFoot = drawnRoster('roman', 500, 4, {
    open: true,
    passes: ({ units }) => units.every(({ type }) => type === 'spears'),
  });
  expect(new Set(onFoot.units.map(({ type }) => type))).toEqual(new Set(['spears']));
  expect(() => drawnRoster('atlantis', 500, 1)).toThrow('There is no army list atlantis.');
});
