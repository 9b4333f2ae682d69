/** The photographs in the book that show troops, played: given the position, actions and dice, the caption comes true. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { refuseShot } from '../../../src/engine/fr3/battle/shooting/shots.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { holds } from '../../../src/engine/fr3/table/engagement.ts';
import { distance, edgeOf } from '../../../src/engine/kernel/geometry.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
/** General and hero are in one melee, and neither side challenges. */
const challenge: Act = { kind: 'challenge', by: null };
const fight = (a: string, b: string): Act => ({ kind: 'fight', a, b });
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const base = (at: Played, id: string) => unit(at, id).base;
const met = ({ state }: Played) => state.contacts.map(({ a, b }) => `${a}-${b}`).sort();
const question = ({ state }: Played, a: string, b: string) => questionOf(state, unitAt(state, a), unitAt(state, b));
const tested = ({ events }: Played) => events.flatMap((event) => (event.kind === 'tested' ? [event.unit] : [])).sort();

test('fr3.charging.example-charge: Figs. 10 to 12, the chariots face about, reach a line that stands askew, and take a flank', () => {
  const text = `A1 light-cavalry 10,10 N; A2 light-cavalry 11.5752,10 S; A3 light-cavalry*2 13.1504,10 N
    B1 spears*3 13.5,13.4 168; B4 mobs 40,33 S`;
  const start = unshot(begun(setupOf(text)));
  // Free for light cavalry, which still has its whole move.
  const faced = after(start, [{ kind: 'turn', units: ['A2'], to: 'about' }]);
  expect(unit(faced, 'A2').did.spent).toBe(0);
  const at: Played = {
    ...start,
    state: { ...start.state, units: start.state.units.map((each) => ({ ...each, base: base(faced, each.id) })) },
  };
  const done = after(at, [charge(['A1', 'A2', 'A3', 'A4'], { wrap: 'right' })]);
  const charged = done.events.find((event) => event.kind === 'charged');
  expect(charged?.inches).toBeGreaterThan(0.8);
  expect(charged?.inches).toBeLessThan(1.3);
  expect(met(done)).toEqual(['A1-B3', 'A2-B2', 'A3-B1', 'A4-B1']);
  expect(holds(base(done, 'A4'), base(done, 'B1'))).toBe('flank');
  expect(brokenInvariants(done.state)).toEqual([]);
});

/** The Hittites in front of the Egyptians. A large monster replaces the spirit, which no battle of ordinary troops has. */
const hosts = (line: 'handweapons' | 'spears' = 'handweapons') => {
  const setup = setupOf(
    `A1 spears*2 small-monsters heavy-chariots*5 10,10 N
     B1 heavy-chariots 17.0884,12.4752 S; B2 handweapons+general-2-2 15.5132,12.4752 S undead
     B3 ${line}*2 13.938,12.4752 S; B5 large-monsters 10.7876,12.4752 S; B6 handweapons+hero-1-1 18.6636,12.4752 S flying`,
  );
  const { A } = setup.armies;
  const master = { leader: 'hero-1-1' as const, beastmaster: true, with: 2 };
  return unshot(begun({ ...setup, armies: { ...setup.armies, A: { ...A, characters: [master] } } }));
};
const river = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'];

test('fr3.melee.example-charge-right: Fig. 2, one move for all; two chariots wrap round the last one under the flier, one is left over', () => {
  const done = after(hosts(), [charge(river, { aim: 262, wrap: 'right' })], 10, 10, 10);
  expect(done.state.sheet.moves).toBe(1);
  // The units charged by the small monster, those that charge the monster, and the chariot that charges the undead.
  expect(tested(done)).toEqual(['A1', 'A4', 'B3']);
  expect(met(done)).toEqual(['A1-B5', 'A2-B4', 'A3-B3', 'A4-B2', 'A5-B1', 'A6-B1', 'A7-B1']);
  expect(['A5', 'A6', 'A7'].map((id) => holds(base(done, id), base(done, 'B1')))).toEqual(['front', 'flank', 'rear']);
  expect(unit(done, 'B6').level).toBe('flying');
  expect(brokenInvariants(done.state)).toEqual([]);
  // Three chariots at once: the owner of the one that they charge chooses which it faces.
  const faced = after(done, [{ kind: 'face', to: 'A5' }]);
  expect(question(faced, 'A5', 'B1').a).toMatchObject({ flank: 1, rear: 'unit' });
});

