/** Rulings of the core chapters, each tested in a position where the other reading of the rule would give another result. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { rateOf } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const far = 'A9 mobs 40,3 N; B9 mobs 40,33 S';
const start = (text: string) => unshot(begun(setupOf(`${text}; ${far}`)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const legal = (at: Played, action: Act) => fr3Battle.refuse(at.state, action) === null;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const met = ({ state }: Played) => state.contacts.map(({ a, b }) => `${a}-${b}`).sort();
const ahead = (units: string[], inches: number): Act => ({ kind: 'ahead', units, inches });
const shoot = (by: string, at: string): Act => ({ kind: 'shoot', units: [by], at });

test('fr3.basics.attachment, ruling: whichever way it looked, an attachment faces as its unit does, and leaves it squarely behind', () => {
  const joined = after(start('A1 handweapons 10,10 N; A2 skirmishers 11,7 E'), [{ kind: 'attach', unit: 'A2', to: 'A1' }]);
  expect(unit(joined, 'A2').base.facing).toBe(0);
  const turned = after(joined, [{ kind: 'turn', units: ['A1'], to: 'right' }]);
  expect(unit(turned, 'A2').base.facing).toBe(900);
});

test('fr3.basics.attachment-colocated, fr3.artillery.attachment, ruling: the two move at the slower rate', () => {
  const rate = (host: string, with1: string) => {
    const at = start(`A1 ${host} 10,10 N; A2 ${with1} 10,8 N`);
    const read = setupOf(`A1 ${host} 10,10 N; A2 ${with1} 10,8 N; ${far}`);
    const [first, second, ...more] = read.armies.A.troops;
    const troops = [first!, { ...second!, with: 1 }, ...more];
    const together = begun({ ...read, armies: { ...read.armies, A: { ...read.armies.A, troops } } });
    const of = (state: Played, id: string) => rateOf(state.state, [unit(state, id)]).open;
    return [of(at, 'A1'), of(at, 'A2'), of(together, 'A1')];
  };
  expect(rate('light-cavalry', 'skirmishers')).toEqual([6, 4, 4]);
  expect(rate('handweapons', 'skirmishers')).toEqual([3, 4, 3]);
  expect(rate('rangers', 'heavy-artillery')).toEqual([4, 3, 3]);
});

test.each([
  ['muskets', ''],
  ['rifles', ''],
  ['dragons', 'bows'],
  ['spears', 'bows'],
])('fr3.basics.arc-of-fire, ruling: %s shoot in their forward arc, though no list names them', (type, kit) => {
  const at = begun(setupOf(`A1 ${type} 10,10 N ${kit}; B1 mobs 10,14 S; B2 mobs 15,14 S; ${far}`));
  expect(legal(at, shoot('A1', 'B1'))).toBe(true);
  expect(rules(at, shoot('A1', 'B2'))).toContain('fr3.basics.arc-of-fire');
});

test('fr3.basics.zone-of-control-levels, ruling: a flier crosses before the front of another', () => {
  const at = (words: string) => start(`A1 dragons 8.5,10.85 E ${words}; B1 dragons 10,12.5 S ${words}`);
  expect(legal(at('flying'), ahead(['A1'], 4))).toBe(true);
  expect(rules(at(''), ahead(['A1'], 4))).toContain('fr3.basics.zone-of-control-restriction');
});

test('fr3.charging.no-charge-units, ruling: attached artillery goes along with the charge of its unit', () => {
  const at = start('A1 handweapons 10,10 N; A2 light-artillery 10,8 N; B1 mobs 10,13 S');
  const joined = after(at, [{ kind: 'attach', unit: 'A2', to: 'A1' }]);
  let next = joined;
  while (!(askedNow(next.state)?.side === 'A' && next.state.sheet.turn === 2 && askedNow(next.state)?.what === 'movement'))
    next = after(next, [{ kind: 'pass' }]);
  const hit = after(next, [charge(['A1'])]);
  expect(met(hit)).toEqual(['A1-B1']);
  expect(unit(hit, 'A2').base).toEqual(unit(hit, 'A1').base);
});

test('fr3.charging.engagement, fr3.charging.engaged-cannot-move, ruling: whose front touches a flank is engaged, and stays', () => {
  const at = start('A1 spears 10,10 N; A2 spears 11.575,11.575 W; B1 pikes 10,11.575 S; B2 mobs 5,11.575 S');
  for (const id of ['A1', 'A2']) {
    expect(rules(at, ahead([id], 1)).length, id).toBeGreaterThan(0);
    expect(rules(at, { kind: 'turn', units: [id], to: 'about' }), id).toContain('fr3.charging.engaged-cannot-move');
  }
});

test('fr3.charging.disengage-sbf, ruling: a flier that has landed gets away from an elemental, which is no spirit here', () => {
  const before = (foe: string) => start(`A1 dragons 10,16 N flying landed; B1 ${foe} 10,17.575 S`);
  // The controller of the elemental is asked for spells first.
  let elemental = before('fire-elemental');
  while (askedNow(elemental.state)?.what === 'magic') elemental = after(elemental, [{ kind: 'hold', until: 'turn' }]);
  expect(fr3Battle.refuse(unshot(elemental).state, { kind: 'disengage', unit: 'A1' })).toBeNull();
  expect(rules(before('lesser-spirits'), { kind: 'disengage', unit: 'A1' })).toContain('fr3.charging.disengage-sbf');
});

test('fr3.charging.oblique-alignment, ruling: each charger of a group lines up with the enemy that it meets itself', () => {
  const at = start('A1 light-cavalry 10,10 N; A2 light-cavalry 11.575,10 N; B1 mobs 9.6,13.5 S; B2 mobs 12.2,14.5 160');
  const hit = after(at, [charge(['A1', 'A2'])]);
  expect(met(hit)).toEqual(['A1-B1', 'A2-B2']);
  expect(['A1', 'A2'].map((id) => unit(hit, id).base.facing)).toEqual([0, 3400]);
});

test('fr3.charging.wrap-flank, fr3.charging.wrap-rear, ruling: who is just able to reach the enemy wraps all the same, two in all', () => {
  const line = 'A1 knights 10,10 N; A2 knights 11.575,10 N; A3 knights 13.15,10 N; A4 knights 14.725,10 N';
  const near = start(`${line}; B1 spears 10,16.5 S`);
  const four = ['A1', 'A2', 'A3', 'A4'];
  expect(legal(start(`${line}; B1 spears 10,16.6 S`), charge(['A1']))).toBe(false);
  const round = after(near, [charge(four, { wrap: 'right' })]);
  expect(met(round)).toEqual(['A1-B1', 'A2-B1', 'A3-B1']);
});

test('fr3.movement.column-speed, ruling: a column has its 2 inches in difficult ground too', () => {
  const woods = start('terrain rough 0,0 to 20,30; A1 spears 10,9 N; A2 spears 10,7.425 N; A3 spears 10,5.85 N');
  const files = ['A1', 'A2', 'A3'];
  const rate = rateOf(woods.state, [unit(woods, 'A1')]).difficult;
  expect(legal(woods, ahead(files, rate + 1))).toBe(true);
  const open = start('A1 spears 10,9 N; A2 spears 10,7.425 N; A3 spears 10,5.85 N');
  expect(legal(open, ahead(files, 5))).toBe(true);
});

test('fr3.movement.move, ruling: to turn on the spot is a move of the clock', () => {
  const turned = after(start('A1 spears 10,10 N'), [{ kind: 'turn', units: ['A1'], to: 'right' }]);
  expect(turned.state.sheet.moves).toBe(1);
  const free = after(start('A1 light-cavalry 10,10 N'), [{ kind: 'turn', units: ['A1'], to: 'about' }]);
  expect(free.state.sheet.moves).toBe(1);
});

test('fr3.movement.face-adjacent-enemy, ruling: an enemy that is near, and does not touch, is not faced for nothing', () => {
  const at = start('A1 large-monsters 10,10 N; B1 light-cavalry 11.8,10 N');
  expect(rules(at, { kind: 'engage', unit: 'A1', to: 'B1' })).toEqual(['fr3.movement.face-adjacent-enemy']);
});

test('fr3.movement.on-line-limit, ruling: the owner says on which side the odd unit stands', () => {
  const column = start('A1 spears 20,15 N; A2 spears 20,13.425 N; A3 spears 20,11.85 N; A4 spears 20,10.275 N');
  const units = ['A1', 'A2', 'A3', 'A4'];
  const beyond = (side: 'left' | 'right') => {
    const line = after(column, [{ kind: 'on-line', units, side }]);
    return units.filter((id) => unit(line, id).base.x > 20.1).length - units.filter((id) => unit(line, id).base.x < 19.9).length;
  };
  expect([beyond('left'), beyond('right')]).toEqual([-1, 1]);
});

test('fr3.movement.interpenetration-cavalry, ruling: light cavalry passes cavalry, skirmishers and artillery, and no infantry', () => {
  const through = (other: string) => legal(start(`A1 light-cavalry 10,5 N; A2 ${other} 10,7 N`), ahead(['A1'], 5));
  expect(['knights', 'mounted', 'heavy-chariots', 'skirmishers', 'light-artillery'].map(through)).toEqual(Array(5).fill(true));
  expect(['handweapons', 'beastmen', 'large-monsters'].map(through)).toEqual([false, false, false]);
});

test('fr3.movement.flying-rate, ruling: all fliers 10 inches, undead less, and woods below slow nobody', () => {
  const rate = (words: string) => {
    const at = start(`terrain woods 0,0 to 20,20; A1 knights 10,5 N ${words}; A2 spears+general-2-2 30,5 N`);
    return rateOf(at.state, [unit(at, 'A1')]).open;
  };
  expect(rate('flying')).toBe(10);
  expect(rate('flying undead')).toBe(9.5);
});

test('fr3.morale-clock.four, ruling: an army that has wavered once does not waver again', () => {
  const at = (wavering: 'done' | null) => {
    const text = 'A1 knights 10,10 N; B1 mobs 10,15 S; B2 mobs*4 20,30 S';
    const met = after(begun(setupOf(text)), [charge(['A1']), { kind: 'pass' }]);
    const { sheet } = met.state;
    const second = { ...sheet.sides.second, clock: 5, ...(wavering ? { wavering } : {}) };
    const state = { ...met.state, sheet: { ...sheet, sides: { ...sheet.sides, second } } };
    return after({ ...met, state }, [{ kind: 'fight', a: 'A1', b: 'B1' }], 2, 8);
  };
  expect(askedNow(at(null).state)?.what).toBe('waver');
  expect(askedNow(at('done').state)?.what).toBe('rally');
});

test('fr3.artillery.line-of-sight-lines, ruling: a wood across one of the two lines is enough', () => {
  const at = (wood: string) =>
    begun(setupOf(`${wood}A1 heavy-artillery 10,10 N; B1 spears 10,17 S; B2 mobs 4,17 S; B3 mobs 16,17 S; ${far}`));
  const bombard: Act = { kind: 'bombard', unit: 'A1', at: 'B1' } as Act;
  expect(legal(at(''), bombard)).toBe(true);
  for (const half of ['7,12 to 9.6,14', '10.4,12 to 13,14'])
    expect(rules(at(`terrain woods ${half}; `), bombard)).toContain('fr3.artillery.line-of-sight-lines');
});
