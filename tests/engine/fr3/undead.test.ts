import { expect, test } from 'vitest';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { given, refused } from './at-the-table.ts';

test('fr3.undead.roll-penalty: undead have −1 in melee', () => {
  const spears = given({ unit: 'spears', undead: true, support: 2 }, 'handweapons');
  expect(spears.adds).toEqual([3 + 2 - 1, 3]);
  expect(spears.line('fr3.undead.roll-penalty')).toBe(-1);
});

test('fr3.undead.eligibility, ruling: only the marked types may be undead, and no pike block', () => {
  const eligible = units.map(({ id }) => id).filter((unit) => !('a.undead' in refused({ unit, undead: true }, 'mobs')));
  expect(eligible.sort()).toEqual(
    [
      ...['handweapons', 'mobs', 'muskets', 'pikes', 'rifles', 'skirmishers', 'spears', 'heavy-cavalry', 'mounted'],
      ...['dragons', 'large-monsters', 'small-monsters'],
      // By reconstruction, as the page on the rule has them.
      ...['longbows', 'heavy-chariots', 'knights', 'swarms', 'heavy-artillery', 'battlewagons'],
    ].sort(),
  );
  expect(refused({ unit: 'cyclics', stage: 'adults', undead: true }, 'mobs')).toEqual({ 'a.undead': ['fr3.undead.eligibility'] });
});

test('fr3.undead.automatic-rally: in a melee of several phases undead fight every phase without the penalty of demoralization', () => {
  const [first] = given('beastmen', { unit: 'spears', undead: true, state: 1 }).phases(1);
  expect([...(first ?? [])].filter(([{ b }]) => b.fate === 'in play').every(([{ b }]) => b.state === 0)).toBe(true);
});