test('fr3.melee.example-charge-left: Fig. 3, every unit is used, and the spears at the end support', () => {
  const done = after(hosts(), [charge(river, { aim: -262, wrap: 'right' })], 10, 10, 10);
  expect(met(done)).toEqual(['A2-B5', 'A3-B4', 'A4-B3', 'A5-B2', 'A6-B1', 'A7-B1', 'A8-B1']);
  expect(question(done, 'A2', 'B5').a).toMatchObject({ support: 1 });
  expect(brokenInvariants(done.state)).toEqual([]);
});

test('fr3.melee.example-charge-right, ruling: the charged line is of handweapons, and the same with spears', () => {
  const charging = (line: 'handweapons' | 'spears') =>
    after(hosts(line), [charge(river, { aim: 262, wrap: 'right' })], 10, 10, 10);
  expect(met(charging('spears'))).toEqual(met(charging('handweapons')));
  expect(question(charging('handweapons'), 'A2', 'B4').b.unit).toBe('handweapons');
});

test('fr3.melee.example-charge-right: Fig. 2, uncontrolled the small monster needs a point of the clock of its own', () => {
  const wild = hosts();
  const setup = {
    ...wild.state.setup,
    armies: { ...wild.state.setup.armies, A: { ...wild.state.setup.armies.A, characters: [] } },
  };
  const done = after(unshot(begun(setup)), [charge(river, { aim: 262, wrap: 'right' })], 10, 10, 10);
  expect(done.state.sheet.moves).toBe(2);
});

/** The lizardmen below, the evil army above. */
const start = () =>
  begun(
    setupOf(
      `A1 spears 20,11 N; A2 battlewagons+general-2-2 21.5752,12 N bows; A3 light-cavalry 20,14 N flying
         B1 handweapons+hero-1-1 24,17.4248 W elite=2-0-0; B2 beastmen 20,19 S; B3 spears mobs 18.4248,21 S; B5 mobs 40,33 S`,
    ),
  );

/** Fig. 5: shot at, charged from the air, and still the winners. */
const fifth = () =>
  after(start(), [{ kind: 'shoot', units: ['A3'], at: 'B2' }, charge(['A3'], { over: 'B2' }), pass, fight('A3', 'B2')], 9, 3, 6);

test('fr3.melee.example-flier-charges: Fig. 5, the flier shoots, demoralizes and charges; it is on the ground then, and loses', () => {
  const at = start();
  expect(refuseShot(at.state, 'A2', 'B2', 'missiles')?.rules).toContain('fr3.missile-fire.range');
  const shot = after(at, [{ kind: 'shoot', units: ['A3'], at: 'B2' }], 9);
  expect(unit(shot, 'B2').morale).toBe(1);
  const done = fifth();
  expect(unit(done, 'A3')).toMatchObject({ level: 'surface', comes: 'flying', morale: 1 });
  expect(met(done)).toEqual(['A3-B2']);
});

/** Fig. 6: the beastmen fail to rally; the handweapons attack the flier's flank, spears and mobs line up. */
const sixth = () =>
  after(fifth(), [{ kind: 'rally', unit: 'B2' }, charge(['B1']), { kind: 'ahead', units: ['B3', 'B4'], inches: 2 }, pass], 1);

test('fr3.melee.example-turn-to-elite: Fig. 6, the flier turns to the handweapons; the beastmen are a flank attack, without support', () => {
  const at = sixth();
  expect(holds(base(at, 'A3'), base(at, 'B1'))).toBe('front');
  expect(holds(base(at, 'B2'), base(at, 'A3'))).toBe('flank');
  expect([...fr3Battle.actions(at.state)]).toEqual([fight('A3', 'B1')]);
  expect(question(at, 'A3', 'B1')).toMatchObject({ a: { state: 1 }, b: { flank: 1, support: 0, leader: 'hero-1-1' } });
  const drawn = after(at, [fight('A3', 'B1')], 8, 2);
  expect(drawn.events.find((event) => event.kind === 'fought')).toMatchObject({ winner: null });
});

test('fr3.melee.example-charge-into-melee: Fig. 7, no shot into the melee, no bonus for joining it; both turn, the beastmen have support', () => {
  const drawn = after(sixth(), [fight('A3', 'B1'), pass], 8, 2);
  expect(refuseShot(drawn.state, 'A2', 'B1', 'missiles')?.rules).toEqual(['fr3.missile-fire.target']);
  const at = after(drawn, [charge(['A2']), pass, challenge, challenge]);
  expect(question(at, 'A2', 'B1').a).toMatchObject({ joined: true });
  expect(holds(base(at, 'B1'), base(at, 'A2'))).toBe('front');
  expect(holds(base(at, 'A3'), base(at, 'B2'))).toBe('front');
  expect(question(at, 'A3', 'B2').b).toMatchObject({ state: 1, support: 1 });
  expect([...fr3Battle.actions(at.state)]).toEqual([fight('A2', 'B1'), fight('A3', 'B2')]);
  expect(brokenInvariants(at.state)).toEqual([]);
});

