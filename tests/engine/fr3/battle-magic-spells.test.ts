/** The effects of spells on the table, by rule id. Nobody opposes them here, so each works. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { spellOf } from '../../../src/engine/fr3/battle/magic/book.ts';
import { withEffect } from '../../../src/engine/fr3/battle/magic/effects.ts';
import type { BattleSpell } from '../../../src/engine/fr3/battle/magic/spell.ts';
import { clockwise } from '../../../src/engine/fr3/battle/magic/spells/winds.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { firersOf, sourceOf } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { infested } from '../../../src/engine/fr3/battle/spirits/traps-and-parasitics.ts';
import { troopOf, unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { levelsOf } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import type { BattleCharacter, Cast } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, charge, type Played } from './battle-table.ts';
import {
  asked,
  because,
  casting,
  effectsOn,
  having,
  hold,
  pass,
  pools,
  poolsOf,
  refusesCast,
  rules,
  tableOf,
  told,
  unopposed,
  until,
  untilTurn,
  withTroop,
} from './magic-table.ts';

/** The spell for a rule. */
const spellBy = (rule: string): string => rule.replace('fr3.spells.', '');
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
/** The total that each side adds to its die. */
const adds = ({ state }: Played, a = 'A1', b = 'B1') => {
  const of = bout(questionOf(state, unitAt(state, a), unitAt(state, b)));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });
const clash = `A1 spears 10,10 N; B1 handweapons 10,11.575 S; ${far}`;
const apart = `A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`;
const atMelee = (text: string, user: string): Played => until(tableOf(text, user), 'A melee');

/** Side A may cast before side B moves. */
const atTheirMovement = (text: string, user: string): Played => {
  const theirs = until(tableOf(text, user), 'B movement');
  return { ...theirs, state: { ...theirs.state, magic: { ...theirs.state.magic, chances: ['A'] } } };
};

// ---- Blasts ----------------------------------------------------------------------------------

test('fr3.spells.blast-1, fr3.spells.blast-2, fr3.spells.blast-3, ruling: damage at once, at −1, +1 and +3, without a roll to hit', () => {
  const fate = (spell: string, face: number) => unit(casting(tableOf(apart, 'wizard-3'), spell, ['B1'], [face]), 'B1');
  expect([7, 8, 10].map((face) => fate('blast-1', face)).map(({ status, morale }) => [status, morale])).toEqual([
    ['table', 0],
    ['table', 1],
    ['destroyed', 0],
  ]);
  expect(told(casting(tableOf(apart, 'wizard-3'), 'blast-1', ['B1'], [7]))).toContain('(B1) are unharmed.');
  expect(
    [5, 6, 8].map((face) => fate('blast-2', face).morale + 10 * Number(fate('blast-2', face).status === 'destroyed')),
  ).toEqual([0, 1, 10]);
  expect(
    [3, 4, 6].map((face) => fate('blast-3', face).morale + 10 * Number(fate('blast-3', face).status === 'destroyed')),
  ).toEqual([0, 1, 10]);
});

// ---- Morale ----------------------------------------------------------------------------------

test('fr3.spells.bless-curse-1, fr3.spells.curse-1-effect: the curse works when the target fails its test, the blessing when it passes', () => {
  const at = tableOf(apart, 'cleric-1');
  const curse = (face: number) => casting(at, 'bless-curse-1', ['B1'], [face], { choice: 'curse' });
  expect([5, 6].map((face) => unit(curse(face), 'B1').morale)).toEqual([1, 0]);
  const bless = (face: number) => casting(at, 'bless-curse-1', ['A1'], [face], { choice: 'bless' });
  expect([5, 6].map((face) => effectsOn(bless(face), 'A1'))).toEqual([[], ['bless']]);
});

test('fr3.spells.bless-curse-1: a blessing raises a demoralized unit by one level', () => {
  const at = tableOf(`A1 spears 10,10 N double-demoralized; B1 handweapons 10,16 S; ${far}`, 'cleric-1');
  const raised = casting(at, 'bless-curse-1', ['A1'], [8], { choice: 'bless' });
  expect(unit(raised, 'A1').morale).toBe(1);
  expect(told(raised)).toContain('Spears (A1) rally.');
});

test('fr3.spells.bless-curse-2, fr3.spells.bless-curse-1: what is elite by a blessing loses that first, and all of it when it is demoralized', () => {
  const blessed = casting(tableOf(apart, 'cleric-2'), 'bless-curse-2', ['A1'], [], { choice: 'bless' });
  const cursed = casting(until(blessed, 'A movement'), 'bless-curse-2', ['A1'], [], { choice: 'curse' });
  expect([unit(cursed, 'A1').morale, effectsOn(cursed, 'A1')]).toEqual([0, []]);
  const struck = casting(tableOf(apart, 'cleric-2'), 'bless-curse-2', ['B1'], [], { choice: 'curse' });
  expect(unit(struck, 'B1').morale).toBe(1);
});

test('fr3.undead.immunities, ruling, fr3.spells.bless-curse-1, fr3.spells.bless-limits: a blessing lasts beyond its phase; undead are not blessed, nor cursed', () => {
  const blessed = casting(tableOf(apart, 'cleric-2'), 'bless-curse-2', ['A1'], [], { choice: 'bless' });
  expect(effectsOn(untilTurn(blessed, 2, 6, 6), 'A1')).toEqual(['bless']);
  const dead = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 S undead; ${far}`, 'cleric-2');
  for (const choice of ['bless', 'curse'])
    expect(refusesCast(dead, 'bless-curse-2', ['B1'], { choice })).toContain('fr3.undead.immunities');
});

test('fr3.spells.bless-curse-3, ruling: two units that touch, one choice for both', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 S; B2 pikes 11.5752,16 S; B3 mobs 20,16 S; ${far}`, 'cleric-3');
  const cursed = casting(at, 'bless-curse-3', ['B1', 'B2'], [], { choice: 'curse' });
  expect([unit(cursed, 'B1').morale, unit(cursed, 'B2').morale]).toEqual([1, 1]);
  expect(refusesCast(at, 'bless-curse-3', ['B1', 'B3'], { choice: 'curse' })).toEqual(['fr3.spells.bless-curse-3']);
});

