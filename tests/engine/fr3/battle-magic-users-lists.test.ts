/** Witch hunters, bards and nulls in battle, by rule id. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { innatesOfPerson } from '../../../src/engine/fr3/battle/innate/who.ts';
import { characterSetup, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant } from '../../../src/engine/fr3/battle/units/troops.ts';
import type { HoldingSetup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { removedAs, suffer } from '../../../src/engine/fr3/demoralization.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, begun, charge, setupOf } from './battle-table.ts';
import {
  asked,
  because,
  bid,
  cast,
  effectsOn,
  having,
  pass,
  pools,
  poolsOf,
  rules,
  told,
  unopposed,
  until,
  untilTurn,
  withPerson,
  withTroop,
} from './magic-table.ts';

// ---- Witch hunters -----------------------------------------------------------------------------

const hunted = 'A1 spears 10,10 N; B1 spears 10,30 S; A2 individual with A1 magic=wizard-1; B2 hero-1-1 with B1 witch-hunter';

test('fr3.magic-users.witch-hunter, ruling, fr3.magic.witch-hunter-pools: 6 points a turn without dice, for dispelling alone, and 3 at clock 4', () => {
  const at = pools(hunted, 4);
  expect(poolsOf(at, 'B')).toEqual([10, 6]);
  expect(because(having(at, 'A', { own: [0] }), cast('B2', 'blast-1', ['A1']))).not.toBe('legal');
  expect([...fr3Battle.actions(until(at, 'B movement').state)].some(({ kind }) => kind === 'cast')).toBe(false);
  expect(poolsOf(untilTurn(having(at, 'B', { own: [2], clock: 4 }), 2, 3), 'B')).toEqual([5, 3]);
});

test('fr3.magic.witch-hunter-dispel-level, ruling, fr3.magic-users.witch-hunter-active-dispel: with a point of his own he stands like level two, without one the army gives no more than the cost', () => {
  const announced = after(pools(hunted, 6), [cast('A2', 'blast-1', ['B1'])]);
  expect(asked(announced)).toBe('B bid');
  expect(because(announced, bid('B2', 6, 10))).toBe('legal');
  expect(rules(announced, bid('B2', 0, 4))).toContain('fr3.auction.level-one-defence');
  expect([2, 3].map((army) => because(announced, bid(null, 0, army)) === 'legal')).toEqual([true, false]);
  // 2 points against 2: the witch hunter wins the tie; without him the wizard would.
  expect(told(after(announced, [bid('B2', 1, 1)], 5, 5))).toContain('is dispelled');
  expect(told(after(announced, [bid(null, 0, 2)], 5, 5, 1))).toContain('works');
});

test('fr3.magic-users.witch-hunter: the ability is for heroes and those above them', () => {
  expect(() => pools(hunted.replace('hero-1-1', 'individual'), 6)).toThrow('only heroes and higher grades');
});

/** A1 has a witch hunter and B1 a magic user; A2 and B2 have no character. */
const sighted = (bx: number, by: number, kit = '', b = 'individual with B1 magic=wizard-1') =>
  until(
    pools(
      `A1 spears 20,10 N ${kit}; A2 spears 30,10 N; B1 spears ${bx},${by} S; B2 spears 30,30 S; A3 hero-1-1 with A1 witch-hunter; B3 ${b}`,
      ...(b.includes('wizard') ? [1] : b.includes('bard') ? [1] : []),
    ),
    'A movement',
  );
const ahead = (unit: string, inches: number): Action => ({ kind: 'ahead', units: [unit], inches });

test('fr3.magic-users.witch-hunter-must-charge, ruling: a magic user within reach is charged, before anything else of that unit', () => {
  const at = sighted(20, 13);
  const rule = 'fr3.magic-users.witch-hunter-must-charge';
  expect(rules(at, pass)).toContain(rule);
  expect(fr3Battle.refuse(at.state, ahead('A2', 1))).toBeNull();
  const listed = [...fr3Battle.actions(at.state)].filter((action) =>
    ((action as { units?: readonly string[] }).units ?? []).includes('A1'),
  );
  expect([...new Set(listed.map(({ kind }) => kind))].filter((kind) => kind !== 'charge' && kind !== 'wheel')).toEqual([]);
  expect(because(after(at, [charge(['A1'])]), pass)).toBe('legal');
});