test('fr3.movement.example-straight, fr3.movement.example-oblique: Figs. 1 and 3, four units go on together as one move, their front as it was', () => {
  const at = begun(setupOf('A1 handweapons*4 10,10 N; B1 mobs 40,33 S'));
  const row = ['A1', 'A2', 'A3', 'A4'];
  const straight = after(at, [{ kind: 'ahead', units: row, inches: 3 }]);
  expect(straight.state.sheet.moves).toBe(1);
  expect(row.map((id) => base(straight, id).y)).toEqual([13, 13, 13, 13]);
  const slanting = after(at, [{ kind: 'oblique', units: row, forward: 2, right: 2 }]);
  expect(slanting.state.sheet.moves).toBe(1);
  expect(row.map((id) => base(slanting, id).facing)).toEqual([0, 0, 0, 0]);
  expect(row.map((id) => base(slanting, id).x - base(at, id).x)).toEqual([2, 2, 2, 2]);
});

test('fr3.movement.example-wheel: Fig. 2, a wheel is measured at the rear corner that goes farthest', () => {
  const at = begun(setupOf('A1 handweapons*4 10,10 N; B1 mobs 40,33 S'));
  const turned = after(at, [{ kind: 'wheel', units: ['A1', 'A2', 'A3', 'A4'], side: 'left', angle: 200 }]);
  const corner = (played: Played) => edgeOf(base(played, 'A4'), 'rear').a;
  const gone = distance(corner(at), corner(turned));
  const move = unitOf('handweapons')?.move?.open ?? 0;
  expect(unit(turned, 'A4').did.spent * move).toBeCloseTo(gone, 1);
});

test('fr3.movement.example-formation: Fig. 7, four chariots two by two form line with half of their movement', () => {
  const at = begun(setupOf('A1 light-cavalry*2 / light-cavalry*2 10,10 N; B1 mobs 40,33 S'));
  const line = after(at, [{ kind: 'ranks', units: ['A1', 'A2', 'A3', 'A4'], wide: 4, side: 'right' }]);
  expect(new Set(['A1', 'A2', 'A3', 'A4'].map((id) => base(line, id).y)).size).toBe(1);
  expect(unit(line, 'A1').did.spent).toBe(0.5);
});

test('fr3.levels.example-surfacing: a shark comes up for its attack, and units of the surface take its flank', () => {
  const text =
    'terrain water 2,2 to 22,22; A1 large-monsters 10,7 N swimming; A2 mobs 40,3 N; B1 battlewagons 10,11 S; B2 mobs 13,9.4248 W; B3 mobs 40,33 S';
  const up = after(begun(setupOf(text)), [charge(['A1'], { over: 'B1' })], 10);
  expect(unit(up, 'A1')).toMatchObject({ level: 'surface', comes: 'swimming' });
  const fought = after(up, [pass, fight('A1', 'B1')], 1, 10);
  const flanked = after(fought, [charge(['B2'])], 10);
  expect(holds(base(flanked, 'B2'), base(flanked, 'A1'))).toBe('flank');
});

test('fr3.levels.example-flying-cover: nobody reaches a burrower under ground; after its attack the flier takes its flank or rear', () => {
  const text = 'A1 spears 10,10 N; A2 dragons 10,6 N flying; B1 large-monsters 10,14 S burrowing; B2 mobs 40,33 S';
  const at = begun(setupOf(text));
  expect(fr3Battle.refuse(at.state, charge(['A1']))?.rules).toEqual(['fr3.charging.definition']);
  expect(fr3Battle.refuse(at.state, charge(['A2'], { over: 'B1' }))?.rules).toEqual(['fr3.levels.choose-engage']);
  // Past the burrower that it may not contact, and back over the burrower after it has come up.
  const over = after(at, [
    { kind: 'oblique', units: ['A2'], forward: 5.5752, right: 4 },
    { kind: 'rotate', unit: 'A2', angle: -900 },
    pass,
  ]);
  const up = after(over, [charge(['B1'], { over: 'A1' })], 10);
  expect(unit(up, 'B1')).toMatchObject({ level: 'surface', comes: 'burrowing' });
  const fought = after(up, [pass, fight('A1', 'B1')], 9, 2);
  const taken = after(fought, [charge(['A2'], { over: 'B1' })]);
  expect(holds(base(taken, 'A2'), base(taken, 'B1'))).toBe('flank');
});
