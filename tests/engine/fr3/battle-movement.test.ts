/** Movement, by rule id: each test gives a position in notation and actions, and expects positions or a refusal. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const legal = (at: Played, action: Act) => fr3Battle.refuse(at.state, action) === null;
const base = ({ state }: Played, id: string) => unitAt(state, id).base;
const moves = ({ state }: Played) => state.sheet.moves;
const spent = ({ state }: Played, id: string) => unitAt(state, id).did.spent;
const far = 'B1 mobs 40,33 S';

const ahead = (units: string[], inches: number): Act => ({ kind: 'ahead', units, inches });
const oblique = (units: string[], forward: number, right: number): Act => ({ kind: 'oblique', units, forward, right });
const wheel = (units: string[], side: 'left' | 'right', angle: number): Act => ({ kind: 'wheel', units, side, angle });
const turn = (units: string[], to: 'left' | 'right' | 'about'): Act => ({ kind: 'turn', units, to });
const rotate = (unit: string, angle: number): Act => ({ kind: 'rotate', unit, angle });

test('fr3.movement.straight: up to the rate, and no farther', () => {
  const at = start(`A1 spears 10,5 N; ${far}`);
  expect(rules(at, ahead(['A1'], 3.1))).toContain('fr3.movement.straight');
  expect(base(after(at, [ahead(['A1'], 3)]), 'A1')).toMatchObject({ x: 10, y: 8, facing: 0 });
});

test('fr3.movement.oblique, fr3.movement.oblique-measure: the facing stays, the slanting way is paid', () => {
  const at = start(`A1 spears 10,5 N; ${far}`);
  const moved = after(at, [oblique(['A1'], 2, 2)]);
  expect(base(moved, 'A1')).toMatchObject({ x: 12, y: 7, facing: 0 });
  expect(spent(moved, 'A1')).toBeCloseTo((2 * Math.SQRT2) / 3, 6);
  expect(rules(at, oblique(['A1'], 2.2, 2.2))).toContain('fr3.movement.rate');
});

test('fr3.movement.oblique-arc: not beyond the diagonals of the base', () => {
  const at = start(`A1 spears 10,5 N; ${far}`);
  expect(rules(at, oblique(['A1'], 1, 1.2))).toEqual(['fr3.movement.oblique-arc']);
  expect(legal(at, oblique(['A1'], 1, -1))).toBe(true);
});

test('fr3.movement.wheel, ruling: about a front corner; the way of the outer rear corner is paid', () => {
  const at = start(`A1 spears 10,5 N; ${far}`);
  const wheeled = after(at, [wheel(['A1'], 'right', 450)]);
  expect(base(wheeled, 'A1').facing).toBe(450);
  // The outer rear corner is one diagonal from the pivot: 2 · 2.228″ · sin 22.5°.
  expect(spent(wheeled, 'A1')).toBeCloseTo((2 * 2.2277 * 0.38268) / 3, 3);
  expect(rules(at, wheel(['A1'], 'right', 900))).toContain('fr3.movement.rate');
});

test('fr3.movement.interpenetration-cavalry, fr3.movement.interpenetration-none: light cavalry wheels through cavalry, but not through spears', () => {
  const past = (type: string) => {
    const text = `A1 light-cavalry 10,5 N; A2 light-cavalry 11.575,5 N; A3 ${type} 9.9,6.7 N; ${far}`;
    return rules(start(text), wheel(['A1', 'A2'], 'right', 900));
  };
  expect(past('spears')).toEqual(['fr3.movement.wheel', 'fr3.movement.interpenetration-none']);
  expect(past('mounted')).toEqual([]);
});

test('fr3.movement.wheel-mixed: with infantry at the outer end a group wheels less far than with cavalry', () => {
  const line = (left: string, right: string) => start(`A1 ${left} 10,5 N; A2 ${right} 11.575,5 N; ${far}`);
  const units = ['A1', 'A2'];
  expect(legal(line('light-cavalry', 'spears'), wheel(units, 'right', 600))).toBe(true);
  expect(rules(line('spears', 'light-cavalry'), wheel(units, 'right', 600))).toContain('fr3.movement.wheel');
});

test('fr3.movement.facing-change, ruling: a left, right or about face costs half of the movement', () => {
  const at = start(`A1 spears 10,5 N; ${far}`);
  const turned = after(at, [turn(['A1'], 'right')]);
  expect(base(turned, 'A1').facing).toBe(900);
  expect(spent(turned, 'A1')).toBe(0.5);
  expect(moves(turned)).toBe(1);
  const twice = after(turned, [turn(['A1'], 'about')]);
  expect(rules(twice, turn(['A1'], 'left'))).toContain('fr3.movement.facing-change');
  // Heavy artillery cannot move on difficult ground, so it cannot turn there.
  expect(legal(start(`terrain rough 8,3 to 12,8; A1 heavy-artillery 10,5 N; ${far}`), turn(['A1'], 'left'))).toBe(false);
});

test('fr3.basics.attachment: a piece that must turn, or that comes from beside, pays for the turn as well as for the way', () => {
  const spent = (place: string) => {
    const at = start(`A1 spears 10,10 N; A2 light-artillery ${place}; B1 mobs 44,33 S`);
    return unitAt(after(at, [{ kind: 'attach', unit: 'A2', to: 'A1' }]).state, 'A2').did.spent;
  };
  const [straight, turned, beside, aside] = ['10,7.5 N', '10,7.5 E', '10.8,8.4252 N', '9.2,8.4252 E'].map(spent);
  expect(straight).toBeCloseTo(0.231, 2);
  const moved = expect.closeTo(0.5 + 0.8 / 4, 2);
  expect([turned! - straight!, beside, aside]).toEqual([0.5, moved, moved]);
});

test('fr3.movement.free-facing, ruling, fr3.sequence.facing-change-cost: light cavalry and the like turn for nothing, heavy chariots do not', () => {
  const cost = (type: string) => spent(after(start(`A1 ${type} 10,5 N; ${far}`), [turn(['A1'], 'about')]), 'A1');
  for (const type of ['light-cavalry', 'skirmishers', 'rifles', 'rangers', 'dragoons'])
    expect([type, cost(type)]).toEqual([type, 0]);
  expect(cost('heavy-chariots')).toBe(0.5);
  expect(spent(after(start(`A1 dragons 10,5 N flying; ${far}`), [turn(['A1'], 'about')]), 'A1')).toBe(0);
});

test('fr3.movement.group-facing: a line of three that faces right stands in column', () => {
  const turned = after(start(`A1 spears*3 10,5 N; ${far}`), [turn(['A1', 'A2', 'A3'], 'right')]);
  expect(base(turned, 'A3').facing).toBe(900);
  // In column the unit has 2 inches more: half of 5 is left.
  expect(legal(turned, ahead(['A1', 'A2', 'A3'], 2.5))).toBe(true);
  expect(legal(turned, ahead(['A1', 'A2', 'A3'], 2.6))).toBe(false);
});

test('fr3.movement.rotation, ruling: a single unit turns to any angle for half of its movement', () => {
  const turned = after(start(`A1 spears 10,5 N; ${far}`), [rotate('A1', 333)]);
  expect(base(turned, 'A1')).toMatchObject({ x: 10, y: 5, facing: 333 });
  expect(spent(turned, 'A1')).toBe(0.5);
  expect(spent(after(start(`A1 light-cavalry 10,5 N; ${far}`), [rotate('A1', -200)]), 'A1')).toBe(0);
});

test('fr3.movement.column-speed: a column has 2 inches more', () => {
  const column = start(`A1 spears 10,9 N; A2 spears 10,7.425 N; A3 spears 10,5.85 N; ${far}`);
  expect(legal(column, ahead(['A1', 'A2', 'A3'], 5))).toBe(true);
  expect(legal(column, ahead(['A1', 'A2', 'A3'], 5.1))).toBe(false);
});

test('fr3.movement.going-on-line, ruling, fr3.movement.on-line-limit: a column goes on line with its whole move, four at most', () => {
  const column = start(
    `A1 spears 20,15 N; A2 spears 20,13.425 N; A3 spears 20,11.85 N; A4 spears 20,10.275 N; A5 spears 20,8.7 N; ${far}`,
  );
  const units = ['A1', 'A2', 'A3', 'A4', 'A5'];
  const line = after(column, [{ kind: 'on-line', units, side: 'right' }]);
  expect(units.filter((id) => base(line, id).y > 14.9)).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(base(line, 'A5').y).toBeCloseTo(13.425, 2);
  expect(spent(line, 'A1')).toBe(1);
  expect(rules(start(`A1 spears*3 10,5 N; ${far}`), { kind: 'on-line', units: ['A1', 'A2', 'A3'], side: 'left' })).toContain(
    'fr3.movement.column',
  );
});

test('fr3.movement.formation-change, fr3.movement.example-formation-result: two by two into line for half of the movement', () => {
  const square = start(
    `A1 heavy-chariots 20,15 N; A2 heavy-chariots 21.575,15 N; A3 heavy-chariots 20,13.425 N; A4 heavy-chariots 21.575,13.425 N; ${far}`,
  );
  const line = after(square, [{ kind: 'ranks', units: ['A1', 'A2', 'A3', 'A4'], wide: 4, side: 'left' }]);
  expect(['A1', 'A2', 'A3', 'A4'].map((id) => base(line, id).y)).toEqual([15, 15, 15, 15]);
  expect(base(line, 'A3').x).toBeLessThan(20);
  expect(base(line, 'A4').x).toBeGreaterThan(21.6);
  expect(spent(line, 'A1')).toBe(0.5);
});

test('fr3.movement.form-up, ruling, fr3.movement.morale-clock-limit: when the moves are made, an inch to form up, into contact if possible', () => {
  const singles = Array.from({ length: 9 }, (_, at) => `A${at + 3} mobs ${3 + 4 * at},3 N`).join('; ');
  const at = start(`A1 spears 30,11.9 N; A2 spears 32.1,12.5 N; ${singles}; A12 mobs 40,12 N; ${far}`);
  const join: Act = { kind: 'form-up', units: ['A1'], forward: 0.6, right: 0.5248 };
  expect(rules(at, join)).toContain('fr3.movement.form-up');
  const done = after(
    at,
    Array.from({ length: 9 }, (_, n) => ahead([`A${n + 3}`], 1)),
  );
  expect(rules(done, ahead(['A1'], 1))).toContain('fr3.movement.morale-clock-limit');
  // The unit could reach its friends, so it must.
  expect(rules(done, { kind: 'form-up', units: ['A12'], forward: 1, right: 0 })).toContain('fr3.movement.form-up');
  expect(rules(done, { kind: 'form-up', units: ['A1'], forward: 0.3, right: 0.3 })).toContain('fr3.movement.form-up');
  const listed = [...fr3Battle.actions(done.state)].filter(({ kind }) => kind === 'form-up');
  expect(listed).not.toEqual([]);
  const formed = after(done, [listed[0] as Act]);
  expect(moves(formed)).toBe(9);
  expect(base(formed, 'A1').y).toBeCloseTo(base(formed, 'A2').y, 2);
});

test('fr3.movement.form-up, fr3.movement.free-facing: who turns for nothing turns as it forms up', () => {
  const singles = Array.from({ length: 9 }, (_, at) => `A${at + 3} mobs ${3 + 4 * at},3 N`).join('; ');
  const moved = (type: string, facing: string) =>
    after(
      start(`A1 ${type} 30,12 ${facing}; A2 spears 32,12.5 N; ${singles}; ${far}`),
      Array.from({ length: 9 }, (_, n) => ahead([`A${n + 3}`], 1)),
    );
  const done = moved('skirmishers', 'E');
  const listed = [...fr3Battle.actions(done.state)].filter(({ kind }) => kind === 'form-up-turned');
  expect(listed).not.toEqual([]);
  const formed = after(done, [listed[0] as Act]);
  expect(base(formed, 'A1').facing).toBe(0);
  expect(base(formed, 'A1').y).toBeCloseTo(base(formed, 'A2').y, 2);
  expect(moves(formed)).toBe(9);
  expect(spent(formed, 'A1')).toBe(1);
  // Spears pay for a turn, and each inch costs one.
  expect(rules(moved('spears', 'E'), listed[0] as Act)).toEqual(['fr3.movement.form-up', 'fr3.movement.free-facing']);
  expect(rules(done, { ...(listed[0] as Act), forward: 2 } as Act)).toEqual(['fr3.movement.form-up']);
  expect([...fr3Battle.actions(moved('skirmishers', 'N').state)].some(({ kind }) => kind === 'form-up-turned')).toBe(false);
});

test('fr3.movement.terrain-difficult, fr3.movement.terrain-occupation: any part of the base on it pays the difficult rate', () => {
  const at = start(`terrain rough 10.5,0 to 20,20; A1 light-cavalry 10,5 N; A2 light-cavalry 30,5 N; ${far}`);
  expect(legal(at, ahead(['A2'], 6))).toBe(true);
  expect(legal(at, ahead(['A1'], 3))).toBe(true);
  expect(rules(at, ahead(['A1'], 3.1))).toContain('fr3.movement.rate');
});

test('fr3.movement.terrain-impassable: nobody goes through or stands on it', () => {
  const at = start(`terrain impassable 9,7 to 11,8; A1 spears 10,5 N; ${far}`);
  expect(legal(at, ahead(['A1'], 1))).toBe(true);
  expect(legal(at, ahead(['A1'], 1.5))).toBe(false);
  const wall = start(`terrain wall 9,7 to 11,7.1; A1 light-cavalry 10,5 N; ${far}`);
  expect(legal(wall, ahead(['A1'], 6))).toBe(false);
});

test('fr3.movement.interpenetration-skirmish-artillery: skirmishers and artillery, in both directions', () => {
  const through = (one: string, other: string) => legal(start(`A1 ${one} 10,5 N; A2 ${other} 10,7 N; ${far}`), ahead(['A1'], 5));
  expect(through('skirmishers', 'spears')).toBe(false); // 3 inches are too few to move clear of the skirmishers
  expect(through('light-cavalry', 'skirmishers')).toBe(true);
  expect(through('light-cavalry', 'light-artillery')).toBe(true);
});

test('fr3.movement.interpenetration-cavalry, fr3.movement.interpenetration-none: light cavalry passes cavalry, nobody else does', () => {
  const through = (one: string, other: string) => rules(start(`A1 ${one} 10,5 N; A2 ${other} 10,7 N; ${far}`), ahead(['A1'], 5));
  expect(through('light-cavalry', 'knights')).toEqual([]);
  expect(through('knights', 'light-cavalry')).toEqual([]);
  expect(through('light-cavalry', 'spears')).toContain('fr3.movement.interpenetration-none');
  expect(through('knights', 'heavy-cavalry')).toContain('fr3.movement.interpenetration-none');
});

test('fr3.basics.zone-of-control-restriction: a unit stops where it enters a zone', () => {
  const at = start('A1 light-cavalry 10,10 E; B1 mobs 14,12.5 S');
  expect(rules(at, ahead(['A1'], 5))).toEqual(['fr3.basics.zone-of-control-restriction']);
  // The zone begins at 13.2125; the front edge may just reach the zone.
  expect(legal(at, ahead(['A1'], 2.42))).toBe(true);
  const inside = after(at, [ahead(['A1'], 2.46)]);
  expect(rules(inside, ahead(['A1'], 1))).toEqual(['fr3.basics.zone-of-control-restriction']);
  expect(legal(inside, turn(['A1'], 'about'))).toBe(true);
  // The way back would lead across the front, so the unit leaves in the direction that the mobs face.
  expect(legal(after(inside, [turn(['A1'], 'about')]), ahead(['A1'], 3))).toBe(false);
  expect(legal(after(inside, [turn(['A1'], 'right')]), ahead(['A1'], 3))).toBe(true);
});

test('fr3.basics.zone-of-control: who stands in a zone attacks its owner or a unit on line beside it, and nobody else', () => {
  const line = 'B1 mobs 14,12.5 S; B2 mobs 15.575,12.5 S; B3 mobs 17.15,12.5 S';
  const at = start(`A1 light-cavalry 14,10.2 N; ${line}`);
  expect(legal(at, charge(['A1']))).toBe(true);
  const other = start('A1 light-cavalry 14,10.2 W; B1 mobs 14,12.5 S; B2 mobs 10,10.2 E');
  expect(rules(other, charge(['A1']))).toEqual(['fr3.basics.zone-of-control-restriction']);
});

test('fr3.basics.zone-of-control-levels: a zone reaches neither up nor down', () => {
  const at = start('A1 dragons 10,10 E flying; B1 mobs 14,12.5 S');
  expect(legal(at, ahead(['A1'], 9))).toBe(true);
});

test('fr3.control.uncontrolled-cost, ruling, fr3.control.monsters: without a beastmaster every monster costs a point of its own, inside a group too', () => {
  const wild = start(`A1 large-monsters 10,5 N; A2 large-monsters 11.575,5 N; A3 spears 20,5 N; ${far}`);
  expect(moves(after(wild, [ahead(['A1', 'A2'], 1)]))).toBe(3);
  expect(moves(after(wild, [ahead(['A1'], 1)]))).toBe(1);
  const setup = setupOf(`A1 large-monsters 10,5 N; A2 large-monsters 11.575,5 N; A3 spears+hero-1-1 20,5 N; ${far}`);
  const [hero] = setup.armies.A.characters;
  const tamed = begun({
    ...setup,
    armies: { ...setup.armies, A: { ...setup.armies.A, characters: [{ ...hero!, beastmaster: true }] } },
  });
  expect(moves(after(tamed, [ahead(['A1', 'A2'], 1)]))).toBe(1);
});

test('fr3.control.undead: undead are in control while a general or sub-commander is in play', () => {
  const text = `A1 spears 10,5 N undead; A2 spears 11.575,5 N undead; A3 mobs 20,5 N; ${far}`;
  expect(moves(after(start(text), [ahead(['A1', 'A2'], 1)]))).toBe(3);
  expect(moves(after(start(text.replace('A3 mobs', 'A3 mobs+general-2-2')), [ahead(['A1', 'A2'], 1)]))).toBe(1);
});

test('fr3.undead.movement-penalty: half an inch less', () => {
  const at = start(`A1 spears 10,5 N undead; ${far}`);
  expect(legal(at, ahead(['A1'], 2.5))).toBe(true);
  expect(legal(at, ahead(['A1'], 2.6))).toBe(false);
});

test('fr3.movement.face-adjacent-enemy, fr3.charging.example-engagement: Fig. 9, a turn to an enemy in side contact is free', () => {
  const at = start('A1 large-monsters 10,10 N; B1 light-cavalry 11.575,10 N; B2 mobs 40,33 S');
  expect(at.state.contacts).toEqual([]);
  const engaged = after(at, [{ kind: 'engage', unit: 'A1', to: 'B1' }]);
  expect(base(engaged, 'A1').facing).toBe(900);
  expect(engaged.state.contacts).toMatchObject([{ a: 'A1', b: 'B1', charger: null }]);
  expect(moves(engaged)).toBe(0);
});

test('fr3.movement.face-adjacent-enemy, fr3.basics.attachment: an attached unit does not turn by itself', () => {
  const at = start('A1 large-monsters 10,10 N; A2 skirmishers with A1; B1 light-cavalry 11.575,10 N; B2 mobs 40,33 S');
  expect(rules(at, { kind: 'engage', unit: 'A2', to: 'B1' })).toEqual(['fr3.basics.phasing-player']);
});

test('fr3.items.stakes-deploy, ruling: up and out for half of the movement each; behind them nobody moves off', () => {
  const at = start(`A1 longbows 10,5 N stakes; ${far}`);
  const up = after(at, [{ kind: 'stakes', unit: 'A1', up: true }]);
  expect(unitAt(up.state, 'A1').stakes).toBe('up');
  expect(spent(up, 'A1')).toBe(0.5);
  expect(rules(up, ahead(['A1'], 1))).toContain('fr3.items.stakes-deploy');
  expect(unitAt(after(up, [{ kind: 'stakes', unit: 'A1', up: false }]).state, 'A1').stakes).toBe('carried');
  expect(() => setupOf(`A1 knights 10,5 N stakes; ${far}`)).toThrow(/stakes/);
});

test('fr3.basics.attachment, fr3.basics.attachment-colocated: skirmishers come behind a unit and are with it; they may leave it', () => {
  const at = start(`A1 handweapons 10,10 N; A2 skirmishers 11,6 N; A3 skirmishers 20,6 N; A4 dragons 20,9 N; ${far}`);
  const joined = after(at, [{ kind: 'attach', unit: 'A2', to: 'A1' }]);
  expect(unitAt(joined.state, 'A2')).toMatchObject({ status: 'attached', host: 'A1', base: base(joined, 'A1') });
  expect(moves(joined)).toBe(1);
  const gone = after(joined, [ahead(['A1'], 3)]);
  expect(base(gone, 'A2')).toEqual(base(gone, 'A1'));
  expect(rules(gone, { kind: 'detach', unit: 'A2' })).toContain('fr3.movement.move');
  const left = after(
    { ...joined, state: { ...joined.state, units: joined.state.units.map((u) => ({ ...u, did: { ...u.did, moved: false } })) } },
    [{ kind: 'detach', unit: 'A2' }],
  );
  expect(unitAt(left.state, 'A2')).toMatchObject({ status: 'table', host: null });
  expect(base(left, 'A2').y).toBeCloseTo(8.425, 2);
});

test('fr3.basics.attachment-limit, fr3.basics.attachment-barred-primaries: one a unit, and none for monsters', () => {
  const at = start(
    `A1 handweapons 10,10 N; A2 skirmishers 10,7 N; A3 skirmishers 11.6,7 N; A4 dragons 20,10 N; A5 skirmishers 20,7 N; A6 spears 30,7 N; ${far}`,
  );
  const one = after(at, [{ kind: 'attach', unit: 'A2', to: 'A1' }]);
  expect(rules(one, { kind: 'attach', unit: 'A3', to: 'A1' })).toEqual(['fr3.basics.attachment-limit']);
  expect(rules(at, { kind: 'attach', unit: 'A5', to: 'A4' })).toEqual(['fr3.basics.attachment-barred-primaries']);
  expect(rules(at, { kind: 'attach', unit: 'A6', to: 'A1' })).toEqual(['fr3.basics.attachment']);
});
