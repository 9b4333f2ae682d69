import { describe, expect, test } from 'vitest';
import { sum } from '../../../src/engine/kernel/fraction.ts';
import { mostCommon, spreadEvenly } from '../../../src/engine/three-realms/harm/allocation.ts';
import { shooting } from '../../../src/engine/three-realms/shooting/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(shooting);
/** Bowmen of RT 6 with bows of S 5 at average models, unless more is said. */
const volley = (f: object = {}, t: object = {}) =>
  ask('volley', { f: { who: 'bowmen', models: 1, ...f }, t: { who: 'average', models: 1, ...t } });
const shotKills = (f: object = {}, t: object = {}) => volley(f, t).chance('lost-1');
const damageNeeds = (f: object = {}, t: object = {}) => volley(f, t).answer().sums[1]?.needs;

describe('to hit', () => {
  test('three-realms.shooting.to-hit: d10 + RT must be greater than E', () => {
    expect(volley({ RT: 6 }, { E: 11 }).needs()).toBe(6);
    expect(volley().rolled(6, 10)).toBe('lost-1');
    expect(volley().rolled(5)).toBe('lost-0');
  });

  test('three-realms.shooting.to-hit: no roll always hits, and none always misses', () => {
    expect(shotKills({ RT: 1, strength: 16 }, { E: 11 })).toBe('0');
    expect(shotKills({ RT: 11, strength: 10 }, { E: 11, P: 10 })).toBe('1');
  });

  test('three-realms.shooting.sequence: all to-hit dice, then the damage of every hit', () => {
    expect(volley({ models: 3 }, { models: 2 }).rolled(6, 5, 6, 10, 6)).toBe('lost-1');
    expect(volley({ models: 3 }, { models: 2 }).rolled(6, 5, 6, 10, 10)).toBe('lost-2');
  });

  test('three-realms.shooting.eligible-weapons: a weapon that is fired at models, not a sword and not a template', () => {
    const offered = shooting.procedures[0]?.parts[0]?.circumstances.find(({ id }) => id === 'weapon')?.shape;
    const names = offered?.kind === 'choice' ? offered.options.map(({ value }) => value) : [];
    expect(names).toContain('bow');
    for (const other of ['sword', 'mortar', 'flame-jet', 'bolt-thrower']) expect(names).not.toContain(other);
  });

  test('three-realms.shooting.shots-per-model, ruling: one die a model, whatever its A', () => {
    expect(volley({ who: 'captain', models: 3, strength: 16 }, { models: 5, E: 0 }).chance('lost-3')).toBe('1');
  });

  test('three-realms.shooting.majority-evasion, ruling: the most common value, the lowest if tied', () => {
    expect(mostCommon([11, 11, 11, 13, 13])).toBe(11);
    expect(mostCommon([11, 13, 13])).toBe(13);
    expect(mostCommon([13, 11, 12, 11, 13])).toBe(11);
  });

  test('three-realms.shooting.aim: +1 for who stands still, and not for Assault, Spell and Artillery', () => {
    expect(volley({ aim: true }).needs()).toBe(5);
    expect(volley({ aim: true }).adds('three-realms.shooting.aim')).toBe(1);
    expect(volley({ who: 'captain', aim: true }).refused()).toContain('three-realms.ranged-weapons.assault-no-aim');
    expect(volley({ who: 'mage', aim: true }).refused()).toContain('three-realms.ranged-weapons.spell');
    expect(volley({ who: 'mortar', aim: true }).refused()).toContain('three-realms.unit-rules.artillery');
  });

  test('three-realms.unit-rules.shot-on-the-run: −1 to hit on the run, for who has the rule', () => {
    expect(volley({ who: 'outriders', run: true }).adds('three-realms.unit-rules.shot-on-the-run')).toBe(-1);
    expect(volley({ run: true }).refused()).toContain('three-realms.shooting.no-shooting-after-run');
    expect(volley({ who: 'average', run: true }).refused()).toEqual([]);
  });

  test('three-realms.shooting.aim: who runs does not aim', () => {
    expect(volley({ who: 'outriders', run: true, aim: true }).refused()).toEqual(['three-realms.shooting.aim']);
  });

  test('three-realms.ranged-weapons.move-or-fire: not fired on the move', () => {
    expect(volley({ who: 'average', weapon: 'long-rifle', run: true }).refused()).toEqual([
      'three-realms.ranged-weapons.move-or-fire',
    ]);
  });
});

