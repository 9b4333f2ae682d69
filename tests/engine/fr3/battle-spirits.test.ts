/**
 * Spirits and ethereals in a battle, by rule id: where spirits may go, whom they can reach, whom they drain, and what stops them.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { withCharacter } from '../../../src/engine/fr3/battle/characters/fates.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { refuseLed } from '../../../src/engine/fr3/battle/deployment/join.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { asStruck } from '../../../src/engine/fr3/battle/harm/retreat-path.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { aspects } from '../../../src/engine/fr3/battle/judgement/judgement.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { BattleCharacter } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { suffer } from '../../../src/engine/fr3/demoralization.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { until } from './magic-table.ts';

const at = (text: string) => begun(setupOf(text));
const start = (text: string) => unshot(at(text));
const rules = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules ?? [];
const legal = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action) === null;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const ahead = (unit: string, inches: number): Action => ({ kind: 'ahead', units: [unit], inches });
const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });
const contacts = ({ state }: Played) => state.contacts.map(({ a, b }) => `${a} ${b}`);
const told = ({ state, events }: Played) => events.map((event) => tell(state, event)).join(' ');
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id);
const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';

test('fr3.spirits.surface-movement, ruling, fr3.spirits.major-movement: no ground slows them, no impassable ground stops them', () => {
  const there = start(`terrain woods 4,7 to 16,18; terrain impassable 24,7 to 36,12
    A1 major-spirits 10,5 N; A2 minor-spirits 30,5 N; ${far}`);
  expect([10, 10.1].map((inches) => legal(there, ahead('A1', inches)))).toEqual([true, false]);
  expect([6, 6.1].map((inches) => legal(there, ahead('A2', inches)))).toEqual([true, false]);
});

test('fr3.spirits.pass-through, fr3.spirits.zone-of-control, fr3.spirits.major-zone-of-control, fr3.basics.zone-of-control-spirits: through friend and enemy, but not to stand on them', () => {
  const there = start(`A1 lesser-spirits 10,5 N; A2 pikes 10,8 N; B1 pikes 20,12 S; A3 lesser-spirits 20,8 N; ${far}`);
  expect([8, 2.5].map((inches) => legal(there, ahead('A1', inches)))).toEqual([true, false]);
  expect([8, 4].map((inches) => legal(there, ahead('A3', inches)))).toEqual([true, false]);
});

test('fr3.spirits.adjacent-levels, fr3.spirits.contacted-unit-level: from the ground it charges a flier, which stays in the air', () => {
  const there = start(`A1 major-spirits 10,5 N; A2 spears 12,5 N; B1 dragons 10,10 S flying; ${far}`);
  expect(rules(there, charge(['A2'], { over: 'B1' }))).not.toEqual([]);
  const met = after(there, [charge(['A1'], { over: 'B1' })]);
  expect(contacts(met)).toEqual(['A1 B1']);
  expect(unit(met, 'B1')).toMatchObject({ level: 'flying', comes: 'flying' });
  expect(brokenInvariants(met.state)).toEqual([]);
  // A unit on the ground cannot join this fight.
  expect(rules(met, charge(['A2'], { aim: -150 }))).not.toEqual([]);
});

test('fr3.spirits.adjacent-levels: swimmers and burrowers too', () => {
  const there = start(`A1 major-spirits 10,5 N; B1 mobs 10,10 S burrowing; ${far}`);
  const met = after(there, [charge(['A1'], { over: 'B1' })], 9);
  expect(contacts(met)).toEqual(['A1 B1']);
  expect(unit(met, 'B1').level).toBe('burrowing');
});

test('fr3.spirits.no-break-off: a flier does not get away from it', () => {
  const there = after(start(`A1 major-spirits 10,5 N; B1 dragons 10,10 S flying; ${far}`), [charge(['A1'], { over: 'B1' })]);
  const theirs = until(after(there, [{ kind: 'pass' }, fight('A1', 'B1')], 5, 6), 'B movement');
  expect(rules(theirs, { kind: 'disengage', unit: 'B1' })).toContain('fr3.charging.disengage-sbf');
});

test('fr3.spirits.never-demoralized, fr3.spirits.lesser-minor-no-demoralization, fr3.spirits.class: what shakes other units does nothing', () => {
  for (const spirit of ['major-spirits', 'lesser-spirits', 'minor-spirits', 'tricksters', 'ethereals']) {
    const { state } = at(`A1 ${spirit} 10,5 N; ${far}`);
    const hit = suffer(asStruck(state, unitAt(state, 'A1'), null), { levels: 1 }, ['fr3.spells.corrode'], 'magic');
    const told = play(inflict(state, 'A1', { after: hit, cause: 'magic', by: null }), scripted([]));
    expect(unitAt(told.state, 'A1'), spirit).toMatchObject({ morale: 0, status: 'table' });
  }
  // Elementals are not spirits: an elemental can be shaken.
  const { state } = at(`A1 fire-elemental 10,5 N; ${far}`);
  expect(suffer(asStruck(state, unitAt(state, 'A1'), null), { levels: 1 }, ['fr3.spells.corrode'], 'magic').state).toBe(1);
});

const clash = (spirit: string) =>
  until(after(start(`A1 ${spirit} 10,5 N; B1 spears 10,10 S; ${far}`), [charge(['A1'])], 9), 'A melee');

test('fr3.spirits.major, fr3.spirits.major-fragility, fr3.spirits.lesser, fr3.spirits.minor: whoever throws more destroys it, whoever throws less does not', () => {
  for (const spirit of ['minor-spirits', 'lesser-spirits', 'major-spirits']) {
    expect(unit(after(clash(spirit), [fight('A1', 'B1')], 1, 10), 'A1').status, spirit).toBe('destroyed');
    expect(unit(after(clash(spirit), [fight('A1', 'B1')], 6, 5), 'A1').status, spirit).toBe('table');
  }
});

test('fr3.spirits.tricksters, fr3.spirits.tricksters-reversal, fr3.summary.tricksters: to be doubled is its victory', () => {
  const doubled = after(
    until(after(start(`A1 tricksters 10,5 N; B1 knights 10,10 S; ${far}`), [charge(['A1'])]), 'A melee'),
    [fight('A1', 'B1')],
    1,
    10,
  );
  expect([unit(doubled, 'A1').status, unit(doubled, 'B1').status]).toEqual(['table', 'destroyed']);
});

test('fr3.control.tricksters, fr3.control.major-lesser-spirits, fr3.control.ethereals-minor-spirits: who keeps whom in control', () => {
  const four = 'A1 major-spirits 10,5 N; A2 minor-spirits 14,5 N; A3 tricksters 18,5 N; A4 spears 22,5 N';
  const inControl = (user: string) => {
    const dice = Array.from({ length: Number(user.slice(-1)) }, () => 4);
    const there = begun(setupOf(`${four}; ${far}; A10 individual with A4 magic=${user}`), ...dice);
    return ['A1', 'A2', 'A3'].map((id) => controlled(there.state, unit(there, id)));
  };
  expect(inControl('cleric-1')).toEqual([true, true, true]);
  expect(inControl('necromancer-2')).toEqual([false, true, true]);
  expect(inControl('wizard-1')).toEqual([false, false, true]);
});

// ---- Ethereals -----------------------------------------------------------------------------------

const haunt = (text: string, ...faces: number[]) => after(start(text), [ahead('A1', 4)], ...faces);

test('fr3.spirits.ethereals-pass-through: whoever it goes through rolls, or loses a level', () => {
  const text = `A1 ethereals 10,5 N; B1 spears 10,7 S; ${far}`;
  expect([5, 6].map((face) => unit(haunt(text, face), 'B1').morale)).toEqual([1, 0]);
  expect(told(haunt(text, 6))).toContain('keep their heads');
});

test('fr3.spirits.ethereals-pass-through: friends as well, and the double demoralized are destroyed', () => {
  expect(unit(haunt(`A1 ethereals 10,5 N; A2 spears 10,7 N; ${far}`, 5), 'A2').morale).toBe(1);
  const lost = haunt(`A1 ethereals 10,5 N; B1 spears 10,7 S double-demoralized; ${far}`, 7);
  expect(unit(lost, 'B1').status).toBe('destroyed');
});

test('fr3.spirits.ethereals-pass-through, ruling: one move tries a unit once, two ethereals try it twice', () => {
  const there = start(`A1 ethereals 10,5 N; A2 ethereals 10,12 S; B1 spears 10,8.5 W; ${far}`);
  const once = after(there, [{ kind: 'ahead', units: ['A1'], inches: 4 } as Action].slice(1));
  expect(once.state).toBe(there.state);
  const both = after(
    start(`A1 ethereals 9,5 N; A2 ethereals 11,9 S; B1 spears 10,7 W; ${far}`),
    [ahead('A1', 4), ahead('A2', 4)],
    6,
    5,
  );
  expect(unit(both, 'B1').morale).toBe(1);
});

test('fr3.spirits.ethereals-pass-through, ruling: it does not bar the retreat of whom it drains, from whichever side it comes', () => {
  const one = haunt(`A1 ethereals 10,5 N; B1 spears 10,7 S demoralized; ${far}`, 1);
  // The unit goes back by one base, away from its own front. The ethereal that it makes room for now stands before it.
  expect(unit(one, 'B1')).toMatchObject({ status: 'table', morale: 2 });
  expect(unit(one, 'B1').base.y).toBeCloseTo(7 + baseSide, 2);
  expect(unit(one, 'A1').base.y).toBeCloseTo(7, 1);
  expect(brokenInvariants(one.state)).toEqual([]);
  // Passed from behind, the unit moves back over the ground that the ethereal came from.
  const behind = haunt(`A1 ethereals 10,5 N; B1 spears 10,7 N demoralized; ${far}`, 1);
  expect(unit(behind, 'B1').base.y).toBeCloseTo(7 - baseSide, 2);
  expect(unit(behind, 'A1').base.y).toBe(9);
  const flank = haunt(`A1 ethereals 10,5 N; B1 spears 10,7 W demoralized; ${far}`, 1);
  expect(unit(flank, 'B1').base).toMatchObject({ x: expect.closeTo(10 + baseSide, 2), y: 7 });
  expect(unit(flank, 'A1').base).toMatchObject({ x: 10, y: 9 });
});

test('fr3.spirits.ethereals-pass-through: others still bar the retreat, friends and enemies', () => {
  const lost = haunt(`A1 ethereals 10,5 N; B1 spears 10.6,6.8 S demoralized; B2 pikes 11.9,8.6 S; ${far}`, 1);
  expect(unit(lost, 'B1').status).toBe('destroyed');
});

test('fr3.spirits.ethereals-pass-through: several at once make way for a line, each on its own line', () => {
  const there = start(
    `A1 ethereals 10,5 N; A2 ethereals 11.5748,5 N; B1 spears 10.8,7 S demoralized; B2 spears 12.3748,7 S demoralized; ${far}`,
  );
  const all = after(there, [{ kind: 'ahead', units: ['A1', 'A2'], inches: 4 }], 1, 10, 1);
  expect([unit(all, 'B1'), unit(all, 'B2')]).toMatchObject([
    { morale: 2, status: 'table' },
    { morale: 2, status: 'table' },
  ]);
  expect(brokenInvariants(all.state)).toEqual([]);
});

test('fr3.spirits.ethereals-immune-units: no roll for spirits, specials and the undead', () => {
  expect(unit(haunt(`A1 ethereals 10,5 N; B1 spears 10,7 S undead; ${far}`), 'B1').morale).toBe(0);
  expect(unit(haunt(`A1 ethereals 10,5 N; B1 minor-spirits 10,7 S; ${far}`), 'B1').status).toBe('table');
});

test('fr3.spirits.ethereals: it fights no unit, and no unit fights it', () => {
  const there = start(`A1 ethereals 10,5 N; A2 spears 20,5 N; B1 spears 10,8 S; B2 ethereals 20,8 N; ${far}`);
  expect(rules(there, charge(['A1']))).toContain('fr3.spirits.ethereals');
  expect(rules(there, charge(['A2']))).toContain('fr3.spirits.ethereals');
  expect(contacts(after(there, [ahead('A2', 1.4248)]))).toEqual([]);
});

test('fr3.spirits.ethereals-major-spirits, ruling: the touch of an enemy major spirit destroys it', () => {
  const there = start(`A1 major-spirits 10,5 N; B1 ethereals 10,10 S; ${far}`);
  expect(unit(after(there, [charge(['A1'])]), 'B1').status).toBe('destroyed');
});

const led = `A1 ethereals 10,5 N; B1 spears 10,8 S; ${far}; B3 general-2-2 with B1`;

test('fr3.spirits.ethereals-character-block: it does not pass a major character, it halts before him', () => {
  const there = start(led);
  expect(rules(there, ahead('A1', 4))).toEqual(['fr3.spirits.ethereals-character-block']);
  const met = after(there, [charge(['A1'])], 9);
  expect(contacts(met)).toEqual(['A1 B1']);
  expect(brokenInvariants(met.state)).toEqual([]);
});

test('fr3.spirits.ethereals-character-combat, ruling: in the melee step, he adds his bonus, and a tie destroys it', () => {
  const met = after(start(led), [charge(['A1'])], 9);
  const tie = after(met, [{ kind: 'pass' }], 6, 8);
  expect(unit(tie, 'A1').status).toBe('destroyed');
  const killed = after(met, [{ kind: 'pass' }], 1, 10, 1);
  expect(person(killed, 'B3')?.status).toBe('killed');
  expect(unit(killed, 'B1').morale).toBe(0);
  expect(brokenInvariants(killed.state)).toEqual([]);
  const held = after(met, [{ kind: 'pass' }], 1, 10, 10);
  expect(person(held, 'B3')?.status).toBe('in play');
  expect(contacts(held)).toEqual(['A1 B1']);
});

test('fr3.spirits.ethereals-character-block, ruling: of several major characters the owner names the one who fights', () => {
  const met = after(start(`${led}; B4 hero-1-1 with B1`), [charge(['A1'])], 9);
  const asked = after(met, [{ kind: 'pass' }]);
  expect(fr3Battle.decider(asked.state)).toBe('B');
  expect(unit(after(asked, [{ kind: 'champion', character: 'B4' }], 5, 6), 'A1').status).toBe('destroyed');
});

test('fr3.control.spirit-attachment, ruling: a cleric goes with spirits, nobody else does, and nobody with ethereals', () => {
  const there = begun(
    setupOf(
      `A1 spears 10,5 N; A2 minor-spirits 12,5 N; A3 ethereals 14,5 N; ${far}; A10 individual with A1 magic=cleric-1; A11 hero-1-1 with A1`,
    ),
    4,
  );
  const [cleric, hero] = there.state.characters.filter(({ side }) => side === 'A') as [BattleCharacter, BattleCharacter];
  const goes = (who: BattleCharacter, id: string) => refuseLed(there.state, who, unit(there, id))?.rules ?? [];
  expect(goes(cleric, 'A2')).toEqual([]);
  expect(goes(hero, 'A2')).toContain('fr3.control.spirit-attachment');
  expect(goes(cleric, 'A3')).not.toEqual([]);
});

test('fr3.spirits.ethereals-character-block: a major character by himself stops it too, and fights it', () => {
  const there = start(`A1 ethereals 10,5 N; A2 spears 20,5 N; B1 spears 30,8 S; ${far}; B3 general-2-2 with B1`);
  const alone: Played = { ...there, state: withCharacter(there.state, 'B3', { host: null, at: { x: 10, y: 7 } }) };
  expect(rules(alone, ahead('A1', 4))).toEqual(['fr3.spirits.ethereals-character-block']);
  const beside = after(alone, [ahead('A1', 1.2)]);
  expect(unit(after(beside, [{ kind: 'pass' }], 6, 8), 'A1').status).toBe('destroyed');
});

test('fr3.spirits.parasitics-no-movement-effect, fr3.spirits.traps-position: parasites hinder no move; a trap lies where its unit stands', () => {
  const text = `A1 spears 10,5 N; A2 spears 12,5 N; B1 handweapons 10,8 S; ${far}`;
  const { state } = start(text);
  const under = { is: 'parasitics', by: 'B', until: 'game' } as const;
  const there: Played = {
    state: withUnit(withUnit(state, 'A1', { effects: [under] }), 'A2', { effects: [{ ...under, is: 'trap' }] }),
    events: [],
  };
  expect(legal(there, charge(['A1']))).toBe(true);
  expect(legal(there, ahead('A2', 1))).toBe(false);
  // The ethereal takes no room: no unit is added to the table, and a friend may move up to its place.
  expect(there.state.units.length).toBe(state.units.length);
  expect(brokenInvariants(there.state)).toEqual([]);
});

test('an opponent likes its ethereals within reach of enemies whom they could drain, and is not afraid of theirs', () => {
  const chances = (y: number, foe = 'handweapons') =>
    aspects(at(`A1 ethereals 10,${y} N; B1 ${foe} 10,20 S; ${far}`).state, 'A').chances;
  expect(chances(16)).toBeGreaterThan(chances(6));
  expect(chances(16)).toBeGreaterThan(chances(16, 'minor-spirits'));
});

test('fr3.spirits.tricksters-taunt: they taunt without having bought it, other spirits do not', () => {
  const text = (type: string) => `A1 ${type} 10,5 N; B1 spears 10,10 S; ${far}`;
  const taunt: Action = { kind: 'taunt', by: 'A1', at: 'B1' };
  expect(legal(until(at(text('tricksters')), 'A movement'), taunt)).toBe(true);
  expect(legal(until(at(text('minor-spirits')), 'A movement'), taunt)).toBe(false);
});

test('fr3.spirits.ethereals-character-block: a unit with a major character may charge one, and he fights it', () => {
  const there = start(
    `A1 spears 10,5 N; A2 spears 20,5 N; B1 ethereals 10,8 S; B2 ethereals 20,8 S; ${far}; A4 general-2-2 with A1`,
  );
  expect(rules(there, charge(['A2']))).toContain('fr3.spirits.ethereals');
  const met = after(there, [charge(['A1'])], 9);
  expect(contacts(met)).toEqual(['A1 B1']);
  expect(unit(after(met, [{ kind: 'pass' }], 7, 7), 'B1').status).toBe('destroyed');
});
