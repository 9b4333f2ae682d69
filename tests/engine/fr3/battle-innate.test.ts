/** Innate abilities in a battle, by rule id: who can use which on whom, the rolls, their effects, and resistance. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { findUnit, unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import { asked, effectsOn, having, rules, told, unopposed, until, withTroop } from './magic-table.ts';

const at = (text: string) => begun(setupOf(text));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const legal = (from: Played, action: Action) => rules(from, action).length === 0;
type Innate = Extract<Action, { kind: 'innate' }>;
const use = (user: string, ability: Innate['ability'], target: string | null = null, what: string | null = null): Action => ({
  kind: 'innate',
  user,
  ability,
  target,
  what,
});
const ahead = (unit: string, inches: number): Action => ({ kind: 'ahead', units: [unit], inches });
const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';
/** Side A may use its abilities before side B acts in this step. */
const inTheir = (from: Played, step: string, ...faces: number[]): Played => {
  const theirs = until(from, `B ${step}`, ...faces);
  return { ...theirs, state: { ...theirs.state, magic: { ...theirs.state.magic, chances: ['A'] } } };
};
const face2face = (ability: string, more = '') =>
  at(`A1 spears 10,10 N innate=${ability}; B1 handweapons 10,15 S; ${far}${more}`);
const own = (ability: string, more = '') => until(face2face(ability, more), 'A movement');

// ---- Users, targets, times -----------------------------------------------------------------------

test('fr3.innate.war-cry, ruling, fr3.innate.target-test: the target rolls, and is one level worse if it fails, which is a loss', () => {
  const there = own('war-cry');
  expect([5, 6].map((face) => unit(after(there, [use('A1', 'war-cry', 'B1')], face), 'B1').morale)).toEqual([1, 0]);
});

test('fr3.innate.war-cry: spirits and the undead hear nothing', () => {
  const deaf = until(
    at(`A1 spears 10,10 N innate=war-cry; B1 spears 10,15 S undead; B2 minor-spirits 12,15 S; ${far}`),
    'A movement',
  );
  expect(unit(after(deaf, [use('A1', 'war-cry', 'B1')]), 'B1').morale).toBe(0);
});

test('fr3.innate.once-per-turn: each ability once, in whichever phase', () => {
  const once = after(own('war-cry'), [use('A1', 'war-cry', 'B1')], 6);
  expect(rules(once, use('A1', 'war-cry', 'B1'))).toEqual(['fr3.innate.once-per-turn']);
  expect(rules(inTheir(once, 'movement'), use('A1', 'war-cry', 'B1'))).toEqual(['fr3.innate.once-per-turn']);
  const next = until(until(once, 'B movement'), 'A movement');
  expect(legal(next, use('A1', 'war-cry', 'B1'))).toBe(true);
});

test('fr3.innate.abbreviations: as far as its missiles, or 5 inches, before its front', () => {
  const far6 = until(at(`A1 spears 10,10 N innate=war-cry; B1 handweapons 10,17.7 S; ${far}`), 'A movement');
  expect(rules(far6, use('A1', 'war-cry', 'B1'))).toContain('fr3.innate.abbreviations');
  const bows = until(at(`A1 longbows 10,10 N innate=war-cry; B1 handweapons 10,17.7 S; ${far}`), 'A missiles');
  expect(legal(bows, use('A1', 'war-cry', 'B1'))).toBe(true);
  const behind = until(at(`A1 spears 10,10 S innate=war-cry; B1 handweapons 10,13 S; ${far}`), 'A movement');
  expect(rules(behind, use('A1', 'war-cry', 'B1'))).toContain('fr3.basics.arc-of-fire');
});

test('fr3.innate.no-ranged-use-in-melee: not from a melee, unless a character does it', () => {
  const text = `A1 spears 10,10 N innate=war-cry; B1 handweapons 10,11.5752 S; B2 mobs 13,14 S; ${far}; A10 hero-1-1 with A1 war-cry`;
  const there = until(at(text), 'A movement');
  expect(rules(there, use('A1', 'war-cry', 'B1'))).toEqual(['fr3.innate.no-ranged-use-in-melee']);
  expect(legal(there, use('A3', 'war-cry', 'B1'))).toBe(true);
});

test('fr3.innate.availability: nobody has what he has not', () => {
  expect(rules(own('war-cry'), use('A1', 'tempest', 'B1'))).toEqual(['fr3.innate.availability']);
  expect(rules(own('war-cry'), use('B1', 'war-cry', 'A1'))).toEqual(['fr3.innate.what-it-is']);
});

// ---- What the target resists -----------------------------------------------------------------------

test('fr3.innate.apoplexy, ruling: no move for the rest of the turn', () => {
  const theirs = inTheir(face2face('apoplexy'), 'movement');
  expect(legal({ ...theirs, state: { ...theirs.state, magic: { ...theirs.state.magic, chances: [] } } }, ahead('B1', 1.5))).toBe(
    true,
  );
  const held = after(theirs, [use('A1', 'apoplexy', 'B1')], 5);
  expect(rules(held, ahead('B1', 1.5))).toEqual(['fr3.spells.apoplexy']);
});

test('fr3.innate.apoplexy, ruling: from the own phase it lasts through that of the enemy, and no longer', () => {
  const held = after(own('apoplexy'), [use('A1', 'apoplexy', 'B1')], 5);
  expect(effectsOn(until(held, 'B movement'), 'B1')).toEqual(['apoplexy']);
  expect(effectsOn(until(until(held, 'B movement'), 'A movement'), 'B1')).toEqual([]);
});

