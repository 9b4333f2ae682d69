import { describe, expect, test } from 'vitest';
import { given, refused, type Troops } from './at-the-table.ts';

describe('each elemental fights by its row', () => {
  test('fr3.elementals.air: CF 4', () => {
    expect(given('air-elemental', 'mobs').line('fr3.elementals.air')).toBe(4);
  });
  test('fr3.elementals.earth: CF 6', () => {
    expect(given('earth-elemental', 'mobs').line('fr3.elementals.earth')).toBe(6);
  });

  const withTerrain = (elemental: string, rule: 'fr3.elementals.fire' | 'fr3.elementals.plant' | 'fr3.elementals.water') => {
    const adds = (mine: string, theirs: string) =>
      given({ unit: elemental, ground: mine } as Troops, { unit: 'mobs', ground: theirs } as Troops).line(rule);
    return (['open', 'towns', 'woods', 'marshes', 'water', 'difficult'] as const).map((ground) => [
      adds(ground, 'open'),
      adds('open', ground),
      adds(ground, ground),
    ]);
  };
  const plain = [5, 5, 5];
  const more = [7, 7, 7]; // the bonus counts once, whichever of the two stands in the terrain

  test('fr3.elementals.fire: CF 5, +2 when it or its enemy stands in woods or towns', () => {
    expect(withTerrain('fire-elemental', 'fr3.elementals.fire')).toEqual([plain, more, more, plain, plain, plain]);
  });
  test('fr3.elementals.plant: CF 5, +2 when it or its enemy stands in woods', () => {
    expect(withTerrain('plant-elemental', 'fr3.elementals.plant')).toEqual([plain, plain, more, plain, plain, plain]);
  });
  test('fr3.elementals.water: CF 5, +2 when it or its enemy stands in marsh or water', () => {
    expect(withTerrain('water-elemental', 'fr3.elementals.water')).toEqual([plain, plain, plain, more, more, plain]);
  });
});

describe('air', () => {
  test('fr3.levels.stay-on-surface: an air elemental may stay on the ground', () => {
    expect(refused('longbows', { unit: 'air-elemental', level: 'surface' })).toEqual({});
  });

  test('fr3.elementals.air-flying: it flies without being asked', () => {
    expect(given('longbows', 'air-elemental').adds).toEqual([1 + 1, 4]);
    expect(refused('spears', 'air-elemental', { charge: 'a' }).charge).toContain('fr3.melee.contacting-fliers');
    expect(refused({ unit: 'air-elemental', level: 'swimming' }, 'mobs')['a.level']).toContain('fr3.elementals.air-flying');
  });

  test('fr3.elementals.air-terrain: −2 in terrain, and against enemies in woods, towns or a fortification, once', () => {
    const against = (me: object, foe: object) =>
      given({ unit: 'air-elemental', ...me } as Troops, { unit: 'mobs', ...foe } as Troops);
    for (const ground of ['woods', 'towns', 'marshes', 'water', 'difficult']) expect(against({ ground }, {}).adds[0]).toBe(2);
    for (const ground of ['woods', 'towns']) expect(against({}, { ground }).adds[0]).toBe(2);
    expect(against({ ground: 'woods' }, { ground: 'woods' }).line('fr3.elementals.air-terrain')).toBe(-2);
    expect(against({}, { fortification: true }).line('fr3.elementals.air-terrain')).toBe(-2);
    expect(against({}, { fortification: true }).adds[0]).toBe(4 - 2 - 1);
    expect(against({}, {}).line('fr3.elementals.air-terrain')).toBeUndefined();
  });
});

test('fr3.elementals.air-terrain, fr3.melee.difficult-terrain-shared: −2 when it charges into marsh or water', () => {
  for (const ground of ['marshes', 'water', 'difficult'] as const)
    expect(given('air-elemental', { unit: 'mobs', ground }, { charge: 'a' }).adds).toEqual([4 - 2, 1]);
});

describe('the others', () => {
  test('fr3.elementals.earth-burrowing: earth burrows, and does nothing else', () => {
    expect(given({ unit: 'earth-elemental', level: 'burrowing' }, 'handweapons', { charge: 'a' }).adds).toEqual([6 + 2, 3]);
    expect(refused({ unit: 'earth-elemental', level: 'flying' }, 'mobs')['a.level']).toContain('fr3.elementals.earth-burrowing');
  });
  test('fr3.elementals.water-swimming: water swims, and does nothing else', () => {
    expect(given({ unit: 'water-elemental', level: 'swimming' }, 'handweapons', { charge: 'a' }).adds).toEqual([5 + 2, 3]);
    expect(refused({ unit: 'water-elemental', level: 'flying' }, 'mobs')['a.level']).toContain('fr3.elementals.water-swimming');
  });
  test('fr3.elementals.double-demoralized: an elemental is demoralized once, and destroyed the second time', () => {
    expect(given('large-monsters', 'earth-elemental').rolled(5, 5)).toEqual(['unharmed', 'demoralized']);
    const shaken = given('large-monsters', { unit: 'earth-elemental', state: 1 });
    expect(shaken.rolled(5, 5)).toEqual(['unharmed', 'destroyed']);
    expect(shaken.result(5, 5).b.rules).toContain('fr3.elementals.double-demoralized');
    expect(given('knights', 'earth-elemental', { charge: 'a' }).rolled(5, 5)).toEqual(['unharmed', 'destroyed']); // by a charge
    expect(refused({ unit: 'earth-elemental', state: 2 }, 'mobs')).toEqual({ 'a.state': ['fr3.elementals.double-demoralized'] });
  });
});
