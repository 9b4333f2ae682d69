import { describe, expect, test } from 'vitest';
import { coursesOf, given, hammer, refused, shield, type Troops } from './at-the-table.ts';

describe('off the ground', () => {
  test('fr3.items.fly-swim-burrow-infantry: infantry has no bonus against types there', () => {
    for (const level of ['flying', 'swimming', 'burrowing'] as const) {
      expect(given({ unit: 'handweapons', level }, level === 'burrowing' ? { unit: 'pikes' } : 'pikes').adds[0]).toBe(3);
      expect(given({ unit: 'spears', level }, 'knights').adds[0]).toBe(3);
      expect(given({ unit: 'rangers', level }, 'dragons').adds[0]).toBe(3);
    }
    expect(given({ unit: 'spears', level: 'flying' }, { unit: 'knights', level: 'flying' }).adds[0]).toBe(3);
  });

  test('fr3.items.fly-swim-burrow-infantry: the dwarf bonus is lost too, bought bows are kept', () => {
    expect(given({ unit: 'handweapons', dwarf: true, level: 'flying' }, 'mobs').adds[0]).toBe(3);
    const rangers: Troops = { unit: 'rangers', bows: true, level: 'flying' };
    expect(given(rangers, { unit: 'swarms', level: 'flying' }, { charge: 'b' }).adds[0]).toBe(3 + 1 + 1);
    expect(
      given({ unit: 'militia', level: 'flying' }, { unit: 'beastmen', level: 'flying' }, { charge: 'b' }).adds[0],
    ).toBeGreaterThanOrEqual(2 + 2);
  });

  test('fr3.items.fly-swim-burrow-infantry, ruling: flying spears with bought bows have the +1 of the bows against fliers, not that of spears too', () => {
    const spears: Troops = { unit: 'spears', bows: true, level: 'flying' };
    expect(given(spears, { unit: 'swarms', level: 'flying' }).adds[0]).toBe(3 + 1);
    expect(given({ unit: 'spears', bows: true }, { unit: 'swarms', level: 'flying' }).adds[0]).toBe(3 + 1 + 1);
  });

  test('fr3.items.fly-swim-burrow-infantry: bow-armed types keep their +1 against fliers', () => {
    for (const unit of ['militia', 'skirmishers'])
      expect(given({ unit, level: 'flying' }, { unit: 'beastmen', level: 'flying' }).line('fr3.reference.special-bonuses')).toBe(
        1,
      );
  });
});

describe('grapple', () => {
  test('fr3.items.grapple-mutual: a charger may be grappled in its first melee, where both may grapple', () => {
    const charger: Troops = { unit: 'large-monsters', trap: 'grapple' };
    expect(given(charger, 'battlewagons', { charge: 'a' }).line('fr3.items.grapple-effect')).toBe(-2);
    expect(refused(charger, 'spears', { charge: 'a' })).toHaveProperty(['a.trap']);
    expect(refused({ unit: 'knights', trap: 'grapple' }, 'large-monsters', { charge: 'a' })).toHaveProperty(['a.trap']);
  });

  test('fr3.items.grapple-effect: −2 in place of the −1 of a trap, and destroyed by the second demoralization', () => {
    const held = given('large-monsters', { unit: 'small-monsters', trap: 'grapple' });
    expect(held.adds).toEqual([8, 6 - 2]);
    expect(held.line('fr3.items.grapple-effect', 'b')).toBe(-2);
    expect(held.rolled(3, 2)).toEqual(['unharmed', 'demoralized']); // 11 against 6
    expect(given('large-monsters', { unit: 'small-monsters', trap: 'grapple', state: 1 }).rolled(1, 2)).toEqual([
      'unharmed',
      'destroyed',
    ]);
  });
});