describe('cover', () => {
  test('three-realms.cover.no-stacking, ruling: a target has one benefit, whatever hides it, and cover is the better one: one −1 and one +1', () => {
    const hidden = volley({}, { hiding: 'cover' });
    const plain = volley();
    expect(Number(hidden.needs()) - Number(plain.needs())).toBe(1);
    expect(hidden.adds('three-realms.cover.cover')).toBe(-1);
    expect(hidden.adds('three-realms.cover.concealment')).toBeUndefined();
    const asked = shooting.procedures[0]?.parts[1]?.circumstances.find(({ id }) => id === 'hiding');
    expect(asked?.shape.kind === 'choice' && asked.shape.options.map(({ value }) => value)).toEqual([
      'none',
      'concealment',
      'cover',
    ]);
  });

  test('three-realms.cover.concealment: −1 RT; three-realms.cover.cover: −1 RT and +1 P', () => {
    expect([shotKills(), shotKills({}, { hiding: 'concealment' }), shotKills({}, { hiding: 'cover' })]).toEqual([
      '1/5',
      '4/25',
      '3/25',
    ]);
    expect([volley({}, { hiding: 'cover' }).needs(), damageNeeds({}, { hiding: 'cover' })]).toEqual([7, 8]);
  });

  test('three-realms.cover.concealment, ruling: of five, two behind a wall: the open three count to hit', () => {
    const some = { models: 5, hiding: 'cover', hidden: 2 };
    expect(volley({}, some).needs()).toBe(6);
    expect(volley({}, { ...some, hidden: 3 }).needs()).toBe(7);
    expect(volley({}, { ...some, models: 4 }).needs()).toBe(6);
  });

  test('three-realms.shooting.allocation-by-defender: an odd hit goes to a model in cover', () => {
    const some = { models: 2, hiding: 'cover', hidden: 1, P: 11 };
    expect(volley({}, some).rolled(6, 7)).toBe('lost-0');
    expect(volley({}, some).rolled(6, 8)).toBe('lost-1');
  });

  test('three-realms.ranged-weapons.arcing-cover: against an arcing weapon cover only conceals', () => {
    expect(shotKills({ arcing: true }, { hiding: 'cover' })).toBe(shotKills({}, { hiding: 'concealment' }));
  });

  test('three-realms.ranged-weapons.arcing-unseen: −10 RT, at least 0; nobody else fires blind', () => {
    expect(volley({ arcing: true, unseen: true, RT: 6 }, { E: 8 }).needs()).toBe(9);
    expect(volley({ arcing: true, unseen: true, RT: 12 }, { E: 8 }).needs()).toBe(7);
    expect(volley({ unseen: true }).refused()).toContain('three-realms.ranged-weapons.arcing');
  });

  test('three-realms.unit-rules.dig-in: −2 E and +2 P', () => {
    expect([volley({}, { dugIn: true }).needs(), damageNeeds({}, { dugIn: true })]).toEqual([4, 9]);
  });
});

describe('hits', () => {
  test('three-realms.shooting.allocation-even: seven hits on five models', () => {
    expect(spreadEvenly(7, 5)).toEqual([2, 2, 1, 1, 1]);
    expect(spreadEvenly(3, 5)).toEqual([1, 1, 1, 0, 0]);
  });

  test('three-realms.shooting.allocation-threatened-only: two threatened models take every hit, and only they die', () => {
    const sure = { models: 6, RT: 16, strength: 16 };
    expect(volley(sure, { models: 2, E: 10, P: 10 }).chance('lost-2')).toBe('1');
  });

  test('three-realms.shooting.assign-after-all-rolls: first all dice to hit, then those for damage', () => {
    expect(volley({ models: 3 }, { models: 3 }).rolled(6, 1, 10, 7, 6)).toBe('lost-1');
  });

  test('three-realms.ranged-weapons.sniper: all hits on one model; nobody else may', () => {
    const rifles = { who: 'average', weapon: 'long-rifle', models: 2, onOne: true };
    expect(volley(rifles, { models: 5, E: 11, P: 10 }).chance('lost-1')).toBe('231/400');
    expect(volley({ onOne: true }, { models: 5 }).refused()).toContain('three-realms.shooting.allocation-even');
  });

  test('three-realms.ranged-weapons.sniper: the mage among spearmen dies with 35 in 100', () => {
    const rifle = { who: 'bowmen', weapon: 'long-rifle', onOne: true };
    expect(shotKills(rifle, { models: 5, who: 'spearmen', P: 10 })).toBe('7/20');
  });
});