test('fr3.spells.apparition, fr3.spells.paranoia: one level, without a test; specials and undead are spared', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 S; B2 mobs 20,16 S undead; ${far}`, 'necromancer-2');
  expect(unit(casting(at, 'apparition', ['B1']), 'B1').morale).toBe(1);
  expect(refusesCast(at, 'apparition', ['B2'])).toContain('fr3.undead.immunities');
  const planes = tableOf(apart, 'planar-wizard-3');
  expect(unit(casting(planes, 'paranoia', ['B1']), 'B1').morale).toBe(1);
});

test('fr3.spells.plague, ruling: whoever stands beside a demoralized unit, once', () => {
  const row = 'B1 handweapons 10,16 S demoralized; B2 pikes 11.5752,16 S; B3 mobs 13.1504,16 S; B4 spears 20,16 S';
  const at = casting(tableOf(`A1 spears 10,10 N; ${row}; ${far}`, 'necromancer-2'), 'plague');
  expect(['B1', 'B2', 'B3', 'B4'].map((id) => unit(at, id).morale)).toEqual([1, 1, 0, 0]);
  // Two that are demoralized already do not make each other worse.
  const pair = 'B1 handweapons 10,16 S demoralized; B2 pikes 11.5752,16 S demoralized; B3 mobs 13.1504,16 S';
  const both = casting(tableOf(`A1 spears 10,10 N; ${pair}; ${far}`, 'necromancer-2'), 'plague');
  expect(['B1', 'B2', 'B3'].map((id) => unit(both, id).morale)).toEqual([1, 1, 1]);
  // So the computer does not think of it then.
  const matters = (row: string) => {
    const { state } = tableOf(`A1 spears 10,10 N; ${row}; ${far}`, 'necromancer-2');
    const aim = { side: 'A', caster: state.characters.at(-1) } as unknown as Parameters<NonNullable<BattleSpell['matters']>>[1];
    return spellOf('plague')?.matters?.(state, aim);
  };
  expect([matters(row), matters(pair.replace('; B3 mobs 13.1504,16 S', ''))]).toEqual([true, false]);
});

test('fr3.spells.grace: both levels at once, without a roll', () => {
  const at = tableOf(`A1 spears 10,10 N; A2 pikes 20,10 N double-demoralized; B1 mobs 10,16 S; ${far}`, 'war-cleric-2');
  expect(unit(casting(at, 'grace', ['A2']), 'A2').morale).toBe(0);
  expect(refusesCast(at, 'grace', ['A1'])).toEqual(['fr3.spells.grace']);
  expect(refusesCast(at, 'grace', ['B1'])).toEqual(['fr3.spells.grace']);
  // fr3.optional-abilities.poison-marker: no rally removes poison.
  const sick = withTroop(at, 'A2', { poison: 1 });
  expect(unit(casting(sick, 'grace', ['A2']), 'A2').morale).toBe(1);
  expect(refusesCast(withTroop(sick, 'A2', { morale: 1 }), 'grace', ['A2'])).toEqual(['fr3.spells.grace']);
});

// ---- Circumstances of a phase ----------------------------------------------------------------

test.each([
  ['fr3.spells.strength', 'cleric-1', 'A1', [1, 0]],
  ['fr3.spells.freeze', 'air-shaman-2', 'B1', [0, -1]],
  ['fr3.spells.laudanum', 'mason-1', 'B1', [0, -1]],
] as const)('%s changes the combat factor by 1, for the phase', (rule, user, on, [a, b]) => {
  const spell = spellBy(rule);
  const at = atMelee(clash, user);
  const done = casting(at, spell, [on]);
  const [before, now] = [adds(at), adds(done)];
  expect([(now[0] as number) - (before[0] as number), (now[1] as number) - (before[1] as number)]).toEqual([a, b]);
  expect(effectsOn(done, on)).toEqual([spell]);
  const later = until(after(done, [fight('A1', 'B1')], 5, 6), 'B movement');
  expect(effectsOn(later, on)).toEqual([]);
});

test('fr3.spells.laudanum, fr3.spells.ink-cloud: on enemies only, on friends only', () => {
  expect(refusesCast(atMelee(clash, 'mason-1'), 'laudanum', ['A1'])).toEqual(['fr3.spells.laudanum']);
  expect(refusesCast(atMelee(clash, 'hydromancer-2'), 'ink-cloud', ['B1'])).toEqual(['fr3.spells.ink-cloud']);
});

test('fr3.spells.garlic: nothing that undead do harms the target', () => {
  const at = atMelee(`A1 spears 10,10 N; B1 handweapons 10,11.575 S undead; ${far}`, 'cleric-1');
  expect(unit(after(at, [fight('A1', 'B1')], 1, 5), 'A1').morale).toBe(1);
  expect(unit(after(casting(at, 'garlic', ['A1']), [fight('A1', 'B1')], 1, 5), 'A1').morale).toBe(0);
});

test('fr3.spells.miracle, fr3.spells.ink-cloud: a draw, without dice', () => {
  for (const [user, spell] of [
    ['cleric-1', 'miracle'],
    ['hydromancer-2', 'ink-cloud'],
  ] as const) {
    const drawn = after(casting(atMelee(clash, user), spell, ['A1']), [fight('A1', 'B1')]);
    expect(told(drawn), spell).toContain('fight to a draw');
  }
});

test('fr3.spells.ink-cloud: nobody charges the target', () => {
  const at = atTheirMovement(`A1 spears 10,10 N; B1 handweapons 10,13 S; ${far}`, 'hydromancer-2');
  expect(rules(after(at, [hold]), charge(['B1']))).toEqual([]);
  const hidden = casting(at, 'ink-cloud', ['A1']);
  expect(asked(hidden)).toBe('B movement');
  expect(rules(hidden, charge(['B1']))).toEqual(['fr3.spells.ink-cloud']);
});

test('fr3.spells.ensure-victory: the melee is won, and the enemy is demoralized and no more', () => {
  const at = casting(atMelee(clash, 'war-cleric-3'), 'ensure-victory', ['A1']);
  const won = after(at, [fight('A1', 'B1')]);
  expect(unit(won, 'B1')).toMatchObject({ morale: 1, status: 'table' });
  expect(refusesCast(atMelee(clash, 'war-cleric-3'), 'ensure-victory', ['A2'])).toEqual(['fr3.spells.ensure-victory']);
});

test('fr3.spells.ensure-victory, ruling: knights that win their charge by it shock: two levels, and the enemy falls back', () => {
  const at = after(until(tableOf(`A1 knights 10,10 N; B1 handweapons 10,13 S; ${far}`, 'war-cleric-3'), 'A movement'), [
    charge(['A1']),
  ]);
  const won = after(casting(until(at, 'A melee'), 'ensure-victory', ['A1']), [fight('A1', 'B1')]);
  expect(unit(won, 'B1')).toMatchObject({ morale: 2, status: 'table' });
});

test('fr3.spells.bless-curse-1, fr3.spells.grog-ration, ruling: a blessing sleeps while its unit is under Grog Ration', () => {
  const at = atMelee(clash, 'mason-1');
  const blessed = { ...at, state: withEffect(at.state, 'A1', 'bless', 'A', 'demoralized') };
  const both = { ...blessed, state: withEffect(blessed.state, 'A1', 'grog-ration', 'A', 'demoralized') };
  expect((adds(blessed)[0] as number) - (adds(at)[0] as number)).toBe(1);
  expect(adds(both)).toEqual(adds(at));
});

test('fr3.design.war-cleric-ensure-victory: it kills specials, a bard stands it, and on both sides of a melee it makes a draw', () => {
  const done = (melee: Played, both = false) => {
    const ours = casting(melee, 'ensure-victory', ['A1']);
    const at = both ? { ...ours, state: withEffect(ours.state, 'B1', 'ensure-victory', 'B') } : ours;
    return after(at, [fight('A1', 'B1')]);
  };
  const meet = (text: string) => atMelee(`${text}; ${far}`, 'war-cleric-3');
  // A bard rolls a die for his army.
  const sung = pools(`${clash}; B91 hero-1-1 with B1 bard; A90 individual with A9 magic=war-cleric-3`, 6, 6, 6, 1);
  const withBard = until(having(having(sung, 'A', { own: [30] }), 'B', { army: 0 }), 'A melee');
  const fate = (at: Played) => [unit(at, 'B1').status, unit(at, 'B1').morale];
  expect(fate(done(meet('A1 spears 10,10 N; B1 fanatics 10,11.575 S')))).toEqual(['destroyed', 0]);
  expect(fate(done(withBard))).toEqual(['table', 0]);
  expect(fate(done(atMelee(clash, 'war-cleric-3'), true))).toEqual(['table', 0]);
});

test('fr3.spells.jihad, fr3.design.war-cleric-jihad: in melee only; they roll as fanatics, and the lower one is destroyed', () => {
  const at = casting(atMelee(clash, 'war-cleric-2'), 'jihad', ['A1']);
  expect(unit(after(at, [fight('A1', 'B1')], 5, 4), 'B1').status).toBe('destroyed');
  expect(refusesCast(atMelee(clash, 'war-cleric-2'), 'jihad', ['A2'])).toEqual(['fr3.spells.jihad']);
  expect(refusesCast(at, 'jihad', ['A1'])).toEqual(['fr3.spells.jihad']);
});

test('fr3.spells.stink: it neither gives nor receives support; undead do not mind', () => {
  const row = `A1 spears 10,10 N; B1 pikes 10,11.575 S; B2 pikes 11.5752,11.575 S; ${far}`;
  const at = atMelee(row, 'wizard-1');
  const supported = adds(at)[1] as number;
  expect(supported - (adds(casting(at, 'stink', ['B1']))[1] as number)).toBe(1);
  expect(supported - (adds(casting(at, 'stink', ['B2']))[1] as number)).toBe(1);
  const dead = atMelee(`A1 spears 10,10 N; B1 pikes 10,11.575 S undead; ${far}`, 'wizard-1');
  expect(refusesCast(dead, 'stink', ['B1'])).toEqual(['fr3.spells.stink', 'fr3.undead.immunities']);
});

test('fr3.spells.grog-ration: +1 against monsters until demoralized, in every phase; no psychology harms them', () => {
  const fight1 = `A1 spears 10,10 N; B1 small-monsters 10,11.575 S; ${far}`;
  const at = atMelee(fight1, 'mason-1');
  const fed = casting(at, 'grog-ration', ['A1']);
  expect((adds(fed)[0] as number) - (adds(at)[0] as number)).toBe(1);
  expect(effectsOn(after(fed, [fight('A1', 'B1')], 1, 5), 'A1')).toEqual([]);
  expect(effectsOn(after(fed, [fight('A1', 'B1')], 9, 5), 'A1')).toEqual(['grog-ration']);
  const shaken = withTroop(at, 'A1', { morale: 1 });
  expect(refusesCast(shaken, 'grog-ration', ['A1'])).toEqual(['fr3.spells.grog-ration']);
});

test('fr3.spells.illusionary-fear: whoever charges the target is afraid of it', () => {
  const at = atTheirMovement(`A1 spears 10,10 N; B1 handweapons 10,13 S; ${far}`, 'wizard-1');
  const feared = casting(at, 'illusionary-fear', ['A1']);
  const charged = after(feared, [charge(['B1'])], 2);
  expect(unit(charged, 'B1').morale).toBe(1);
  expect(unit(after(at, [hold, charge(['B1'])]), 'B1').morale).toBe(0);
});

test('fr3.spells.spyglass, fr3.spells.fire-arrow: better shots for the phase', () => {
  const text = `A1 longbows 10,10 N; A2 light-artillery 14,10 N; B1 handweapons 10,16 S; ${far}`;
  const at = until(tableOf(text, 'mason-1'), 'A missiles');
  const seen = casting(at, 'spyglass', ['A1']);
  expect(firersOf(seen.state, unit(seen, 'A1'), unit(seen, 'B1'))).toMatchObject({ spyglass: true });
  const burning = casting(until(tableOf(text, 'fire-shaman-2'), 'A missiles'), 'fire-arrow', ['A2']);
  expect(sourceOf(burning.state, unit(burning, 'A2'), 'light')).toMatchObject({ fireArrow: true });
  const blind = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`, 'fire-shaman-2');
  expect(refusesCast(blind, 'fire-arrow', ['A1'])).toEqual(['fr3.spells.fire-arrow']);
});

