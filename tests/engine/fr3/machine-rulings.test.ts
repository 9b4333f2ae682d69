/** Rulings on machines, leviathans and what units and characters may carry, by rule id. */
import { expect, test } from 'vitest';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import type { Roster } from '../../../src/engine/fr3/muster/roster.ts';
import { given } from './at-the-table.ts';
import { errorsOf, roster, theGeneral } from './muster-table.ts';

const row = (id: string) => units.find((each) => each.id === id);
const people = (army: string, ...each: readonly string[]): Roster =>
  roster(army, ['spears', 'handweapons'], {
    characters: [
      theGeneral,
      ...each.map((words) => ({ has: words.split(' '), ...(words.includes('hero') ? { bonuses: '1-1' } : {}) })),
    ],
  });

// ---- Character items and devices ------------------------------------------------------------------

test('fr3.character-items.bodyguard-purchase, ruling: a bodyguard is a minor character, whom a hero cannot be', () => {
  expect(errorsOf(people('inca', 'bodyguard'))).toEqual([]);
  expect(errorsOf(people('inca', 'hero bodyguard')).join()).toContain('fr3.character-items.bodyguard-purchase');
});

test('fr3.items.barbarian, ruling: any army may buy it, for every unit of the type', () => {
  for (const list of ['roman', 'norse', 'chinese'])
    expect(
      errorsOf(roster(list, ['handweapons barbarian'])).filter((each) => each.includes('barbarian')),
      list,
    ).toEqual([]);
  expect(errorsOf(roster('roman', ['handweapons barbarian', 'handweapons'])).join()).toContain('fr3.items.barbarian');
});

test('fr3.items.grapple-purchase, ruling: large monsters, leviathans, battlewagons and contraptions', () => {
  const may = (type: string) => !errorsOf(roster('generic', [`${type} grapple`])).some((each) => each.includes('grapple'));
  expect(
    units
      .map(({ id }) => id)
      .filter(may)
      .toSorted(),
  ).toEqual(['battlewagons', 'contraptions', 'large-monsters', 'leviathans']);
});

test('fr3.leviathans.abilities, ruling: each ability at its usual price', () => {
  const total = (words: string) => costOf(roster('generic', [`leviathans${words}`])).units[0]?.total ?? 0;
  const prices = [' grapple', ' set-fire', ' freeze', ' bows', ' longbows', ' light-artillery', ' heavy-artillery'];
  expect(prices.map((words) => total(words) - total(''))).toEqual([20, 10, 10, 10, 20, 30, 40]);
});

test('fr3.war-machines.battlewagons-artillery-options, ruling: one bow weapon and one piece of artillery at most', () => {
  const barred = (words: string) => errorsOf(roster('generic', [`battlewagons ${words}`])).length > 0;
  expect([barred('bows light-artillery'), barred('light-artillery heavy-artillery')]).toEqual([false, true]);
});

test('fr3.war-machines.battlewagons, fr3.war-machines.heavy-artillery, fr3.war-machines.light-artillery, ruling: what the rows of machines say', () => {
  const [wagons, heavy, light] = ['battlewagons', 'heavy-artillery', 'light-artillery'].map(row);
  expect([wagons?.chargeBonus, wagons?.difficultTerrain, wagons?.support, wagons?.undead]).toEqual([3, -2, true, true]);
  expect([heavy?.undead, light?.undead, light?.support]).toEqual([true, false, false]);
  expect(row('contraptions')?.undead).toBe(false);
});

test('fr3.war-machines.contraptions, ruling: CF 2, or CF 1 with bowfire', () => {
  expect(given('contraptions', 'mobs').adds[0]).toBe(2);
  expect(given({ unit: 'contraptions', model: 'missile' } as Parameters<typeof given>[0], 'mobs').adds[0]).toBe(1);
});
