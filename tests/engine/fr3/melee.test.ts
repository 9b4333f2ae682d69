import { describe, expect, test } from 'vitest';
import { outcomesOf } from '../../../src/engine/fr3/melee/answer.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { because, given, refused } from './at-the-table.ts';

describe('the roll and its results', () => {
  test('fr3.melee.timing, ruling: each engaged pair rolls once in every phase, in that of the other side too', () => {
    const pair = given('beastmen', 'beastmen');
    expect(pair.rolled(5, 5)).toEqual(['unharmed', 'unharmed']); // two dice, one for each unit, and no more
    const [first, second] = pair.phases(2);
    const gone = (course: { b: { fate: string } }) => course.b.fate === 'destroyed';
    expect(first?.of(gone).numerator).toBeGreaterThan(0n);
    expect(second?.of((course) => gone(course) || course.b.state === 2).toString()).not.toBe(
      first?.of((course) => gone(course) || course.b.state === 2).toString(),
    );
  });

  test('fr3.melee.roll: each side adds its CF and every bonus to one d10, and the totals are compared', () => {
    const line = given({ unit: 'handweapons', support: 1 }, { unit: 'pikes', support: 2, state: 1 });
    expect(line.adds).toEqual([3 + 2 + 1, 4 + 2 - 1]);
    expect(line.line('fr3.melee.roll')).toBe(3);
    expect(line.line('fr3.melee.roll', 'b')).toBe(4);
    expect(line.rolled(4, 6)).toEqual(['demoralized', 'unharmed']); // 10 against 11
    expect(line.rolled(6, 5)[1]).toBe('pushed back'); // 12 against 10
  });

  test('fr3.melee.roll, ruling: there is no floor, and a total of zero or less is doubled by every higher one', () => {
    const mob = given({ unit: 'mobs', column: true, state: 1 }, 'skirmishers');
    expect(mob.adds).toEqual([-2, 1]);
    expect(mob.rolled(1, 1)).toEqual(['destroyed', 'unharmed']); // −1 against 2
    expect(mob.rolled(2, 1)).toEqual(['destroyed', 'unharmed']); // 0 against 2
    expect(mob.rolled(4, 1)).toEqual(['unharmed', 'unharmed']); // 2 against 2
    const below = given({ unit: 'mobs', other: -9 }, { unit: 'mobs', other: -9 });
    expect(below.rolled(3, 2)).toEqual(['unharmed', 'destroyed']); // −5 against −6
    expect(below.rolled(3, 3)).toEqual(['unharmed', 'unharmed']);
  });

  test('fr3.melee.result-equal: equal totals change nothing', () => {
    const tie = given('beastmen', { unit: 'spears', support: 1 });
    expect(tie.rolled(5, 5)).toEqual(['unharmed', 'unharmed']);
    expect(tie.result(5, 5)).toMatchObject({ winner: 'draw', a: { rules: ['fr3.melee.result-equal'] }, b: { state: 0 } });
    expect(tie.rolled(5, 4)[1]).toBe('demoralized');
  });

  test('fr3.melee.result-win: less than double costs the loser one level, the winner nothing', () => {
    const fight = given('beastmen', { unit: 'spears', support: 1 });
    const won = fight.result(8, 3); // 12 against 7, and twice 7 is 14
    expect(won).toMatchObject({
      winner: 'a',
      a: { fate: 'unharmed', state: 0 },
      b: { fate: 'demoralized', state: 1, pushedBack: false },
    });
    expect(won.b.rules).toEqual(['fr3.melee.result-win']);
    expect(fight.rolled(3, 8)).toEqual(['demoralized', 'unharmed']);
  });

  test('fr3.melee.result-double: exactly double destroys, one point less does not', () => {
    const fight = given('beastmen', { unit: 'spears', support: 1 });
    expect(fight.rolled(10, 3)).toEqual(['unharmed', 'destroyed']); // 14 against 7
    expect(fight.result(10, 3).b.rules).toEqual(['fr3.melee.result-double']);
    expect(fight.rolled(9, 3)).toEqual(['unharmed', 'demoralized']); // 13 against 7
    expect(given('mobs', 'beastmen').rolled(1, 4)).toEqual(['destroyed', 'unharmed']); // 2 against 8
  });

  test('fr3.melee.push-back: the second demoralization pushes the loser back', () => {
    const spears = given('beastmen', { unit: 'spears', support: 1, state: 1 });
    const lost = spears.result(7, 5); // 11 against 8
    expect(lost.b).toMatchObject({ fate: 'double-demoralized', pushedBack: true, state: 2 });
    expect(lost.b.rules).toContain('fr3.melee.push-back');
    expect(given('beastmen', { unit: 'spears', support: 1 }).result(7, 6).b.pushedBack).toBe(false);
  });

  test('fr3.melee.push-back-blocked: without room behind it the second demoralization destroys', () => {
    const cornered = given('beastmen', { unit: 'spears', support: 1, state: 1, blocked: true });
    expect(cornered.rolled(7, 5)).toEqual(['unharmed', 'destroyed']);
    expect(cornered.result(7, 5).b.rules).toContain('fr3.melee.push-back-blocked');
    expect(given('beastmen', { unit: 'spears', support: 1, blocked: true }).rolled(7, 6)).toEqual(['unharmed', 'demoralized']);
  });

  test('fr3.melee.third-demoralization: the third demoralization destroys', () => {
    const spears = given('beastmen', { unit: 'spears', support: 1, state: 2 });
    expect(spears.rolled(7, 5)).toEqual(['unharmed', 'destroyed']);
    expect(spears.result(7, 5).b.rules).toContain('fr3.melee.third-demoralization');
  });
});