test('fr3.magic-users.witch-hunter-must-charge, ruling: he does not leave the unit that has to charge, and takes the duty to another', () => {
  const rule = 'fr3.magic-users.witch-hunter-must-charge';
  const go = (to: string): Action => ({ kind: 'transfer', character: 'A3', to }) as Action;
  const near = (b: string) =>
    until(
      pools(
        `A1 spears 20,10 N; A2 spears 21.6,10 N; B1 spears 20,${b} S; B2 spears 30,30 S; A3 hero-1-1 with A1 witch-hunter; A4 hero-1-1 with A1; B3 individual with B1 magic=wizard-1`,
        1,
      ),
      'A movement',
    );
  expect(rules(near('13'), go('A2'))).toEqual([rule]);
  expect(rules(near('13'), { kind: 'walk', character: 'A3', x: 20, y: 8 } as Action)).toEqual([rule]);
  // Any other character may go where he likes; so may a witch hunter when no magic user is within reach.
  expect(because(near('13'), { kind: 'transfer', character: 'A4', to: 'A2' } as Action)).toBe('legal');
  expect(because(near('30'), go('A2'))).toBe('legal');
  const far = until(
    pools(
      'A1 spears 20,4 N; A2 spears 20,10 N; B1 spears 20,13 S; B2 spears 30,30 S; A3 hero-1-1 with A1 witch-hunter; B3 individual with B1 magic=wizard-1',
      1,
    ),
    'A movement',
  );
  expect(because(far, pass)).toBe('legal');
  expect(rules(after(far, [go('A2')]), pass)).toEqual([rule]);
});

test.each([
  ['out of reach', sighted(20, 30), 'legal'],
  ['nobody of magic there', sighted(20, 13, '', 'hero-1-1 with B1'), 'legal'],
  ['a demoralized hunter', sighted(20, 13, 'demoralized'), 'legal'],
  ['after a wheel', sighted(17.5, 13), 'must charge'],
  ['a unit character who casts', sighted(20, 13, '', 'hero-1-1 with B1 unit-character magic=wizard-1'), 'must charge'],
  ['a bard', sighted(20, 13, '', 'hero-1-1 with B1 bard'), 'must charge'],
  ['another witch hunter', sighted(20, 13, '', 'hero-1-1 with B1 witch-hunter'), 'legal'],
])('fr3.magic-users.witch-hunter-must-charge, ruling: %s', (_, at, says) => {
  expect(because(at, pass)).toContain(says);
});

// ---- The holy hand grenade -----------------------------------------------------------------------

const thrown = (by: number, more = '') =>
  until(
    pools(`A1 spears 10,10 N; A2 hero-1-1 with A1 magic=cleric-1 holy-hand-grenade; B1 spears 10,${by} S${more}`, 3),
    by < 14.4 ? 'A missiles' : 'A movement',
  );

test('fr3.character-items.holy-hand-grenade-effect, ruling: once, at an enemy within 3 inches, an artillery hit with 1 more', () => {
  const at = thrown(14);
  const grenade: Action = { kind: 'grenade', character: 'A2', at: 'B1' };
  // A cannonball without a bonus does nothing on a 6; with +1 it demoralizes.
  expect(unitAt(after(at, [grenade], 5).state, 'B1').morale).toBe(0);
  const done = after(at, [grenade], 6);
  expect(unitAt(done.state, 'B1').morale).toBe(1);
  expect(done.state.characters[0]?.spent).toEqual(['holy-hand-grenade']);
  expect(asked(done)).toBe('A movement');
  expect(because(thrown(20), grenade)).not.toBe('legal');
});

test('fr3.character-items.holy-hand-grenade-effect: it may strike an enemy in melee', () => {
  const at = thrown(14, '; A3 knights 10,15.6 S; ');
  const engaged = until(
    pools('A1 spears 10,10 N; A2 spears 13,14 S; A3 hero-1-1 with A1 magic=cleric-1 holy-hand-grenade; B1 spears 13,12.42 N', 3),
    'A missiles',
  );
  expect(because(engaged, { kind: 'grenade', character: 'A3', at: 'B1' })).toBe('legal');
  expect(asked(at)).toBe('A missiles');
});

// ---- Bards -------------------------------------------------------------------------------------

const sung = (type = 'spears') =>
  `A1 ${type} 10,10 N; A2 spears 20,10 N; A3 hero-1-1 with A1 bard; B1 spears 10,30 S; B2 individual with B1 magic=wizard-2`;

