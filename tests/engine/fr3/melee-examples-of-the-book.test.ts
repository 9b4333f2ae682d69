/**
 * The worked examples of melee in the book, with its numbers. Where the book prints factors but no dice, the dice are ours. Only
 * the melees are computed, not the movement around them.
 */
import { describe, expect, test } from 'vitest';
import { because, given, refused } from './at-the-table.ts';

describe('the two battles of the photographs', () => {
  test('fr3.melee.example-battle-lines: two spear units support each other, a small monster and chariots do not', () => {
    expect(given({ unit: 'spears', support: 1 }, 'handweapons').adds).toEqual([4, 3]);
    for (const unit of ['small-monsters', 'heavy-chariots'])
      expect(refused({ unit, support: 1 }, 'handweapons')).toHaveProperty(['a.support']);
    expect(refused({ unit: 'handweapons', undead: true, alchemist: 'no' }, 'spears')).toEqual({});
    expect(refused({ unit: 'handweapons', level: 'flying', leader: 'hero-1-1' }, 'spears')).toEqual({});
  });

  test('fr3.melee.example-charge-right: chariots take flank and rear of a chariot under a flier', () => {
    const end = given(
      { unit: 'heavy-chariots', flank: 1, rear: 'unit' },
      { unit: 'heavy-chariots', blocked: true },
      { charge: 'a' },
    );
    expect(end.adds).toEqual([3 + 4 + 1 + 2, 3]); // chariots cannot countercharge against chariots
    expect(end.rolled(5, 6)).toEqual(['unharmed', 'destroyed']); // 15 against 9, with an enemy behind the loser
    expect(refused('heavy-chariots', { unit: 'handweapons', level: 'flying' }, { charge: 'a' })).toHaveProperty('charge');
  });

  test('fr3.melee.example-charge-left: support and a flank attack are worth the same', () => {
    const support = given({ unit: 'spears', support: 1 }, 'major-spirits', { charge: 'a' });
    const flank = given({ unit: 'spears', flank: 1 }, 'major-spirits', { charge: 'a' });
    expect(support.adds).toEqual([4, 10]);
    expect(flank.adds).toEqual(support.adds);
  });

  test('fr3.melee.example-second-battle-setup: elite handweapons of the (+2, 0, 0) kind with a hero', () => {
    const night = given({ unit: 'handweapons', elite: '2-0-0', leader: 'hero-1-1' }, 'light-cavalry');
    expect(night.adds).toEqual([3 + 2 + 1, 2]);
  });

  test('fr3.melee.example-flier-charges: demoralized beastmen beat and demoralize flying light cavalry', () => {
    const swoop = given({ unit: 'light-cavalry', level: 'flying', bows: true }, { unit: 'beastmen', state: 1 }, { charge: 'a' });
    expect(swoop.adds).toEqual([2, 4 - 1]);
    expect(swoop.rolled(3, 6)).toEqual(['demoralized', 'unharmed']); // 5 against 9
    expect(refused({ unit: 'handweapons' }, 'light-cavalry', { charge: 'a' })).toEqual({}); // the unit is on the ground now
  });

  test('fr3.melee.example-turn-to-elite: the beastmen are a mere flank attack, and the totals tie', () => {
    const turned = given(
      { unit: 'handweapons', elite: '2-0-0', leader: 'hero-1-1', flank: 1 },
      { unit: 'light-cavalry', state: 1 },
      { charge: 'a' },
    );
    expect(turned.adds).toEqual([5 + 1 + 1, 2 - 1]);
    expect(turned.rolled(2, 8)).toEqual(['unharmed', 'unharmed']); // 9 against 9
  });

  test('fr3.melee.example-charge-into-melee: no charge bonus for the battlewagon, support again for the beastmen', () => {
    const joined = given(
      { unit: 'battlewagons', joined: true, leader: 'general-2-2' },
      { unit: 'handweapons', elite: '2-0-0', leader: 'hero-1-1' },
      { charge: 'a' },
    );
    expect(joined.line('fr3.melee.charge-bonus')).toBeUndefined();
    expect(joined.adds).toEqual([5 + 2, 5 + 1]);
    const beastmen = given({ unit: 'beastmen', state: 1, support: 1 }, { unit: 'light-cavalry', state: 1 });
    expect(beastmen.adds).toEqual([4 - 1 + 1, 2 - 1]);
  });
});