describe('support', () => {
  test('fr3.melee.column-penalty, fr3.melee.support-bonus: a unit in column may have friends beside it; it adds them and takes its −2', () => {
    expect(given({ unit: 'spears', column: true, support: 2 }, 'mobs').adds[0]).toBe(3 + 2 - 2);
  });

  test('fr3.melee.support-bonus: each friend beside the unit adds 1, two of them 2, and no more can be', () => {
    for (const support of [0, 1, 2]) expect(given({ unit: 'spears', support }, 'beastmen').adds).toEqual([3 + support, 4]);
    expect(given({ unit: 'spears', support: 2 }, 'beastmen').line('fr3.melee.support-bonus')).toBe(2);
    expect(refused({ unit: 'spears', support: 3 }, 'beastmen')).toEqual({ 'a.support': ['fr3.melee.support-bonus'] });
    expect(refused({ unit: 'spears', support: -1 }, 'beastmen')).toEqual({ 'a.support': ['fr3.melee.support-bonus'] });
  });

  const supporting = [
    'beastmen',
    'crossbow-handgun',
    'handweapons',
    'longbows',
    'militia',
    'mobs',
    'muskets',
    'pikes',
    'spears',
    'sword-and-pistol',
    'battlewagons',
  ];
  const alone = [
    'rangers',
    'rifles',
    'skirmishers',
    'heavy-cavalry',
    'light-cavalry',
    'mounted',
    'heavy-chariots',
    'dragoons',
    'knights',
    'dragons',
    'leviathans',
    'large-monsters',
    'small-monsters',
    'swarms',
    'air-elemental',
    'earth-elemental',
    'fire-elemental',
    'plant-elemental',
    'water-elemental',
    'blobs',
    'fanatics',
    'lesser-spirits',
    'major-spirits',
    'minor-spirits',
    'tricksters',
    'heavy-artillery',
    'light-artillery',
    'contraptions',
  ];
  test.each(supporting)('fr3.melee.support-types, ruling: %s are supported', (unit) => {
    expect(given({ unit, support: 2 }, 'mobs').line('fr3.melee.support-bonus')).toBe(2);
  });
  test.each(alone)('fr3.melee.support-types, ruling: %s are not', (unit) => {
    expect(refused({ unit, support: 1 }, 'mobs')['a.support']?.[0]).toBe('fr3.melee.support-types');
  });

  test('fr3.melee.support-demoralized: demoralized units still receive it', () => {
    for (const state of [1, 2] as const)
      expect(given({ unit: 'spears', support: 2, state }, 'beastmen').adds).toEqual([3 + 2 - 1, 4]);
  });

  test('fr3.melee.support-levels, ruling: nobody supports in the air, in the water or under the ground', () => {
    for (const level of ['flying', 'swimming', 'burrowing'] as const)
      expect(refused({ unit: 'spears', support: 1, level }, 'beastmen')).toEqual({ 'a.support': ['fr3.melee.support-levels'] });
    expect(because({ unit: 'spears', support: 1, level: 'flying' }, 'beastmen')[0]).toMatch(/off the surface/);
  });
});