test('fr3.innate.disorient: a full move by the clock', () => {
  const lost = after(own('disorient'), [use('A1', 'disorient', 'B1')], 5, 12);
  expect(unit(lost, 'B1').base).toMatchObject({ x: 10 });
  expect(unit(lost, 'B1').base.y).not.toBe(15);
});

test('fr3.innate.tempest, fr3.elementals.air-tempest: an air elemental blows a unit away', () => {
  const there = until(at(`A1 air-elemental 10,10 N; B1 handweapons 10,15 S; ${far}`), 'A movement');
  const blown = after(there, [use('A1', 'tempest', 'B1')], 5);
  expect(unit(blown, 'B1').base).toMatchObject({ x: 10, y: 18 });
  expect(brokenInvariants(blown.state)).toEqual([]);
});

test('fr3.innate.flash-flood, ruling, fr3.elementals.water-flash-flood: a water elemental sweeps one away as Rip Tide does', () => {
  const there = until(at(`A1 water-elemental 10,10 N; B1 handweapons 10,15 S; ${far}`), 'A movement');
  expect(unit(after(there, [use('A1', 'flash-flood', 'B1')], 5), 'B1').base).toMatchObject({ x: 10, y: 18 });
});

test('fr3.innate.earthquake, ruling, fr3.elementals.earth-earthquake: the spell Tremors: a level of morale, and held on rough ground', () => {
  const there = until(
    at(`terrain hill 5,13 to 15,17; A1 earth-elemental 10,10 N landed; B1 handweapons 10,15 S; ${far}`),
    'A movement',
  );
  const shaken = after(there, [use('A1', 'earthquake', 'B1')], 5);
  expect([unit(shaken, 'B1').morale, effectsOn(shaken, 'B1')]).toEqual([1, ['tremors']]);
});

test('fr3.innate.animate-terrain, ruling, fr3.elementals.plant-animate-terrain: the ground fights, as by the spell of level one, 10 inches from a plant elemental', () => {
  const text = `terrain woods 5,17 to 15,23; A1 plant-elemental 10,10 N; B1 handweapons 10,18 S; ${far}`;
  const there = until(until(at(text), 'A missiles'), 'A movement');
  const fought = after(there, [use('A1', 'animate-terrain', 'B1')], 5, 1, 10);
  expect(told(fought)).toContain('are beaten');
  expect(unit(fought, 'B1').morale + (unit(fought, 'B1').status === 'destroyed' ? 9 : 0)).toBeGreaterThan(0);
});

test('fr3.innate.sudden-wind: neither missiles nor artillery this turn', () => {
  const text = `A1 spears 10,10 N innate=sudden-wind; B1 longbows 10,15 S; B2 longbows 20,15 S; A2 mobs 20,10 N; ${far}`;
  const windy = after(inTheir(at(text), 'missiles'), [use('A1', 'sudden-wind', 'B1')], 5);
  const theirs = until(windy, 'B missiles');
  expect(rules(theirs, { kind: 'shoot', units: ['B1'], at: 'A1' })).toEqual(['fr3.innate.sudden-wind']);
  expect(legal(theirs, { kind: 'shoot', units: ['B2'], at: 'A2' })).toBe(true);
});

test('fr3.innate.stinkbomb: it neither gives nor has support', () => {
  const there = after(own('stinkbomb'), [use('A1', 'stinkbomb', 'B1')], 5);
  expect(effectsOn(there, 'B1')).toEqual(['stink']);
  const dead = until(at(`A1 spears 10,10 N innate=stinkbomb; B1 spears 10,15 S undead; ${far}`), 'A movement');
  expect(effectsOn(after(dead, [use('A1', 'stinkbomb', 'B1')]), 'B1')).toEqual([]);
});

test('fr3.innate.nullify: no spell, no bid, no innate ability for the unit and those who are with it', () => {
  const text = `A1 spears 10,10 N innate=nullify; B1 handweapons 10,15 S innate=war-cry; ${far}; B10 individual with B1 magic=wizard-2`;
  const there = until(having(begun(setupOf(text), 4, 4), 'B', { own: [8] }), 'A movement');
  const mute = after(there, [use('A1', 'nullify', 'B1')], 5);
  expect(rules(mute, use('B1', 'war-cry', 'A1'))).not.toEqual([]);
  const theirs = until(mute, 'B movement');
  expect(rules(theirs, use('B1', 'war-cry', 'A1'))).toEqual(['fr3.innate.nullify']);
  const cast: Action = { kind: 'cast', character: 'B3', spell: 'blast-1', on: ['A1'], choice: null, points: null };
  expect(rules(theirs, cast)).not.toEqual([]);
  expect(legal(until(there, 'B movement'), cast)).toBe(true);
});

// ---- What the user must make work ------------------------------------------------------------------

test('fr3.innate.freeze, fr3.innate.initiator-test: −1 for the target if the user passes', () => {
  const there = own('freeze');
  expect([5, 6].map((face) => effectsOn(after(there, [use('A1', 'freeze', 'B1')], face), 'B1'))).toEqual([[], ['freeze']]);
});