test('fr3.spells.sudden-squall, ruling: who is under it shoots at nobody, and no magic user with it casts', () => {
  const text = `A1 longbows 10,10 N; B1 handweapons 10,16 S; ${far}`;
  const at = casting(tableOf(text, 'water-shaman-2'), 'sudden-squall', ['A1']);
  expect(asked(at)).toBe('A movement');
  expect(refusesCast(at, 'corrode', ['B1'])).toEqual(['fr3.spells.sudden-squall']);
});

test('fr3.spells.psychology-flag, fr3.spells.stink: nor do specials, elementals, or those whom a bard steadies', () => {
  const row = `A1 spears 10,10 N; B1 pikes 10,11.575 S; B2 fanatics 14,16 S; B3 fire-elemental 22,16 S; ${far}`;
  const sung = having(
    having(pools(`${row}; B91 hero-1-1 with B1 bard; A90 individual with A9 magic=wizard-1`, 6, 1), 'A', { own: [30] }),
    'B',
    { army: 0 },
  );
  for (const id of ['B1', 'B2', 'B3']) expect(refusesCast(until(sung, 'A melee'), 'stink', [id])[0], id).toBe('fr3.spells.stink');
});

test('fr3.spells.righteousness, ruling, fr3.sequence.casting-preparation: +1 and fear for all who charge; before anybody moves, once a turn, for his whole movement', () => {
  const text = `A1 spears 30,10 N; A2 handweapons 10,10 N; B1 spears 10,13 S; ${far}`;
  const at = until(tableOf(text, 'war-cleric-2'), 'A movement');
  const just = casting(at, 'righteousness');
  expect(effectsOn(just, 'A2')).toEqual(['righteousness']);
  expect(rules(just, { kind: 'ahead', units: ['A1'], inches: 1 })).toContain('fr3.movement.move');
  const leave: Action = { kind: 'transfer', character: at.state.characters[0]?.id as string, to: 'A2' };
  const near = withTroop(at, 'A2', { base: { ...unit(at, 'A2').base, x: 27 } });
  expect(because(near, leave)).toBe('legal');
  expect(because(casting(near, 'righteousness'), leave)).not.toBe('legal');
  const charged = after(just, [charge(['A2'])], 2);
  expect(unit(charged, 'B1').morale).toBe(1);
  expect(unit(after(at, [charge(['A2'])]), 'B1').morale).toBe(0);
  const held = after(just, [charge(['A2'])], 9);
  expect((adds(held, 'A2', 'B1')[0] as number) - (adds(after(at, [charge(['A2'])]), 'A2', 'B1')[0] as number)).toBe(1);
  expect(refusesCast(just, 'righteousness')).toEqual(['fr3.spells.righteousness']);
  expect(refusesCast(tableOf(text, 'war-cleric-2'), 'righteousness')).toEqual(['fr3.spells.righteousness']);
  expect(refusesCast(after(at, [charge(['A2'])]), 'righteousness')).toEqual(['fr3.spells.righteousness']);
});

test('fr3.spells.fog, ruling: fliers come into contact with nobody on the ground', () => {
  const text = `A1 spears 10,10 N; B1 dragons 10,14 S flying; ${far}`;
  const dive = charge(['B1'], { over: 'A1' });
  expect(rules(after(atTheirMovement(text, 'air-shaman-1'), [hold]), dive)).toEqual([]);
  expect(rules(casting(atTheirMovement(text, 'air-shaman-1'), 'fog'), dive)).toEqual(['fr3.spells.fog']);
  // Shooting and melees that have begun go on.
  const bows = `A1 spears 10,10 N; B1 beastmen 10,14 S flying; B2 dragons 30,11.5752 S; A2 spears 30,10 N; A3 longbows 11.6,10 N; ${far}`;
  const foggy = until(casting(tableOf(bows, 'air-shaman-1'), 'fog'), 'A missiles');
  expect(rules(foggy, { kind: 'shoot', units: ['A3'], at: 'B1' })).toEqual([]);
  expect(rules(until(foggy, 'A melee'), fight('A2', 'B2'))).toEqual([]);
});