describe('attachments', () => {
  test('fr3.melee.attachment-bonus: skirmishers or light artillery add 1 in the phase in which the unit is charged', () => {
    for (const attached of ['skirmishers', 'light-artillery'] as const) {
      const charged = given('beastmen', { unit: 'handweapons', attached }, { charge: 'a' });
      expect(charged.adds).toEqual([4, 3 + 1]);
      expect(charged.line('fr3.melee.attachment-bonus', 'b')).toBe(1);
      expect(given('beastmen', { unit: 'handweapons', attached }).adds).toEqual([4, 3]);
      expect(given('beastmen', { unit: 'handweapons', attached }, { charge: 'a', round: 'later' }).adds).toEqual([4, 3]);
      expect(given('beastmen', { unit: 'handweapons', attached }, { charge: 'b' }).adds).toEqual([4, 3]);
      expect(given('beastmen', { unit: 'handweapons', attached, outsideArc: true }, { charge: 'a' }).adds).toEqual([4, 3]);
    }
  });

  test('fr3.melee.attachment-bonus, ruling: against fliers skirmishers add another 1, charged or not; artillery does not', () => {
    const flier = { unit: 'heavy-cavalry', level: 'flying' } as const;
    expect(given(flier, { unit: 'handweapons', attached: 'skirmishers' }, { charge: 'a' }).adds).toEqual([6, 3 + 1 + 1]);
    expect(given(flier, { unit: 'handweapons', attached: 'skirmishers' }, { charge: 'a', round: 'later' }).adds).toEqual([
      4,
      3 + 1,
    ]);
    expect(given(flier, { unit: 'handweapons', attached: 'light-artillery' }, { charge: 'a' }).adds).toEqual([6, 3 + 1]);
    expect(given(flier, { unit: 'handweapons', attached: 'light-artillery' }).adds).toEqual([4, 3]);
  });
});

describe('flank and rear', () => {
  test('fr3.melee.attacking-unit: of several friends one rolls, the others only add to its roll', () => {
    const surrounded = given({ unit: 'mobs', flank: 2, rear: 'unit' }, 'large-monsters');
    expect(surrounded.adds).toEqual([1 + 1 + 1 + 2, 8]);
    expect(surrounded.rolled(10, 1)).toEqual(['unharmed', 'demoralized']); // two dice decide it
  });

  test('fr3.melee.defender-wins-affects-attacker-only: whoever stands on the flanks, only the attacking unit suffers', () => {
    const lost = given({ unit: 'mobs', flank: 2, rear: 'unit' }, 'large-monsters').result(1, 6); // 6 against 14
    expect(lost.a.fate).toBe('destroyed');
    expect(Object.keys(lost).sort()).toEqual(['a', 'b', 'winner']);
  });

  test('fr3.melee.flank-bonus: a friend on each flank of the enemy adds 1', () => {
    for (const flank of [0, 1, 2]) expect(given({ unit: 'spears', flank }, 'beastmen').adds).toEqual([3 + flank, 4]);
    expect(given({ unit: 'spears', flank: 2 }, 'beastmen').line('fr3.melee.flank-bonus')).toBe(2);
    expect(refused({ unit: 'spears', flank: 1, flankLight: 2 }, 'beastmen')).toHaveProperty(
      ['a.flank'],
      ['fr3.melee.flank-bonus'],
    );
  });

  test('fr3.melee.rear-bonus: a friend in the rear of the enemy adds 2, on top of the flanks', () => {
    expect(given({ unit: 'spears', rear: 'unit' }, 'beastmen').adds).toEqual([3 + 2, 4]);
    expect(given({ unit: 'spears', rear: 'unit' }, 'beastmen').line('fr3.melee.rear-bonus')).toBe(2);
    expect(given({ unit: 'spears', flank: 2, rear: 'unit' }, 'beastmen').adds).toEqual([3 + 2 + 2, 4]);
  });

  test('fr3.melee.light-cavalry-doubles-flank-rear, ruling: light cavalry adds 2 on a flank and 4 in the rear, for itself alone', () => {
    expect(given({ unit: 'spears', flankLight: 1 }, 'beastmen').adds).toEqual([3 + 2, 4]);
    expect(given({ unit: 'spears', rear: 'light' }, 'beastmen').adds).toEqual([3 + 4, 4]);
    const both = given({ unit: 'spears', flank: 1, flankLight: 1, rear: 'unit' }, 'beastmen');
    expect(both.adds).toEqual([3 + 1 + 2 + 2, 4]);
    expect(both.line('fr3.melee.light-cavalry-doubles-flank-rear')).toBe(2);
    expect(given({ unit: 'spears', rear: 'light' }, 'beastmen').line('fr3.melee.light-cavalry-doubles-flank-rear')).toBe(4);
    expect(refused({ unit: 'spears', flankLight: 3 }, 'beastmen')).toEqual({ 'a.flankLight': ['fr3.melee.flank-bonus'] });
  });

  test('fr3.melee.flank-and-support-together: both count in one melee', () => {
    expect(given({ unit: 'spears', support: 2, flank: 2 }, 'beastmen').adds).toEqual([3 + 2 + 2, 4]);
  });
});

