/** Melees on the table, by rule id: which facts are read from the table, who fights whom in which order, and the results. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { withContacts } from '../../../src/engine/fr3/battle/units/contacts.ts';
import { findUnit, troopOf, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { linesOf, totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const fight = (a: string, b: string): Act => ({ kind: 'fight', a, b });
const start = (text: string) => unshot(begun(setupOf(`${text}; A50 mobs 40,3 N; B50 mobs 44,33 S`)));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const question = ({ state }: Played, a = 'A1', b = 'B1') => questionOf(state, unitAt(state, a), unitAt(state, b));
/** The number that each side adds to its die. */
const adds = (at: Played, a = 'A1', b = 'B1') => {
  const of = bout(question(at, a, b));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const cites = (at: Played, side: 'a' | 'b') => linesOf(bout(question(at)), side).flatMap(({ rules }) => rules);
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
/** The battle at the melee step, with a melee to fight. */
const melee = (text: string) => {
  const at = start(text);
  return at.state.sheet.step === 'melee' ? at : after(at.state.sheet.step === 'rally' ? after(at, [pass]) : at, [pass]);
};
const fights = ({ state }: Played) => [...fr3Battle.actions(state)].filter(({ kind }) => kind === 'fight');

const clash = 'A1 spears 10,10 N; B1 handweapons 10,11.575 S';

test('fr3.melee.timing, ruling: after all movement everybody engaged fights, and once in a phase', () => {
  const at = melee(`${clash}; A2 knights 20,10 N; B2 pikes 20,11.575 S`);
  expect(fights(at)).toHaveLength(2);
  const once = after(at, [fight('A1', 'B1')], 5, 5);
  expect(fights(once)).toEqual([fight('A2', 'B2')]);
  expect(rules(once, fight('A1', 'B1'))).toContain('fr3.melee.order-of-fights');
  // In the next phase, which belongs to the other side, the same units fight again.
  const theirs = after(once, [fight('A2', 'B2'), pass], 5, 5);
  expect(theirs.state.sheet.phase).toBe('second');
  expect(fights(theirs)).toHaveLength(2);
});

test('fr3.melee.order-of-fights: the phasing side chooses which melee is fought next', () => {
  const at = melee(`${clash}; A2 knights 20,10 N; B2 pikes 20,11.575 S`);
  expect(fr3Battle.decider(at.state)).toBe('A');
  expect(fights(after(at, [fight('A2', 'B2')], 5, 4))).toEqual([fight('A1', 'B1')]);
});

test('fr3.melee.roll, fr3.summary.combat-results, fr3.melee.result-equal: a die each and what they add; equal totals leave everything as it is', () => {
  const at = melee(clash);
  expect(adds(at)).toEqual([3, 3]);
  const drawn = after(at, [fight('A1', 'B1')], 4, 4);
  expect(drawn.events[0]).toMatchObject({ kind: 'fought', winner: null });
  expect(['A1', 'B1'].map((id) => unit(drawn, id).morale)).toEqual([0, 0]);
  expect(drawn.state.contacts).toHaveLength(1);
});

test('fr3.melee.result-win, fr3.melee.result-double, fr3.melee.third-demoralization: a level, the end, the third level', () => {
  const at = (state: string) => melee(`${clash} ${state}`);
  expect(unit(after(at(''), [fight('A1', 'B1')], 5, 4), 'B1').morale).toBe(1);
  // A total of 3 + 5 doubles 3 + 1.
  expect(unit(after(at(''), [fight('A1', 'B1')], 5, 1), 'B1').status).toBe('destroyed');
  expect(unit(after(at('double-demoralized'), [fight('A1', 'B1')], 5, 5), 'B1').status).toBe('destroyed');
});

test('fr3.melee.demoralized-penalty: −1 once or twice demoralized', () => {
  expect(adds(melee(`${clash} demoralized`))).toEqual([3, 2]);
  expect(adds(melee(`${clash} double-demoralized`))).toEqual([3, 2]);
});

test('fr3.melee.support-bonus, ruling, fr3.melee.support-types, fr3.reference.support-column, fr3.melee.support-demoralized: +1 for each neighbour on line that supports', () => {
  expect(adds(melee(`${clash}; A2 pikes 8.4248,10 N; A3 mobs 11.5752,10 N demoralized`))).toEqual([5, 3]);
  expect(adds(melee(`${clash}; A2 knights 8.4248,10 N; A3 skirmishers 11.5752,10 N`))).toEqual([3, 3]);
  // fr3.melee.support-facing
  expect(adds(melee(`${clash}; A2 pikes 8.4248,10 S`))).toEqual([3, 3]);
  // fr3.melee.support-levels
  expect(adds(melee(`${clash}; A2 mobs 8.4248,10 N flying`))).toEqual([3, 3]);
  // fr3.infantry.longbows-support: archers are supported by other units, but not by archers.
  const archers = 'A1 longbows 10,10 N; B1 handweapons 10,11.575 S';
  expect(question(melee(`${archers}; A2 longbows 8.4248,10 N`)).a).toMatchObject({ support: 0 });
  expect(question(melee(`${archers}; A2 spears 8.4248,10 N`)).a).toMatchObject({ support: 1 });
});

test('fr3.melee.light-cavalry-doubles-flank-rear, ruling, fr3.melee.flank-bonus, fr3.melee.rear-bonus, fr3.melee.attacking-unit: one attacks, the others help', () => {
  const at = melee(`A1 pikes 10,10 N; A2 mounted 11.5752,11.5752 W; A3 mobs 10,13.1504 S; B1 handweapons 10,11.5752 S`);
  // Pikes have 4 with +1 and +2; handweapons have 3 with +2 against pikes.
  expect(adds(at)).toEqual([7, 5]);
  expect(cites(at, 'a')).toEqual(expect.arrayContaining(['fr3.melee.flank-bonus', 'fr3.melee.rear-bonus']));
  expect(fights(at)).toEqual([fight('A1', 'B1')]);
  expect(rules(at, fight('A2', 'B1'))).toContain('fr3.melee.attacking-unit');
  const light = melee(
    `A1 pikes 10,10 N; A2 light-cavalry 11.5752,11.5752 W; A3 dragoons 10,13.1504 S demoralized; B1 spears 10,11.5752 S`,
  );
  expect(question(light).a).toMatchObject({ flank: 0, flankLight: 1, rear: 'light' });
});

test('fr3.melee.flank-and-support-together, ruling, fr3.melee.flankers-lose-support: who holds a flank supports nobody; a third one does', () => {
  const corner = 'A1 pikes 10,10 N; A2 handweapons 11.5752,11.5752 W; B1 handweapons 10,11.5752 S';
  expect(question(melee(corner)).a).toMatchObject({ flank: 1, support: 0 });
  const both = melee(`${corner}; A3 spears 11.5752,10 N`);
  expect(question(both).a).toMatchObject({ flank: 1, support: 1 });
});

test('fr3.melee.defender-wins-affects-attacker-only: of several attackers only the one in front suffers', () => {
  const at = melee('A1 pikes 10,10 N; A2 mounted 11.5752,11.5752 W; B1 handweapons 10,11.5752 S');
  const lost = after(at, [fight('A1', 'B1')], 1, 10);
  expect(unit(lost, 'A1').status).toBe('destroyed');
  expect(unit(lost, 'A2').morale).toBe(0);
});

test('fr3.melee.charged-flanker-turns: who holds a flank turns to one that charges it', () => {
  const text = 'A1 pikes 10,10 N; A2 mounted 11.5752,11.5752 W; B1 handweapons 10,11.5752 S; B2 light-cavalry 11.5752,15 S';
  let at = start(text);
  at = after(at, [pass, fight('A1', 'B1'), pass], 4, 3);
  const hit = after(at, [charge(['B2'])]);
  expect(unit(hit, 'A2').base.facing).toBe(0);
});

test('fr3.melee.column-penalty: −2 in a column of three', () => {
  const column = `${clash}; A2 spears 10,8.4248 N; A3 spears 10,6.8496 N`;
  expect(adds(melee(column))).toEqual([1, 3]);
  expect(adds(melee(`${clash}; A2 spears 10,8.4248 N`))).toEqual([3, 3]);
  // A file out of line, or with another facing, is no column.
  expect(adds(melee(`${clash}; A2 spears 10.4,8.4248 N; A3 spears 10,6.8496 N`))).toEqual([3, 3]);
  expect(adds(melee(`${clash}; A2 spears 10,8.4248 S; A3 spears 10,6.8496 N`))).toEqual([3, 3]);
  // Fliers above the file and attached units do not make a column of two units either.
  expect(adds(melee(`${clash}; A2 dragons 10,8.4248 N flying; A3 spears 10,6.8496 N`))).toEqual([3, 3]);
  expect(adds(melee(`${clash}; A2 spears+skirmishers 10,8.4248 N`))).toEqual([3, 3]);
});

test('fr3.melee.column-penalty, ruling: a unit that is charged in column keeps the −2 in that melee, though it turns to face', () => {
  const knights = 'A1 knights 10,12 N; A2 knights 10,10.4252 N; A3 knights 10,8.8504 N';
  const theirs = (text: string) => after(start(text), [pass]);
  const flank = after(theirs(`${knights}; B1 heavy-cavalry 14,10.4252 W`), [charge(['B1'])]);
  expect(unit(flank, 'A2').base.facing).toBe(900);
  expect(adds(flank, 'A2')).toEqual([3, 6]);
  const rear = after(theirs(`${knights}; B1 heavy-cavalry 10,5.5 N`), [charge(['B1'])]);
  expect(unit(rear, 'A3').base.facing).toBe(1800);
  expect(adds(rear, 'A3')).toEqual([3, 6]);
  // Two such units are no column.
  const two = after(theirs('A1 knights 10,12 N; A2 knights 10,10.4252 N; B1 heavy-cavalry 14,10.4252 W'), [charge(['B1'])]);
  expect(adds(two, 'A2')).toEqual([5, 6]);
  // Both units were in column when charged, whichever was charged first.
  const both = theirs(`${knights}; B1 heavy-cavalry 14,10.4252 W; B2 heavy-cavalry 10,15 S`);
  for (const order of [
    ['B1', 'B2'],
    ['B2', 'B1'],
  ]) {
    const met = after(
      both,
      order.map((id) => charge([id])),
    );
    expect([adds(met, 'A1', 'B2')[0], adds(met, 'A2', 'B1')[0]]).toEqual([5 + 3 - 2, 3]);
  }
  // In the next phase the unit stands across the file and fights without the column penalty.
  const later = after(after(flank, [pass, fight('A2', 'B1')], 8, 5), []);
  expect(adds(later, 'A2')[0]).toBe(5);
});

test('fr3.melee.column-penalty: who charges one of a column is not in column for it, and a column that charges is', () => {
  const column = 'A1 knights 10,12 N; A2 knights 10,10.4252 N; A3 knights 10,8.8504 N';
  const charges = after(start(`${column}; B1 mobs 10,15 S`), [charge(['A1', 'A2', 'A3'])]);
  expect(adds(charges)).toEqual([5 + 3 - 2, 1]);
  const alone = after(start(`${column}; B1 mobs 10,15 S`), [charge(['A1'])]);
  expect(adds(alone)).toEqual([5 + 3, 1]);
});

test('fr3.movement.column, ruling: each file of three is a column; whoever stands beside it gives support, and is in none', () => {
  const b = 1.5752;
  const wide = (ranks: number) =>
    [...Array(ranks)].map((_, at) => `A${2 * at + 1} spears*2 10,${(10 - at * b).toFixed(4)} N`).join('; ');
  const foe = 'B1 handweapons 10,11.5752 S';
  // Two files of three: −2 for the column, and support from the file beside.
  expect(adds(melee(`${wide(3)}; ${foe}`))).toEqual([3 - 2 + 1, 3]);
  expect(adds(melee(`${wide(2)}; ${foe}`))).toEqual([3 + 1, 3]);
  // A fourth unit beside the head of a single file: the file is a column, and the fourth unit supports it.
  const beside = `A1 spears*2 10,10 N; A3 spears 10,8.4248 N; A4 spears 10,6.8496 N`;
  expect(adds(melee(`${beside}; ${foe}`))).toEqual([3 - 2 + 1, 3]);
  expect(adds(melee(`${beside}; B1 handweapons 11.5752,11.5752 S`), 'A2')).toEqual([3 + 1, 3]);
});

test('fr3.melee.uphill, fr3.summary.uphill-combat: +1 for who stands higher, not against fliers', () => {
  const hill = 'terrain hill 7,3 to 13,11';
  expect(adds(melee(`${hill}; ${clash}`))).toEqual([4 - 1, 3]);
  expect(cites(melee(`${hill}; ${clash}`), 'a')).toContain('fr3.melee.uphill');
});

test('fr3.melee.uphill, ruling: the middles of the bases are compared, not the edges that touch', () => {
  const uphill = (hill: string, text = clash) => {
    const { a, b } = question(melee(`terrain hill ${hill}; ${text}`));
    return [a.uphill, b.uphill];
  };
  // Both are on the slope: the middle of A1 is 2″ inside the hill, that of B1 0.4″.
  expect(uphill('5,5 to 15,12')).toEqual([true, false]);
  // The hill lies under their edges and the rear of one base, but under neither middle.
  expect(uphill('7,3 to 13,9.6')).toEqual([false, false]);
  // Side by side along the slope, equally far inside within the tolerance for the position of a base.
  expect(uphill('5,8 to 20,30', 'A1 spears 10,10 E; B1 handweapons 11.5752,10 W')).toEqual([false, false]);
  expect(uphill('5,8 to 20,30', 'A1 spears 10,10.01 E; B1 handweapons 11.5752,10 W')).toEqual([false, false]);
  expect(uphill('5,8 to 20,30', 'A1 spears 10,10.1 E; B1 handweapons 11.5752,10 W')).toEqual([true, false]);
  // One unit is entirely off the hill; the middle of its enemy is on it.
  expect(uphill('5,11 to 15,20')).toEqual([false, true]);
  // With two hills, each unit counts the hill that it stands on.
  expect(uphill('5,5 to 15,10.7; terrain hill 5,10.8 to 15,20')).toEqual([false, true]);
});

test('fr3.melee.difficult-terrain-occupation, fr3.melee.difficult-terrain-modifiers, fr3.reference.difficult-terrain-column: with any part of the base in it, by type', () => {
  const marsh = 'terrain marsh 7,5 to 13,9.4';
  expect(adds(melee(`${marsh}; A1 pikes 10,10 N; B1 spears 10,11.5752 S`))).toEqual([2, 3]);
  expect(adds(melee(`${marsh}; A1 handweapons 10,10 N; B1 spears 10,11.5752 S`))).toEqual([3, 3]);
});

test('fr3.melee.difficult-terrain-shared: the ground of the charged counts for its charger too', () => {
  const at = after(start('terrain marsh 7,12.4 to 13,20; A1 knights 10,10 N; B1 mobs 10,13 S'), [charge(['A1'])]);
  // 5 with +3, minus 3 for the marsh in which only its enemy stands.
  expect(adds(at)).toEqual([5, 1]);
  expect(cites(at, 'a')).toContain('fr3.melee.difficult-terrain-shared');
});

test('fr3.melee.charge-bonus, fr3.reference.charge-bonus-column, fr3.melee.charge-bonus-exclusions: in the phase of the charge, for who has come a way and joins nothing', () => {
  const charged = after(start('A1 knights 10,10 N; B1 pikes 10,13 S'), [charge(['A1'])]);
  expect(adds(charged)).toEqual([8, 6]);
  expect(adds(melee('A1 knights 10,10 N; B1 pikes 10,11.5752 S'))).toEqual([5, 6]);
});

test('fr3.melee.attachment-bonus, ruling, fr3.missile-fire.attached-bonus, fr3.missile-fire.bonus-outside-arc: +1 when charged from inside the arc', () => {
  const attached = (facing: string, foe: string) => {
    const read = setupOf(`A1 mobs 40,3 N; B1 spears 10,13 ${facing}; B2 skirmishers 10,15 S; B3 mobs 44,33 S; A2 ${foe}`);
    const [host, other, more] = read.armies.B.troops;
    const troops = [host!, { ...other!, with: 1 }, more!];
    return begun({ ...read, armies: { ...read.armies, B: { ...read.armies.B, troops } } });
  };
  const front = after(attached('S', 'heavy-chariots 10,10 N'), [charge(['A2'])]);
  // Spears 3, +1 against cavalry, +1 for the attached skirmishers.
  expect(adds(front, 'A2', 'B1')).toEqual([7, 5]);
  const flank = after(attached('E', 'heavy-chariots 10,10 N'), [charge(['A2'])]);
  expect(adds(flank, 'A2', 'B1')).toEqual([7, 4]);
  const flier = after(attached('S', 'heavy-chariots 10,10 N flying'), [charge(['A2'], { over: 'B1' })]);
  // Both bonuses of the skirmishers, and the bonuses of spears against cavalry and against fliers.
  expect(adds(flier, 'A2', 'B1')[1]).toBe(3 + 1 + 1 + 1 + 1);
});

test('fr3.missile-fire.bonus-charged, fr3.missile-fire.bonus-cumulative: archers when charged, and by fliers', () => {
  const ground = after(start('A1 heavy-chariots 10,10 N; B1 longbows 10,13 S'), [charge(['A1'])]);
  expect(adds(ground)).toEqual([7, 2]);
  const flier = after(start('A1 heavy-chariots 10,10 N flying; B1 longbows 10,13 S'), [charge(['A1'], { over: 'B1' })]);
  expect(adds(flier)).toEqual([7, 3]);
  const crossbows = after(start('A1 heavy-chariots 10,10 N flying; B1 crossbow-handgun 10,13 S'), [
    charge(['A1'], { over: 'B1' }),
  ]);
  expect(adds(crossbows)).toEqual([7, 5]);
});

test('fr3.melee.landed-fliers, fr3.melee.contacting-fliers: who fights on the ground can be taken in the flank by units of the surface', () => {
  const at = start('A1 light-cavalry 10,10 N flying; B1 spears 10,13 S; B2 handweapons 14,11.4248 W');
  expect(rules(after(at, [pass]), charge(['B2'])).length).toBeGreaterThan(0);
  const down = after(at, [charge(['A1'], { over: 'B1' }), pass, fight('A1', 'B1')], 5, 4);
  const flanked = after(down, [charge(['B2'])]);
  expect(flanked.state.contacts.map(({ a, b }) => `${a}-${b}`)).toEqual(['A1-B1', 'A1-B2']);
});

test('fr3.melee.push-back-blocked, ruling, fr3.movement.interpenetration-pushback: no room behind, and the unit is lost', () => {
  const at = (more: string) => melee(`A1 spears 10,10 N; B1 handweapons 10,11.5752 S demoralized${more}`);
  expect(unit(after(at(''), [fight('A1', 'B1')], 5, 5), 'B1')).toMatchObject({ status: 'table', morale: 2 });
  // A unit may be pushed back through skirmishers, but not onto them, and half a base of room is not enough.
  expect(unit(after(at('; B2 skirmishers 10,13.9 S'), [fight('A1', 'B1')], 5, 5), 'B1').status).toBe('destroyed');
  const rock = melee('terrain impassable 8,13 to 12,15; A1 spears 10,10 N; B1 handweapons 10,11.5752 S demoralized');
  expect(unit(after(rock, [fight('A1', 'B1')], 5, 5), 'B1').status).toBe('destroyed');
});

test('fr3.square.destruction-threshold, fr3.square.third-marker: a square falls when all have two markers, and then at once', () => {
  const at = start('A1 pikes*2 10,10 N; B1 handweapons 10,13 S');
  const formed = after(at, [{ kind: 'square', units: ['A1', 'A2'] }]);
  const units = formed.state.units.map((each) =>
    each.square.length > 0 ? { ...each, morale: (each.id === 'A1' ? 2 : 1) as 1 | 2, everShaken: true } : each,
  );
  const worn: Played = { ...formed, state: { ...formed.state, units } };
  const front = ['A1', 'A2'].find((id) => unit(worn, id).base.facing === 0)!;
  const x = unit(worn, front).base.x;
  const near = worn.state.units.map((each) => (each.id === 'B1' ? { ...each, base: { ...each.base, x } } : each));
  let then = after({ ...worn, state: { ...worn.state, units: near } }, [pass]);
  then = after(then, [charge(['B1']), pass, fight(front, 'B1')], 3, 6);
  expect(['A1', 'A2'].map((id) => unit(then, id).morale)).toEqual([2, 2]);
  expect(brokenInvariants(then.state)).toEqual([]);
  const last = then.state.sheet.step === 'melee' ? then : after(then, [pass, pass]);
  const gone = after(last, [fight(front, 'B1')], 3, 6);
  expect(['A1', 'A2'].map((id) => unit(gone, id).status)).toEqual(['destroyed', 'destroyed']);
});

test('fr3.square.kill: a square that is doubled in melee loses two levels, one of them for ever', () => {
  const formed = after(start('A1 pikes*2 10,10 N; B1 dragons 10,20 S'), [{ kind: 'square', units: ['A1', 'A2'] }]);
  const front = ['A1', 'A2'].find((id) => unit(formed, id).base.facing === 0)!;
  const { x, y, depth } = unit(formed, front).base;
  const near = formed.state.units.map((each) => (each.id === 'B1' ? { ...each, base: { ...each.base, x, y: y + depth } } : each));
  const at = withContacts({ ...formed.state, units: near });
  const other = front === 'A1' ? 'A2' : 'A1';
  const fought = after({ ...formed, state: at }, [pass, fight(front, 'B1')], 1, 10);
  const done = after(fought, [{ kind: 'mark', unit: other }]);
  expect(['A1', 'A2'].map((id) => unit(done, id).morale)).toEqual([1, 1]);
  expect(['A1', 'A2'].map((id) => unit(done, id).lasting).sort()).toEqual([0, 1]);
});

test('fr3.war-machines.heavy-artillery-melee-loss: doubly demoralized in melee it is lost, and never pushed back', () => {
  const at = melee('A1 mobs 10,10 N; B1 heavy-artillery 10,11.5752 S demoralized');
  expect(unit(after(at, [fight('A1', 'B1')], 4, 3), 'B1').status).toBe('destroyed');
});

test('fr3.items.napoleonic-when-charged, fr3.items.napoleonic-capture: +4 when charged; a piece that loses is captured', () => {
  const at = after(start('A1 handweapons 10,10 N; B1 light-artillery 10,13 S napoleonic'), [charge(['A1'])]);
  expect(adds(at)).toEqual([3, 5]);
  const lost = after(at, [pass, fight('A1', 'B1')], 6, 3);
  expect(unit(lost, 'B1').status).toBe('captured');
  expect(lost.state.sheet.sides.second.losses).toHaveLength(1);
});

test('fr3.items.napoleonic-capture: an army with muskets or rifles serves what it has taken; others leave it', () => {
  const taken = (mine: string) =>
    after(
      after(start(`A1 handweapons 10,10 N; A2 ${mine} 3,3 N; B1 light-artillery 10,13 S napoleonic; B2 mobs 40,30 S`), [
        charge(['A1']),
      ]),
      [pass, fight('A1', 'B1')],
      6,
      3,
    );
  for (const gunners of ['muskets', 'rifles']) {
    const at = taken(gunners);
    const piece = unit(at, 'A4');
    expect(piece).toMatchObject({ side: 'A', status: 'table', base: unit(at, 'B1').base });
    expect(troopOf(at.state, piece)).toMatchObject({ type: 'light-artillery', kit: { napoleonic: true } });
    expect(at.state.contacts).toEqual([]);
    expect(brokenInvariants(at.state)).toEqual([]);
    expect(at.events.some((each) => each.kind === 'taken' && each.unit === 'A4' && each.by === 'A1')).toBe(true);
  }
  expect(findUnit(taken('spears').state, 'A4')).toBeUndefined();
});

test('fr3.items.napoleonic-capture: it turns and fires for its captors from their next phase on', () => {
  const at = after(
    start('A1 handweapons 10,10 N; A2 muskets 3,3 N; B1 light-artillery 10,13 S napoleonic; B2 mobs 10,20 S'),
    [charge(['A1']), pass, fight('A1', 'B1')],
    6,
    3,
  );
  expect(unit(at, 'A4')).toMatchObject({ base: { facing: 1800 }, side: 'A' });
  const theirs = after(at, [pass]);
  const turned = after(theirs, [{ kind: 'turn', units: ['A4'], to: 'about' }, pass]);
  expect(rules(after(turned, [pass]), { kind: 'bombard', unit: 'A4', at: 'B2' })).toEqual([]);
});

test('fr3.items.barbarian, fr3.items.barbarian-loss: +1 in melee until it has been demoralized once', () => {
  const at = melee('A1 handweapons 10,10 N barbarian; B1 handweapons 10,11.5752 S');
  expect(adds(at)).toEqual([4, 3]);
  const shaken = after(at, [fight('A1', 'B1')], 3, 5);
  expect(unit(shaken, 'A1').everShaken).toBe(true);
  const back = shaken.state.units.map((each) => (each.id === 'A1' ? { ...each, morale: 0 as const } : each));
  expect(adds({ ...shaken, state: { ...shaken.state, units: back } })).toEqual([3, 3]);
});

test('fr3.elites.bonus, fr3.elites.combat-factor-permanent: elite counts in the fight, and for who is the most dangerous', () => {
  expect(adds(melee('A1 handweapons 10,10 N elite=1-1-0; B1 handweapons 10,11.5752 S'))).toEqual([4, 3]);
  const between = melee('A1 mobs 10,10 N; A2 handweapons 11.5752,11.5752 W elite=2-0-0; B1 spears 10,11.5752 S');
  expect(unit(between, 'B1').base.facing).toBe(900);
});

test('fr3.cavalry.knights-heavy-cavalry-shock, fr3.cavalry.heavy-chariots-shock, fr3.melee.charge-bonus-shock: two levels in the round of the charge', () => {
  for (const type of ['knights', 'heavy-cavalry', 'heavy-chariots']) {
    const at = after(start(`A1 ${type} 10,10 N; B1 beastmen 10,13 S`), [charge(['A1']), pass]);
    const won = after(at, [fight('A1', 'B1')], 3, 3);
    expect(unit(won, 'B1'), type).toMatchObject({ morale: 2, status: 'table' });
  }
});

test('fr3.melee.most-dangerous-priority: the owner chooses between equals, once', () => {
  // Two equal units attack B1, one on each flank.
  const text = 'A1 mobs 10,10 N; A2 knights 11.5752,11.5752 W; A3 knights 8.4248,11.5752 E; B1 pikes 10,11.5752 S';
  const at = melee(text);
  const ask = at.state.asks[0];
  expect(ask).toMatchObject({ what: 'face', side: 'B', unit: 'B1', among: ['A2', 'A3'], occasion: 'melee' });
  const faced = after(at, [{ kind: 'face', to: 'A3' }]);
  expect(unit(faced, 'B1')).toMatchObject({ base: { facing: 2700 }, did: { turned: true } });
  expect(faced.state.asks).toEqual([]);
  expect(fights(faced)).toEqual([fight('A3', 'B1')]);
  expect(question(faced, 'A3', 'B1').a).toMatchObject({ flank: 1, rear: 'unit' });
});