// ---- Holds -----------------------------------------------------------------------------------

test.each([
  ['fr3.spells.apoplexy', 'wizard-1'],
  ['fr3.spells.heat-stroke', 'druid-1'],
] as const)('%s: the target makes no move, and charges nobody, until the phase is over', (rule, user) => {
  const spell = spellBy(rule);
  const text = `A1 spears 10,10 N; B1 handweapons 10,13 S; ${far}`;
  const held = casting(atTheirMovement(text, user), spell, ['B1']);
  for (const action of [
    { kind: 'ahead', units: ['B1'], inches: 1 },
    { kind: 'turn', units: ['B1'], to: 'left' },
    charge(['B1']),
  ] as Action[])
    expect(rules(held, action), action.kind).toEqual([rule]);
  expect(effectsOn(untilTurn(held, 2, ...Array.from({ length: Number(user.slice(-1)) }, () => 6)), 'B1')).toEqual([]);
});

test('fr3.spells.deluge, ruling: it holds a unit for the phase, or puts out a fire, as it is announced', () => {
  const text = `A1 spears 10,10 N; B1 handweapons 10,13 S; ${far}`;
  const theirs = atTheirMovement(text, 'water-shaman-2');
  const held = casting(theirs, 'deluge', ['B1'], [], { choice: 'hold' });
  expect(rules(held, { kind: 'ahead', units: ['B1'], inches: 1 })).toEqual(['fr3.spells.deluge']);
  const { base } = unit(theirs, 'A1');
  const fire = { id: 1, base, level: 'surface', marker: 'fire', fights: false } as const;
  const burning = { ...theirs, state: { ...theirs.state, fires: [fire] } };
  const rain = (at: Played, x: number, y: number): Action =>
    ({ ...castAt(at, 'deluge', [], [x, y, 0]), choice: 'douse' }) as Action;
  expect(unopposed(burning, rain(burning, 10, 10)).state.fires).toEqual([]);
  expect(rules(burning, rain(burning, 20, 10))).toEqual(['fr3.spells.deluge']);
});

test('fr3.spells.apoplexy, ruling: a held victor does not follow up', () => {
  const held = casting(atMelee(clash, 'wizard-1'), 'apoplexy', ['A1']);
  const won = after(held, [fight('A1', 'B1')], 10, 1);
  expect(unit(won, 'B1').status).toBe('destroyed');
  expect(asked(won)).not.toBe('A follow-up');
});

test('fr3.spells.unstable-ground, fr3.spells.turbulence, ruling, fr3.spells.awakening-of-the-wood: all of both sides that stand so', () => {
  const text = `terrain woods 8,12 to 14,18; A1 spears 20,10 N; A2 dragons 30,10 N flying; B1 handweapons 11,15 S; B2 mobs 20,16 S; ${far}`;
  const heldBy = (user: string, spell: string) => {
    const at = casting(tableOf(text, user), spell);
    return at.state.units.filter(({ effects }) => effects.length > 0).map(({ id }) => id);
  };
  expect(heldBy('earth-shaman-3', 'unstable-ground')).toEqual(['A1', 'A3', 'B2', 'B3']);
  expect(heldBy('druid-2', 'awakening-of-the-wood')).toEqual(['B1']);
  expect(heldBy('air-shaman-2', 'turbulence')).toEqual(['A2']);
});

// ---- Destruction -----------------------------------------------------------------------------

const taken = (text: string, user: string, spell: string, target = 'B1'): string => {
  const at = tableOf(`A1 spears 10,10 N; ${text}; B8 mobs 44,20 S; ${far}`, user);
  const refused = refusesCast(at, spell, [target]);
  return refused.length > 0 ? refused.join() : unit(casting(at, spell, [target]), target).status;
};

test('fr3.spells.banish-2, ruling, fr3.spells.banish-1, fr3.spells.banish-3: the undead of each kind', () => {
  expect(taken('B1 mobs 20,20 S undead', 'cleric-1', 'banish-1')).toBe('destroyed');
  expect(taken('B1 mobs 20,20 S', 'cleric-1', 'banish-1')).toBe('fr3.spells.banish-1');
  expect(taken('B1 large-monsters 20,20 S undead', 'cleric-2', 'banish-1')).toBe('fr3.spells.banish-1');
  expect(taken('B1 large-monsters 20,20 S undead', 'cleric-2', 'banish-2')).toBe('destroyed');
  expect(taken('B1 heavy-artillery 20,20 S undead', 'cleric-2', 'banish-2')).toBe('destroyed');
  expect(taken('B1 heavy-artillery 20,20 S', 'cleric-2', 'banish-2')).toBe('fr3.spells.banish-2');
  expect(taken('B1 dragons 20,20 S undead', 'cleric-3', 'banish-2')).toBe('fr3.spells.banish-2');
  expect(taken('B1 dragons 20,20 S undead', 'cleric-3', 'banish-3')).toBe('destroyed');
});

test('fr3.spells.quicksand, fr3.spells.freak-wave, ruling, fr3.spells.fire-storm, fr3.spells.deadfall, fr3.spells.tornado: by where they stand', () => {
  const woods = 'terrain woods 18,18 to 24,24; B1 mobs 20,20 S';
  const marsh = 'terrain marsh 18,18 to 24,24; B1 mobs 20,20 S';
  const air = 'B1 dragons 20,20 S flying';
  const open = 'B1 mobs 20,20 S';
  const takes = (user: string, spell: string) =>
    [open, woods, marsh, air].map((text) => taken(text, user, spell) === 'destroyed');
  expect(takes('earth-shaman-3', 'quicksand')).toEqual([true, false, false, false]);
  expect(takes('fire-shaman-3', 'fire-storm')).toEqual([true, false, false, true]);
  expect(takes('druid-3', 'deadfall')).toEqual([false, true, false, false]);
  expect(takes('water-shaman-3', 'freak-wave')).toEqual([false, false, true, false]);
  expect(takes('air-shaman-3', 'tornado')).toEqual([false, false, false, true]);
});

test('fr3.spells.quicksand: not of a unit that is engaged', () => {
  expect(refusesCast(atMelee(clash, 'earth-shaman-3'), 'quicksand', ['B1'])).toEqual(['fr3.spells.quicksand']);
});

test('fr3.spells.corrode: chariots and war machines lose a level', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 heavy-chariots 20,20 S; B2 knights 30,20 S; ${far}`, 'earth-shaman-1');
  expect(unit(casting(at, 'corrode', ['B1']), 'B1').morale).toBe(1);
  expect(refusesCast(at, 'corrode', ['B2'])).toEqual(['fr3.spells.corrode']);
});

test('fr3.spells.die, ruling: a results roll at −2; captured by an enemy in contact only', () => {
  const fate = (text: string, face: number) => {
    const at = casting(
      tableOf(`A1 spears 10,10 N; ${text}; B8 mobs 44,20 S; ${far}; B7 general-2-2 with B1`, 'wizard-3'),
      'die',
      ['B4'],
      [face],
    );
    return at.state.characters.find(({ id }) => id === 'B4')?.status;
  };
  expect([5, 6, 9].map((face) => fate('B1 handweapons 20,20 S', face))).toEqual(['killed', 'in play', 'in play']);
  expect([5, 6, 9].map((face) => fate('B1 handweapons 10,11.575 S', face))).toEqual(['killed', 'captured', 'in play']);
});

// ---- Fights ----------------------------------------------------------------------------------

test('fr3.spells.mirror-image, ruling: against all that it has itself, and only the unit can be hurt', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 knights 20,20 S; ${far}`, 'wizard-2');
  const lost = casting(at, 'mirror-image', ['B1'], [4, 5]);
  expect(told(lost)).toContain('are beaten');
  expect(unit(lost, 'B1').morale).toBe(1);
  expect(unit(casting(at, 'mirror-image', ['B1'], [5, 5]), 'B1').morale).toBe(0);
  expect(unit(casting(at, 'mirror-image', ['B1'], [9, 1]), 'B1').morale).toBe(0);
  // 2 and 9 double a factor of 5, and not the 6 of an elite, which its image has as well.
  const fate = (kit: string) => {
    const table = tableOf(`A1 spears 10,10 N; B1 knights 20,20 S ${kit}; B2 pikes 21.5752,20 S; ${far}`, 'wizard-2');
    return unit(casting(table, 'mirror-image', ['B1'], [2, 9]), 'B1').status;
  };
  expect([fate(''), fate('elite=1-1-0')]).toEqual(['destroyed', 'table']);
});

