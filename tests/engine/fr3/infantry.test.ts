import { describe, expect, test } from 'vitest';
import type { Fr3RuleId } from '../../../src/engine/fr3/rule-ids.ts';
import { given, refused, type Troops } from './at-the-table.ts';

const flier: Troops = { unit: 'swarms', level: 'flying' };
/** The CF in a fight against a mob, as cited by the unit’s own rule. */
const fights = (unit: string, rule: Fr3RuleId): number | undefined => given(unit, 'mobs').line(rule);

describe('each type fights by its row', () => {
  test('fr3.infantry.beastmen, ruling: CF 4, and supported', () => {
    expect(fights('beastmen', 'fr3.infantry.beastmen')).toBe(4);
    expect(given({ unit: 'beastmen', support: 2 }, 'mobs').adds).toEqual([6, 1]);
  });

  test('fr3.infantry.crossbow-handgun: CF 2, +1 against fliers, +2 when charged', () => {
    expect(fights('crossbow-handgun', 'fr3.infantry.crossbow-handgun')).toBe(2);
    expect(given('crossbow-handgun', flier, { charge: 'b' }).line('fr3.infantry.crossbow-handgun')).toBe(2 + 1 + 2);
  });

  test('fr3.infantry.handweapons, ruling: CF 3, +2 against pikes', () => {
    expect(fights('handweapons', 'fr3.infantry.handweapons')).toBe(3);
    expect(given('handweapons', 'pikes').line('fr3.infantry.handweapons')).toBe(3 + 2);
  });

  test('fr3.infantry.longbows: CF 1, +1 against fliers, +1 when charged', () => {
    expect(fights('longbows', 'fr3.infantry.longbows')).toBe(1);
    expect(given('longbows', flier, { charge: 'b' }).line('fr3.infantry.longbows')).toBe(1 + 1 + 1);
  });

  test('fr3.infantry.militia, ruling: CF 2, +1 against fliers, +2 when charged', () => {
    expect(fights('militia', 'fr3.infantry.militia')).toBe(2);
    expect(given('militia', flier, { charge: 'b' }).line('fr3.infantry.militia')).toBe(2 + 1 + 2);
  });

  test('fr3.infantry.mobs: CF 1', () => {
    expect(fights('mobs', 'fr3.infantry.mobs')).toBe(1);
  });

  test('fr3.infantry.muskets, ruling: CF 3, +1 against cavalry, fliers and monsters, +1 when charged, −1 in difficult terrain', () => {
    expect(fights('muskets', 'fr3.infantry.muskets')).toBe(3);
    expect(given('muskets', 'knights', { charge: 'b' }).line('fr3.infantry.muskets')).toBe(3 + 1 + 1);
    expect(given({ unit: 'muskets', ground: 'woods' }, 'mobs').adds[0]).toBe(2);
  });

  test('fr3.infantry.pikes, ruling: CF 4, +2 against cavalry, fliers and monsters, −2 in difficult terrain', () => {
    expect(fights('pikes', 'fr3.infantry.pikes')).toBe(4);
    expect(given('pikes', { unit: 'dragons', level: 'flying' }).line('fr3.infantry.pikes')).toBe(4 + 2 + 2);
    expect(given({ unit: 'pikes', ground: 'marshes' }, 'mobs').adds[0]).toBe(2);
  });

  test('fr3.infantry.rangers, ruling: CF 3, +2 against monsters, no support', () => {
    expect(fights('rangers', 'fr3.infantry.rangers')).toBe(3);
    expect(given('rangers', 'large-monsters').line('fr3.infantry.rangers')).toBe(3 + 2);
    expect(refused({ unit: 'rangers', support: 1 }, 'mobs')['a.support']).toContain('fr3.infantry.rangers');
  });

  test('fr3.infantry.rifles, ruling: CF 2, +1 against fliers, +1 when charged, no support', () => {
    expect(fights('rifles', 'fr3.infantry.rifles')).toBe(2);
    expect(given('rifles', flier, { charge: 'b' }).line('fr3.infantry.rifles')).toBe(2 + 1 + 1);
    expect(refused({ unit: 'rifles', support: 1 }, 'mobs')['a.support']).toContain('fr3.infantry.rifles');
  });

  test('fr3.infantry.skirmishers, ruling: CF 1, +1 against fliers, +1 when charged', () => {
    expect(fights('skirmishers', 'fr3.infantry.skirmishers')).toBe(1);
    expect(given('skirmishers', flier, { charge: 'b' }).line('fr3.infantry.skirmishers')).toBe(1 + 1 + 1);
  });

  test('fr3.infantry.spears, ruling: CF 3, +1 against cavalry, fliers and monsters, −1 in difficult terrain', () => {
    expect(fights('spears', 'fr3.infantry.spears')).toBe(3);
    expect(given('spears', { unit: 'knights', level: 'flying' }).line('fr3.infantry.spears')).toBe(3 + 1 + 1);
    expect(given({ unit: 'spears', ground: 'water' }, 'mobs').adds[0]).toBe(2);
  });

  test('fr3.infantry.sword-and-pistol, ruling: CF 5, +1 against fliers, +2 against pikes, +2 when charged, +1 charging', () => {
    expect(fights('sword-and-pistol', 'fr3.infantry.sword-and-pistol')).toBe(5);
    expect(given('sword-and-pistol', flier, { charge: 'b' }).line('fr3.infantry.sword-and-pistol')).toBe(5 + 1 + 2);
    expect(given('sword-and-pistol', 'pikes', { charge: 'a' }).line('fr3.infantry.sword-and-pistol')).toBe(5 + 2 + 1);
    expect(given({ unit: 'sword-and-pistol', ground: 'towns' }, 'mobs').adds[0]).toBe(4);
  });
});

