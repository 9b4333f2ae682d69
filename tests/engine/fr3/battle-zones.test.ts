/** Zones of control in battle, by rule id: what a unit in front of an enemy may do, and what it may no longer do in that phase. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { point, rectangle } from '../../../src/engine/kernel/geometry.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const mobs = 'A90 mobs 3,3 N; B90 mobs 44,33 S';
const start = (text: string, terrain: Setup['terrain'] = []) => unshot(begun(setupOf(`${text}; ${mobs}`, { terrain })));
const woods = (x: number, y: number, toX: number, toY: number): Setup['terrain'] => [
  { kind: 'woods', polygon: rectangle(point(x, y), point(toX, toY)) },
];
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const legal = (at: Played, action: Act) => fr3Battle.refuse(at.state, action) === null;
const base = ({ state }: Played, id: string) => unitAt(state, id).base;

const ahead = (units: string[], inches: number): Act => ({ kind: 'ahead', units, inches });
const oblique = (units: string[], forward: number, right: number): Act => ({ kind: 'oblique', units, forward, right });
const wheel = (units: string[], side: 'left' | 'right', angle: number): Act => ({ kind: 'wheel', units, side, angle });
const turn = (units: string[], to: 'left' | 'right' | 'about'): Act => ({ kind: 'turn', units, to });
const rotate = (unit: string, angle: number): Act => ({ kind: 'rotate', unit, angle });

const restriction = ['fr3.basics.zone-of-control-restriction'];

// B1 stands at 10, 12.5 and faces south. Its front is at y 11.7126; its zone reaches from there to y 10.1378, and from x 9.2126
// to 10.7874.
test('fr3.basics.zone-of-control-restriction: a unit that begins in the zone does not ride along the front to its other end', () => {
  const at = start('A1 mounted 8.5,10.85 E; B1 spears 10,12.5 S');
  expect(rules(at, ahead(['A1'], 4))).toEqual(restriction);
});

test('fr3.basics.zone-of-control-restriction: nor does it ride past the front and charge the flank in the same move', () => {
  const at = start('A1 light-cavalry 8.6,10.9 E; B1 spears 10,12.5 S');
  expect(rules(at, ahead(['A1'], 3.2))).toEqual(restriction);
});

test('fr3.basics.zone-of-control-restriction, ruling: nor obliquely, however little it goes aside; straight back it goes, give or take 5 degrees', () => {
  const at = start('A1 light-cavalry 10,10.5 S; B1 spears 10,12.5 S');
  expect(rules(at, oblique(['A1'], 2, 2))).toEqual(restriction);
  expect(rules(at, oblique(['A1'], 2, -0.3))).toEqual(restriction);
  expect(legal(at, oblique(['A1'], 2, 0.15))).toBe(true);
  expect(legal(at, ahead(['A1'], 2))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction, ruling: a wheel leads across the front, so that no unit in a zone wheels', () => {
  const at = start('A1 light-cavalry 10,10.5 S; B1 spears 10,12.5 S');
  expect(rules(at, wheel(['A1'], 'right', 900))).toEqual(restriction);
  expect(rules(at, wheel(['A1'], 'left', 300))).toEqual(restriction);
});

test('fr3.basics.zone-of-control-restriction: a long wheel does not sweep through a zone either', () => {
  // The outer end of the line sweeps through the zone and would end beyond it.
  const at = start('A1 light-cavalry*4 10,10 N; B1 spears 13.3,14.1 W');
  expect(rules(at, wheel(['A1', 'A2', 'A3', 'A4'], 'right', 900))).not.toEqual([]);
});

test('fr3.basics.zone-of-control-restriction: a unit that looks aslant goes obliquely straight back from the front', () => {
  // The unit faces 30 degrees away from straight back.
  const at = start('A1 spears 10,10.5 150; B1 spears 10,12.7 S');
  expect(rules(at, ahead(['A1'], 2.5))).toEqual(restriction);
  expect(legal(at, oblique(['A1'], 2.4, 2.4 * Math.tan(Math.PI / 6)))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction: a group of which one unit stands in the zone is held by it', () => {
  const at = start('A1 spears 8,10.5 E; A2 spears 6.4252,10.5 E; B1 spears 9.2,12.5 S');
  expect(rules(at, ahead(['A1', 'A2'], 3))).toEqual(restriction);
  expect(legal(at, ahead(['A2'], 3))).toBe(false);
  expect(legal(at, turn(['A1', 'A2'], 'right'))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction, ruling: it ends outside the zone, or as far off as the unit can get: with all its movement, or as far as there is room', () => {
  const at = start('A1 spears 10,10.9 S; B1 spears 10,12.5 S');
  expect(rules(at, ahead(['A1'], 0.5))).toEqual(restriction);
  expect(legal(at, ahead(['A1'], 2))).toBe(true);
  const slow = start('A1 pikes 10,10.0926 S 1x2; B1 spears 10,12.5 S', woods(6, 4, 14, 11));
  expect(rules(slow, ahead(['A1'], 0.5))).toEqual(restriction);
  expect(rules(slow, ahead(['A1'], 1))).toEqual([]);
  const crowded = start('A1 spears 10,10.9 S; A2 mobs 10,8.7 E; B1 spears 10,12.5 S');
  expect(rules(crowded, ahead(['A1'], 0.5))).toEqual(restriction);
  expect(legal(crowded, ahead(['A1'], 0.625))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction: at the edge of the table it goes as far as the table does', () => {
  const at = start('A1 spears 10,1.2 S; B1 spears 10,2.8 S');
  expect(rules(at, ahead(['A1'], 0.2))).toEqual(restriction);
  expect(legal(at, ahead(['A1'], 0.4))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction: a unit that leaves one zone stops where it enters another, and is held by that too', () => {
  const at = start('A1 light-cavalry 10,10.9 S; B1 spears 10,12.5 S; B2 spears 8.2,7.5 E');
  expect(rules(at, ahead(['A1'], 4))).toEqual(restriction);
  const back = after(at, [ahead(['A1'], 1.8)]);
  expect(base(back, 'A1').y).toBeCloseTo(9.1, 2);
  expect(rules(back, ahead(['A1'], 2))).toEqual(restriction);
});

test('fr3.basics.zone-of-control-restriction, ruling: in two zones at once it goes between the ways back from both, and stays where there is none', () => {
  // The two enemies face south and east.
  const corner = start('A1 light-cavalry 10,10 135; B1 spears 10,12 S; B2 spears 8,10 E');
  expect(legal(corner, ahead(['A1'], 4))).toBe(true);
  const south = start('A1 light-cavalry 10,10 S; B1 spears 10,12 S; B2 spears 8,10 E');
  expect(rules(south, ahead(['A1'], 4))).toEqual(restriction);
  const between = (facing: string) => start(`A1 light-cavalry 10,10 ${facing}; B1 spears 10,12 S; B2 spears 10,8 N`);
  for (const facing of ['N', 'E', 'S', 'W', '45']) expect(rules(between(facing), ahead(['A1'], 4))).not.toEqual([]);
});

test('fr3.basics.zone-of-control-restriction: it may turn about first, and turning on the spot is free to all who are held', () => {
  const at = start('A1 spears 10,10.5 N; B1 spears 10,12.5 S');
  const about = after(at, [turn(['A1'], 'about')]);
  expect(legal(about, ahead(['A1'], 1.5))).toBe(true);
  expect(legal(at, rotate('A1', 300))).toBe(true);
});

const backedOut = 'A1 light-cavalry 10,10.9 S; B1 spears 10,12.5 S';
const out = (more = '') => after(start(`${backedOut}${more}`), [ahead(['A1'], 2)]);

test('fr3.basics.zone-of-control-restriction, ruling: who began in a zone, or entered one, and went back charges nobody but its owner and who stands beside him', () => {
  const at = out('; B2 mobs 6,8.9 E');
  expect(rules(after(at, [rotate('A1', 900)]), charge(['A1']))).toEqual(restriction);
  expect(legal(after(out('; B2 mobs 6,8.9 E'), [turn(['A1'], 'about')]), charge(['A1']))).toBe(true);
  const entered = after(start('A1 light-cavalry 6,10.9 E; B1 spears 10,12.5 S; B2 mobs 11,8.5 N'), [
    ahead(['A1'], 2.46),
    rotate('A1', 900),
    ahead(['A1'], 2.4),
    rotate('A1', -900),
  ]);
  expect(rules(entered, charge(['A1']))).toEqual(restriction);
});

test('fr3.basics.zone-of-control-restriction: the unit beside the owner in its group it may charge', () => {
  const at = after(start('A1 light-cavalry 10.9,10.9 S; B1 spears*2 10,12.5 S'), [ahead(['A1'], 2), turn(['A1'], 'about')]);
  expect(legal(at, charge(['A1']))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction: in the next phase it is free again, and the rule holds nobody who was never in a zone', () => {
  const free = start('A1 light-cavalry 10,8.9 W; B1 spears 10,12.5 S; B2 mobs 6,8.9 E');
  expect(legal(free, charge(['A1']))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction: spirits are not held, and charge whom they will', () => {
  const at = start('A1 major-spirits 10,10.9 W; B1 spears 10,12.5 S; B2 mobs 6,10.9 E');
  expect(legal(at, charge(['A1'], { over: 'B2' }))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction, ruling: a unit that meets nobody goes along with a group that attacks the owner of the zone', () => {
  const at = start('A1 spears*2 9.2126,10 N; B1 spears 10,12.5 S');
  expect(legal(at, charge(['A1', 'A2']))).toBe(true);
});

test('fr3.basics.zone-of-control-restriction: but not on through the zone of an enemy whom nobody attacks', () => {
  // A2 would pass in front of B2, which faces across its path.
  const at = start('A1 heavy-cavalry*2 10,9 N; B1 spears 10,13 S; B2 spears 13.8,11.5 W');
  expect(rules(at, charge(['A1', 'A2']))).toEqual(restriction);
  expect(legal(at, charge(['A1']))).toBe(true);
});

const across = (owner: string, rider = 'A1 mounted 8.5,10.85 E', terrain: Setup['terrain'] = []) =>
  rules(start(`${rider}; ${owner}`, terrain), ahead(['A1'], 4));
test('fr3.basics.zone-of-control, ruling: demoralized, in woods, attached to, larger: all on the surface; none in the air', () => {
  expect(across('B1 spears 10,12.5 S demoralized')).toEqual(restriction);
  expect(across('B1 spears 10,12.5 S', undefined, woods(9, 11.75, 11, 14))).toEqual(restriction);
  expect(across('B1 spears+skirmishers 10,12.5 S')).toEqual(restriction);
  expect(across('B1 heavy-artillery 10,12.5 S')).toEqual(restriction);
  expect(across('B1 dragons 10,12.5 S flying')).toEqual([]);
  expect(across('B1 spears 10,12.5 S', 'A1 dragons 8.5,10.85 E flying')).toEqual([]);
});

test('fr3.basics.zone-of-control, ruling: the zone of a pike block is one base deep, that of a 2x2 unit as deep and as wide as the unit', () => {
  expect(across('B1 pikes 10,13.2875 S 1x2')).toEqual(restriction);
  expect(across('B1 pikes 10,14.8 S 1x2')).toEqual([]);
  expect(across('B1 mobs 10,14.8 S 2x2')).toEqual(restriction);
});
