import { describe, expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

describe('what changes the roll', () => {
  test('fr3.spells.bless-curse-1: a blessed unit has +1, but no second elite bonus, and none once demoralized', () => {
    const blessed = given({ unit: 'spears', bless: true }, 'mobs');
    expect(blessed.adds).toEqual([4, 1]);
    expect(blessed.line('fr3.spells.bless-curse-1')).toBe(1);
    expect(given({ unit: 'spears', bless: true, elite: '1-1-0' }, 'mobs').adds).toEqual([4, 1]);
    expect(given({ unit: 'spears', bless: true, elite: '2-0-0' }, 'mobs').adds).toEqual([5, 1]);
    expect(given({ unit: 'spears', bless: true, state: 1 }, 'mobs').adds).toEqual([2, 1]);
  });

  test('fr3.spells.bless-curse-1: it does nothing for undead, spirits, specials and units with a bard', () => {
    for (const unit of ['minor-spirits', 'tricksters', 'blobs', 'fanatics', 'leviathans'])
      expect(refused({ unit, bless: true }, 'mobs')).toEqual({ 'a.bless': ['fr3.spells.bless-curse-1'] });
    expect(refused({ unit: 'spears', undead: true, bless: true }, 'mobs')).toEqual({ 'a.bless': ['fr3.spells.bless-curse-1'] });
    expect(refused({ unit: 'spears', bard: true, bless: true }, 'mobs')).toEqual({ 'a.bless': ['fr3.spells.bless-curse-1'] });
    expect(refused({ unit: 'dragons', bless: true }, 'mobs')).toEqual({});
  });

  test('fr3.spells.bless-curse-1, ruling: a blessing sleeps while its unit is under Grog Ration', () => {
    expect(refused({ unit: 'spears', grogRation: true, bless: true }, 'mobs')).toEqual({
      'a.bless': ['fr3.spells.bless-curse-1', 'fr3.spells.grog-ration'],
    });
  });

  test('fr3.spells.bless-curse-1, fr3.spirits.class, ruling: elementals are not spirits, and Bless works on them', () => {
    for (const unit of ['air-elemental', 'earth-elemental', 'fire-elemental', 'plant-elemental', 'water-elemental'])
      expect(given({ unit, bless: true }, 'mobs').line('fr3.spells.bless-curse-1')).toBe(1);
  });

  test('fr3.spells.strength: +1', () => {
    const strong = given({ unit: 'spears', strength: true }, 'mobs');
    expect(strong.adds).toEqual([4, 1]);
    expect(strong.line('fr3.spells.strength')).toBe(1);
  });

  test('fr3.spells.freeze: −1', () => {
    const frozen = given({ unit: 'spears', freeze: true }, 'mobs');
    expect(frozen.adds).toEqual([2, 1]);
    expect(frozen.line('fr3.spells.freeze')).toBe(-1);
  });

  test('fr3.spells.laudanum: −1, on top of a freeze', () => {
    expect(given({ unit: 'spears', laudanum: true }, 'mobs').line('fr3.spells.laudanum')).toBe(-1);
    expect(given({ unit: 'spears', laudanum: true, freeze: true }, 'mobs').adds).toEqual([1, 1]);
  });

  test('fr3.spells.righteousness: +1 for units that charge this phase, and for no others', () => {
    const charge = given({ unit: 'spears', righteousness: true }, 'mobs', { charge: 'a' });
    expect(charge.adds).toEqual([4, 1]);
    expect(charge.line('fr3.spells.righteousness')).toBe(1);
    for (const how of [{}, { charge: 'b' }, { charge: 'a', round: 'later' }] as const)
      expect(refused({ unit: 'spears', righteousness: true }, 'mobs', how)).toEqual({
        'a.righteousness': ['fr3.spells.righteousness'],
      });
  });

  test('fr3.spells.grog-ration: +1 against monsters, until demoralized', () => {
    for (const foe of ['dragons', 'large-monsters', 'small-monsters'])
      expect(given({ unit: 'handweapons', grogRation: true }, foe).line('fr3.spells.grog-ration')).toBe(1);
    expect(given({ unit: 'handweapons', grogRation: true }, 'mobs').adds).toEqual([3, 1]);
    expect(given({ unit: 'handweapons', grogRation: true, state: 1 }, 'dragons').adds).toEqual([2, 9]);
  });

  test('fr3.spells.strength, fr3.spells.freeze, fr3.spells.laudanum: cast in a later phase of the melee they count in it', () => {
    const later = { charge: 'b', round: 'later' } as const;
    expect(given({ unit: 'spears', strength: true }, { unit: 'mobs', freeze: true }, later).adds).toEqual([4, 0]);
    expect(given('spears', { unit: 'mobs', laudanum: true }, later).adds).toEqual([3, 0]);
  });
});

describe('what changes the result', () => {
  test('fr3.spells.garlic, ruling: its unit takes no harm from undead, be it demoralized or destroyed', () => {
    const dead = { unit: 'beastmen' } as const;
    expect(given('large-monsters', { unit: 'spears', garlic: true }).rolled(5, 5)).toEqual(['unharmed', 'demoralized']);
    const undead = given({ unit: 'large-monsters', undead: true }, { unit: 'spears', garlic: true });
    expect(undead.rolled(5, 5)).toEqual(['unharmed', 'unharmed']);
    expect(undead.rolled(10, 1)).toEqual(['unharmed', 'unharmed']); // doubled
    expect(undead.result(10, 1).b.rules).toEqual(['fr3.spells.garlic']);
    expect(given({ unit: 'large-monsters', undead: true, jihad: true }, { unit: 'spears', garlic: true }).rolled(6, 5)).toEqual([
      'unharmed',
      'unharmed',
    ]);
    expect(given(dead, { unit: 'spears', garlic: true }).rolled(10, 1)).toEqual(['unharmed', 'destroyed']);
    expect(undead.rolled(1, 10)[0]).toBe('demoralized'); // 8 against 14: it can still win
  });

  test('fr3.spells.vermin-off: its unit takes no harm from swarms', () => {
    const swarm = given('swarms', { unit: 'mobs', verminOff: true });
    expect(swarm.rolled(10, 1)).toEqual(['unharmed', 'unharmed']);
    expect(swarm.result(10, 1).b.rules).toEqual(['fr3.spells.vermin-off']);
    expect(given('beastmen', { unit: 'mobs', verminOff: true }).rolled(10, 1)).toEqual(['unharmed', 'destroyed']);
  });

  test('fr3.spells.miracle: a draw, without a die', () => {
    for (const [a, b] of [
      [{ unit: 'dragons', miracle: true }, 'mobs'],
      ['dragons', { unit: 'mobs', miracle: true }],
      ['fanatics', { unit: 'mobs', miracle: true }],
    ] as const)
      expect(given(a, b).rolled()).toEqual(['unharmed', 'unharmed']);
  });

  test('fr3.spells.ink-cloud: the same circumstance, and the same draw', () => {
    const cloud = given('dragons', { unit: 'mobs', miracle: true });
    expect(cloud.result()).toMatchObject({ winner: 'draw' });
    expect(refused('dragons', { unit: 'mobs', miracle: 'yes' as unknown as boolean })['b.miracle']).toContain(
      'fr3.spells.ink-cloud',
    );
  });

  test('fr3.spells.ensure-victory: a win that demoralizes, without a die, with its consequences', () => {
    const mob = { unit: 'mobs', ensureVictory: true } as const;
    expect(given(mob, 'dragons').rolled()).toEqual(['unharmed', 'demoralized']);
    expect(given('dragons', mob).rolled()).toEqual(['demoralized', 'unharmed']);
    expect(given(mob, { unit: 'dragons', state: 1 }).rolled()).toEqual(['unharmed', 'pushed back']);
    expect(given(mob, 'major-spirits').rolled()).toEqual(['unharmed', 'destroyed']); // any loss destroys the major spirits
    expect(given(mob, { unit: 'spears', bard: true }).rolled()).toEqual(['unharmed', 'unharmed']);
    expect(given(mob, 'fanatics').rolled()).toEqual(['unharmed', 'destroyed']); // fanatics too are destroyed by any loss
  });

  test('fr3.spells.ensure-victory, ruling: a charger that uses its bonus shocks: two levels, which destroy who was demoralized', () => {
    const knights = { unit: 'knights', ensureVictory: true } as const;
    expect(given(knights, 'spears', { charge: 'a' }).rolled()).toEqual(['unharmed', 'pushed back']);
    expect(given(knights, 'spears', { charge: 'a' }).result().b.rules).toContain('fr3.melee.charge-bonus-shock');
    expect(given(knights, { unit: 'spears', state: 1 }, { charge: 'a' }).rolled()).toEqual(['unharmed', 'destroyed']);
    expect(given(knights, 'spears', { charge: 'a', round: 'later' }).rolled()).toEqual(['unharmed', 'demoralized']);
    expect(given(knights, { unit: 'longbows', stakes: true }, { charge: 'a' }).rolled()).toEqual(['unharmed', 'demoralized']);
    // Charge bonuses do not count in a fight with fanatics on either side.
    expect(given({ ...knights, jihad: true }, 'spears', { charge: 'a' }).rolled()).toEqual(['unharmed', 'demoralized']);
  });

  test('fr3.spells.ensure-victory, fr3.spells.miracle, fr3.spells.ink-cloud, ruling: cast by both sides it is a draw; with a Miracle or Ink Cloud both are void and the dice decide', () => {
    expect(given({ unit: 'mobs', ensureVictory: true }, { unit: 'mobs', ensureVictory: true }).rolled()).toEqual([
      'unharmed',
      'unharmed',
    ]);
    const cancelled = given({ unit: 'mobs', ensureVictory: true }, { unit: 'dragons', miracle: true });
    expect(cancelled.rolled(1, 1)).toEqual(['destroyed', 'unharmed']);
    expect(given({ unit: 'mobs', ensureVictory: true, miracle: true }, 'dragons').rolled(1, 1)).toEqual([
      'destroyed',
      'unharmed',
    ]);
  });

  test('fr3.spells.ensure-victory: cast for fanatics it demoralizes their enemy and does not destroy it', () => {
    expect(given({ unit: 'fanatics', ensureVictory: true }, 'dragons').rolled()).toEqual(['unharmed', 'demoralized']);
  });

  test('fr3.spells.ensure-victory, fr3.spells.jihad, ruling: all usual consequences follow: the gun is captured, a kill takes markers from fanatics and no morale', () => {
    const mob = { unit: 'mobs', ensureVictory: true } as const;
    expect(given(mob, { unit: 'heavy-artillery', napoleonic: true }).rolled()).toEqual(['unharmed', 'captured']);
    expect(given(mob, { unit: 'leviathans', jihad: true }).rolled()).toEqual(['unharmed', 'marked']);
  });

  test('fr3.spells.jihad: its unit fights as fanatics do', () => {
    const holy = given({ unit: 'mobs', jihad: true, state: 2 }, 'dragons');
    expect(holy.adds).toEqual([0, 0]);
    expect(holy.rolled(6, 5)).toEqual(['unharmed', 'destroyed']);
    expect(holy.rolled(5, 6)).toEqual(['destroyed', 'unharmed']);
    expect(refused({ unit: 'fanatics', jihad: true }, 'mobs')).toEqual({ 'a.jihad': ['fr3.spells.jihad'] });
    expect(given({ unit: 'spears', jihad: true }, { unit: 'mobs', form: 'mass' }).adds).toEqual([-3, 0]);
    expect(given({ unit: 'spears', jihad: true, elite: '1-1-0' }, 'mobs').adds).toEqual([0, 0]); // fanatics keep only their own elite bonus
  });

  test('fr3.spells.strength, fr3.spells.jihad and the like last one phase: in the next phase the melee is the usual one', () => {
    const spells = { strength: true, freeze: true, laudanum: true, garlic: true, verminOff: true } as const;
    const miracle = given({ unit: 'dragons', miracle: true, ...spells }, 'mobs').phases(2);
    expect(miracle[0]?.values).toHaveLength(1);
    const plain = given({ unit: 'dragons' }, 'mobs').phases(1)[0];
    expect(miracle[1]?.of(({ b }) => b.fate === 'destroyed').toString()).toBe(
      plain?.of(({ b }) => b.fate === 'destroyed').toString(),
    );
    const jihad = given({ unit: 'mobs', miracle: true, jihad: true }, 'dragons').phases(2);
    expect(jihad[1]?.of(({ a }) => a.fate === 'destroyed').toString()).toBe(
      given('mobs', 'dragons')
        .phases(1)[0]
        ?.of(({ a }) => a.fate === 'destroyed')
        .toString(),
    );
  });
});