test('fr3.abilities.bard-magic-points, fr3.magic.bard-points, fr3.abilities.bard-no-active-dispel: a die a turn for the army pool, and no defence of his own', () => {
  const at = pools(sung(), 4, 6, 6);
  expect(poolsOf(at, 'A')).toEqual([14, 0]);
  const spell = after(until(at, 'B magic'), [cast('B2', 'blast-1', ['A2']), bid('B2', 2, 0)]);
  expect(asked(spell)).toBe('A bid');
  expect(rules(spell, bid('A3', 1, 1))).not.toEqual([]);
  expect(because(spell, bid(null, 0, 2))).toBe('legal');
  // A bard who has been killed adds nothing to the pool.
  expect(poolsOf(untilTurn(at, 2, 3, 5, 5), 'A')[0]).toBe(13);
});

test('fr3.abilities.bard-immunity: his infantry is never demoralized; machines get nothing of it, and a kill is a kill', () => {
  const fate = (type: string, levels: number) => {
    const at = pools(sung(type), 4, 6, 6);
    return suffer(asCombatant(at.state, unitAt(at.state, 'A1')), { levels }, [], 'missiles').fate;
  };
  expect(fate('spears', 1)).toBe('unharmed');
  expect(fate('heavy-cavalry', 1)).toBe('unharmed');
  expect(fate('light-artillery', 1)).not.toBe('unharmed');
  const killed = pools(sung(), 4, 6, 6);
  expect(suffer(asCombatant(killed.state, unitAt(killed.state, 'A1')), 'kill', [], 'missiles').fate).toBe('destroyed');
});

test('fr3.abilities.bard-joins-demoralized, ruling: a shaken unit that he comes to rallies by itself, both levels at once', () => {
  const at = withTroop(withPerson(pools(sung(), 4, 6, 6), 'A3', { host: 'A2' }), 'A2', { morale: 2 });
  const shaken = withTroop(at, 'A1', { morale: 1 });
  const rally = until(shaken, 'A rally');
  expect(unitAt(rally.state, 'A2').morale).toBe(0);
  expect(unitAt(rally.state, 'A1').morale).toBe(1);
});

test('fr3.abilities.bard-caster-level, ruling: he casts nothing', () => {
  expect(because(until(pools(sung(), 4, 6, 6), 'A movement'), cast('A3', 'blast-1', ['B1']))).not.toBe('legal');
});

// ---- Nulls -------------------------------------------------------------------------------------

/** B3 is a null with B1; A1 is near, A2 is far away. */
const empty = (user: string, ...faces: number[]) =>
  having(
    pools(
      `A1 spears 10,10 N; A2 spears 30,10 N; B1 spears 10,14 S; B2 spears 30,14 S; B3 individual with B1 null; A3 individual with A2 magic=${user}; B4 individual with B2 magic=wizard-1`,
      ...faces,
      6,
    ),
    'A',
    { own: [12] },
  );

test('fr3.abilities.null-field, ruling: nothing is cast on units of either side in his ring, nor by anybody in it', () => {
  const at = empty('wizard-1', 6);
  expect(rules(at, cast('A3', 'blast-1', ['B1']))).toContain('fr3.abilities.null-field');
  expect(rules(at, cast('A3', 'blast-1', ['A1']))).toContain('fr3.abilities.null-field');
  expect(rules(at, cast('A3', 'blast-1', ['B2']))).toEqual([]);
  const inside = withPerson(at, 'A3', { host: 'A1' });
  expect(rules(inside, cast('A3', 'blast-1', ['B2']))).toContain('fr3.abilities.null-field');
});

test('fr3.abilities.null-field, ruling: nobody dispels in his ring but the army pool', () => {
  const at = withPerson(having(empty('wizard-1', 6), 'B', { own: [4], army: 4 }), 'B4', { host: 'B1' });
  const spell = after(at, [cast('A3', 'blast-1', ['B2'])]);
  expect(because(spell, bid('B4', 1, 0))).not.toBe('legal');
  expect(because(spell, bid(null, 0, 2))).toBe('legal');
});

