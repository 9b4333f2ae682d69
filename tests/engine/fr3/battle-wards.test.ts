/** Magic wards and protections, by rule id. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { surchargeOf } from '../../../src/engine/fr3/battle/magic/aim.ts';
import { boutOf, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { targetOf } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { after, charge } from './battle-table.ts';
import { bid, cast, having, pools, poolsOf, rules, told, unopposed, until } from './magic-table.ts';

/** Side A casts; side B is protected: B3 is a general with B1 and carries this device. */
const guarded = (has: string, user: string, more = '') =>
  having(
    pools(
      `A1 spears 10,10 N; A2 spears 20,10 N; B1 spears 10,20 S; B2 spears 20,20 S; A3 individual with A1 magic=${user}; B3 general-2-2 with B1 ${has}${more}`,
      ...Array.from({ length: Number(user.slice(-1)) }, () => 6),
    ),
    'A',
    { own: [12] },
  );

test('fr3.character-items.magic-ward: the caster takes 2 from his roll against the bearer’s unit, and against nobody else', () => {
  const at = guarded('magic-ward', 'wizard-1');
  // 2 points against 2: on 5 against 5 the army pool loses the tie to a level-one caster, and wins it with the ward.
  const on = (unit: string, one: number, other: number) =>
    told(after(at, [cast('A3', 'blast-1', [unit]), bid(null, 0, 2)], one, other, ...(unit === 'B2' ? [1] : [])));
  expect(on('B2', 5, 5)).toContain('Blast 1 works');
  expect(on('B1', 5, 5)).toContain('Blast 1 is dispelled');
});

test.each([
  ['fr3.character-items.protection-wizard', 'wizard-1', 'blast-1', 'cleric-2', 'bless-curse-2'],
  ['fr3.character-items.protection-wizard', 'hydromancer-2', 'rip-tide', 'necromancer-2', 'apparition'],
  ['fr3.character-items.protection-wizard', 'illusionist-2', 'blast-1', 'necromancer-2', 'blast-1'],
  ['fr3.character-items.protection-clerical', 'cleric-1', 'bless-curse-1', 'wizard-1', 'blast-1'],
  ['fr3.character-items.protection-clerical', 'war-cleric-2', 'bless-curse-1', 'wizard-1', 'blast-1'],
  ['fr3.character-items.protection-shamanic', 'druid-1', 'tremors', 'wizard-1', 'apoplexy'],
  ['fr3.character-items.protection-shamanic', 'fire-shaman-1', 'tremors', 'cleric-1', 'bless-curse-1'],
  ['fr3.character-items.protection-necromantic', 'necromancer-2', 'apparition', 'wizard-2', 'blast-2'],
])('%s: the unit is out of reach of a %s, and not of others', (rule, barred, spell, other, theirs) => {
  const choice = (id: string) => (id.startsWith('bless') ? { choice: 'curse' } : {});
  const device = rule.replace('fr3.character-items.', '');
  const under = guarded(device, barred);
  expect(rules(under, cast('A3', spell, ['B1'], choice(spell)))).toContain(rule);
  expect(rules(under, cast('A3', spell, ['B2'], choice(spell)))).not.toContain(rule);
  expect(rules(guarded(device, other), cast('A3', theirs, ['B1'], choice(theirs)))).not.toContain(rule);
});

test('fr3.character-items.protection-none: a hive queen reaches whoever carries all four devices', () => {
  const all = ['clerical', 'wizard', 'shamanic', 'necromantic'].map((kind) => `protection-${kind}`).join(' ');
  expect(rules(guarded(all, 'hive-queen-2'), cast('A3', 'medusa', ['B1']))).toEqual([]);
  expect(rules(guarded(all, 'wizard-1'), cast('A3', 'blast-1', ['B1']))).not.toEqual([]);
});

test('fr3.character-items.protection-shamanic-area: an area spell passes the protected unit by', () => {
  const at = unopposed(guarded('protection-shamanic', 'earth-shaman-3'), cast('A3', 'unstable-ground'));
  expect(['A1', 'B1', 'B2'].map((id) => unitAt(at.state, id).effects.length)).toEqual([1, 0, 1]);
});

test('fr3.character-items.protection-wizard: no character with it can be killed by Die', () => {
  const at = having(guarded('protection-wizard', 'wizard-3'), 'B', { army: 0 });
  expect(rules(at, cast('A3', 'die', ['B3']))).toContain('fr3.character-items.protection-wizard');
  expect(rules(guarded('magic-ward', 'wizard-3'), cast('A3', 'die', ['B3']))).toEqual([]);
});

