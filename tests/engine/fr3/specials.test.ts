import { describe, expect, test } from 'vitest';
import { given, refused, type Troops } from './at-the-table.ts';

describe('blobs', () => {
  test('fr3.specials.blobs: CF 5', () => {
    expect(given('blobs', 'mobs').line('fr3.specials.blobs')).toBe(5);
  });

  test('fr3.specials.blobs-no-front: all sides but the front are flanks, and there is no rear', () => {
    expect(given({ unit: 'knights', flank: 1, flankLight: 1 }, 'blobs', { charge: 'a' }).adds).toEqual([5 + 3 + 1 + 2, 5]);
    expect(given({ unit: 'spears', flank: 2, flankLight: 1 }, 'blobs').adds).toEqual([3 + 2 + 2, 5]);
    expect(refused({ unit: 'spears', flank: 2, flankLight: 2 }, 'blobs')).toHaveProperty(['a.flank']);
    for (const rear of ['unit', 'light'] as const)
      expect(refused({ unit: 'spears', rear }, 'blobs')).toEqual({ 'a.rear': ['fr3.specials.blobs-no-front'] });
  });

  test('fr3.specials.blobs-no-front: three ordinary units may stand on its three flanks', () => {
    expect(given({ unit: 'spears', flank: 3 }, 'blobs').adds).toEqual([3 + 3, 5]);
  });

  test('fr3.specials.blobs-levels: blobs may swim, and nothing else', () => {
    expect(refused({ unit: 'blobs', level: 'swimming' }, 'mobs', { charge: 'a' })).toEqual({});
    for (const level of ['flying', 'burrowing'] as const)
      expect(refused({ unit: 'blobs', level }, 'mobs')['a.level']).toContain('fr3.specials.blobs-levels');
  });

  test('fr3.specials.blobs-growth-markers: a blob that has destroyed one or two has as many extra markers, lost first', () => {
    for (const markers of [1, 2]) {
      const grown = given('large-monsters', { unit: 'blobs', markers });
      expect(grown.result(5, 5).b).toMatchObject({ fate: 'marked', markers: markers - 1 }); // 13 against 10
    }
    expect(given('large-monsters', 'blobs').rolled(5, 5)).toEqual(['unharmed', 'demoralized']);
  });
});

describe('fanatics', () => {
  const sides = (foe: Troops, fanatics: Troops = 'fanatics') => given(fanatics, foe);

  test('fr3.specials.fanatics-combat: the lower die is destroyed, whoever it is; equal dice change nothing', () => {
    for (const foe of ['dragons', 'mobs', 'leviathans', 'major-spirits', 'earth-elemental', 'heavy-artillery'])
      expect(sides(foe).adds[1]).toBe(0);
    const dragon = sides('dragons');
    expect(dragon.rolled(6, 5)).toEqual(['unharmed', 'destroyed']);
    expect(dragon.rolled(5, 6)).toEqual(['destroyed', 'unharmed']);
    expect(dragon.rolled(6, 6)).toEqual(['unharmed', 'unharmed']);
    expect(dragon.result(6, 6).a.rules).toEqual(['fr3.specials.fanatics-combat']);
    expect(sides('fanatics').rolled(2, 9)).toEqual(['destroyed', 'unharmed']);
  });

  test('fr3.specials.fanatics-combat: a unit with extra markers takes a kill result instead', () => {
    const mass = sides({ unit: 'mobs', form: 'mass' }).result(10, 6); // 7 against 6
    expect(mass.b).toMatchObject({ fate: 'marked', markers: 1, permanent: 1 });
    expect(mass.b.rules).toContain('fr3.basics.extra-markers-kill');
  });

  test('fr3.specials.fanatics-combat: neither a bard nor a charge bonus nor a trickster changes it', () => {
    expect(sides({ unit: 'spears', bard: true }).rolled(6, 5)).toEqual(['unharmed', 'destroyed']);
    expect(sides('tricksters').rolled(10, 1)).toEqual(['unharmed', 'destroyed']);
    expect(given('knights', 'fanatics', { charge: 'a' }).adds).toEqual([0, 0]);
  });

  test.each([
    { unit: 'spears', support: 2 },
    { unit: 'spears', flank: 2, flankLight: 0 },
    { unit: 'spears', rear: 'unit' },
    { unit: 'spears', leader: 'general-2-2', superhero: true, weapon: true },
    { unit: 'spears', column: true },
    { unit: 'spears', state: 2 },
    { unit: 'spears', undead: true },
    { unit: 'spears', dwarf: true },
    { unit: 'spears', elite: '2-0-0' },
    { unit: 'spears', attached: 'skirmishers' },
    { unit: 'longbows', pavisiers: true },
    { unit: 'crossbow-handgun' },
    { unit: 'spears', parasitics: 'elite' },
    { unit: 'spears', alchemist: 'master' },
    { unit: 'spears', bless: true, strength: true },
    { unit: 'knights', mounts: true },
    { unit: 'spears', sacredSite: true },
  ] as const)('fr3.specials.fanatics-ignored-bonuses, ruling: %j adds nothing, on either side', (foe) => {
    expect(given('fanatics', foe, { charge: 'a' }).adds).toEqual([0, 0]);
    expect(given('fanatics', foe, { charge: 'b' }).adds).toEqual([0, 0]);
    expect(given({ unit: 'fanatics', flank: 2, rear: 'light' }, foe).adds[0]).toBe(0);
  });

  test('fr3.specials.fanatics-terrain-bonuses, ruling: the ground counts, for and against them', () => {
    expect(sides({ unit: 'spears', ground: 'woods' }).adds).toEqual([0, -1]);
    expect(sides({ unit: 'spears', fortification: true }).adds).toEqual([-1, 0]);
    expect(sides({ unit: 'spears', uphill: true }).adds).toEqual([0, 1]);
    expect(given({ unit: 'fanatics', uphill: true }, 'spears').adds).toEqual([1, 0]);
    expect(sides({ unit: 'fire-elemental', ground: 'towns' }).adds).toEqual([0, 2]);
    expect(sides({ unit: 'air-elemental', ground: 'woods' }).adds).toEqual([0, -2]);
  });

  test('fr3.specials.fanatics-shieldwall: shieldwalls count against them', () => {
    expect(sides({ unit: 'spears', shieldwall: true }).adds).toEqual([-1, 0]);
  });

  test('fr3.specials.fanatics-elite: elite fanatics add 1, against every opponent', () => {
    for (const foe of ['dragons', 'mobs', 'fanatics']) {
      const elite = sides(foe, { unit: 'fanatics', elite: '1-1-0' });
      expect(elite.adds).toEqual([1, 0]);
      expect(elite.line('fr3.specials.fanatics-elite')).toBe(1);
    }
    expect(sides({ unit: 'fanatics', elite: '1-1-0' }, { unit: 'fanatics', elite: '1-1-0' }).adds).toEqual([1, 1]);
  });

  test('fr3.specials.fanatics-demoralization-immunity: fanatics are never demoralized', () => {
    for (const state of [1, 2] as const)
      expect(refused({ unit: 'fanatics', state }, 'mobs')).toEqual({
        'a.state': ['fr3.specials.fanatics-demoralization-immunity'],
      });
  });

  test('fr3.specials.fanatics-levels: fanatics may fly, swim or burrow', () => {
    for (const level of ['flying', 'swimming', 'burrowing'] as const)
      expect(refused({ unit: 'fanatics', level }, 'mobs', { charge: 'a' })).toEqual({});
  });

  test('fr3.specials.fanatics: no CF of their own', () => {
    expect(sides('mobs').adds).toEqual([0, 0]);
  });
});