test('fr3.abilities.null-summoned, ruling: what was cast before sleeps in the ring and wakes outside', () => {
  const at = having(empty('cleric-1', 6), 'B', { army: 0, own: [0] });
  const strong = unopposed(at, cast('A3', 'strength', ['A2']));
  expect(effectsOn(strong, 'A2')).toEqual(['strength']);
  const close = withTroop(strong, 'B2', { base: { ...unitAt(strong.state, 'A2').base, y: 14 } });
  const lulled = until(withPerson(close, 'B3', { host: 'B2' }), 'A movement');
  expect(effectsOn(lulled, 'A2')).toEqual([]);
  expect(unitAt(lulled.state, 'A2').asleep.map(({ is }) => is)).toEqual(['strength']);
  expect(effectsOn(after(withPerson(lulled, 'B3', { host: 'B1' }), [pass]), 'A2')).toEqual(['strength']);
});

test('fr3.abilities.null-field: what is no spell does not sleep: a fortress of wagons, a trap, a grapple', () => {
  const at = empty('cleric-1', 6);
  const held = (['positioned', 'trap', 'grapple', 'stink'] as const).map((is) => ({ is, by: 'B', until: 'game' }) as const);
  const near = until(withTroop(at, 'A1', { effects: held }), 'A movement');
  expect(effectsOn(near, 'A1')).toEqual(['positioned', 'trap', 'grapple']);
  expect(unitAt(near.state, 'A1').asleep.map(({ is }) => is)).toEqual(['stink']);
});

test('fr3.abilities.null-undead: near him undead stay shaken after the phase, and rally as soon as they are away', () => {
  const start = pools('A1 spears 10,10 N undead; A2 general-2-2 with A1; B1 spears 10,14 S; B2 individual with B1 null');
  const shaken = withTroop(until(start, 'A movement'), 'A1', { morale: 1 });
  const next = until(shaken, 'B movement');
  expect(unitAt(next.state, 'A1').morale).toBe(1);
  expect(unitAt(after(withPerson(next, 'B2', { host: null, at: { x: 40, y: 30 } }), [pass]).state, 'A1').morale).toBe(0);
  expect(unitAt(until(withPerson(shaken, 'B2', { status: 'killed', host: null }), 'B movement').state, 'A1').morale).toBe(0);
});

test('fr3.abilities.null-field, ruling: magic items fail: a ward near him wards nobody', () => {
  const text = (nullHost: string) =>
    `A1 spears 10,10 N; A2 individual with A1 magic=wizard-1; B1 spears 10,20 S; B2 spears 30,20 S; B3 general-2-2 with B1 protection-wizard; B4 individual with ${nullHost} null`;
  const ruled = (host: string) => rules(pools(text(host), 6), cast('A2', 'blast-1', ['B1']));
  expect(ruled('B2')).toContain('fr3.character-items.protection-wizard');
  expect(ruled('B1')).toEqual(['fr3.abilities.null-field']);
});

// ---- Clerics -----------------------------------------------------------------------------------

test('fr3.magic-users.cleric: acolytes, clerics and masters cast spells of clerics, each up to his level', () => {
  const knows = (level: number, spell: string) =>
    !rules(
      having(
        pools(
          `A1 spears 10,10 N; B1 spears 10,20 S; A2 individual with A1 magic=cleric-${level}`,
          ...Array.from({ length: level }, () => 6),
        ),
        'A',
        { own: [12] },
      ),
      cast('A2', spell, ['B1'], spell.startsWith('bless') ? { choice: 'curse' } : {}),
    ).includes('fr3.spells.spell-list-columns');
  const spells = ['bless-curse-1', 'bless-curse-2', 'bless-curse-3', 'blast-1', 'tremors'];
  expect([1, 2, 3].map((level) => spells.filter((spell) => knows(level, spell)).length)).toEqual([1, 2, 3]);
});

// ---- Cooks -------------------------------------------------------------------------------------

const kitchen = (holding: HoldingSetup | null) => {
  const setup = setupOf(
    'A1 spears 10,10 N; A2 spears 30,10 N; B1 spears 10,20 S; A3 general-2-2 with A2; B2 individual with B1 magic=wizard-1',
  );
  const cook = { leader: 'none' as const, magic: 'ships-cook-1', with: 1 };
  const A = { ...setup.armies.A, characters: [...setup.armies.A.characters, cook], ...(holding ? { holdings: [holding] } : {}) };
  return { ...setup, armies: { ...setup.armies, A } };
};