test('fr3.character-items.protection-binds-user: its own bearer casts nothing of that magic', () => {
  const at = (has: string) => pools(`A1 spears 10,10 N; B1 spears 10,20 S; A2 hero-1-1 with A1 magic=wizard-1 ${has}`, 6);
  expect(rules(at('protection-wizard'), cast('A2', 'blast-1', ['B1']))).toContain('fr3.character-items.protection-binds-user');
  expect(rules(at('protection-clerical'), cast('A2', 'blast-1', ['B1']))).toEqual([]);
});

test('fr3.character-items.protection-clerical-limits, ruling: neither Miracle nor Ensure Victory decides a melee of the protected', () => {
  const fight = 'A1 spears 10,10 N; A2 spears 20,10 N; B1 spears 10,11.575 S; B2 spears 20,11.575 S';
  const at = having(
    pools(`${fight}; A3 individual with A1 magic=war-cleric-3; B3 general-2-2 with B1 protection-clerical`, 6, 6, 6),
    'A',
    { own: [12] },
  );
  for (const spell of ['miracle', 'ensure-victory']) {
    expect(rules(at, cast('A3', spell, ['A1']))).toContain('fr3.character-items.protection-clerical-limits');
    expect(rules(at, cast('A3', spell, ['A2']))).not.toContain('fr3.character-items.protection-clerical-limits');
  }
});

test('fr3.character-items.protection-wizard-artillery: damage rolls are 1 lower, and dragons are not feared', () => {
  const at = guarded('protection-wizard', 'cleric-1');
  expect(targetOf(at.state, unitAt(at.state, 'B1')).wizardWard).toBe(true);
  expect(targetOf(at.state, unitAt(at.state, 'B2')).wizardWard).toBeUndefined();
  // A dragon approaches: the spears with the device need no roll; the other unit rolls a 1 and is shaken.
  const dragon = (has: string) =>
    until(
      pools(`A1 dragons 10,10 N; A2 general-2-2 with A1 beastmaster; B1 spears 10,14 S; B2 hero-1-1 with B1 ${has}`),
      'A movement',
    );
  expect(unitAt(after(dragon('protection-wizard'), [charge(['A1'])]).state, 'B1').morale).toBe(0);
  expect(unitAt(after(dragon('protection-clerical'), [charge(['A1'])], 1).state, 'B1').morale).toBe(1);
});

test.each([
  ['fr3.character-items.protection-necromantic', 'protection-necromantic', 'spears', 'undead', 2],
  ['fr3.character-items.protection-necromantic', 'protection-necromantic', 'spears', '', 0],
  ['fr3.character-items.protection-clerical-cf', 'protection-clerical', 'minor-spirits', '', 2],
  ['fr3.character-items.protection-clerical-cf', 'protection-clerical', 'spears', 'undead', 0],
  ['fr3.character-items.protection-shamanic-cf', 'protection-shamanic', 'earth-elemental', '', 2],
  ['fr3.character-items.protection-shamanic-cf', 'protection-shamanic', 'minor-spirits', '', 0],
])('%s: in melee %s is worth that against %s %s', (_, has, foe, kit, worth) => {
  const sum = (more: string) => {
    const at = pools(`A1 handweapons 10,10 N; A2 hero-1-1 with A1 ${more}; B1 ${foe} 10,11.575 S ${kit}`);
    return totalOf(bout(questionOf(at.state, unitAt(at.state, 'A1'), unitAt(at.state, 'B1'))), 'a');
  };
  expect(sum(has) - sum('magic-ward')).toBe(worth);
});

test('fr3.items.protective-spirit-magic, ruling: an enemy’s spell costs one point more of his own pool, a friend’s does not', () => {
  const at = having(
    pools('A1 spears 10,10 N protective-spirit; B1 spears 10,20 S protective-spirit; A2 individual with A1 magic=cleric-1', 6),
    'B',
    { army: 0 },
  );
  expect(poolsOf(unopposed(at, cast('A2', 'bless-curse-1', ['B1'], { choice: 'curse' }), 9), 'A')[1]).toBe(3);
  expect(poolsOf(unopposed(at, cast('A2', 'bless-curse-1', ['A1'], { choice: 'bless' }), 9), 'A')[1]).toBe(4);
  const poor = having(at, 'A', { own: [2] });
  expect(rules(poor, cast('A2', 'bless-curse-1', ['B1'], { choice: 'curse' }))).toContain('fr3.magic.cannot-afford');
});