describe('damage', () => {
  test('three-realms.shooting.to-damage: d10 + S − P', () => {
    const bolt = { who: 'mage', RT: 16 };
    const monster = { P: 12, points: 4, E: 0 };
    expect(volley(bolt, monster).rolled(1, 7)).toBe('lost-3');
    expect(volley(bolt, monster).rolled(1, 4)).toBe('lost-0');
    expect(volley(bolt, { ...monster, points: 1 }).rolled(1, 5)).toBe('lost-1');
  });

  test('three-realms.shooting.cumulative-damage: 3 and 0 and 1 kill a model of 4 points', () => {
    const bolts = { who: 'mage', RT: 16, models: 3 };
    expect(volley(bolts, { P: 12, points: 4, E: 0 }).rolled(1, 1, 1, 7, 4, 5)).toBe('lost-4');
  });

  test('three-realms.shooting.kill: a model with several points does not die of less', () => {
    expect(volley({ models: 2, RT: 16 }, { models: 2, points: 2, P: 14, E: 0 }).rolled(1, 1, 10, 10)).toBe('lost-0');
    expect(volley({ models: 2, RT: 16 }, { models: 2, points: 2, P: 13, E: 0 }).rolled(1, 1, 10, 9)).toBe('lost-1');
  });

  test('three-realms.ranged-weapons.poisoned, ruling: a d5 for each model’s one test; with a d10 of 8 the javelin kills on 5', () => {
    const javelin = { who: 'skirmishers' };
    expect(volley(javelin, { who: 'spearmen' }).rolled(7, 8, 5)).toBe('lost-1');
    expect(volley(javelin, { who: 'spearmen' }).rolled(7, 9, 4)).toBe('lost-0');
    // Two models make one test each, with a d5 of its own.
    const two = volley({ ...javelin, models: 2 }, { who: 'spearmen', models: 2 });
    expect([two.rolled(7, 7, 8, 5, 8, 5), two.rolled(7, 7, 8, 5, 9, 4)]).toEqual(['lost-2', 'lost-1']);
  });

  test('three-realms.unit-rules.multiple-bodies: no hit takes more than one point', () => {
    const hulk = { who: 'hulk' };
    expect(volley({ strength: 16 }, hulk).rolled(10, 10)).toBe('lost-1');
    expect(volley({ strength: 16 }, { ...hulk, bodies: false }).rolled(10, 10)).toBe('lost-6');
  });
});

describe('mass casualties', () => {
  const nerve = (f: object, t: object) => ask('casualties', { f: { who: 'bowmen', RT: 16, ...f }, t: { E: 0, ...t } });

  test('three-realms.drive.mass-casualties: three of eight are no test, three of five are', () => {
    const three = { models: 3, strength: 16 };
    expect(nerve(three, { models: 8 }).rolled(1, 1, 1, 10, 10, 10)).toBe('few');
    expect(nerve(three, { models: 5 }).rolled(1, 1, 1, 10, 10, 10, 5)).toBe('stands');
    expect(nerve(three, { models: 5 }).rolled(1, 1, 1, 10, 10, 10, 6)).toBe('breaks');
  });

  test('three-realms.drive.mass-casualties: half is enough, of the whole unit', () => {
    expect(nerve({ models: 2, strength: 16 }, { models: 2, of: 4 }).chance('stands', 'breaks')).toBe('1');
    expect(nerve({ models: 2, strength: 16 }, { models: 2, of: 5 }).chance('few')).toBe('1');
  });

  test('three-realms.unit-rules.automaton: no test', () => {
    expect(nerve({ models: 2, strength: 16 }, { models: 4, automaton: true }).chance('few')).toBe('1');
  });

  test('three-realms.unit-rules.multiple-bodies-kills: a hulk that loses three of six points tests', () => {
    const hulk = { who: 'hulk' };
    expect(nerve({ models: 3, strength: 16 }, hulk).chance('stands', 'breaks')).toBe('1');
    expect(nerve({ models: 2, strength: 16 }, hulk).chance('few')).toBe('1');
    expect(nerve({ models: 6, strength: 16 }, hulk).chance('gone')).toBe('1');
  });

  test('three-realms.unit-rules.character: a Character is one model more, and tests for himself when he is left alone', () => {
    const shot = (character: number, of: number, fallen = of) =>
      nerve({ models: fallen, strength: 16 }, { models: fallen, of, D: 1, character });
    // 3 of 6 are half, 3 of 7 are not.
    expect(shot(0, 6, 3).chance('stands', 'breaks')).toBe('1');
    expect(shot(8, 6, 3).chance('few')).toBe('1');
    // The unit tests by the D of most: 1 never passes. Alone he passes by his own.
    expect(shot(8, 4, 3).chance('breaks')).toBe('1');
    expect(shot(0, 2).chance('gone')).toBe('1');
    expect(shot(8, 2).chance('stands')).toBe('7/10');
  });

  test('three-realms.shooting.threatened: no more than there are', () => {
    expect(nerve({}, { models: 5, of: 4 }).refused()).toContain('three-realms.shooting.threatened');
  });
});

test('the sentence names everything that can come up, and it adds up to one', () => {
  const { sentence, outcomes } = volley({ models: 5 }, { who: 'spearmen', models: 5 }).answer();
  expect(sentence).toBe(
    '5 × Bowmen with bow at 5 × Spearmen: no model falls 32.8%, 1 falls 41.0%, 2 fall 20.5%, 3 fall 5.1%, 4 fall 0.6%, all 5 fall < 0.1%.',
  );
  expect(String(sum(outcomes.map(({ chance }) => chance)))).toBe('1');
});