test('fr3.abilities.ships-cook-station, ruling: at the camp, or with the baggage, and there he stays', () => {
  const camp = until(begun(kitchen({ kind: 'camp', at: { x: 20, y: 2 } }), 4, 3), 'A movement');
  expect(camp.state.characters[1]).toMatchObject({ host: null, at: { x: 20, y: 2 } });
  expect(rules(camp, { kind: 'transfer', character: 'A4', to: 'A1' })).toContain('fr3.abilities.ships-cook-station');
  const train = until(begun(kitchen({ kind: 'camp', with: 2 }), 4, 3), 'A movement');
  expect(train.state.characters[1]).toMatchObject({ host: 'A2', at: null });
  expect([...fr3Battle.actions(train.state)].some((action) => action.kind === 'transfer' && action.character === 'A4')).toBe(
    false,
  );
  expect(fr3Battle.readSetup(kitchen(null))).toMatchObject({ ok: false, rules: ['fr3.abilities.ships-cook-station'] });
});

test('fr3.abilities.ships-cook-no-active-dispel: the army pool alone stands against a spell', () => {
  const at = begun(kitchen({ kind: 'camp', at: { x: 20, y: 2 } }), 4, 3);
  const spell = after(until(at, 'B magic'), [cast('B2', 'blast-1', ['A1'])]);
  expect(rules(spell, bid('A4', 1, 0))).not.toEqual([]);
  expect(because(spell, bid(null, 0, 2))).toBe('legal');
});

// ---- What nulls are worth, whom clerics and necromancers control -----------------------------------

test('fr3.abilities.null-no-combat: what would be an escape for others has him captured', () => {
  const roll = (has: string, face: number) => {
    const at = pools(
      `A1 spears 10,10 N; A2 spears 30,3 N; B1 spears 10,11.575 S; A3 general-2-2 with A2; A4 individual with A1 ${has}`,
    );
    const dice = scripted([face]);
    const { state } = play(
      inflict(at.state, 'A1', { after: removedAs('destroyed', 'fr3.melee.result-double'), cause: 'melee', by: 'B1' }),
      dice,
    );
    return state.characters[1]?.status;
  };
  expect(roll('healer', 10)).toBe('in play');
  expect(roll('null', 10)).toBe('captured');
});

test('fr3.abilities.null-double-victory-points: a captive at the end is worth twice his cost, a null like any other', () => {
  const held = (has: string) => {
    const at = pools(
      `A1 spears 10,10 N; A2 spears 30,3 N; B1 spears 10,11.575 S; A3 general-2-2 with A2; A4 individual with A1 ${has} cost=50`,
    );
    const harm = { after: removedAs('destroyed', 'fr3.melee.result-double'), cause: 'melee', by: 'B1' } as const;
    const { state } = play(inflict(at.state, 'A1', harm), scripted([has === 'null' ? 10 : 5]));
    return state.sheet.reminders.map(({ reminder, cost }) => [reminder, cost]);
  };
  expect(held('null')).toEqual([['captive', 50]]);
  expect(held('healer')).toEqual([['captive', 50]]);
});

test.each([
  ['fr3.magic-users.cleric-controls-spirits', 'cleric-1', 'major-spirits', true],
  ['fr3.magic-users.cleric-controls-spirits, ruling: war clerics do so too', 'war-cleric-2', 'minor-spirits', true],
  ['fr3.magic-users.cleric-controls-spirits', 'wizard-1', 'major-spirits', false],
  ['fr3.magic-users.necromancer-controls-ethereals', 'necromancer-2', 'ethereals', true],
  ['fr3.magic-users.necromancer-controls-ethereals', 'necromancer-2', 'major-spirits', false],
])('%s: %s and %s', (_, user, type, is) => {
  const at = pools(
    `A1 ${type} 10,10 N; A2 spears 30,10 N; B1 spears 10,30 S; A3 individual with A2 magic=${user}`,
    ...Array.from({ length: Number(user.slice(-1)) }, () => 3),
  );
  expect(controlled(at.state, unitAt(at.state, 'A1'))).toBe(is);
});

test('fr3.magic-users.witch-hunter-nullify: he has it without buying it', () => {
  const at = pools('A1 spears 10,10 N; B1 spears 10,20 S; A2 hero-1-1 with A1 witch-hunter; A3 hero-1-1 with A1');
  expect(at.state.characters.map((each) => innatesOfPerson(characterSetup(at.state, each)).includes('nullify'))).toEqual([
    true,
    false,
  ]);
});