test('fr3.spells.animate-terrain, ruling: the ground fights with a factor of 3, and nothing harms it', () => {
  const woods = `terrain woods 18,18 to 24,24; A1 spears 10,10 N; B1 handweapons 20,20 S; B2 mobs 30,20 S; ${far}`;
  const at = tableOf(woods, 'druid-1');
  expect(unit(casting(at, 'animate-terrain', ['B1'], [5, 5]), 'B1').morale).toBe(0);
  expect(unit(casting(at, 'animate-terrain', ['B1'], [5, 6]), 'B1').morale).toBe(1);
  const beaten = casting(at, 'animate-terrain', ['B1'], [10, 1]);
  expect([unit(beaten, 'B1').morale, beaten.state.terrain, beaten.state.units.length]).toEqual([
    0,
    at.state.terrain,
    at.state.units.length,
  ]);
  expect(refusesCast(at, 'animate-terrain', ['B2'])).toEqual(['fr3.spells.animate-terrain']);
});

// ---- Pools -----------------------------------------------------------------------------------

test('fr3.spells.ground: the computer thinks of it as long as the enemy has a point left', () => {
  const spell = spellOf('ground');
  const at = (army: number) => having(tableOf(apart, 'cleric-3'), 'B', { army }).state;
  const caster = at(1).characters.at(-1);
  const matters = (army: number) =>
    spell?.matters?.(at(army), { side: 'A', caster, on: [], character: caster?.id } as unknown as Parameters<
      NonNullable<typeof spell.matters>
    >[1]);
  expect([matters(0), matters(1), matters(2)]).toEqual([false, true, true]);
});

test('fr3.spells.ground, ruling: every pool of both sides is empty', () => {
  const at = casting(tableOf(apart, 'cleric-3'), 'ground');
  expect([poolsOf(at, 'A'), poolsOf(at, 'B')]).toEqual([[0, 0], [0]]);
  const user = at.state.characters.at(-1)?.id as string;
  expect(poolsOf(after(until(at, 'A movement'), [{ kind: 'burn', character: user, points: 2 }]), 'A')).toEqual([0, 2]);
});

test('what is cast in one phase is told, listed and legal for those who are asked, and for nobody else', () => {
  const at = tableOf(apart, 'wizard-1');
  const listed = [...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'cast');
  expect(listed.length).toBeGreaterThan(0);
  for (const each of listed) expect(rules(at, each)).toEqual([]);
  expect(rules(until(at, 'B movement'), listed[0] as Action)).toEqual(['fr3.magic.personal-pool-uses']);
  expect(pass.kind).toBe('pass');
});

// ---- Winds -----------------------------------------------------------------------------------

const place = (at: Played, id: string) => {
  const { x, y, facing } = unit(at, id).base;
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100, facing];
};

test('fr3.spells.disorient, fr3.magic.disorient-movement: a d12, 12 is straight ahead; turned that way, a full move', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 20,20 S; ${far}`, 'wizard-2');
  expect(place(casting(at, 'disorient', ['B1'], [12]), 'B1')).toEqual([20, 17, 1800]);
  expect(place(casting(at, 'disorient', ['B1'], [3]), 'B1')).toEqual([17, 20, 2700]);
  expect(place(casting(at, 'disorient', ['B1'], [6]), 'B1')).toEqual([20, 23, 0]);
  const guns = tableOf(`A1 spears 10,10 N; B1 heavy-artillery 20,20 S; ${far}`, 'wizard-2');
  expect(refusesCast(guns, 'disorient', ['B1'])).toContain('fr3.war-machines.heavy-artillery-spell-immunity');
});

test('fr3.spells.disorient: difficult ground slows the unit, others stop it, and over the edge it may come back', () => {
  const marsh = tableOf(`terrain marsh 16,12 to 24,19; A1 spears 10,10 N; B1 handweapons 20,20 S; ${far}`, 'wizard-2');
  expect(place(casting(marsh, 'disorient', ['B1'], [12]), 'B1')[1]).toBeGreaterThan(17.5);
  const stopped = tableOf(`A1 spears 10,10 N; B1 handweapons 20,20 S; B2 mobs 20,17 S; ${far}`, 'wizard-2');
  expect(place(casting(stopped, 'disorient', ['B1'], [12]), 'B1')[1]).toBeCloseTo(18.58, 1);
  const edge = tableOf(`A1 spears 10,10 N; B1 handweapons 20,35 S; B2 mobs 40,30 S; ${far}`, 'wizard-2');
  expect(unit(casting(edge, 'disorient', ['B1'], [6]), 'B1').status).toBe('away');
});

test('fr3.magic.disorient-movement: the die of the direction names the spell that rolls it', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 20,20 S; ${far}`, 'druid-2');
  for (const [spell, sides] of [
    ['disorient', 12],
    ['gnat-swarm', 12],
  ] as const) {
    const aim = { state: at.state, side: 'A', units: [unit(at, 'B1')], choice: null, caster: at.state.characters[0] };
    const chance = spellOf(spell)?.works(at.state, aim as never) as { die?: { sides: number }; purpose?: { rules: string[] } };
    expect([chance.die, chance.purpose?.rules]).toEqual([sides, [`fr3.spells.${spell}`, 'fr3.magic.disorient-movement']]);
  }
});