test('fr3.innate.character-rally-roll, ruling: a character with a unit needs 6 less his own bonus, whatever the unit needs', () => {
  const there = until(at(`A1 knights 10,10 N; B1 handweapons 10,15 S; ${far}; A10 hero-1-1 with A1 freeze`), 'A movement');
  expect([4, 5].map((face) => effectsOn(after(there, [use('A3', 'freeze', 'B1')], face), 'B1'))).toEqual([[], ['freeze']]);
});

test('fr3.pike-blocks.innate-magic, fr3.innate.character-rally-roll: 1 more against a pike block, and with one', () => {
  const against = until(
    at(`A1 spears 10,10 N innate=freeze; B1 pikes 10,15.8 S form=block; ${far}; A10 hero-1-1 with A1 freeze`),
    'A movement',
  );
  const freezes = (user: string, face: number) => effectsOn(after(against, [use(user, 'freeze', 'B1')], face), 'B1');
  expect([5, 6].map((face) => freezes('A3', face))).toEqual([[], ['freeze']]);
  // Spears rally on 6 or more; the hero with them adds 1.
  expect([5, 6].map((face) => freezes('A1', face))).toEqual([[], ['freeze']]);
  const withIt = until(
    at(`A1 pikes 10,10 N form=block; B1 handweapons 10,20 S; ${far}; A10 hero-1-1 with A1 levitate`),
    'A movement',
  );
  expect([5, 6].map((face) => effectsOn(after(withIt, [use('A3', 'levitate')], face), 'A1'))).toEqual([[], ['levitate']]);
});

test('fr3.innate.hide, fr3.infantry.rangers-innate-hide: nobody shoots at it, charges it or aims a spell at it this turn', () => {
  const text = `A1 rangers 10,10 N; A2 mobs 20,10 N; B1 longbows 10,15 S; B2 light-cavalry 14,15 S; ${far}; B10 individual with B1 magic=wizard-1`;
  const hidden = after(inTheir(begun(setupOf(text), 4), 'missiles'), [use('A1', 'hide')], 10);
  expect(effectsOn(hidden, 'A1')).toEqual(['hide']);
  const theirs = until(hidden, 'B movement');
  expect(rules(theirs, charge(['B1']))).not.toEqual([]);
  const cast: Action = { kind: 'cast', character: 'B4', spell: 'blast-1', on: ['A1'], choice: null, points: null };
  expect(rules(having(theirs, 'B', { own: [9] }), cast)).toEqual(['fr3.innate.hide']);
  expect(legal(theirs, ahead('B1', 4))).toBe(false);
  expect(effectsOn(until(theirs, 'A movement', 4), 'A1')).toEqual([]);
});

test('fr3.innate.hide-conditions: not after a move, nor in melee, and it does not move any more', () => {
  const there = until(at(`A1 rangers 10,10 N; B1 handweapons 20,15 S; ${far}`), 'A movement');
  const fighting = until(at(`A1 rangers 20,10 N; B1 handweapons 20,11.5752 S; ${far}`), 'A movement');
  const moved = after(there, [ahead('A1', 2)]);
  expect(rules(moved, use('A1', 'hide'))).toEqual(['fr3.innate.hide-conditions']);
  expect(rules(inTheir(moved, 'movement'), use('A1', 'hide'))).toEqual(['fr3.innate.hide-conditions']);
  expect(rules(fighting, use('A1', 'hide'))).toEqual(['fr3.innate.hide-conditions']);
  expect(rules(after(there, [use('A1', 'hide')], 10), ahead('A1', 2))).toEqual(['fr3.innate.hide']);
});

test('fr3.innate.hide-conditions: not after magic of anybody with it, and none while it is hidden', () => {
  const text = `A1 rangers 10,10 N; B1 handweapons 10,15 S; ${far}; A10 individual with A1 magic=wizard-1; A11 hero-1-1 with A1 war-cry`;
  const there = having(until(begun(setupOf(text), 4), 'A movement'), 'A', { own: [9] });
  const apoplexy: Action = { kind: 'cast', character: 'A3', spell: 'apoplexy', on: ['B1'], choice: null, points: null };
  expect(rules(unopposed(having(there, 'B', { army: 0 }), apoplexy), use('A1', 'hide'))).toEqual(['fr3.innate.hide-conditions']);
  expect(rules(after(there, [use('A4', 'war-cry', 'B1')], 10), use('A1', 'hide'))).toEqual(['fr3.innate.hide-conditions']);
  const hidden = after(there, [use('A1', 'hide')], 10);
  expect(rules(hidden, apoplexy)).toEqual(['fr3.innate.hide']);
  expect(rules(hidden, use('A4', 'war-cry', 'B1'))).toEqual(['fr3.innate.hide-conditions']);
});

test('fr3.innate.hide-conditions, ruling, fr3.innate.hide: whoever hides lays no mine and shoots nothing off, and neither finds him', () => {
  const text = `A1 rangers 10,10 N mine; A2 longbows 13,10 N; B1 longbows 10,14 S mine; ${far}; A10 hero-1-1 with A1 holy-hand-grenade`;
  const there = until(begun(setupOf(text)), 'A missiles');
  const mine: Action = { kind: 'lay-mine', unit: 'A1', at: 'B1' };
  const grenade: Action = { kind: 'grenade', character: 'A4', at: 'B1' };
  expect([legal(there, mine), legal(there, grenade)]).toEqual([true, true]);
  const hidden = withTroop(there, 'A1', { effects: [{ is: 'hide', by: 'A', until: 2, level: 0 }] });
  expect([rules(hidden, mine), rules(hidden, grenade)]).toEqual([['fr3.innate.hide-conditions'], ['fr3.innate.hide-conditions']]);
  const theirs = until(hidden, 'B missiles');
  expect(rules(theirs, { kind: 'lay-mine', unit: 'B1', at: 'A1' })).toEqual(['fr3.innate.hide']);
});

