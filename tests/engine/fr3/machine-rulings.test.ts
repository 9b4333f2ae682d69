/** Rulings on machines, leviathans and what units and characters may carry, by rule id. */
import { expect, test } from 'vitest';
import { otherTargets } from '../../../src/engine/fr3/data/other-targets.ts';
import { denizens } from '../../../src/engine/fr3/data/planar.ts';
import { shipKinds, shipSizeRows } from '../../../src/engine/fr3/data/profiles.ts';
import { spellList } from '../../../src/engine/fr3/data/spell-list.ts';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import type { Roster } from '../../../src/engine/fr3/muster/roster.ts';
import { nerve } from '../../../src/engine/fr3/nerve/calculator.ts';
import { asking } from './asking.ts';
import { given } from './at-the-table.ts';
import { errorsOf, roster, theGeneral, unit } from './muster-table.ts';

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

// ---- Ships and craft ------------------------------------------------------------------------------

test.each([
  ['fr3.ships.land, ruling: 4 inches, and 3 for a 1x2', 'land-ship', { '1x1': 4, '1x2': 3 }],
  ['fr3.ships.water, ruling: 8, 7 and 6 inches, slower with size', 'water-ship', { '1x1': 8, '1x2': 7, '2x3': 6 }],
  ['fr3.ships.air, ruling: 10, 8 and 6 inches, slower with size', 'air-ship', { '1x1': 10, '1x2': 8, '2x3': 6 }],
])('%s', (_, id, move) => {
  expect(shipKinds.find((each) => each.id === id)?.move).toEqual(move);
});

test('fr3.ships.hold-capacity, ruling: no hold in a 1x1', () => {
  expect(shipSizeRows.map(({ hold }) => hold)).toEqual([0, 1, 2]);
});

test('fr3.war-machines.assault-craft, ruling: 6 inches, and no rate for other terrain', () => {
  expect(otherTargets.find(({ id }) => id === 'assault-craft')?.move).toEqual({ open: 6, difficult: 0 });
});

test('fr3.leviathans.magic-protection, ruling: a leviathan is no character, so it has no device', () => {
  expect(errorsOf(roster('gnomes', [unit('leviathans', { has: ['magic-protection-device'] })]))).not.toEqual([]);
  expect(errorsOf(roster('gnomes', [unit('leviathans', { has: [] })]))).toContain('units.1 fr3.leviathans.no-characters');
});

// ---- Planar gates and spells ----------------------------------------------------------------------

test('fr3.multi-based.planar-entities, ruling: one type, which comes through the gate as major spirits of four bases', () => {
  const entities = denizens.filter(({ multiBased }) => multiBased);
  expect(entities.map(({ rule, unit: row }) => [rule, row])).toEqual([['fr3.multi-based.planar-entities', 'major-spirits']]);
});

test('fr3.planar.gate, fr3.spells.open-close-portal, ruling: one spell opens and closes gates, for 10 points, at level three', () => {
  const portals = spellList.filter(({ id }) => /portal|gate/.test(id));
  expect(portals.map(({ id, cost }) => [id, cost])).toEqual([['open-close-portal', 10]]);
  expect(portals[0]?.casters.map(({ level }) => level)).toEqual([3]);
});

test('fr3.design.spell-cost-range, ruling: 2 to 6 points, and more only at level three', () => {
  const costs = ({ cost }: (typeof spellList)[number]) => (typeof cost === 'number' ? [cost] : cost);
  const dear = spellList.filter((spell) => costs(spell).some((each) => each > 6));
  expect(dear.map(({ id }) => id)).toContain('summon-avatar');
  expect(dear.filter(({ casters }) => casters.some(({ level }) => level < 3)).map(({ id }) => id)).toEqual([]);
});

test('fr3.design.spell-two-points, fr3.design.spell-four-points, ruling: the spell book has the costs, not the examples', () => {
  const cost = (id: string) => spellList.find((spell) => spell.id === id)?.cost;
  // Madness is an example for 2 points, and Miracle one for 4.
  expect([cost('madness'), cost('miracle')]).toEqual([4, 3]);
});

test('fr3.basics.dice, ruling: a d10 has 10 and no 0', () => {
  const rally = asking(nerve)('rally', { u: { unit: 'spears', state: 1, other: -3 } });
  expect(rally.needs()).toBe(10);
  expect(rally.rolled(10)).not.toBe(rally.rolled(9));
});
