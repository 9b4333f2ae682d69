/** Transports in a battle, by rule id (chapter fr3.items): boarding, leaving a transport undefended, capturing one. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { readSetup } from '../../../src/engine/fr3/battle/deployment/read-setup.ts';
import { boutOf, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { takenTransport } from '../../../src/engine/fr3/battle/special-troops/transports.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { refusals } from '../../../src/engine/fr3/missile-fire/ask.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import { until } from './magic-table.ts';
import { roster } from './muster-table.ts';

const start = (text: string) => until(begun(setupOf(text)), 'A movement');
const rules = (at: Played, action: Action) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const pass: Action = { kind: 'pass' };
const off: Action = { kind: 'ride', unit: 'A1', up: false };
const on: Action = { kind: 'ride', unit: 'A1', up: true };
const ahead = (inches: number): Action => ({ kind: 'ahead', units: ['A1'], inches });
const by = (east: number, north: number) => [east, north].map((at) => (20 + (at * baseSide) / 2).toFixed(4)).join(',');
const far = 'A90 mobs+general-2-2 3,3 N; B90 mobs 40,33 S';
const plus = ({ state }: Played, one: string, other: string) =>
  totalOf(boutOf(state, unitAt(state, one), unitAt(state, other)), 'a');

test('fr3.items.wagon-terrain, ruling, fr3.items.wagons: infantry on wagons goes as heavy cavalry, and as it likes on its feet', () => {
  const at = start(`A1 handweapons 20,20 N wagons; ${far}`);
  expect([rules(at, ahead(5)), rules(at, ahead(5.5))]).toEqual([[], expect.arrayContaining(['fr3.movement.rate'])]);
  expect(rules(after(at, [off]), ahead(3.5))).toContain('fr3.movement.rate');
  const woods = start(`terrain woods 15,20 to 25,30; A1 handweapons 20,22 N wagons; ${far}`);
  expect([rules(woods, ahead(2)), rules(woods, ahead(2.5))]).toEqual([[], expect.arrayContaining(['fr3.movement.rate'])]);
});

test('fr3.items.wagon-retreat: driven back it leaves its wagons where they are, for the winner', () => {
  const at = after(start(`A1 handweapons ${by(0, 0)} N wagons; B1 mounted ${by(0, 2)} S; ${far}`), [pass]);
  const shaken: Played = { events: [], state: withUnit(at.state, 'A1', { morale: 1 }) };
  // The riders must follow up, and so reach the empty transport.
  const beaten = after(shaken, [{ kind: 'fight', a: 'A1', b: 'B1' }], 3, 5);
  expect(unit(beaten, 'A1')).toMatchObject({ morale: 2, ride: null });
  expect(beaten.events.flatMap(({ kind, ...rest }) => (kind === 'ride' ? [(rest as { now: string }).now] : []))).toEqual([
    'left',
    'lost',
  ]);
});

test('fr3.items.transport-attachment: left before a move and gone on board again, by a unit that touches it', () => {
  const at = start(`A1 handweapons 20,20 N wagons; ${far}`);
  const alone = after(at, [off]);
  expect(unit(alone, 'A1').ride).toMatchObject({ by: 'wagons', at: { x: 20, y: 20 } });
  expect(rules(alone, off)).toEqual(['fr3.items.transport-attachment']);
  // A unit may board or leave only once a phase; in its next own phase it may board again.
  expect(rules(alone, on)).toEqual(['fr3.items.transport-attachment']);
  const later = until(after(alone, [pass]), 'A movement');
  expect(unit(after(later, [on]), 'A1').ride).toEqual({ by: 'wagons', at: null });
  const walked = after(alone, [ahead(3)]);
  expect(rules(walked, on)).toEqual(['fr3.movement.move']);
  const next = until(after(walked, [pass]), 'A movement');
  expect(rules(next, on)).toEqual(['fr3.items.transport-attachment']);
});

test('fr3.items.transport-undefended, ruling: left alone it falls to the first enemy that touches it', () => {
  const at = start(`A1 handweapons 20,20 N wagons; B1 knights ${by(8, 0)} W; ${far}`);
  const alone = until(after(at, [off, ahead(3), pass]), 'B movement');
  const taken = after(alone, [{ kind: 'ahead', units: ['B1'], inches: 4.8 }]);
  expect(unit(taken, 'A1').ride).toBeNull();
  expect(taken.events.flatMap((event) => event.rules)).toContain('fr3.items.transport-undefended');
  // A unit flying above the transport does not capture it.
  const above: Played = { events: [], state: withUnit(taken.state, 'B1', { level: 'flying', comes: 'flying' }) };
  const left: Played = { events: [], state: withUnit(above.state, 'A1', { ride: unit(alone, 'A1').ride }) };
  expect(takenTransport(left.state)).toBeNull();
});

test('fr3.items.transport-attachment: it is lost with its unit', () => {
  const at = after(start(`A1 mobs ${by(0, 0)} N wagons; B1 knights ${by(0, 2)} S; ${far}`), [pass]);
  const beaten = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 10, 10);
  expect(unit(beaten, 'A1')).toMatchObject({ status: 'destroyed', ride: null });
});

test('fr3.items.transport-infantry-bonuses, ruling: on board infantry has neither support nor its bonuses, but for those of bows', () => {
  const line = (words: string) =>
    after(start(`A1 spears ${by(0, 0)} N ${words}; A2 spears ${by(2, 0)} N; B1 knights ${by(0, 2)} S; ${far}`), [pass]);
  const support = (at: Played, id: string) => questionOf(at.state, unit(at, id), unit(at, 'B1')).a.support;
  expect([support(line(''), 'A1'), support(line('wagons'), 'A1')]).toEqual([1, 0]);
  // One point for the neighbour, one against cavalry.
  expect(plus(line(''), 'A1', 'B1') - plus(line('wagons'), 'A1', 'B1')).toBe(2);
  const shot = (words: string) =>
    after(start(`A1 mobs 3,10 N; B1 longbows ${by(0, 3)} S ${words}; A2 knights ${by(0, 0)} N; ${far}`), [charge(['A2']), pass]);
  expect(plus(shot('wagons'), 'B1', 'A2')).toBe(plus(shot(''), 'B1', 'A2'));
});

test('fr3.items.transport-cost, fr3.levels.levels: what flies, swims or burrows takes its unit along', () => {
  const at = start(`A1 spears 20,20 N transports-flying; ${far}`);
  expect(unit(at, 'A1').level).toBe('flying');
  expect(rules(at, ahead(9))).toEqual([]);
  expect(rules(at, off)).toEqual(['fr3.items.transport-attachment']);
  const landed = start(`A1 spears 20,20 N transports-flying landed; ${far}`);
  expect(unit(landed, 'A1')).toMatchObject({ level: 'surface', ride: { at: null } });
  const grounded = after(landed, [off]);
  expect(rules(grounded, { kind: 'level', units: ['A1'], to: 'flying' })).toContain('fr3.levels.levels');
  const again = setupNow(at.state)!.setup;
  expect(readSetup(again)).toMatchObject({ ok: true });
  expect(unit(begun(again), 'A1').level).toBe('flying');
});

test('fr3.items.canoes, ruling: over water as it walks, over land at half of it', () => {
  const river = 'terrain water 10,10 to 30,30';
  const at = start(`${river}; A1 rangers 20,20 N canoes; A2 mobs 3,3 N; B1 mobs 40,33 S`);
  expect([rules(at, ahead(4)), rules(at, ahead(4.5))]).toEqual([[], expect.arrayContaining(['fr3.movement.rate'])]);
  const land = start('A1 rangers 20,20 N canoes; A2 mobs 3,3 N; B1 mobs 40,33 S');
  expect([rules(land, ahead(2)), rules(land, ahead(2.5))]).toEqual([[], expect.arrayContaining(['fr3.movement.rate'])]);
  expect(rules(after(land, [off]), ahead(4))).toEqual([]);
  const ashore = start(`${river}; A1 rangers 20,29 N canoes; A2 mobs 3,3 N; B1 mobs 40,33 S`);
  expect(rules(ashore, ahead(4))).toEqual([]);
});

test('fr3.items.barges: 4 inches over its water, which it never leaves', () => {
  const lake = 'terrain water 15,15 to 25,25';
  const at = start(`${lake}; A1 knights 20,19 N barges; ${far}`);
  expect([rules(at, ahead(4)), rules(at, ahead(4.5))]).toEqual([[], expect.arrayContaining(['fr3.movement.rate'])]);
  const near = start(`${lake}; A1 knights 20,23 N barges; ${far}`);
  expect(rules(near, ahead(3))).toContain('fr3.items.barges');
  expect(rules(after(near, [off]), ahead(2))).toEqual([]);
  expect(unit(start(`${lake}; A1 knights 5,19 N barges; ${far}`), 'A1').ride).toBeNull();
});

test('fr3.items.barge-cavalry, ruling, fr3.items.barge-retreat: a retreat destroys it, and it counts as cavalry', () => {
  const at = (words: string) =>
    after(start(`terrain water 15,15 to 25,20.9; A1 pikes ${by(0, 0)} N ${words}; B1 spears ${by(0, 2)} S; ${far}`), [pass]);
  expect(plus(at('barges'), 'B1', 'A1') - plus(at(''), 'B1', 'A1')).toBe(1);
  const shaken = (words: string): Played => ({ events: [], state: withUnit(at(words).state, 'A1', { morale: 1 }) });
  // Beaten, but not doubled.
  const beaten = (words: string) => unit(after(shaken(words), [{ kind: 'fight', a: 'A1', b: 'B1' }], 4, 5), 'A1').status;
  expect([beaten(''), beaten('barges')]).toEqual(['table', 'destroyed']);
});

test('a roster brings them', () => {
  const army = armyOfRoster(roster('dwarfs', ['handweapons transports-burrowing', 'spears wagons']));
  expect(army).toMatchObject({ ok: true, value: { troops: [{ arms: ['transports-burrowing'] }, { arms: ['wagons'] }] } });
});

test('fr3.items.transport-cost: archers on flying transports shoot from the air, and are shot at there, though they cannot fly', () => {
  const at = until(begun(setupOf(`A1 longbows 20,20 N transports-flying; B1 longbows 20,26 S; ${far}`)), 'A missiles');
  expect(rules(at, { kind: 'shoot', units: ['A1'], at: 'B1' })).toEqual([]);
  const other = until(at, 'B missiles');
  expect(rules(other, { kind: 'shoot', units: ['B1'], at: 'A1' })).toEqual([]);
  const asked = (carried: boolean) => ({
    target: { unit: 'longbows', level: 'flying' as const, ...(carried ? { carried } : {}) },
    firers: [{ unit: 'longbows', level: 'flying' as const, range: 6, ...(carried ? { carried } : {}) }],
  });
  expect(refusals(asked(false)).map(({ rules }) => rules[0])).toContain('fr3.items.fly-swim-burrow-cost');
  expect(refusals(asked(true))).toEqual([]);
  // On the surface, missile fire is the same whether or not a unit is on board.
  const ground = { target: { unit: 'longbows', carried: true }, firers: [{ unit: 'longbows', range: 6 }] };
  expect(refusals(ground).flatMap(({ rules }) => rules)).toContain('fr3.items.transport-cost');
});