describe('off the ground', () => {
  const levelsOf = (unit: string) =>
    (['flying', 'swimming', 'burrowing'] as const).filter(
      (level) => !('a.level' in refused({ unit, level }, { unit: 'beastmen', level })),
    );

  test('fr3.infantry.beastmen-levels: beastmen fly, swim or burrow', () => {
    expect(levelsOf('beastmen')).toEqual(['flying', 'swimming', 'burrowing']);
  });
  test('fr3.infantry.mobs-levels: mobs too', () => {
    expect(levelsOf('mobs')).toEqual(['flying', 'swimming', 'burrowing']);
  });
  test('fr3.infantry.handweapons-spears-levels: handweapons and spears too', () => {
    expect([levelsOf('handweapons'), levelsOf('spears')].flat()).toHaveLength(6);
  });
  test('fr3.infantry.rangers-levels: rangers too', () => {
    expect(levelsOf('rangers')).toEqual(['flying', 'swimming', 'burrowing']);
  });
  test('fr3.infantry.skirmishers-levels: skirmishers too', () => {
    expect(levelsOf('skirmishers')).toEqual(['flying', 'swimming', 'burrowing']);
  });
  test('fr3.infantry.militia-levels: militia fly or swim, and do not burrow', () => {
    expect(levelsOf('militia')).toEqual(['flying', 'swimming']);
    expect(refused({ unit: 'militia', level: 'burrowing' }, 'mobs')['a.level']).toContain('fr3.infantry.militia-levels');
  });
  test('fr3.items.fly-swim-burrow-cost: types without a word about it stay on the ground', () => {
    for (const unit of ['crossbow-handgun', 'longbows', 'muskets', 'pikes', 'rifles', 'sword-and-pistol']) {
      expect(levelsOf(unit)).toEqual([]);
      expect(refused({ unit, level: 'flying' }, 'mobs')['a.level']).toContain('fr3.items.fly-swim-burrow-cost');
    }
  });
});

test('fr3.infantry.skirmishers-weapon-exchange: skirmishers that give up their bows have +1 CF and no bow bonuses', () => {
  const exchanged = given({ unit: 'skirmishers', exchanged: true }, flier, { charge: 'b' });
  expect(exchanged.adds[0]).toBe(1 + 1);
  expect(exchanged.line('fr3.infantry.skirmishers-weapon-exchange')).toBe(1);
  expect(refused({ unit: 'longbows', exchanged: true }, 'mobs')).toEqual({
    'a.exchanged': ['fr3.infantry.skirmishers-weapon-exchange'],
  });
});

test('fr3.infantry.pavisiers-combat-factor: +1 CF', () => {
  for (const unit of ['longbows', 'crossbow-handgun'])
    expect(given({ unit, pavisiers: true }, 'mobs').line('fr3.infantry.pavisiers-combat-factor')).toBe(1);
  expect(given({ unit: 'longbows', pavisiers: true }, 'mobs').adds).toEqual([2, 1]);
});

test('fr3.infantry.pavisiers: only for longbows and crossbows or handguns', () => {
  for (const unit of ['skirmishers', 'muskets', 'rifles', 'spears', 'knights'])
    expect(refused({ unit, pavisiers: true }, 'mobs')).toEqual({ 'a.pavisiers': ['fr3.infantry.pavisiers'] });
});

test('fr3.infantry.rangers-no-racial-modifiers: the dwarf bonus is not for rangers', () => {
  expect(refused({ unit: 'rangers', dwarf: true }, 'mobs')['a.dwarf']).toContain('fr3.infantry.rangers-no-racial-modifiers');
});

test('fr3.infantry.rangers-prepare-trap-roll: a unit that charges rangers in terrain may be trapped at once, and fights on', () => {
  const charger = { unit: 'knights', trap: 'trap' } as const;
  expect(given(charger, { unit: 'rangers', ground: 'woods' }, { charge: 'a' }).adds).toEqual([5 + 3 - 3 - 1, 3]);
});