test('fr3.magic.disorient-in-line: beside a friend it goes 45 degrees aside at most, or turns in place', () => {
  expect([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((face) => clockwise(face, 12, true))).toEqual([
    { heading: 0, inPlace: false },
    { heading: 300, inPlace: false },
    { heading: 450, inPlace: false },
    { heading: 900, inPlace: true },
    { heading: 1350, inPlace: false },
    { heading: 1500, inPlace: false },
    { heading: 1800, inPlace: false },
    { heading: 2100, inPlace: false },
    { heading: 2250, inPlace: false },
    { heading: -900, inPlace: true },
    { heading: -450, inPlace: false },
    { heading: -300, inPlace: false },
  ]);
  const row = tableOf(`A1 spears 10,10 N; B1 handweapons 20,20 S; B2 pikes 21.5752,20 S; ${far}`, 'wizard-2');
  expect(place(casting(row, 'disorient', ['B1'], [3]), 'B1')).toEqual([20, 20, 2700]);
});

test('fr3.spells.tremors, fr3.spells.psychology-flag: nothing to spirits and elementals, nor to those in water or in the air', () => {
  const ground = 'terrain water 30,14 to 36,20';
  const text = `${ground}; A1 spears 10,10 N; B1 minor-spirits 10,16 S; B2 earth-elemental 15,16 S; B3 handweapons 33,17 S; B4 dragons 20,16 S flying; ${far}`;
  const at = tableOf(text, 'earth-shaman-1');
  const up = withTroop(at, 'B4', { level: 'flying', comes: 'flying' });
  for (const id of ['B1', 'B2', 'B3', 'B4']) expect(refusesCast(up, 'tremors', [id])[0], id).toBe('fr3.spells.tremors');
});

test('fr3.spells.tremors: a test or demoralized; in a melee for all of it; on rough ground it cannot move', () => {
  const open = tableOf(apart, 'earth-shaman-1');
  const shaken = casting(open, 'tremors', ['B1'], [5]);
  expect([unit(shaken, 'B1').morale, effectsOn(shaken, 'B1')]).toEqual([1, []]);
  expect(unit(casting(open, 'tremors', ['B1'], [6]), 'B1').morale).toBe(0);
  const woods = tableOf(`terrain woods 6,14 to 14,20; ${apart}`, 'earth-shaman-1');
  expect(effectsOn(casting(woods, 'tremors', ['B1'], [6]), 'B1')).toEqual(['tremors']);
  const both = casting(atMelee(clash, 'earth-shaman-1'), 'tremors', ['B1'], [2, 2]);
  expect([unit(both, 'A1').morale, unit(both, 'B1').morale]).toEqual([1, 1]);
});

test('fr3.spells.tempest, fr3.magic.tempest-movement: over everything, away from the caster and looking at him', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 S; B2 mobs 10,17.5752 S; ${far}`, 'druid-1');
  expect(place(casting(at, 'tempest', ['B1']), 'B1')).toEqual([10, 19.25, 1800]);
  const clear = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 N; ${far}`, 'druid-1');
  expect(place(casting(clear, 'tempest', ['B1']), 'B1')).toEqual([10, 19, 1800]);
});

test('fr3.magic.tempest-landing, fr3.magic.tempest-limits: who comes down in woods is demoralized, who stands in them is safe', () => {
  const woods = tableOf(`terrain woods 4,18 to 16,26; A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`, 'druid-1');
  expect(unit(casting(woods, 'tempest', ['B1']), 'B1').morale).toBe(1);
  const inside = tableOf(`terrain woods 4,14 to 16,26; A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`, 'druid-1');
  expect(refusesCast(inside, 'tempest', ['B1'])).toEqual(['fr3.magic.tempest-limits']);
});

test('fr3.spells.greatest-fear: it flees for good, or turns right round and makes off', () => {
  const at = tableOf(apart, 'illusionist-3');
  expect(unit(casting(at, 'greatest-fear', ['B1'], [5]), 'B1').status).toBe('destroyed');
  expect(place(casting(at, 'greatest-fear', ['B1'], [6]), 'B1')).toEqual([10, 19, 0]);
});

// ---- Ways ------------------------------------------------------------------------------------

const castAt = (
  at: Played,
  spell: string,
  on: readonly string[],
  [x, y, angle]: readonly [x: number, y: number, angle: number],
  more: Partial<Pick<Cast, 'choice' | 'points'>> = {},
): Action => ({
  kind: 'cast-at',
  character: at.state.characters.at(-1)?.id ?? '',
  spell,
  on,
  choice: null,
  points: null,
  ...more,
  x,
  y,
  angle,
});

test('fr3.war-machines.heavy-artillery-spell-immunity, ruling: a piece can be teleported until it has fired', () => {
  const at = tableOf(`A1 heavy-artillery 20,20 N; A2 spears 30,20 N; B1 mobs 20,34 S; ${far}`, 'wizard-2');
  expect(rules(at, castAt(at, 'teleport', ['A1'], [30, 10, 0]))).toEqual([]);
  const fired: Played = { ...at, state: withUnit(at.state, 'A1', { fixed: true }) };
  expect(rules(fired, castAt(fired, 'teleport', ['A1'], [30, 10, 0]))).toEqual([
    'fr3.war-machines.heavy-artillery-spell-immunity',
  ]);
  const attached: Played = { ...fired, state: withUnit(fired.state, 'A1', { host: 'A2', status: 'attached' }) };
  expect(rules(attached, castAt(attached, 'teleport', ['A2'], [30, 10, 0]))).toEqual([
    'fr3.war-machines.heavy-artillery-spell-immunity',
  ]);
});

test('fr3.spells.teleport, fr3.magic.teleport: anywhere that its base fits, with all that is with it, held or not', () => {
  const at = until(
    tableOf(`A1 spears 10,10 N; A2 skirmishers with A1; B1 handweapons 30,20 S; ${far}`, 'wizard-2'),
    'A movement',
  );
  const held = casting(at, 'apoplexy', ['A1']);
  const gone = unopposed(until(held, 'A movement'), castAt(held, 'teleport', ['A1'], [30, 10, 900]));
  expect([place(gone, 'A1'), place(gone, 'A2')]).toEqual([
    [30, 10, 900],
    [30, 10, 900],
  ]);
  expect(rules(at, castAt(at, 'teleport', ['A1'], [30, 20, 0]))).toEqual(['fr3.movement.interpenetration-none']);
  expect(rules(at, castAt(at, 'teleport', ['B1'], [30, 10, 0]))).toEqual(['fr3.spells.teleport']);
  expect(refusesCast(at, 'teleport', ['A1'])).toEqual(['fr3.spells.teleport']);
});

test('fr3.magic.teleport-contact, ruling: whoever arrives at an enemy’s front turns to it, and nobody has charged', () => {
  const at = until(tableOf(`A1 knights 10,10 N; B1 handweapons 30,20 S; ${far}`, 'wizard-2'), 'A movement');
  const there = unopposed(at, castAt(at, 'teleport', ['A1'], [30, 18.4248, 900]));
  expect(place(there, 'A1')[2]).toBe(0);
  expect(there.state.contacts).toMatchObject([{ a: 'A1', b: 'B1', charger: null }]);
  const listed = [...fr3Battle.actions(at.state)].filter((each) => each.kind === 'cast-at');
  expect(listed).toContainEqual(castAt(at, 'teleport', ['A1'], [30, 21.5751953125, 1800]));
});

test('fr3.spells.golden-path, ruling: straight out of its melee, and not shaken by it', () => {
  const at = casting(atMelee(clash, 'cleric-2'), 'golden-path', ['A1']);
  expect(place(at, 'A1')).toEqual([10, 7, 0]);
  expect([unit(at, 'A1').morale, at.state.contacts]).toEqual([0, []]);
  expect(refusesCast(atMelee(clash, 'cleric-2'), 'golden-path', ['A2'])).toEqual(['fr3.spells.golden-path']);
});

test.each([
  ['fr3.spells.invigorate', 'cleric-1'],
  ['fr3.spells.speed-potion', 'mason-1'],
] as const)('%s: a second move, free of the clock', (rule, user) => {
  const spell = spellBy(rule);
  const at = until(tableOf(`A1 spears 10,10 N; B1 handweapons 10,30 S; ${far}`, user), 'A movement');
  const move: Action = { kind: 'ahead', units: ['A1'], inches: 3 };
  expect(refusesCast(at, spell, ['A1'])).toEqual([rule]);
  const moved = after(at, [move]);
  expect(rules(moved, move)).not.toEqual([]);
  const again = casting(moved, spell, ['A1']);
  const { moves } = again.state.sheet;
  const twice = after(again, [{ ...move, inches: 1 }]);
  expect(place(twice, 'A1')).toEqual([10, 14, 0]);
  expect(twice.state.sheet.moves).toBe(moves);
});