describe('column', () => {
  test('fr3.melee.column-penalty, ruling: a unit in column has −2, charged, charging or in a later phase', () => {
    const column = { unit: 'beastmen', column: true };
    for (const how of [{}, { charge: 'a' }, { charge: 'b' }, { charge: 'b', round: 'later' }] as const)
      expect(given(column, 'mobs', how).adds).toEqual([4 - 2, 1]);
    expect(given(column, 'mobs').line('fr3.melee.column-penalty')).toBe(-2);
    // In a column two files wide the other file gives support.
    expect(given({ unit: 'beastmen', column: true, support: 1 }, 'mobs').adds).toEqual([4 - 2 + 1, 1]);
  });
});

describe('charge and countercharge', () => {
  test.each([
    ['heavy-cavalry', 4, 2],
    ['knights', 5, 3],
    ['heavy-chariots', 3, 4],
    ['battlewagons', 5, 3],
    ['sword-and-pistol', 5, 1],
    ['light-cavalry', 2, 0],
    ['mounted', 2, 0],
    ['dragoons', 4, 0],
    ['large-monsters', 8, 0],
  ])('fr3.melee.charge-bonus, ruling: %s (CF %d) charge with +%d', (unit, factor, bonus) => {
    const charge = given(unit, 'beastmen', { charge: 'a' });
    expect(charge.adds).toEqual([factor + bonus, 4]);
    expect(charge.line('fr3.melee.charge-bonus')).toBe(bonus || undefined);
  });

  test('fr3.melee.charge-bonus, ruling: only for whoever charges, and only in the first round', () => {
    expect(given('knights', 'beastmen').adds).toEqual([5, 4]);
    expect(given('knights', 'beastmen', { charge: 'b' }).adds).toEqual([5, 4]);
    expect(given('knights', 'beastmen', { charge: 'a', round: 'later' }).adds).toEqual([5, 4]);
  });

  test('fr3.melee.charge-bonus-shock, ruling: a win with the charge bonus costs two levels', () => {
    const charge = given('knights', { unit: 'handweapons', support: 1 }, { charge: 'a' });
    expect(charge.rolled(4, 5)).toEqual(['unharmed', 'pushed back']); // 12 against 9
    expect(charge.result(4, 5).b.rules).toContain('fr3.melee.charge-bonus-shock');
    expect(charge.rolled(1, 10)).toEqual(['demoralized', 'unharmed']); // the charger takes the shock when it loses
    const shot = given('knights', { unit: 'handweapons', support: 1, state: 1 }, { charge: 'a' });
    expect(shot.rolled(4, 6)).toEqual(['unharmed', 'destroyed']); // 12 against 9
    const later = given('knights', { unit: 'handweapons', support: 1 }, { charge: 'a', round: 'later' });
    expect(later.rolled(4, 4)).toEqual(['unharmed', 'demoralized']); // 9 against 8
    const without = given('light-cavalry', { unit: 'mobs' }, { charge: 'a' });
    expect(without.rolled(4, 4)).toEqual(['unharmed', 'demoralized']); // no charge bonus, no shock
  });

  test('fr3.melee.charge-bonus-exclusions: no bonus and no shock for joining a melee that is already going', () => {
    const joined = given({ unit: 'knights', joined: true }, 'handweapons', { charge: 'a' });
    expect(joined.adds).toEqual([5, 3]);
    expect(joined.rolled(4, 4)).toEqual(['unharmed', 'demoralized']); // 9 against 7
    expect(refused({ unit: 'knights', joined: true }, 'handweapons')).toEqual({
      'a.joined': ['fr3.melee.charge-bonus-exclusions'],
    });
    expect(refused({ unit: 'knights', joined: true }, 'handweapons', { charge: 'a', round: 'later' })).toHaveProperty([
      'a.joined',
    ]);
  });

  test.each([
    ['heavy-cavalry', 2],
    ['knights', 3],
    ['heavy-chariots', 4],
  ])('fr3.melee.countercharge: %s charged by knights or heavy cavalry use their own +%d', (unit, bonus) => {
    for (const charger of ['knights', 'heavy-cavalry']) {
      const met = given(charger, unit, { charge: 'a' });
      expect(met.line('fr3.melee.countercharge', 'b')).toBe(bonus);
      expect(met.line('fr3.melee.charge-bonus', 'a')).toBe(charger === 'knights' ? 3 : 2);
    }
  });

  test('fr3.melee.countercharge: whichever side wins, the loser takes two levels', () => {
    const met = given('heavy-cavalry', 'knights', { charge: 'a' });
    expect(met.adds).toEqual([4 + 2, 5 + 3]);
    expect(met.rolled(7, 3)).toEqual(['unharmed', 'pushed back']); // 13 against 11
    expect(met.rolled(3, 4)).toEqual(['pushed back', 'unharmed']); // 9 against 12
  });

  test('fr3.melee.countercharge, ruling: not against other chargers, not by other types, not when demoralized or engaged', () => {
    const against = (a: Parameters<typeof given>[0], b: Parameters<typeof given>[1]) =>
      given(a, b, { charge: 'a' }).line('fr3.melee.countercharge', 'b');
    expect(against('heavy-chariots', 'knights')).toBeUndefined();
    expect(against('battlewagons', 'knights')).toBeUndefined();
    expect(against('knights', 'light-cavalry')).toBeUndefined();
    expect(against('knights', 'battlewagons')).toBeUndefined();
    expect(against('knights', { unit: 'knights', state: 1 })).toBeUndefined();
    expect(against({ unit: 'knights', joined: true }, 'knights')).toBeUndefined();
    expect(given('knights', 'knights', { charge: 'a', round: 'later' }).adds).toEqual([5, 5]);
    expect(given('knights', 'knights').adds).toEqual([5, 5]);
  });

  test('fr3.melee.countercharge-same-level: flying knights give heavy cavalry on the ground none', () => {
    const swoop = given({ unit: 'knights', level: 'flying' }, 'heavy-cavalry', { charge: 'a' });
    expect(swoop.adds).toEqual([5 + 3, 4]);
    const aloft = given({ unit: 'knights', level: 'flying' }, { unit: 'heavy-cavalry', level: 'flying' }, { charge: 'a' });
    expect(aloft.adds).toEqual([5 + 3, 4 + 2]);
  });

  test('fr3.melee.countercharge-arc: none against a charge from outside the arc of movement', () => {
    const behind = given('heavy-cavalry', { unit: 'knights', outsideArc: true }, { charge: 'a' });
    expect(behind.adds).toEqual([4 + 2, 5]);
    expect(behind.rolled(7, 3)).toEqual(['unharmed', 'pushed back']); // 13 against 8
    expect(behind.rolled(10, 3)).toEqual(['unharmed', 'destroyed']); // 16 against 8
  });
});