test('fr3.character-items.protection-shamanic-terrain, ruling: ground on which the protected stand does not change', () => {
  const at = (has: string, x = 10) =>
    having(
      pools(
        `terrain marsh 6,16 to 14,24; A1 spears 10,10 N; B1 spears ${x},20 S; A2 individual with A1 magic=water-shaman-2; B2 hero-1-1 with B1 ${has}`,
        6,
        6,
      ),
      'A',
      { own: [9] },
    );
  const rapids: Action = {
    kind: 'cast-at',
    character: 'A2',
    spell: 'rapids-ford',
    on: [],
    choice: 'ford',
    x: 10,
    y: 17,
    angle: 0,
    points: null,
  };
  const rule = 'fr3.character-items.protection-shamanic-terrain';
  expect(rules(at('protection-shamanic'), rapids)).toContain(rule);
  expect(rules(at('protection-shamanic', 30), rapids)).toEqual([]);
  expect(rules(at('protection-wizard'), rapids)).toEqual([]);
});

test('fr3.character-items.protection-wizard-limits, fr3.character-items.protection-shamanic-limits: what magic has brought before fights as ever', () => {
  // A summoned water elemental charges and fights at full strength, whatever the device.
  const at = until(
    pools(
      'A1 water-elemental 10,10 N; A2 mobs 30,3 N; A3 general-2-2 with A2 magic=hydromancer-3; B1 spears 10,13 S; B2 hero-1-1 with B1 protection-wizard',
      6,
      6,
      6,
    ),
    'A movement',
  );
  expect(fr3Battle.refuse(at.state, charge(['A1']))).toBeNull();
  const sum = (has: string) => {
    const met = pools(`A1 water-elemental 10,10 N; B1 spears 10,11.575 S; B2 hero-1-1 with B1 ${has}`);
    return totalOf(boutOf(met.state, unitAt(met.state, 'A1'), unitAt(met.state, 'B1')), 'b');
  };
  expect(sum('protection-wizard')).toBe(sum('protection-clerical'));
  expect(sum('protection-shamanic')).toBe(sum('protection-clerical') + 2);
});

test('fr3.items.protective-spirit-attachment, fr3.spells.banish-3: the spirit is banished, its unit stays, and spells cost what they cost', () => {
  const at = having(
    pools(
      'A1 spears 10,10 N; B1 spears 10,20 S protective-spirit; B2 spears 20,20 S; A2 individual with A1 magic=cleric-3',
      6,
      6,
      6,
    ),
    'B',
    { army: 0 },
  );
  expect(rules(at, cast('A2', 'banish-3', ['B2']))).toContain('fr3.spells.banish-3');
  const banished = after(having(at, 'A', { own: [12] }), [cast('A2', 'banish-3', ['B1']), bid('A2', 7, 0)]);
  expect(told(banished)).toContain('The protective spirit of Spears (B1) is gone.');
  expect(unitAt(banished.state, 'B1').status).toBe('table');
  expect(poolsOf(banished, 'A')[1]).toBe(5);
  expect(surchargeOf(banished.state, { character: 'A2', spell: 'apoplexy', on: ['B1'] })).toBe(0);
});

test('fr3.character-items.protection-wizard-illusions: the protected see through obstacles, and illusions do not shoot them', () => {
  const shot = (has: string, ...faces: number[]) => {
    const kept = until(
      pools(
        `A1 longbows 10,10 N illusion; A2 mobs 30,3 N; A3 longbows 40,3 N; B1 spears 10,14 S; A4 individual with A2 magic=illusionist-2; B2 hero-1-1 with B1 ${has}`,
        6,
        6,
      ),
      'A upkeep',
    );
    const at = until(after(kept, [{ kind: 'upkeep', from: 'army' }]), 'A missiles');
    return unitAt(after(at, [{ kind: 'shoot', units: ['A1'], at: 'B1' }], ...faces).state, 'B1').morale;
  };
  expect(shot('protection-wizard')).toBe(0);
  expect(shot('protection-clerical', 9)).toBe(1);
  const obstacle = (has: string, ...faces: number[]) => {
    const start = pools(
      `A1 spears 10,10 N; B1 handweapons 10,18.6 S; B2 mobs 40,33 S; A2 individual with A1 magic=illusionist-2; B3 hero-1-1 with B1 ${has}`,
      6,
      6,
    );
    const able = until(having(having(start, 'A', { own: [12] }), 'B', { army: 0 }), 'A movement');
    const air: Action = {
      kind: 'cast-at',
      character: 'A2',
      spell: 'illusionary-obstacle',
      on: [],
      choice: 'air',
      x: 10,
      y: 15,
      angle: 0,
      points: null,
    };
    const wall = until(unopposed(able, air), 'B movement');
    return after(wall, [{ kind: 'ahead', units: ['B1'], inches: 2.27 }], ...faces).state.barriers.length;
  };
  expect(obstacle('protection-wizard')).toBe(0);
  expect(obstacle('protection-clerical', 1)).toBe(1);
});