test('fr3.innate.sudden-wind: it stops missiles, and no spell', () => {
  const text = `A1 spears 10,10 N innate=sudden-wind; B1 longbows 10,15 S; ${far}; B10 individual with B1 magic=wizard-1`;
  const blown = after(inTheir(begun(setupOf(text), 4), 'missiles'), [use('A1', 'sudden-wind', 'B1')], 1);
  expect(effectsOn(blown, 'B1')).toEqual(['sudden-wind']);
  const cast: Action = { kind: 'cast', character: 'B3', spell: 'blast-1', on: ['A1'], choice: null, points: null };
  expect(legal(until(having(blown, 'B', { own: [9] }), 'B movement'), cast)).toBe(true);
});

test('fr3.innate.levitate: ground does not slow it, and it passes over what nobody enters', () => {
  const ground = 'terrain impassable 5,11.5 to 15,12';
  const there = until(at(`${ground}; A1 spears 10,10 N innate=levitate; B1 mobs 30,20 S; ${far}`), 'A movement');
  expect(legal(there, ahead('A1', 3))).toBe(false);
  const up = after(there, [use('A1', 'levitate')], 10);
  expect(legal(up, ahead('A1', 3))).toBe(true);
  // It cannot stop there.
  expect(rules(up, ahead('A1', 1))).toEqual(['fr3.movement.terrain-impassable']);
});

test('fr3.innate.smoke-screen, ruling: it withdraws from infantry as light cavalry does, and is demoralized', () => {
  const text = `A1 spears 10,10 N innate=smoke-screen; B1 handweapons 10,11.5752 S; ${far}`;
  const away = after(until(at(text), 'A movement'), [use('A1', 'smoke-screen')], 10);
  expect(unit(away, 'A1')).toMatchObject({ morale: 1 });
  expect(unit(away, 'A1').base.y).toBeLessThan(8);
  expect(away.state.contacts).toEqual([]);
  // fr3.charging.disengage-demoralized: when double demoralized, it stays where its move took it, whatever is behind.
  for (const behind of ['', 'A2 pikes 10,5.4248 N; ']) {
    const shaken = until(
      at(`A1 spears 10,10 N demoralized innate=smoke-screen; ${behind}B1 handweapons 10,11.5752 S; ${far}`),
      'A movement',
    );
    const there = after(shaken, [use('A1', 'smoke-screen')], 10);
    expect(unit(there, 'A1')).toMatchObject({ status: 'table', morale: 2, base: { y: 7 } });
  }
  // fr3.items.stakes-left-behind, fr3.artillery.attachment: anything fixed to the ground stays behind.
  const bound = `A1 longbows 10,10 N innate=smoke-screen stakes; A2 heavy-artillery with A1; B1 handweapons 10,11.5752 S; ${far}`;
  const rooted = until(at(bound), 'A movement');
  const fixed = withUnit(withUnit(rooted.state, 'A1', { stakes: 'up' }), 'A2', { fixed: true });
  const parted = after({ ...rooted, state: fixed }, [use('A1', 'smoke-screen')], 10);
  expect(unit(parted, 'A1')).toMatchObject({ stakes: 'none', morale: 1 });
  expect(unit(parted, 'A2')).toMatchObject({ status: 'table', host: null });
  expect(unit(parted, 'A2').base.y).toBeGreaterThan(unit(parted, 'A1').base.y);
  const stays = after(until(at(text), 'A movement'), [use('A1', 'smoke-screen')], 1);
  expect(stays.state.contacts.length).toBe(1);
  const riders = until(at(`A1 spears 10,10 N innate=smoke-screen; B1 knights 10,11.5752 S; ${far}`), 'A movement');
  expect(rules(riders, use('A1', 'smoke-screen'))).toContain('fr3.charging.disengage-cavalry');
});

// ---- What comes after ------------------------------------------------------------------------------

test.each([
  [1, 5],
  [2, 4],
  [3, 3],
] as const)('fr3.innate.dispel-table: a magic user of level %i needs %i to keep up a spell', (level, needs) => {
  const text = `A1 spears 10,10 N; B1 handweapons 10,15 S; B2 handweapons 10,18 S innate=dispel; ${far}; A10 individual with A1 magic=wizard-${level}`;
  const dice = Array.from({ length: level }, () => 6);
  const there = having(until(having(begun(setupOf(text), ...dice), 'A', { own: [9] }), 'A movement'), 'B', { army: 0 });
  const spell: Action = { kind: 'cast', character: 'A3', spell: 'apoplexy', on: ['B1'], choice: null, points: null };
  const held = unopposed(there, spell);
  const dispel = use('B2', 'dispel', 'B1', 'apoplexy');
  expect([needs - 1, needs].map((face) => effectsOn(after(held, [dispel], face), 'B1'))).toEqual([[], ['apoplexy']]);
});