describe('the ground', () => {
  test('fr3.melee.uphill: +1 for whoever stands higher, unless the enemy flies', () => {
    const crest = given({ unit: 'handweapons', uphill: true }, 'mobs');
    expect(crest.adds).toEqual([3 + 1, 1]);
    expect(crest.line('fr3.melee.uphill')).toBe(1);
    expect(crest.rolled(4, 3)).toEqual(['unharmed', 'destroyed']); // 8 against 4
    expect(given({ unit: 'handweapons', uphill: true }, { unit: 'mobs', level: 'flying' }).adds).toEqual([3, 1]);
    expect(refused({ unit: 'mobs', uphill: true }, { unit: 'mobs', uphill: true })).toHaveProperty(
      ['a.uphill'],
      ['fr3.melee.uphill'],
    );
  });

  test.each([
    ['muskets', 3, -1],
    ['spears', 3, -1],
    ['sword-and-pistol', 5, -1],
    ['mounted', 2, -1],
    ['pikes', 4, -2],
    ['heavy-cavalry', 4, -2],
    ['battlewagons', 5, -2],
    ['heavy-chariots', 3, -3],
    ['knights', 5, -3],
    ['handweapons', 3, 0],
    ['beastmen', 4, 0],
    ['light-cavalry', 2, 0],
    ['dragoons', 4, 0],
    ['dragons', 9, 0],
    ['swarms', 4, 0],
    ['lesser-spirits', 8, 0],
  ])('fr3.melee.difficult-terrain-modifiers, ruling: %s (CF %d) have %d', (unit, factor, penalty) => {
    for (const ground of ['woods', 'towns', 'marshes', 'water', 'difficult'] as const) {
      const fight = given({ unit, ground }, 'mobs');
      expect(fight.adds[0]).toBe(factor + penalty);
      expect(fight.line('fr3.melee.difficult-terrain-modifiers')).toBe(penalty || undefined);
    }
    expect(given({ unit, ground: 'open' }, 'mobs').adds[0]).toBe(factor);
  });

  test('fr3.melee.difficult-terrain-shared: the ground of the charged unit decides for both', () => {
    const edge = given('knights', { unit: 'spears', ground: 'woods' }, { charge: 'a' });
    expect(edge.adds).toEqual([5 + 3 - 3, 3 + 1 - 1]);
    expect(edge.line('fr3.melee.difficult-terrain-shared')).toBe(-3);
    const later = given('knights', { unit: 'spears', ground: 'woods' }, { charge: 'a', round: 'later' });
    expect(later.adds).toEqual([5 - 3, 3 + 1 - 1]); // remember who charged whom
  });

  test('fr3.melee.difficult-terrain-shared, ruling: a charger on difficult ground is alone in it', () => {
    const out = given({ unit: 'knights', ground: 'woods' }, 'spears', { charge: 'a' });
    expect(out.adds).toEqual([5 + 3 - 3, 3 + 1]);
    const charged = given({ unit: 'knights', ground: 'woods' }, 'spears', { charge: 'b' });
    expect(charged.adds).toEqual([5 - 3, 3 + 1 - 1]);
    const nobody = given({ unit: 'knights', ground: 'woods' }, 'spears');
    expect(nobody.adds).toEqual([5 - 3, 3 + 1]);
  });
});

