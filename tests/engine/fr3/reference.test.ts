import { describe, expect, test } from 'vitest';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { because, given, refused, type Troops } from './at-the-table.ts';

describe('the row of a unit type', () => {
  const factors: Record<string, number> = {
    ...{ beastmen: 4, 'crossbow-handgun': 2, handweapons: 3, longbows: 1, militia: 2, mobs: 1, muskets: 3, pikes: 4, rangers: 3 },
    ...{ rifles: 2, skirmishers: 1, spears: 3, 'sword-and-pistol': 5, 'heavy-cavalry': 4, 'light-cavalry': 2, mounted: 2 },
    ...{ 'heavy-chariots': 3, dragoons: 4, knights: 5, dragons: 9, leviathans: 10, 'large-monsters': 8, 'small-monsters': 6 },
    ...{ swarms: 4, 'air-elemental': 4, 'earth-elemental': 6, 'fire-elemental': 5, 'plant-elemental': 5, 'water-elemental': 5 },
    ...{ blobs: 5, 'lesser-spirits': 8, 'major-spirits': 10, 'minor-spirits': 6, tricksters: 4, 'heavy-artillery': 1 },
    ...{ 'light-artillery': 1, battlewagons: 5 },
  };

  test.each(Object.entries(factors))('fr3.reference.combat-factor: %s fight with CF %d', (unit, factor) => {
    const alone = given(unit, 'mobs');
    expect(alone.line('fr3.melee.roll')).toBe(factor);
    expect(alone.adds).toEqual([factor, 1]);
  });

  test('fr3.reference.combat-factor: those left have a CF of their own kind', () => {
    const others = units.map(({ id }) => id).filter((id) => !Object.hasOwn(factors, id));
    expect(others.sort()).toEqual(['contraptions', 'cyclics', 'ethereals', 'fanatics']);
  });

  test('fr3.reference.tables-overview: a unit that the table does not have is refused, with the nearest name', () => {
    expect(refused('knigths', 'mobs')).toEqual({ a: ['fr3.reference.tables-overview'] });
    expect(because('knigths', 'mobs')[0]).toMatch(/no unit “knigths”.*“knights”/);
    expect(refused('', 'constructor')).toEqual({ a: ['fr3.reference.tables-overview'], b: ['fr3.reference.tables-overview'] });
    expect(because('__proto__', 'mobs')[0]).toMatch(/no unit “__proto__”/);
  });
});

describe('bonuses against types', () => {
  const flier: Troops = { unit: 'dragons', level: 'flying' };
  /** The bonus of each row against knights on the ground, a flying swarm, a small monster and pikes. */
  const bonuses: Record<string, readonly [cavalry: number, fliers: number, monsters: number, pikes: number]> = {
    beastmen: [0, 0, 0, 0],
    'crossbow-handgun': [0, 1, 0, 0],
    handweapons: [0, 0, 0, 2],
    longbows: [0, 1, 0, 0],
    militia: [0, 1, 0, 0],
    mobs: [0, 0, 0, 0],
    muskets: [1, 1, 1, 0],
    pikes: [2, 2, 2, 0],
    rangers: [0, 0, 2, 0],
    rifles: [0, 1, 0, 0],
    skirmishers: [0, 1, 0, 0],
    spears: [1, 1, 1, 0],
    'sword-and-pistol': [0, 1, 0, 2],
    'heavy-cavalry': [0, 0, 0, 0],
    'light-cavalry': [0, 0, 0, 0],
    mounted: [0, 0, 0, 0],
    'heavy-chariots': [0, 0, 0, 0],
    dragoons: [0, 1, 0, 0],
    knights: [0, 0, 0, 0],
    dragons: [0, 0, 0, 0],
    'large-monsters': [0, 0, 0, 0],
    'small-monsters': [0, 0, 0, 0],
    swarms: [1, 0, 0, 0],
    leviathans: [0, 0, 0, 0],
    blobs: [0, 0, 0, 0],
    'earth-elemental': [0, 0, 0, 0],
    'major-spirits': [0, 0, 0, 0],
    'heavy-artillery': [0, 0, 0, 0],
    'light-artillery': [0, 1, 0, 0],
    battlewagons: [0, 0, 0, 0],
  };

  test.each(Object.entries(bonuses))('fr3.reference.special-bonuses: %s', (unit, [cavalry, fliers, monsters, pikes]) => {
    const bonus = (foe: Troops) => given(unit, foe).line('fr3.reference.special-bonuses') ?? 0;
    expect(bonus('knights')).toBe(cavalry);
    expect(bonus({ unit: 'swarms', level: 'flying' })).toBe(fliers);
    expect(bonus('small-monsters')).toBe(monsters);
    expect(bonus('pikes')).toBe(pikes);
    expect(bonus('spears')).toBe(0);
  });

  test('fr3.reference.special-bonuses, ruling: elementals have +2 in their ground, and not 1 more', () => {
    const inGround = (unit: string, ground: 'woods' | 'towns' | 'marshes' | 'water') =>
      given({ unit }, { unit: 'spears', ground }).line('fr3.reference.special-bonuses') ?? 0;
    expect([inGround('fire-elemental', 'woods'), inGround('fire-elemental', 'towns')]).toEqual([2, 2]);
    expect([inGround('plant-elemental', 'woods'), inGround('water-elemental', 'water')]).toEqual([2, 2]);
  });

  test('fr3.reference.special-bonuses: cavalry are all six rows, chariots among them', () => {
    for (const foe of ['heavy-cavalry', 'light-cavalry', 'mounted', 'heavy-chariots', 'dragoons', 'knights'])
      expect(given('pikes', foe).adds[0]).toBe(4 + 2);
    for (const foe of ['battlewagons', 'beastmen', 'earth-elemental']) expect(given('pikes', foe).adds[0]).toBe(4);
  });

  test('fr3.reference.special-bonuses: monsters are dragons and large and small monsters, not swarms or leviathans', () => {
    for (const foe of ['dragons', 'large-monsters', 'small-monsters']) expect(given('rangers', foe).adds[0]).toBe(3 + 2);
    for (const foe of ['swarms', 'leviathans', 'blobs', 'fire-elemental', 'minor-spirits'])
      expect(given('rangers', foe).adds[0]).toBe(3);
  });

  test('fr3.reference.bonuses-cumulative: several bonuses add up: pikes against a flying dragon, fliers charging crossbows', () => {
    expect(given('pikes', flier).adds).toEqual([4 + 2 + 2, 9]);
    expect(given('crossbow-handgun', { unit: 'swarms', level: 'flying' }, { charge: 'b' }).adds[0]).toBe(2 + 1 + 2);
    expect(given({ unit: 'muskets', support: 2 }, { unit: 'knights', level: 'flying' }, { charge: 'b' }).adds[0]).toBe(
      3 + 2 + 1 + 1 + 1,
    );
  });

  test('fr3.reference.bonuses-cumulative: whatever else the players agree on is added too', () => {
    const agreed = given({ unit: 'spears', other: 3 }, { unit: 'mobs', other: -2 });
    expect(agreed.adds).toEqual([6, -1]);
    expect(agreed.line('fr3.reference.bonuses-cumulative')).toBe(3);
    for (const other of [10, -10, 1.5, '2' as unknown as number])
      expect(refused({ unit: 'spears', other }, 'mobs')).toEqual({ 'a.other': ['fr3.reference.bonuses-cumulative'] });
  });
});