describe('spears and a giant spider, with mounted on both its flanks', () => {
  test('fr3.tactics.example-flanks-setup, fr3.tactics.example-outpursuit: the demoralized spider is double demoralized and pushed back; out of contact the flanks are lost', () => {
    const flanked = given({ unit: 'spears', flank: 2 }, { unit: 'large-monsters', state: 1 });
    expect(flanked.adds).toEqual([3 + 1 + 2, 8 - 1]);
    expect(flanked.rolled(7, 4)).toEqual(['unharmed', 'pushed back']); // 13 against 11
    const alone = given('spears', 'large-monsters'); // the unit has rallied; the spears have outrun the mounted units
    expect(alone.adds).toEqual([flanked.adds[0] - 2, flanked.adds[1] + 1]);
  });

  test('fr3.tactics.example-turn-instead: demoralized by magic the spears are pushed back, and the mounted do not suffer', () => {
    const lost = given({ unit: 'spears', flank: 2, state: 1 }, 'large-monsters');
    expect(lost.adds).toEqual([5, 8]);
    expect(lost.rolled(4, 4)).toEqual(['pushed back', 'unharmed']); // 9 against 12
  });
});

describe('levels of operation', () => {
  test('fr3.levels.example-surfacing: the shark comes up for its attack, and others take its flanks and rear', () => {
    expect(given({ unit: 'large-monsters', level: 'swimming' }, 'battlewagons', { charge: 'a' }).adds).toEqual([8 + 2, 5]);
    expect(
      given({ unit: 'battlewagons', flank: 2, rear: 'unit' }, { unit: 'large-monsters', level: 'swimming' }, { charge: 'b' })
        .adds,
    ).toEqual([5 + 4, 8 + 2]);
  });

  test('fr3.levels.example-flying-cover: neither spears nor their flier reach a burrower; once it attacks, the flier takes a flank', () => {
    const burrower = { unit: 'large-monsters', level: 'burrowing' } as const;
    expect(because('spears', burrower, { charge: 'a' })[0]).toMatch(/underground/);
    expect(because({ unit: 'dragons', level: 'flying' }, burrower, { charge: 'a' })[0]).toMatch(/more than one level apart/);
    expect(given(burrower, { unit: 'spears', flank: 1 }, { charge: 'a' }).adds).toEqual([8 + 2, 3 + 1 + 1]);
  });

  test('fr3.levels.example-pass-under: a ship’s crew cannot contact the shark below it', () => {
    expect(because('sword-and-pistol', { unit: 'large-monsters', level: 'swimming' }, { charge: 'a' })[0]).toMatch(/underwater/);
  });
});

/** The melee engine has no walls. These are the fights of unit against unit, with the printed factors. */
describe('the storming of a wooden wall', () => {
  const elite = { unit: 'spears', elite: '1-1-0', attached: 'skirmishers' } as const;

  test('fr3.siege.storming-example-storming-rolls: handweapons are doubled, marines win', () => {
    const handweapons = given('handweapons', elite, { charge: 'a' });
    expect(handweapons.adds).toEqual([3, 4 + 1]);
    expect(handweapons.rolled(2, 5)).toEqual(['destroyed', 'unharmed']); // 5 against 10
    const marines = given({ unit: 'handweapons', other: 2 }, elite, { charge: 'a' });
    expect(marines.adds).toEqual([5, 5]);
    expect(marines.result(6, 5).winner).toBe('a');
  });

  test('fr3.siege.storming-example-first-melee: a swarm of CF 6 with marines on the flank demoralizes the elite spears', () => {
    const swarm = given({ unit: 'swarms', other: 2, flank: 1 }, elite, { charge: 'a' }); // the reference table has CF 4, the example 6
    expect(swarm.adds).toEqual([7, 5]);
    expect(swarm.rolled(4, 3)).toEqual(['unharmed', 'demoralized']); // 11 against 8
  });

  test('fr3.siege.storming-example-second-melee, ruling: a phase later there is no bonus for being charged, and they draw', () => {
    const again = given({ unit: 'swarms', other: 2, flank: 1 }, elite, { charge: 'a', round: 'later' });
    expect(again.adds).toEqual([7, 4]);
    expect(again.rolled(2, 5)).toEqual(['unharmed', 'unharmed']); // 9 against 9
  });

  test('fr3.siege.storming-example-second-storm: the second handweapons storm at 3 against 5', () => {
    const second = given('handweapons', elite, { charge: 'a' });
    expect(second.result(8, 5).winner).toBe('a'); // 11 against 10
  });

  test('fr3.siege.storming-example-breach: with two flanks the swarm doubles the spears, and their skirmishers die with them', () => {
    const last = given({ unit: 'swarms', other: 2, flank: 2 }, elite);
    expect(last.adds).toEqual([8, 4]);
    expect(last.rolled(4, 2)).toEqual(['unharmed', 'destroyed']); // 12 against 6
  });
});