test('fr3.innate.magic-resistance, ruling: the owner is asked when it would happen, and a roll cancels an innate ability', () => {
  const there = until(
    at(`A1 spears 10,10 N innate=war-cry; B1 handweapons 10,15 S innate=magic-resistance; ${far}`),
    'A movement',
  );
  const cried = after(there, [use('A1', 'war-cry', 'B1')], 5);
  expect(asked(cried)).toBe('B withstand');
  const withstand = (go: boolean, ...faces: number[]) => after(cried, [{ kind: 'withstand', go }], ...faces);
  expect(unit(withstand(true, 10), 'B1').morale).toBe(0);
  expect(unit(withstand(true, 1), 'B1').morale).toBe(1);
  expect(unit(withstand(false), 'B1').morale).toBe(1);
});

test('fr3.innate.magic-resistance, ruling: a spell of two points, not a dearer one', () => {
  const text = `A1 spears 10,10 N; B1 handweapons 10,15 S innate=magic-resistance; ${far}; A10 individual with A1 magic=wizard-3`;
  const there = until(having(begun(setupOf(text), 6, 6, 6), 'A', { own: [9] }), 'A movement');
  const cast = (spell: string): Action => ({ kind: 'cast', character: 'A3', spell, on: ['B1'], choice: null, points: null });
  const after1 = unopposed(there, cast('blast-1'));
  expect(asked(after1)).toBe('B withstand');
  const blast = (...faces: number[]) => unit(after(after1, [{ kind: 'withstand', go: true }], ...faces), 'B1').status;
  expect([blast(10), blast(1, 10)]).toEqual(['table', 'destroyed']);
  expect(asked(unopposed(there, cast('blast-2'), 1))).not.toBe('B withstand');
});

test('fr3.innate.initiator-test, ruling, fr3.innate.dispel, fr3.innate.dispel-table, fr3.innate.later-cancellation: the caster needs 6 to keep up what is innate, and the user of Dispel rolls nothing', () => {
  const text = `A1 spears 10,10 N innate=apoplexy; A2 mobs 20,10 N; B1 handweapons 10,15 S; B2 handweapons 10,18 S innate=dispel; ${far}`;
  const held = after(inTheir(at(text), 'movement'), [use('A1', 'apoplexy', 'B1')], 5);
  expect(effectsOn(held, 'B1')).toEqual(['apoplexy']);
  const dispel = use('B2', 'dispel', 'B1', 'apoplexy');
  expect([5, 6].map((face) => effectsOn(after(held, [dispel], face), 'B1'))).toEqual([[], ['apoplexy']]);
  expect(rules(held, use('B2', 'dispel', 'B1', 'bless'))).toEqual(['fr3.innate.dispel']);
});

test('fr3.innate.toughness, ruling: the first level lost to shooting in a turn is as if it had never been', () => {
  const text = `A1 longbows 10,10 N; A2 longbows 11.6,10 N; B1 handweapons 10.8,14 S innate=toughness; ${far}`;
  const shot =
    (by: string, ...faces: number[]) =>
    (from: Played) =>
      after(from, [{ kind: 'shoot', units: [by], at: 'B1' }], ...faces);
  const there = until(at(text), 'A missiles');
  expect(unit(shot('A1', 8, 6)(there), 'B1')).toMatchObject({ morale: 0, did: { shaken: false } });
  expect(unit(shot('A1', 8, 5)(there), 'B1').morale).toBe(1);
  // Only once a turn, and not against a kill.
  expect(unit(shot('A2', 8)(shot('A1', 8, 6)(there)), 'B1').morale).toBe(1);
  expect(unit(shot('A1', 10)(there), 'B1').status).toBe('destroyed');
});

test('fr3.innate.toughness, ruling: against artillery too', () => {
  const there = until(at(`A1 heavy-artillery 10,8 N; B1 handweapons 10,14 S innate=toughness; ${far}`), 'A missiles');
  const bombard: Action = { kind: 'bombard', unit: 'A1', at: 'B1' } as Action;
  expect(unit(after(there, [bombard], 10, 7, 5), 'B1').morale).toBe(1);
  expect(unit(after(there, [bombard], 10, 7, 6), 'B1').morale).toBe(0);
});

test('fr3.innate.toughness, ruling: in melee too, and its enemy finds it standing where it stood', () => {
  const text = `A1 knights 10,10 N; B1 handweapons 10,11.5752 S innate=toughness; ${far}`;
  const fought = after(until(at(text), 'A movement'), [{ kind: 'pass' }, { kind: 'fight', a: 'A1', b: 'B1' }], 6, 7, 10);
  expect(unit(fought, 'B1').morale).toBe(0);
  expect(fought.state.contacts.length).toBe(1);
});

test('fr3.innate.toughness, fr3.basics.extra-markers-no-effect: it spares a pike block its marker as it spares others a level', () => {
  const text = `A1 large-monsters 10,10 N; B1 pikes 10,12.3628 S 1x2 innate=toughness; ${far}`;
  const fought = (...faces: number[]) =>
    unit(after(until(at(text), 'A movement'), [{ kind: 'pass' }, { kind: 'fight', a: 'A1', b: 'B1' }], ...faces), 'B1').markers;
  expect([fought(7, 4, 10), fought(7, 4, 1)]).toEqual([1, 0]);
});

test('fr3.innate.toughness: a second level too, but not what is left of a kill after the marker of a pike block', () => {
  const shot = (target: string, ...faces: number[]) =>
    unit(
      after(
        until(at(`A1 longbows 10,10 N; B1 ${target} innate=toughness; ${far}`), 'A missiles'),
        [{ kind: 'shoot', units: ['A1'], at: 'B1' }],
        ...faces,
      ),
      'B1',
    );
  expect(shot('handweapons 10,14 S demoralized', 8, 10).morale).toBe(1);
  expect(shot('handweapons 10,14 S demoralized', 8, 1).morale).toBe(2);
  expect(shot('pikes 10,14.5 S 1x2', 10)).toMatchObject({ morale: 1, markers: 0 });
});