describe('stakes', () => {
  const behind = (unit: string): Troops => ({ unit, stakes: true });

  test('fr3.items.stakes-effect, ruling: no charge bonus through them, and difficult terrain for the charger', () => {
    const charge = given('knights', behind('longbows'), { charge: 'a' });
    expect(charge.adds).toEqual([5 - 3, 1 + 1]);
    expect(charge.line('fr3.items.stakes-effect')).toBe(-3);
    expect(charge.rolled(5, 4)).toEqual(['unharmed', 'demoralized']); // no shock
    expect(given({ unit: 'knights', level: 'flying' }, behind('handweapons'), { charge: 'a' }).adds).toEqual([2, 3]);
  });

  test('fr3.items.stakes-effect, fr3.elementals.air-terrain: an air elemental fights at −2 there, as in terrain', () => {
    const air: Troops = { unit: 'air-elemental' };
    expect(given(air, behind('handweapons'), { charge: 'a' }).line('fr3.elementals.air-terrain')).toBe(-2);
    expect(given(air, behind('handweapons')).line('fr3.elementals.air-terrain')).toBeUndefined();
    expect(given(air, 'handweapons', { charge: 'a' }).line('fr3.elementals.air-terrain')).toBeUndefined();
  });

  test('fr3.items.stakes-effect: only in the phase of the charge, only for the charger, not from under the ground', () => {
    expect(given('knights', behind('handweapons'), { charge: 'a', round: 'later' }).adds).toEqual([5, 3]);
    expect(given('knights', behind('handweapons')).adds).toEqual([5, 3]);
    expect(given('knights', behind('handweapons'), { charge: 'b' }).adds).toEqual([5, 3]);
    expect(given({ unit: 'beastmen', level: 'burrowing' }, behind('handweapons'), { charge: 'a' }).adds).toEqual([4 + 2, 3]);
  });

  test('fr3.items.stakes-effect: a swimmer comes up behind them', () => {
    expect(given({ unit: 'beastmen', level: 'swimming' }, behind('handweapons'), { charge: 'a' }).adds).toEqual([4 + 2, 3]);
  });

  test('fr3.items.stakes-flanked: contact on flank or rear has done away with them', () => {
    expect(refused('knights', { unit: 'handweapons', stakes: true, outsideArc: true }, { charge: 'a' })).toEqual({
      'b.stakes': ['fr3.items.stakes-flanked'],
    });
  });

  test('fr3.items.stakes-purchase, ruling: for four types, and not together with pavisiers', () => {
    for (const unit of ['handweapons', 'skirmishers', 'longbows', 'crossbow-handgun'])
      expect(refused(behind(unit), 'mobs')).toEqual({});
    for (const unit of ['spears', 'pikes', 'militia', 'muskets', 'knights'])
      expect(refused(behind(unit), 'mobs')).toEqual({ 'a.stakes': ['fr3.items.stakes-purchase'] });
    expect(refused({ unit: 'longbows', stakes: true, pavisiers: true }, 'mobs')['a.stakes']).toEqual([
      'fr3.items.stakes-purchase',
    ]);
  });
});

describe('shieldwall', () => {
  test('fr3.items.shieldwall-melee: −1 for its enemy, unless the wall is demoralized', () => {
    const wall = given('heavy-cavalry', { unit: 'handweapons', shieldwall: true }, { charge: 'a' });
    expect(wall.adds).toEqual([4 + 2 - 1, 3]);
    expect(wall.line('fr3.items.shieldwall-melee')).toBe(-1);
    expect(given('heavy-cavalry', { unit: 'handweapons', shieldwall: true, state: 1 }).adds).toEqual([4, 2]);
  });

  test('fr3.items.shieldwall-purchase: for handweapons and spears only', () => {
    expect(refused({ unit: 'spears', shieldwall: true }, 'mobs')).toEqual({});
    for (const unit of ['pikes', 'beastmen', 'knights'])
      expect(refused({ unit, shieldwall: true }, 'mobs')).toEqual({ 'a.shieldwall': ['fr3.items.shieldwall-purchase'] });
  });

  test('fr3.items.shieldwall-adopt: who has charged this phase is not in one', () => {
    expect(refused({ unit: 'spears', shieldwall: true }, 'mobs', { charge: 'a' })).toEqual({
      'a.shieldwall': ['fr3.items.shieldwall-adopt'],
    });
    expect(refused({ unit: 'spears', shieldwall: true }, 'mobs', { charge: 'b' })).toEqual({});
  });

  test('fr3.items.shieldwall-adopt: being pushed back ends it', () => {
    const plain = given(hammer, shield, { charge: 'a' });
    const wall = given(hammer, { ...shield, shieldwall: true }, { charge: 'a' });
    expect(coursesOf(wall, 1)).toEqual(coursesOf(plain, 1)); // the unit is certain to be pushed back
    expect(coursesOf(wall, 2)).toEqual(coursesOf(plain, 2));
  });
});