describe('states and levels', () => {
  test('fr3.melee.demoralized-penalty: −1, and no more when double demoralized', () => {
    expect([0, 1, 2].map((state) => given({ unit: 'knights', state: state as 0 | 1 | 2 }, 'mobs').adds[0])).toEqual([5, 4, 4]);
  });

  test('fr3.melee.fliers-may-contact: fliers may charge any unit on the ground or in the air', () => {
    const flier = { unit: 'light-cavalry', level: 'flying' } as const;
    for (const target of ['pikes', 'dragons', 'leviathans', 'major-spirits', { unit: 'knights', level: 'flying' }] as const)
      expect(refused(flier, target, { charge: 'a' })).toEqual({});
  });

  test('fr3.levels.choose-engage, ruling, fr3.melee.contacting-fliers: only spirits, leviathans and other fliers can charge a flier', () => {
    const flier = { unit: 'light-cavalry', level: 'flying' } as const;
    for (const charger of [
      'major-spirits',
      'tricksters',
      'leviathans',
      { unit: 'dragons', level: 'flying' },
      'air-elemental',
    ] as const)
      expect(refused(charger, flier, { charge: 'a' })).toEqual({});
    for (const charger of ['pikes', 'dragons', 'knights', 'earth-elemental', 'fanatics', 'longbows'] as const) {
      expect(refused(charger, flier, { charge: 'a' }).charge).toContain('fr3.melee.contacting-fliers');
      expect(because(charger, flier, { charge: 'a' })[0]).toMatch(/in the air/);
    }
  });

  test('fr3.melee.landed-fliers: a flier that has landed may be charged and flanked by anyone', () => {
    expect(refused('pikes', 'light-cavalry', { charge: 'a' })).toEqual({});
    const engaged = given(
      { unit: 'beastmen', flank: 1, rear: 'unit' },
      { unit: 'light-cavalry', level: 'flying' },
      { charge: 'b' },
    );
    expect(engaged.adds).toEqual([4 + 1 + 2, 2]);
  });
});

test('the results stand from the best to the worst for the first unit, whoever is the stronger', () => {
  const order = (a: string, b: string) =>
    outcomesOf(bout(given(a, b).question)).map(({ result }) => [result.a.fate, result.b.fate]);
  const all = [
    ['unharmed', 'destroyed'],
    ['unharmed', 'demoralized'],
    ['unharmed', 'unharmed'],
    ['demoralized', 'unharmed'],
    ['destroyed', 'unharmed'],
  ];
  expect(order('spears', 'handweapons')).toEqual(all);
  expect(order('mobs', 'knights')).toEqual(all.slice(1));
});