// ---- Nuisances -------------------------------------------------------------------------------

test.each([
  ['fr3.spells.summon-trap', 'druid-2'],
  ['fr3.spells.giant-clam', 'hydromancer-2'],
] as const)('%s, fr3.spirits.traps-movement-lock: the unit stays where it is until it gets free', (rule, user) => {
  const spell = spellBy(rule);
  const at = casting(tableOf(apart, user), spell, ['B1']);
  const theirs = until(at, 'B movement');
  expect(rules(theirs, { kind: 'ahead', units: ['B1'], inches: 1 })).toEqual(['fr3.spirits.traps-movement-lock']);
  expect(refusesCast(at, spell, ['B1'])).toEqual(['fr3.spirits.traps-deployment']);
  expect(refusesCast(atMelee(clash, user), spell, ['B1'])).toEqual(['fr3.spirits.traps-not-on-engaged']);
  // fr3.spirits.traps-clearing: in step 5 of its own phase.
  const dice = Array.from({ length: 2 }, () => 6);
  const rolled = (face: number) => untilTurn(theirs, 2, face, ...dice);
  expect(effectsOn(rolled(5), 'B1')).toEqual(['trap']);
  expect(effectsOn(rolled(6), 'B1')).toEqual([]);
});

test('fr3.spirits.traps-combat-penalty, fr3.spirits.traps-double-demoralized: it fights at −1, and is not pushed anywhere', () => {
  const at = until(
    casting(tableOf(`A1 spears 10,10 N; B1 handweapons 10,13 S; ${far}`, 'druid-2'), 'summon-trap', ['B1']),
    'A movement',
  );
  const engaged = until(after(at, [charge(['A1'])]), 'A melee');
  const free = until(
    after(until(tableOf(`A1 spears 10,10 N; B1 handweapons 10,13 S; ${far}`, 'druid-2'), 'A movement'), [charge(['A1'])]),
    'A melee',
  );
  expect((adds(free)[1] as number) - (adds(engaged)[1] as number)).toBe(1);
  const twice = after(withTroop(engaged, 'B1', { morale: 1 }), [fight('A1', 'B1')], 6, 5);
  expect(unit(twice, 'B1').status).toBe('destroyed');
});

test('fr3.spirits.traps-movement-lock: magic does not move a trapped unit either', () => {
  const at = until(casting(tableOf(apart, 'druid-2'), 'summon-trap', ['B1']), 'A movement');
  expect(refusesCast(at, 'tempest', ['B1'])).toEqual(['fr3.spells.tempest', 'fr3.spirits.traps-movement-lock']);
});

test('fr3.spirits.parasitics-deployment, ruling, fr3.spells.hagfish, fr3.spirits.parasitics-effect, fr3.summary.parasitics: one set at a time; −1 in melee and to rally, and the unit moves as ever', () => {
  const at = atMelee(clash, 'hydromancer-2');
  const bitten = casting(at, 'hagfish', ['B1']);
  expect((adds(at)[1] as number) - (adds(bitten)[1] as number)).toBe(1);
  expect(refusesCast(bitten, 'hagfish', ['B1'])).toContain('fr3.spirits.parasitics-deployment');
  const theirs = until(casting(tableOf(apart, 'hydromancer-2'), 'hagfish', ['B1']), 'B movement');
  expect(rules(theirs, { kind: 'ahead', units: ['B1'], inches: 0.5 })).toEqual([]);
});

test('fr3.spirits.parasitics-removal, fr3.spirits.parasitics-spread: who may roll need not; a failure puts its neighbours at risk', () => {
  const row = `A1 spears 10,10 N; B1 handweapons 10,20 S; B2 spears 11.5752,20 S; B3 mobs 20,20 S; ${far}`;
  const at = until(casting(tableOf(row, 'hydromancer-2'), 'hagfish', ['B1']), 'B shed');
  expect([...fr3Battle.actions(at.state)]).toEqual([{ kind: 'shed', unit: 'B1' }, pass]);
  const shed: Action = { kind: 'shed', unit: 'B1' };
  // 6+ to rally, with −1 for its parasitics.
  expect(effectsOn(after(at, [shed], 7), 'B1')).toEqual([]);
  const caught = after(at, [shed], 6, 5);
  expect(['B1', 'B2', 'B3'].map((id) => effectsOn(caught, id))).toEqual([['parasitics'], ['parasitics'], []]);
  expect(asked(caught)).not.toBe('B shed');
  expect(effectsOn(after(at, [shed], 6, 6), 'B2')).toEqual([]);
});

test('fr3.spirits.parasitics-spread, fr3.spirits.parasitics-deployment: a neighbour that has parasitics already does not roll', () => {
  const row = `A1 spears 10,10 N; B1 handweapons 10,20 S; B2 spears 11.5752,20 S; ${far}`;
  const at = until(casting(tableOf(row, 'hydromancer-2'), 'hagfish', ['B1']), 'B shed');
  const both = { ...at, state: infested(at.state, unitAt(at.state, 'B2')) };
  const shed = after(both, [{ kind: 'shed', unit: 'B1' } as Action], 6);
  expect(['B1', 'B2'].map((id) => effectsOn(shed, id))).toEqual([['parasitics'], ['parasitics']]);
});

// ---- Summonings ------------------------------------------------------------------------------

test('fr3.spells.summon-2: undead within 3 inches of him, each kind for its price, and they fight for him', () => {
  const at = until(tableOf(apart, 'necromancer-2'), 'A movement');
  const mob = castAt(at, 'summon-2', [], [13, 10, 0], { choice: 'mobs', points: 2 });
  const came = unopposed(at, mob);
  expect(told(came)).toContain('A new unit appears: Mobs (A4).');
  const there = until(came, 'A movement');
  expect(rules(there, { kind: 'ahead', units: ['A4'], inches: 2 })).toEqual([]);
  expect(unit(there, 'A4')).toMatchObject({ side: 'A', status: 'table' });
  expect(refuses(at, [13, 10, 0], 'mobs', 3)).toEqual(['fr3.spells.summon-2']);
  expect(refuses(at, [20, 10, 0], 'mobs', 2)).toEqual(['fr3.spells.summon-2']);
  expect(refuses(at, [10.5, 10, 0], 'mobs', 2)).toEqual(['fr3.movement.interpenetration-none']);
  expect(refuses(at, [13, 10, 0], 'spears', 4)).toEqual([]);
});

const refuses = (at: Played, place: readonly [number, number, number], choice: string, points: number) =>
  rules(at, castAt(at, 'summon-2', [], place, { choice, points }));

test('fr3.spells.summon-2, ruling: or it takes undead of that kind away, whosever they are, from any distance', () => {
  const text = `A1 spears 10,10 N; B1 mobs 30,30 S undead; B2 mobs 20,30 S; B3 mounted 40,20 S undead; ${far}`;
  const at = until(tableOf(text, 'necromancer-2'), 'A movement');
  const gone = casting(at, 'summon-2', ['B1'], [], { choice: 'unsummon', points: 2 });
  expect(unit(gone, 'B1').status).toBe('destroyed');
  expect(refusesCast(at, 'summon-2', ['B2'], { choice: 'unsummon', points: 2 })).toEqual(['fr3.spells.summon-2']);
  expect(refusesCast(at, 'summon-2', ['B3'], { choice: 'unsummon', points: 2 })).toEqual(['fr3.spells.summon-2']);
});