describe('mounts, barbarians, guns', () => {
  test('fr3.items.terrifying-mounts: +1 CF and 2 more charging, for riders only', () => {
    const knights = given({ unit: 'knights', mounts: true }, 'mobs', { charge: 'a' });
    expect(knights.adds).toEqual([5 + 1 + 3 + 2, 1]);
    expect(knights.line('fr3.items.terrifying-mounts')).toBe(1);
    expect(given({ unit: 'knights', mounts: true }, 'mobs').adds).toEqual([6, 1]);
    const light = given({ unit: 'light-cavalry', mounts: true }, 'handweapons', { charge: 'a' });
    expect(light.adds).toEqual([2 + 1 + 2, 3]);
    expect(light.rolled(3, 3)).toEqual(['unharmed', 'pushed back']); // this counts as a charge bonus
    expect(refused({ unit: 'spears', mounts: true }, 'mobs')).toEqual({ 'a.mounts': ['fr3.items.terrifying-mounts'] });
  });

  test('fr3.items.barbarian: +1 in melee', () => {
    const fearless = given({ unit: 'handweapons', barbarian: true }, 'mobs');
    expect(fearless.adds).toEqual([4, 1]);
    expect(fearless.line('fr3.items.barbarian')).toBe(1);
  });

  test('fr3.items.barbarian-loss: gone for good with the first demoralization', () => {
    expect(refused({ unit: 'handweapons', barbarian: true, state: 1 }, 'mobs')).toEqual({
      'a.barbarian': ['fr3.items.barbarian-loss'],
    });
    const plain = given(hammer, shield, { charge: 'a' });
    const fearless = given(hammer, { ...shield, barbarian: true }, { charge: 'a' });
    expect(fearless.adds[1]).toBe(plain.adds[1] + 1);
    expect(coursesOf(fearless, 3)).toEqual(coursesOf(plain, 3)); // the unit is pushed back at once, so its barbarian bonus is lost for good, rallied or not
  });

  test('fr3.items.napoleonic-when-charged, ruling: +4 when charged, in place of its own bonus; attached it gives its unit 1', () => {
    const attached = given('light-cavalry', { unit: 'spears', attached: 'light-artillery' }, { charge: 'a' });
    expect(attached.adds[1]).toBe(given('light-cavalry', 'spears', { charge: 'a' }).adds[1] + 1);
    for (const unit of ['heavy-artillery', 'light-artillery']) {
      const gun = given('light-cavalry', { unit, napoleonic: true }, { charge: 'a' });
      expect(gun.adds).toEqual([2, 1 + 4]);
      expect(gun.line('fr3.items.napoleonic-when-charged', 'b')).toBe(4);
      expect(given('light-cavalry', { unit, napoleonic: true, outsideArc: true }, { charge: 'a' }).adds).toEqual([2, 1]);
    }
  });

  test('fr3.items.napoleonic-capture: beaten without being doubled it is captured', () => {
    const gun = given('light-cavalry', { unit: 'heavy-artillery', napoleonic: true }, { charge: 'a' });
    expect(gun.rolled(6, 2)).toEqual(['unharmed', 'captured']); // 8 against 7
    expect(gun.result(6, 2).b.rules).toEqual(['fr3.items.napoleonic-capture']);
    expect(gun.rolled(4, 2)).toEqual(['demoralized', 'unharmed']); // 6 against 7
    expect(
      given('knights', { unit: 'heavy-artillery', napoleonic: true, outsideArc: true }, { charge: 'a' }).rolled(4, 5),
    ).toEqual(['unharmed', 'destroyed']);
    expect(given('fanatics', { unit: 'heavy-artillery', napoleonic: true }).rolled(6, 2)).toEqual(['unharmed', 'destroyed']);
  });

  test('fr3.items.napoleonic-capture: a loss that destroys the piece does not capture it', () => {
    const gun = { unit: 'heavy-artillery', napoleonic: true, outsideArc: true } as const;
    expect(given('heavy-cavalry', gun, { charge: 'a' }).rolled(3, 5)).toEqual(['unharmed', 'destroyed']); // 9 against 6, a charge
    expect(given('mobs', { unit: 'heavy-artillery', napoleonic: true, state: 2 }).rolled(5, 5)).toEqual([
      'unharmed',
      'destroyed',
    ]);
  });

  test('fr3.items.napoleonic-purchase: only artillery', () => {
    for (const unit of ['contraptions', 'muskets', 'battlewagons'])
      expect(refused({ unit, napoleonic: true }, 'mobs')).toEqual({ 'a.napoleonic': ['fr3.items.napoleonic-purchase'] });
  });
});
