/** Charges, by rule id: given a position in notation, actions and dice, this happens. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { countercharges } from '../../../src/engine/fr3/melee/charge.ts';
import { bout, view } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const legal = (at: Played, action: Act) => fr3Battle.refuse(at.state, action) === null;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const kinds = ({ events }: Played) => events.map(({ kind }) => kind);
const met = ({ state }: Played) => state.contacts.map(({ a, b }) => `${a}-${b}`).sort();
const question = ({ state }: Played, a: string, b: string) => questionOf(state, unitAt(state, a), unitAt(state, b));

test('fr3.charging.definition: any enemy within the arc of movement, obliquely too', () => {
  const at = start('A1 knights 10,10 N; B1 spears 12.5,13 S; B2 mobs 40,33 S');
  expect(legal(at, charge(['A1']))).toBe(false);
  const hit = after(at, [charge(['A1'], { aim: 400 })]);
  expect(met(hit)).toEqual(['A1-B1']);
  expect(hit.state.contacts[0]?.charger).toBe('A1');
});

test('fr3.charging.full-contact, fr3.sequence.charges-end-in-full-contact, fr3.charging.oblique-alignment: who reaches a corner lines up at no cost', () => {
  const at = start('A1 light-cavalry 10,10 N; B1 spears 10.5,14.5 200; B2 mobs 40,33 S');
  const hit = after(at, [charge(['A1'])]);
  expect(unit(hit, 'A1').base.facing).toBe(200);
  expect(met(hit)).toEqual(['A1-B1']);
  expect(question(hit, 'A1', 'B1').charge).toBe('a');
});

const flanked = 'A1 knights 10,10 N; A2 knights 11.575,10 N; A3 knights 13.15,10 N; B1 spears 10,14 S; B2 mobs 40,33 S';

test('fr3.charging.wrap-flank, fr3.charging.wrap-rear: units beyond the end of the line take flank and rear for nothing', () => {
  const at = start(flanked);
  const plain = after(at, [charge(['A1', 'A2', 'A3'])]);
  expect(met(plain)).toEqual(['A1-B1']);
  const round = after(at, [charge(['A1', 'A2', 'A3'], { wrap: 'right' })]);
  expect(met(round)).toEqual(['A1-B1', 'A2-B1', 'A3-B1']);
  expect(unit(round, 'A2').base.facing).toBe(2700);
  expect(unit(round, 'A3').base.facing).toBe(1800);
  expect(rules(at, charge(['A1', 'A2', 'A3'], { wrap: 'left' }))).toContain('fr3.charging.wrap-flank');
  expect([...fr3Battle.actions(at.state)]).toContainEqual(charge(['A1', 'A2', 'A3'], { wrap: 'right' }));
});

test('fr3.melee.charge-bonus-exclusions, ruling: charges on one enemy in one step begin one melee, as a group or in any order', () => {
  const sums = (at: Played, foe: string) => {
    const met = after(at, [{ kind: 'pass' }]);
    const of = bout(question(met, foe, 'B1'));
    return [totalOf(of, 'a'), totalOf(of, 'b'), unit(met, 'B1').base.facing];
  };
  const rest = 'B1 spears 10,14 S; B2 mobs 40,33 S; A9 mobs 40,3 N';
  const group = start(`A1 heavy-cavalry 10,10 N; A2 knights 11.575,10 N; ${rest}`);
  const apart = start(`A1 heavy-cavalry 10,10 N; A2 knights 14,14 W; ${rest}`);
  const [first, second] = [charge(['A1']), charge(['A2'])];
  // Knights 5, +3 for the charge, +1 for the flank; spears 3, +1 against cavalry.
  const expected = [9, 4, 900];
  expect(sums(after(group, [charge(['A1', 'A2'], { wrap: 'right' })]), 'A2')).toEqual(expected);
  expect(sums(after(apart, [first, second]), 'A2')).toEqual(expected);
  expect(sums(after(apart, [second, first]), 'A2')).toEqual(expected);
  // Three chargers: one reaches its rear. Knights do not countercharge an enemy from outside their arc.
  const three = start(`A1 heavy-cavalry 10,10 N; A2 knights 14,14 W; A3 mounted 6,14 E; ${rest.replace('spears', 'knights')}`);
  expect(sums(after(three, [first, charge(['A3']), second]), 'A2')).toEqual([11, 5, 900]);
  // An enemy that was in contact before is already in a melee.
  const old = start(`A1 mobs 10,12.425 N; A2 knights 14,14 W; ${rest}`);
  expect(sums(after(old, [second]), 'A2')).toEqual([6, 4, 900]);
});

test('fr3.charging.wrap-extreme-unit: only round the end unit of the enemy line', () => {
  const at = start(flanked.replace('; B2 mobs 40,33 S', '; B2 spears 11.575,14 W'));
  expect(rules(at, charge(['A1', 'A2', 'A3'], { wrap: 'right' })).length).toBeGreaterThan(0);
});

test('fr3.charging.turn-to-face: not when an enemy front edge holds the charged unit already', () => {
  const at = start('A1 spears 10,10 N; A2 knights 15,11.575 W; B1 spears 10,11.575 S; B2 mobs 40,33 S');
  const hit = after(at, [charge(['A2'])]);
  expect(unit(hit, 'B1').base.facing).toBe(1800);
  expect(met(hit)).toEqual(['A1-B1', 'A2-B1']);
  // fr3.melee.charge-bonus-exclusions: it joins a melee.
  expect(question(hit, 'A2', 'B1').a.joined).toBe(true);
});

test('fr3.fear.test-charged: one roll when the feared charger makes contact; a failure demoralizes', () => {
  const at = start('A1 large-monsters 10,10 N; B1 militia 10,13 S; B2 mobs 40,33 S');
  const held = after(at, [charge(['A1'])], 10);
  expect(unit(held, 'B1').morale).toBe(0);
  expect(held.events.filter(({ kind }) => kind === 'tested')).toMatchObject([{ unit: 'B1', of: 'fear', passed: true }]);
  const failed = after(at, [charge(['A1'])], 1);
  expect(unit(failed, 'B1')).toMatchObject({ morale: 1, did: { shaken: true, feared: true } });
  expect(met(failed)).toEqual(['A1-B1']);
});

test('fr3.fear.test-charged-failure, ruling: pushed back if demoralized already, and the charge goes on into contact', () => {
  const at = start('A1 large-monsters 10,10 N; B1 militia 10,13 S demoralized; B2 mobs 40,33 S');
  const failed = after(at, [charge(['A1'])], 1);
  expect(unit(failed, 'B1')).toMatchObject({ morale: 2 });
  expect(unit(failed, 'B1').base.y).toBeGreaterThan(14.4);
  expect(met(failed)).toEqual(['A1-B1']);
  expect(kinds(failed).slice(0, 6)).toEqual(['charged', 'said', 'tested', 'suffered', 'moved', 'moved']);
  // With half an inch of movement left and no more, the charger stays behind.
  const slow = start('A1 small-monsters 10,10 N; B1 militia 10,17 S demoralized; B2 mobs 40,33 S');
  expect(met(after(slow, [charge(['A1'])], 1))).toEqual([]);
  const blocked = start('A1 large-monsters 10,10 N; B1 militia 10,13 S demoralized; B2 mobs 10,14.6 S; B3 mobs 40,33 S');
  expect(unit(after(blocked, [charge(['A1'])], 1), 'B1').status).toBe('destroyed');
});

test('fr3.fear.test-charging: a fresh unit that charges a feared one rolls; it makes contact all the same', () => {
  const at = start('A1 spears 10,10 N; B1 large-monsters 10,13 S; B2 mobs 40,33 S');
  const failed = after(at, [charge(['A1'])], 1);
  expect(unit(failed, 'A1').morale).toBe(1);
  expect(met(failed)).toEqual(['A1-B1']);
  expect(failed.events.find(({ kind }) => kind === 'tested')?.rules).toContain('fr3.fear.test-charging');
});

test('fr3.fear.feared-immune, fr3.fear.leadership-bonus: feared units do not test; a general helps', () => {
  const monsters = start('A1 large-monsters 10,10 N; B1 small-monsters 10,13 S; B2 mobs 40,33 S');
  expect(kinds(after(monsters, [charge(['A1'])]))).not.toContain('tested');
  const at = (who: string) => start(`A1 large-monsters 10,10 N; B1 ${who} 10,13 S; B2 mobs 40,33 S`);
  expect(unit(after(at('spears'), [charge(['A1'])], 5), 'B1').morale).toBe(1);
  expect(unit(after(at('spears+general-2-2'), [charge(['A1'])], 5), 'B1').morale).toBe(0);
});

test('fr3.missile-fire.throwing-weapons, ruling, fr3.sequence.throwing-weapons: thrown on contact, at the charged and at a charger from the front', () => {
  const at = start('A1 handweapons 10,10 N throwing; B1 mobs 10,13 S; B2 mobs 40,33 S');
  const hit = after(at, [charge(['A1'])], 1);
  expect(unit(hit, 'B1').morale).toBe(1);
  expect(hit.events.find(({ kind }) => kind === 'tested')).toMatchObject({ unit: 'B1', of: 'throwing-weapons' });
  const thrownAt = start('A1 mobs 10,10 N; B1 handweapons 10,13 S throwing; B2 mobs 40,33 S');
  expect(unit(after(thrownAt, [charge(['A1'])], 1), 'A1').morale).toBe(1);
  // Units cannot throw outside their front arc.
  const flank = start('A1 mobs 10,10 N; B1 handweapons 10,13 E throwing; B2 mobs 40,33 S');
  expect(unit(after(flank, [charge(['A1'])]), 'A1').morale).toBe(0);
});

test('fr3.items.stakes-effect, ruling, fr3.items.stakes-flanked: no charge bonus from in front; lost on the flank', () => {
  const text = (facing: string) => `A1 longbows 10,10 ${facing} stakes; B1 knights 10,14 S; B2 mobs 40,33 S`;
  const put = (facing: string) => after(start(text(facing)), [{ kind: 'stakes', unit: 'A1', up: true }, { kind: 'pass' }]);
  const front = after(put('N'), [charge(['B1'])]);
  expect(question(front, 'A1', 'B1').a.stakes).toBe(true);
  const flank = after(put('E'), [charge(['B1'])]);
  expect(unit(flank, 'A1').stakes).toBe('none');
  expect(kinds(flank)).toContain('stakes');
});

const countered = (text: string) => {
  const hit = after(start(text), [charge(['A1'])]);
  return countercharges(view(bout(question(hit, 'A1', 'B1')), 'b'));
};

test('fr3.melee.countercharge, fr3.melee.countercharge-arc: heavy horse charged by heavy horse from inside its arc', () => {
  expect(countered('A1 knights 10,10 N; B1 heavy-cavalry 10,13 S; B2 mobs 40,33 S')).toBe(true);
  expect(countered('A1 heavy-chariots 10,10 N; B1 heavy-cavalry 10,13 S; B2 mobs 40,33 S')).toBe(false);
  expect(countered('A1 knights 10,10 N; B1 heavy-cavalry 10,13 E; B2 mobs 40,33 S')).toBe(false);
  expect(countered('A1 knights 10,10 N; B1 heavy-cavalry 10,13 S demoralized; B2 mobs 40,33 S')).toBe(false);
});

test('fr3.charging.no-charge-units, fr3.sequence.who-may-not-charge: artillery by itself does not charge', () => {
  const at = start('A1 light-artillery 10,10 N; B1 mobs 10,12 S; B2 mobs 40,33 S');
  expect(rules(at, charge(['A1']))).toContain('fr3.charging.no-charge-units');
});

test('fr3.charging.disengage-move, ruling, fr3.charging.disengage-cavalry, fr3.charging.disengage-demoralized: light horse from infantry', () => {
  const at = start('A1 light-cavalry 10,10 N; B1 spears 10,11.575 S; B2 mobs 40,33 S');
  const gone = after(at, [{ kind: 'disengage', unit: 'A1' }]);
  expect(unit(gone, 'A1').base).toMatchObject({ x: 10, y: 4, facing: 0 });
  expect(unit(gone, 'A1')).toMatchObject({ morale: 1, did: { shaken: false } });
  expect(gone.state.contacts).toEqual([]);
  expect(gone.state.sheet.moves).toBe(1);
  const fixed = start('A1 knights 10,10 N; B1 spears 10,11.575 S; B2 mobs 40,33 S');
  expect(rules(fixed, { kind: 'disengage', unit: 'A1' })).toContain('fr3.charging.disengage-cavalry');
  const free = start('A1 light-cavalry 10,10 N; B1 spears 10,14 S; B2 mobs 40,33 S');
  expect(fr3Battle.refuse(free.state, { kind: 'disengage', unit: 'A1' })?.because).toMatch(/not engaged/);
  const horse = start('A1 light-cavalry 10,10 N; B1 knights 10,11.575 S; B2 mobs 40,33 S');
  expect(legal(horse, { kind: 'disengage', unit: 'A1' })).toBe(false);
  const rear = start('A1 light-cavalry 10,10 N; B1 spears 10,11.575 S; B2 spears 10,8.425 N; B3 mobs 40,33 S');
  expect(legal(rear, { kind: 'disengage', unit: 'A1' })).toBe(false);
  const barred = start('A1 light-cavalry 10,10 N; A2 spears 10,7 N; B1 spears 10,11.575 S; B2 mobs 40,33 S');
  expect(rules(barred, { kind: 'disengage', unit: 'A1' })).toContain('fr3.charging.disengage-move');
});

test('fr3.charging.disengage-cavalry, fr3.charging.disengage-demoralized, ruling, fr3.cavalry.mounted-withdraw, fr3.cavalry.dragoons-withdraw: mounted roll to leave, dragoons to keep their order', () => {
  const with1 = (type: string) => start(`A1 ${type} 10,10 N; B1 spears 10,11.575 S; B2 mobs 40,33 S`);
  const stays = after(with1('mounted'), [{ kind: 'disengage', unit: 'A1' }], 1);
  expect(met(stays)).toEqual(['A1-B1']);
  expect(unit(stays, 'A1').morale).toBe(0);
  const leaves = after(with1('mounted'), [{ kind: 'disengage', unit: 'A1' }], 10);
  expect(met(leaves)).toEqual([]);
  expect(unit(leaves, 'A1').morale).toBe(1);
  expect(unit(after(with1('dragoons'), [{ kind: 'disengage', unit: 'A1' }], 10), 'A1').morale).toBe(0);
  expect(unit(after(with1('dragoons'), [{ kind: 'disengage', unit: 'A1' }], 1), 'A1').morale).toBe(1);
});

test('fr3.charging.disengage-double: a double demoralized unit that breaks off is destroyed', () => {
  let at = start('A1 light-cavalry 10,10 N double-demoralized; A2 mobs 3,3 N; B1 spears 10,11.575 S; B2 mobs 40,33 S');
  while (askedNow(at.state)?.what === 'rally') at = after(at, [{ kind: 'pass' }]);
  expect(unit(after(at, [{ kind: 'disengage', unit: 'A1' }]), 'A1').status).toBe('destroyed');
});

test.each<[string, number, string, ...number[]]>([
  ['light-cavalry', 4, ''],
  ['light-cavalry', 4, 'A2 spears 10,2.4248 N; '],
  ['dragoons', 4, '', 1],
  ['dragoons', 4, 'A2 spears 10,2.4248 N; ', 1],
  ['mounted', 4, 'A2 spears 10,2.4248 N; ', 10],
])(
  'fr3.charging.disengage-demoralized, ruling: demoralized %s are double demoralized where the move took them, whoever stands behind',
  (type, y, behind, ...faces) => {
    let at = start(`A1 ${type} 10,10 N demoralized; ${behind}B1 spears 10,11.575 S; B2 mobs 40,33 S; A9 mobs 40,3 N`);
    while (askedNow(at.state)?.what === 'rally') at = after(at, [{ kind: 'pass' }]);
    const gone = after(at, [{ kind: 'disengage', unit: 'A1' }], ...faces);
    expect(unit(gone, 'A1')).toMatchObject({ status: 'table', morale: 2, base: { x: 10, y } });
    expect(kinds(gone).filter((kind) => kind === 'moved')).toHaveLength(1);
  },
);

test('fr3.charging.disengage-off-board: over the edge, and back at it in the next phase with the whole move', () => {
  const at = start('A1 light-cavalry 10,4 N; A2 mobs 30,3 N; B1 spears 10,5.575 S; B2 mobs 40,33 S');
  const left = after(at, [{ kind: 'disengage', unit: 'A1' }]);
  expect(unit(left, 'A1').status).toBe('away');
  expect(legal(left, { kind: 'return', unit: 'A1', along: 10 })).toBe(false);
  let next = left;
  while (!(askedNow(next.state)?.side === 'A' && next.state.sheet.turn === 2 && askedNow(next.state)?.what === 'movement'))
    next = after(next, [{ kind: 'pass' }]);
  const back = after(next, [{ kind: 'return', unit: 'A1', along: 10 }]);
  expect(unit(back, 'A1')).toMatchObject({ status: 'table', did: { spent: 1 } });
  expect(unit(back, 'A1').base).toMatchObject({ x: 10, facing: 0 });
});

test('fr3.movement.terrain-difficult: a charge pays for the ground on its way', () => {
  const at = start('terrain rough 8,11 to 12,14; A1 light-cavalry 10,10 N; B1 mobs 10,15.5 S; B2 mobs 40,33 S');
  expect(rules(at, charge(['A1']))).toContain('fr3.movement.rate');
});

test('fr3.charging.engaged-cannot-move: engaged units charge nobody else', () => {
  const at = start('A1 spears 10,10 N; B1 spears 10,11.575 S; B2 mobs 40,33 S');
  expect(rules(at, charge(['A1']))).toContain('fr3.charging.engaged-cannot-move');
});

test('fr3.items.stakes-lost-retreat: a unit that is driven from a melee loses its stakes', () => {
  const at = after(start('A1 longbows 10,10 N stakes; B1 knights 10,14 S; B2 mobs 40,33 S'), [
    { kind: 'stakes', unit: 'A1', up: true },
    { kind: 'pass' },
    charge(['B1']),
    { kind: 'pass' },
  ]);
  const once = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 6, 8);
  expect(unit(once, 'A1')).toMatchObject({ morale: 1, stakes: 'up' });
  let next = once;
  while (askedNow(next.state)?.what !== 'melee') next = after(next, [{ kind: 'pass' }]);
  const twice = after(next, [{ kind: 'fight', a: 'A1', b: 'B1' }], 9, 8);
  expect(unit(twice, 'A1')).toMatchObject({ morale: 2, stakes: 'none' });
});
