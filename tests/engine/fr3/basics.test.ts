import { describe, expect, test } from 'vitest';
import { rallied } from '../../../src/engine/fr3/standing.ts';
import { given, refused } from './at-the-table.ts';

describe('demoralization', () => {
  test('fr3.basics.demoralized-penalties: a demoralized unit has −1 in melee', () => {
    const spears = given({ unit: 'spears', state: 1 }, 'beastmen');
    expect(spears.adds).toEqual([2, 4]);
    expect(spears.line('fr3.basics.demoralized-penalties')).toBe(-1);
    expect(given('spears', 'beastmen').line('fr3.basics.demoralized-penalties')).toBeUndefined();
  });

  test('fr3.basics.double-demoralized: a double demoralized unit has −1 in melee, not −2', () => {
    const cavalry = given({ unit: 'heavy-cavalry', state: 2 }, 'beastmen');
    expect(cavalry.adds).toEqual([3, 4]);
    expect(cavalry.line('fr3.basics.double-demoralized')).toBe(-1);
    expect(given('beastmen', { unit: 'spears', state: 1 }).rolled(5, 5)).toEqual(['unharmed', 'pushed back']);
  });
});

describe('extra demoralization markers', () => {
  const mass = (markers: number, state: 0 | 1 | 2 = 0) => ({ unit: 'mobs', form: 'mass', markers, state }) as const;

  test('fr3.basics.extra-demoralization-markers: they are lost before morale, and losing them has no ill effect', () => {
    const fight = given('beastmen', mass(3)); // 4 against 4
    const lost = fight.result(6, 5);
    expect(lost.b).toMatchObject({ fate: 'marked', state: 0, markers: 2, permanent: 0, pushedBack: false });
    expect(lost.b.rules).toContain('fr3.basics.extra-demoralization-markers');
    expect(given('beastmen', mass(2)).adds).toEqual([4, 4]);
    expect(given('beastmen', mass(1)).result(6, 5).b).toMatchObject({ fate: 'marked', markers: 0 });
    expect(given('beastmen', mass(0)).result(6, 5).b).toMatchObject({ fate: 'demoralized', state: 1, markers: 0 });
  });

  test('fr3.basics.advanced-extra-markers: with none left the unit is demoralized, double demoralized and destroyed as usual', () => {
    expect(given('beastmen', mass(0, 1)).result(7, 5).b).toMatchObject({ fate: 'double-demoralized', state: 2 });
    expect(given('beastmen', mass(0, 2)).rolled(7, 5)).toEqual(['unharmed', 'destroyed']);
    expect(given('beastmen', mass(0)).rolled(10, 1)).toEqual(['unharmed', 'destroyed']); // 14 against 5: a kill
  });

  test('fr3.basics.extra-demoralization-markers: a charge win takes two of them, or one and a level', () => {
    const charge = (markers: number) => given('knights', mass(markers), { charge: 'a' }).result(1, 1).b; // 9 against 5
    expect(charge(3)).toMatchObject({ fate: 'marked', markers: 1, permanent: 0 });
    expect(charge(2)).toMatchObject({ fate: 'marked', markers: 0 });
    expect(charge(1)).toMatchObject({ fate: 'demoralized', markers: 0, state: 1 });
    expect(charge(0)).toMatchObject({ fate: 'double-demoralized', state: 2 });
  });

  test('fr3.basics.extra-markers-kill, fr3.melee.result-double, ruling: a kill is two levels instead, one of them lost for good', () => {
    const kill = (markers: number) => given('beastmen', mass(markers)).result(10, 1).b; // 14 against 5
    expect(kill(3)).toMatchObject({ fate: 'marked', markers: 1, permanent: 1 });
    expect(kill(3).rules).toContain('fr3.basics.extra-markers-kill');
    expect(kill(2)).toMatchObject({ fate: 'marked', markers: 0, permanent: 1 });
    expect(kill(1)).toMatchObject({ fate: 'demoralized', state: 1, markers: 0, permanent: 1 });
    expect(kill(0)).toMatchObject({ fate: 'destroyed' });
  });

  test('fr3.basics.extra-markers-kill: a rally does not bring back what is lost for good', () => {
    const hit = given('beastmen', mass(3)).result(10, 1).b;
    expect(rallied({ state: 0, markers: hit.markers, lasting: 3 - hit.permanent, poison: 0 })).toMatchObject({
      state: 0,
      markers: 2,
    });
  });

  test('fr3.basics.damage-rally: one rally removes two levels at most, morale first', () => {
    expect(rallied({ state: 0, markers: 0, lasting: 3, poison: 0 })).toMatchObject({ state: 0, markers: 2 });
    expect(rallied({ state: 1, markers: 0, lasting: 3, poison: 0 })).toMatchObject({ state: 0, markers: 1 });
    expect(rallied({ state: 2, markers: 0, lasting: 3, poison: 0 })).toMatchObject({ state: 0, markers: 0 });
    expect(rallied({ state: 0, markers: 2, lasting: 3, poison: 0 })).toMatchObject({ state: 0, markers: 3 });
  });

  test('fr3.basics.extra-demoralization-markers: only units that have some can have some left, and no more than they began with', () => {
    expect(refused({ unit: 'spears', markers: 1 }, 'mobs')).toEqual({ 'a.markers': ['fr3.basics.extra-demoralization-markers'] });
    expect(refused(mass(4), 'mobs')).toEqual({ 'a.markers': ['fr3.basics.extra-demoralization-markers'] });
    expect(refused({ unit: 'blobs', markers: 3 }, 'mobs')).toEqual({ 'a.markers': ['fr3.basics.extra-demoralization-markers'] });
  });

  test('fr3.basics.extra-demoralization-markers: a demoralized unit has none left', () => {
    expect(refused({ unit: 'mobs', form: 'mass', state: 1, markers: 3 }, 'mobs')).toHaveProperty(['a.markers']);
  });
});