test('fr3.innate.toughness, ruling, fr3.square.shared-damage: no unit in a square rolls, because its markers are shared', () => {
  const line = [10, 11.575, 13.15, 14.725].map((x, n) => `A${n + 1} muskets ${x},10 N innate=toughness`).join('; ');
  const square: Action = { kind: 'square', units: ['A1', 'A2', 'A3', 'A4'] };
  const there = until(at(`${line}; A5 mobs 30,3 N; B1 knights 11.575,14 S; B2 mobs 40,33 S`), 'A movement');
  const hit = after(there, [square, { kind: 'pass' }, charge(['B1']), { kind: 'pass' }]);
  const id = hit.state.contacts[0]!.a;
  const fought = after(hit, [{ kind: 'fight', a: id, b: 'B1' }], 1, 5);
  expect(unit(fought, id).morale).toBe(1);
});

// ---- Fast Movement ---------------------------------------------------------------------------------

const dash = (unit: string, turn: number, inches: number): Action => ({ kind: 'dash', unit, turn, inches });
const quick = `A1 spears 10,10 N innate=fast-movement; B1 light-cavalry 10,15 S; ${far}`;

test('fr3.innate.fast-movement: a free turn and 2 inches straight ahead, 3 for a unit that moves 5 or more', () => {
  const there = until(at(quick), 'A movement');
  const gone = after(there, [dash('A1', 900, 2)], 9);
  expect(unit(gone, 'A1').base).toMatchObject({ x: 12, y: 10, facing: 900 });
  expect(unit(after(there, [dash('A1', 900, 2)], 1), 'A1').base).toMatchObject({ x: 10, facing: 0 });
  expect(rules(there, dash('A1', 900, 2.1))).toEqual(['fr3.innate.fast-movement']);
  // It does not count as a move, so the unit can still move.
  expect(legal(gone, ahead('A1', 2))).toBe(true);
  const riders = until(at(`A1 light-cavalry 10,10 N innate=fast-movement; ${far}`), 'A movement');
  expect([3, 3.1].map((inches) => legal(riders, dash('A1', 900, inches)))).toEqual([true, false]);
});

test('fr3.innate.availability, fr3.armies.nai-arctic-fast-on-snow: only units that have it dash, and some only on snow', () => {
  const there = until(at(`A1 spears 10,10 N innate=fast-movement; A2 spears 20,10 N; ${far}`), 'A movement');
  expect(rules(there, dash('A2', 0, 2))).toEqual(['fr3.innate.availability']);
  const sledges = (more: string) => until(at(`A1 spears 10,10 N on-snow ${more}; ${far}`), 'A movement');
  expect(rules(sledges(''), dash('A1', 0, 2))).toEqual(['fr3.armies.nai-arctic-fast-on-snow']);
  expect(rules(sledges('innate=fast-movement'), dash('A1', 0, 2))).toEqual([]);
});

test('fr3.innate.fast-movement, ruling, fr3.innate.fast-movement-large: a dragon needs no roll, goes on after its move, and does not turn', () => {
  const there = until(at(`A1 dragons 10,10 N innate=fast-movement; ${far}`), 'A movement');
  expect(rules(there, dash('A1', 0, 3))).toEqual(['fr3.innate.fast-movement-large']);
  const moved = after(there, [ahead('A1', 5)]);
  expect(rules(moved, dash('A1', 900, 3))).toEqual(['fr3.innate.fast-movement-large']);
  expect(unit(after(moved, [dash('A1', 0, 3)]), 'A1').base.y).toBe(18);
});

test('fr3.innate.fast-movement-evade-fire, ruling: it gets away from a shot, and the shooters may choose again', () => {
  const text = `A1 longbows 10,10 N; B1 light-cavalry 10,19 S innate=fast-movement; B2 mobs 14,17 S; ${far}`;
  const there = until(at(text), 'A missiles');
  const shot: Action = { kind: 'shoot', units: ['A1'], at: 'B1' };
  const threatened = after(there, [shot]);
  expect(asked(threatened)).toBe('B evade');
  const away = after(threatened, [dash('B1', 1800, 3)], 10);
  expect([unit(away, 'B1').base.y, unit(away, 'A1').did.fired]).toEqual([22, false]);
  expect(legal(away, { kind: 'shoot', units: ['A1'], at: 'B2' })).toBe(true);
  expect(legal(away, shot)).toBe(false);
  // If the roll fails, or the unit stays, the shot happens.
  expect(unit(after(threatened, [dash('B1', 1800, 3)], 1, 1), 'A1').did.fired).toBe(true);
  expect(unit(after(threatened, [{ kind: 'stand' }], 1), 'A1').did.fired).toBe(true);
});

test('fr3.innate.fast-movement-evade-fire: from innate magic with a range too', () => {
  const text = `A1 spears 10,10 N innate=war-cry; B1 light-cavalry 10,16 S innate=fast-movement; ${far}`;
  const threatened = after(until(at(text), 'A movement'), [use('A1', 'war-cry', 'B1')]);
  expect(asked(threatened)).toBe('B evade');
  const away = after(threatened, [dash('B1', 1800, 3)], 10);
  expect(rules(away, use('A1', 'war-cry', 'B1'))).toContain('fr3.innate.abbreviations');
});