test('fr3.spells.summon-3, ruling, fr3.spells.summon-swarm: heavy cavalry of the dead, living swarms', () => {
  const at = until(tableOf(apart, 'necromancer-3'), 'A movement');
  const horse = unopposed(at, castAt(at, 'summon-3', [], [13, 10, 0], { choice: 'heavy-cavalry', points: 5 }));
  expect(troopOf(horse.state, unit(horse, 'A4'))).toEqual({ type: 'heavy-cavalry', kit: { undead: true } });
  const living = unopposed(at, castAt(at, 'summon-3', [], [13, 10, 0], { choice: 'swarms', points: 4 }));
  expect(troopOf(living.state, unit(living, 'A4'))).toEqual({ type: 'swarms' });
  const druid = until(tableOf(apart, 'druid-2'), 'A movement');
  const swarm = unopposed(druid, castAt(druid, 'summon-swarm', [], [30, 20, 0], { choice: 'swarms' }));
  expect(troopOf(swarm.state, unit(swarm, 'A4'))).toEqual({ type: 'swarms' });
  expect(brokenInvariants(swarm.state)).toEqual([]);
});

// ---- Levels ----------------------------------------------------------------------------------

test('fr3.spells.flying, fr3.spells.swimming, fr3.spells.burrowing: gained or lost for good, by types that may have it', () => {
  const rows = [
    ['fr3.spells.flying', 'flying', 'air-shaman-2'],
    ['fr3.spells.swimming', 'swimming', 'hydromancer-2'],
    ['fr3.spells.burrowing', 'burrowing', 'earth-shaman-2'],
  ] as const;
  for (const [rule, level, user] of rows) {
    const at = tableOf(`A1 spears 10,10 N; A2 pikes 20,10 N; B1 mobs 10,30 S; ${far}`, user);
    const able = casting(at, level, ['A1'], [], { choice: 'gain' });
    expect(levelsOf(troopOf(able.state, unit(able, 'A1'))), level).toEqual([level]);
    expect(refusesCast(able, level, ['A1'], { choice: 'gain' }), level).toContain(rule);
    expect(refusesCast(at, level, ['A2'], { choice: 'gain' }), level).toEqual([rule]);
    expect(refusesCast(at, level, ['B1'], { choice: 'lose' }), level).toEqual([rule]);
    const again = casting(until(able, 'A movement'), level, ['A1'], [], { choice: 'lose' });
    expect(levelsOf(troopOf(again.state, unit(again, 'A1'))), level).toEqual([]);
  }
});

test('fr3.spells.flying, ruling: it may take off in its next movement; one that loses it lands where it is, if there is room', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 dragons 10,30 S flying; B2 dragons 20,30 S flying; ${far}`, 'air-shaman-2');
  const able = until(casting(at, 'flying', ['A1'], [], { choice: 'gain' }), 'A movement');
  expect(rules(able, { kind: 'level', units: ['A1'], to: 'flying' })).toEqual([]);
  const down = casting(at, 'flying', ['B1'], [], { choice: 'lose' });
  expect(unit(down, 'B1')).toMatchObject({ level: 'surface', comes: 'surface', status: 'table' });
  const over = tableOf(`A1 spears 10,10 N; B1 dragons 20,30 S flying; B2 mobs 20,30 S; ${far}`, 'air-shaman-2');
  expect(refusesCast(over, 'flying', ['B1'], { choice: 'lose' })).toEqual(['fr3.spells.flying']);
});

test('fr3.spells.rip-tide, fr3.magic.rip-tide-movement: straight away from the caster, looking at him', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`, 'hydromancer-2');
  expect(place(casting(at, 'rip-tide', ['B1']), 'B1')).toEqual([10, 19, 1800]);
  const air = tableOf(`A1 spears 10,10 N; B1 dragons 10,16 S flying; ${far}`, 'hydromancer-2');
  expect(refusesCast(air, 'rip-tide', ['B1'])).toEqual(['fr3.magic.rip-tide-limits']);
});

test('fr3.magic.rip-tide-contact, ruling: whoever is in the way is shoved one base length, and both stop; afloat they pass', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 S; B2 mobs 10,18.5 S; ${far}`, 'hydromancer-2');
  const both = casting(at, 'rip-tide', ['B1']);
  expect(place(both, 'B2')).toEqual([10, 20.08, 1800]);
  expect(place(both, 'B1')[1]).toBeCloseTo(18.5, 1);
  const lake = tableOf(
    `terrain water 4,12 to 16,30; A1 spears 10,10 N; B1 handweapons 10,16 S; B2 mobs 10,17.6 S; ${far}`,
    'hydromancer-2',
  );
  expect(place(casting(lake, 'rip-tide', ['B1']), 'B2')).toEqual([10, 17.6, 1800]);
});

test('fr3.magic.rip-tide-terrain: a mountain stops it', () => {
  const at = tableOf(`terrain impassable 4,17.5 to 16,22; A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`, 'hydromancer-2');
  expect(place(casting(at, 'rip-tide', ['B1']), 'B1')[1]).toBeLessThan(16.8);
});

// ---- Spells of the hive queen and the cook, whom no battle has yet: what they do is ready -----

/** Applies a spell to one unit, whoever cast the spell. */
function works(at: Played, spell: string, on: string, ...faces: number[]): Played {
  const dice = scripted(faces);
  const aim = { caster: at.state.characters[0] as BattleCharacter, side: 'A', units: [unit(at, on)], characters: [] } as const;
  const { state, events } = play(
    (spellOf(spell) as BattleSpell).works(at.state, { ...aim, choice: null, points: 2, at: null }),
    dice,
  );
  dice.finish();
  return { state, events };
}

test('fr3.spells.termite-rot: chariots and war machines, as a hit of artillery without any bonus', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 heavy-chariots 20,20 S; ${far}`, 'wizard-1');
  expect(
    [6, 7, 9].map((face) => unit(works(at, 'termite-rot', 'B1', face), 'B1')).map(({ status, morale }) => [status, morale]),
  ).toEqual([
    ['table', 0],
    ['table', 1],
    ['destroyed', 0],
  ]);
});

test('fr3.spells.medusa, fr3.spells.cocoon, fr3.spells.gnat-swarm, fr3.spells.spin-web, fr3.spells.wasp-nest', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 20,20 S; ${far}`, 'wizard-1');
  expect([5, 6].map((face) => unit(works(at, 'medusa', 'B1', face), 'B1').morale)).toEqual([1, 0]);
  expect(effectsOn(works(at, 'cocoon', 'B1'), 'B1')).toEqual(['cocoon']);
  expect(place(works(at, 'gnat-swarm', 'B1', 12), 'B1')).toEqual([20, 17, 1800]);
  expect(effectsOn(works(at, 'spin-web', 'B1'), 'B1')).toEqual(['trap']);
  expect([5, 6].map((insects) => unit(works(at, 'wasp-nest', 'B1', 5, insects), 'B1').morale)).toEqual([0, 1]);
});

test('fr3.spells.vermin-off, fr3.spells.something-you-ate', () => {
  const at = atMelee(`A1 spears 10,10 N; B1 swarms 10,11.575 S; ${far}`, 'wizard-1');
  expect(unit(after(at, [fight('A1', 'B1')], 3, 4), 'A1').morale).toBe(1);
  expect(unit(after(works(at, 'vermin-off', 'A1'), [fight('A1', 'B1')], 3, 4), 'A1').morale).toBe(0);
  expect(effectsOn(works(at, 'something-you-ate', 'B1'), 'B1')).toEqual(['parasitics']);
});