describe('attachments', () => {
  test('fr3.basics.attachment-limit: a unit carries skirmishers or light artillery, never both', () => {
    expect(given({ unit: 'spears', attached: 'skirmishers' }, 'knights', { charge: 'b' }).adds).toEqual([3 + 1 + 1, 8]);
    expect(given({ unit: 'spears', attached: 'light-artillery' }, 'knights', { charge: 'b' }).adds).toEqual([3 + 1 + 1, 8]);
    expect(refused({ unit: 'spears', attached: 'both' as 'no' }, 'knights')).toEqual({
      'a.attached': ['fr3.melee.attachment-bonus', 'fr3.basics.attachment-limit'],
    });
  });

  test('fr3.basics.attachment-barred-primaries, ruling: no artillery and no skirmishers attach to specials and monsters', () => {
    for (const unit of ['blobs', 'fanatics', 'leviathans', 'dragons', 'large-monsters', 'small-monsters', 'swarms'])
      expect(refused({ unit, attached: 'skirmishers' }, 'mobs')['a.attached']).toContain(
        'fr3.basics.attachment-barred-primaries',
      );
    expect(refused({ unit: 'cyclics', stage: 'adults', attached: 'skirmishers' }, 'mobs')).toHaveProperty(['a.attached']);
  });

  test('fr3.basics.attachment-barred-primaries: artillery, contraptions, elementals and spirits are neither, and take them', () => {
    for (const unit of ['heavy-artillery', 'light-artillery', 'contraptions', 'battlewagons', 'fire-elemental', 'major-spirits'])
      expect(refused({ unit, attached: 'skirmishers' }, 'mobs', { charge: 'b' })).toEqual({});
    const guns = given({ unit: 'heavy-artillery', attached: 'skirmishers' }, 'mobs', { charge: 'b' });
    expect(guns.line('fr3.melee.attachment-bonus')).toBe(1);
  });

  test('fr3.basics.attachment-barred-primaries: nor to cyclic larvae', () => {
    expect(refused({ unit: 'cyclics', stage: 'larvae', attached: 'skirmishers' }, 'mobs')).toHaveProperty(['a.attached']);
  });
});