test('fr3.innate.fast-movement-evade-charge, ruling: the chargers hold back if they pass, and must go on if they fail', () => {
  const text = `A1 knights 10,10 N; B1 light-cavalry 10,14 S innate=fast-movement; ${far}`;
  const there = until(at(text), 'A movement');
  const away = after(after(there, [charge(['A1'])]), [dash('B1', 1800, 3)], 10);
  expect(asked(away)).toBe('A abort');
  const held = after(away, [{ kind: 'abort', go: true }], 10);
  expect(unit(held, 'A1')).toMatchObject({ base: { y: 10 }, did: { spent: 1, charged: false } });
  const missed = after(away, [{ kind: 'abort', go: true }], 1);
  expect(unit(missed, 'A1').base.y).toBe(15);
  expect(missed.state.contacts).toEqual([]);
  // If it stays, the charge succeeds.
  const stood = after(after(there, [charge(['A1'])]), [{ kind: 'stand' }]);
  expect(stood.state.contacts.length).toBe(1);
});

test('fr3.innate.fast-movement-evade-charge: chargers who must go on stop at a friend in their way', () => {
  const text = `A1 knights 10,10 N; A2 mobs 10,16 N; B1 light-cavalry 10,13.2 S innate=fast-movement; ${far}`;
  const away = after(after(until(at(text), 'A movement'), [charge(['A1'])]), [dash('B1', 900, 3)], 10);
  const missed = after(away, [{ kind: 'abort', go: true }], 1);
  expect(unit(missed, 'A1').base.y).toBeCloseTo(16 - 1.575, 2);
});

test('fr3.innate.fast-movement-evade-charge, ruling: whoever stood behind it is met without a charge bonus', () => {
  const text = `A1 knights 10,10 N; B1 light-cavalry 10,13.2 S innate=fast-movement; B2 spears 10,15.6 S; ${far}`;
  const away = after(after(until(at(text), 'A movement'), [charge(['A1'])]), [dash('B1', 900, 3)], 10);
  const on = after(away, [{ kind: 'abort', go: false }]);
  expect(on.state.contacts).toMatchObject([{ a: 'A1', b: 'B2', charger: null }]);
});

test('fr3.innate.fast-movement, fr3.basics.zone-of-control-restriction: in a zone it darts straight back only, as far as it goes, and charges nobody else then', () => {
  const zoned = 'A1 light-cavalry 10,10.9 N innate=fast-movement; B1 spears 10,12.5 S; B2 mobs 6,7.9 E';
  const there = until(at(`${zoned}; ${far}`), 'A movement');
  const zone = ['fr3.basics.zone-of-control-restriction'];
  expect(rules(there, dash('A1', 900, 3))).toEqual(zone);
  expect(rules(there, dash('A1', 1800, 0.5))).toEqual(zone);
  const back = after(there, [dash('A1', 1800, 3)], 10);
  expect(rules(after(back, [{ kind: 'rotate', unit: 'A1', angle: 900 }]), charge(['A1']))).toEqual(zone);
});

test('fr3.innate.affects-attachments: what is attached is under it too', () => {
  const text = `A1 spears 10,10 N innate=sudden-wind; B1 spears 10,14 S; B2 skirmishers with B1; ${far}`;
  const windy = after(inTheir(at(text), 'movement'), [use('A1', 'sudden-wind', 'B1')], 5);
  expect(['B1', 'B2'].map((id) => effectsOn(windy, id))).toEqual([['sudden-wind'], ['sudden-wind']]);
});

// ---- An ambush -------------------------------------------------------------------------------------

const wood = `A1 rangers 10,10 N; B1 light-cavalry 10,13 S; B2 knights 30,20 S; ${far}`;
const lurking = (text: string) => until(after(inTheir(at(text), 'movement'), [use('A1', 'hide')], 10), 'B movement');

test('fr3.innate.hide: enemies go right through it', () => {
  const through = after(lurking(wood), [ahead('B1', 6)]);
  expect(asked(through)).toBe('A ambush');
  const past = after(through, [{ kind: 'ambush', go: false }]);
  expect(unit(past, 'B1').base.y).toBe(7);
  expect(effectsOn(past, 'A1')).toEqual(['hide']);
});

test('fr3.innate.hide-ambush, ruling: it may fight those who do, front to front, and they have no charge bonus', () => {
  const caught = after(lurking(wood), [ahead('B1', 6), { kind: 'ambush', go: true }]);
  expect(unit(caught, 'B1').base.y).toBeCloseTo(11.575, 2);
  expect(effectsOn(caught, 'A1')).toEqual([]);
  expect(caught.state.contacts).toMatchObject([{ a: 'A1', b: 'B1', charger: 'A1' }]);
  expect(brokenInvariants(caught.state)).toEqual([]);
  const of = questionOf(caught.state, unit(caught, 'A1'), unit(caught, 'B1'));
  expect([of.round, of.charge]).toEqual(['later', 'a']);
});

test('fr3.innate.hide-ambush: skirmishers attached to the hidden unit come out with it', () => {
  const pair = lurking(wood.replace('A1 rangers 10,10 N', 'A1 rangers 10,10 N; A2 skirmishers with A1'));
  expect(effectsOn(pair, 'A2')).toEqual(['hide']);
  const caught = after(pair, [ahead('B1', 6), { kind: 'ambush', go: true }]);
  expect(['A1', 'A2'].map((id) => effectsOn(caught, id))).toEqual([[], []]);
});

test('fr3.innate.hide-ambush: a charge through it stops there too', () => {
  const text = `A1 rangers 10,10 N; A2 spears 10,6 N; B1 knights 10,12 S; ${far}`;
  const charging = after(lurking(text), [charge(['B1'])]);
  expect(asked(charging)).toBe('A ambush');
  const caught = after(charging, [{ kind: 'ambush', go: true }]);
  expect(caught.state.contacts).toMatchObject([{ a: 'A1', b: 'B1' }]);
  expect(unit(caught, 'B1').did).toMatchObject({ spent: 1, charged: false });
});

test('fr3.army-lists.innate-name-aliases, ruling: Corrode, at the range of bowfire, on chariots and war machines that fail their roll', () => {
  const there = until(at(`A1 spears 10,10 N innate=corrode; B1 heavy-chariots 10,15 S; B2 spears 13,15 S; ${far}`), 'A movement');
  expect(unit(after(there, [use('A1', 'corrode', 'B1')], 1), 'B1').morale).toBe(1);
  expect(unit(after(there, [use('A1', 'corrode', 'B1')], 9), 'B1').morale).toBe(0);
  expect(rules(there, use('A1', 'corrode', 'B2'))).toEqual(['fr3.spells.corrode']);
  const near = (y: number) =>
    rules(
      until(at(`A1 spears 10,10 N innate=corrode; B1 heavy-chariots 10,${y} S; ${far}`), 'A movement'),
      use('A1', 'corrode', 'B1'),
    );
  // 5 inches from front to front, and a little more.
  expect([near(16.57), near(16.7)[0]]).toEqual([[], 'fr3.innate.abbreviations']);
});

test('fr3.magic-users.witch-hunter-nullify: a witch hunter has Nullify without buying it', () => {
  const text = `A1 spears 10,10 N; B1 handweapons 10,15 S; ${far}; A10 hero-1-1 with A1 witch-hunter`;
  const there = until(at(text), 'A movement');
  expect(effectsOn(after(there, [use('A3', 'nullify', 'B1')], 5), 'B1')).toEqual(['nullify']);
});

test('fr3.innate.levitate-ended, ruling: over rapids it may stop; it drowns there when it is dispelled, or when the turn ends', () => {
  const text = `terrain stream 5,11.5 to 15,14; A1 spears 10,10 N innate=levitate; A2 mobs 20,10 N; B1 spears 10,17.5 S innate=dispel; ${far}`;
  const { state } = until(at(text), 'A movement');
  // A shaman has turned the stream into rapids.
  const terrain = state.terrain.map((piece) => ({ ...piece, kind: 'impassable' as const }));
  const there: Played = { state: { ...state, terrain }, events: [] };
  expect(rules(there, ahead('A1', 2))).not.toEqual([]);
  const over = after(there, [use('A1', 'levitate'), ahead('A1', 2)], 10);
  const theirs = until(over, 'B movement');
  expect(unit(theirs, 'A1').status).toBe('table');
  const dispel = use('B1', 'dispel', 'A1', 'levitate');
  expect([5, 6].map((face) => unit(after(theirs, [dispel], face), 'A1').status)).toEqual(['destroyed', 'table']);
  expect(unit(until(theirs, 'A movement'), 'A1').status).toBe('destroyed');
});

test('fr3.innate.magic-resistance: against what its user has made work, too', () => {
  const there = until(
    at(`A1 spears 10,10 N innate=freeze; B1 handweapons 10,15 S innate=magic-resistance; ${far}`),
    'A movement',
  );
  const frozen = after(there, [use('A1', 'freeze', 'B1')], 9);
  expect(asked(frozen)).toBe('B withstand');
  expect(effectsOn(after(frozen, [{ kind: 'withstand', go: true }], 10), 'B1')).toEqual([]);
  expect(effectsOn(after(frozen, [{ kind: 'withstand', go: false }]), 'B1')).toEqual(['freeze']);
});

test('fr3.innate.character-rally-roll, ruling: a character who is a unit rolls as that unit, and may dart with it', () => {
  const text = `A1 knights 10,10 N; ${far}; A10 hero-1-1 with A1 unit-character fast-movement`;
  const there = until(at(text), 'A movement');
  const gone = (face: number) => unit(after(there, [dash('A1', 0, 3)], face), 'A1').base.y;
  // Knights rally on 5 or more; their hero adds 1.
  expect([3, 4].map(gone)).toEqual([10, 13]);
});

test('fr3.innate.dispel: an illusion, and of a real unit that is taken for one nothing comes', () => {
  const text = `A1 spears 10,10 N; A2 spears 13,10 N illusion; B1 handweapons 11.5,14.6 S innate=dispel; ${far}; A90 individual with A1 magic=illusionist-2`;
  const theirs = until(after(begun(setupOf(text), 4, 4), [{ kind: 'upkeep', from: 'own' }]), 'B movement');
  const unmask = (id: string, ...faces: number[]) =>
    after(theirs, [use('B1', 'dispel', id, 'illusion'), { kind: 'take' }], ...faces);
  expect([3, 4].map((face) => findUnit(unmask('A2', face).state, 'A2')?.status)).toEqual([
    expect.not.stringMatching('table'),
    'table',
  ]);
  expect(unit(unmask('A1'), 'A1').status).toBe('table');
});
