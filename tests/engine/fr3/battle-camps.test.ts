/** Camps, baggage trains and sacred sites on the table: placing, holding, capturing, and their effects nearby. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { worth } from '../../../src/engine/fr3/battle/judgement/judgement.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { rateOf } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { advance } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant } from '../../../src/engine/fr3/battle/units/troops.ts';
import { scoresNow } from '../../../src/engine/fr3/battle/victory/victory.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { rallyLines } from '../../../src/engine/fr3/rally.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { write } from '../../../src/engine/kernel/notation.ts';
import { after, begun, type Played, setupOf } from './battle-table.ts';
import { roster } from './muster-table.ts';

const pass: Action = { kind: 'pass' };
const ahead = (unit: string, inches: number): Action => ({ kind: 'ahead', units: [unit], inches });
const clocks = ({ state }: Played) => [state.sheet.sides.first.clock, state.sheet.sides.second.clock];
const holder = ({ state }: Played) => state.sheet.sides.first.holdings[0]?.holder;
const points = ({ state }: Played) =>
  (['A', 'B'] as const).map((side) =>
    scoresNow(state)
      [side].lines.filter(({ rules }) => rules.some((id) => id.startsWith('fr3.camps') || id.includes('sacred-site')))
      .reduce((sum, line) => sum + line.points, 0),
  );
const refused = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules;

const camp = 'holding A camp 20,4; A1 spears 10,10 N; A2 mobs 30,3 N; B1 light-cavalry 20,9 S; B2 mobs 40,30 S';

test('fr3.camps.morale-bonus, ruling: a camp is worth a point of the clock from the beginning', () => {
  expect(clocks(begun(setupOf(camp)))).toEqual([10, 9]);
});

test('fr3.camps.capture, ruling, fr3.camps.recapture: enemies alone on it take a point and gain one, once', () => {
  const at = begun(setupOf(camp));
  const taken = after(at, [pass, ahead('B1', 5)]);
  expect([holder(taken), clocks(taken)]).toEqual(['enemy', [9, 10]]);
  // Without an enemy in it the camp remains captured; after a recapture, another capture moves no clock.
  const gone = withUnit(taken.state, 'B1', { base: { ...unitAt(taken.state, 'B1').base, y: 20 } });
  const left = play(advance({ state: gone, events: [] }), scripted([])).state;
  expect(left.sheet.sides.first.holdings[0]).toMatchObject({ holder: 'enemy', captured: true });
  const back = withUnit(left, 'A1', { base: { ...unitAt(left, 'A1').base, x: 20, y: 4 } });
  const ours = play(advance({ state: back, events: [] }), scripted([])).state;
  expect(ours.sheet.sides.first.holdings[0]?.holder).toBe('owner');
  expect(clocks({ state: ours, events: [] })).toEqual(clocks(taken));
});

test('fr3.camps.victory-points: 50 for its own army, 100 for the enemy who has it', () => {
  const at = begun(setupOf(camp));
  expect(points(at)).toEqual([50, 0]);
  expect(points(after(at, [pass, ahead('B1', 5)]))).toEqual([0, 100]);
});

test('fr3.camps.sacred-site-effects, ruling: a camp that is a sacred site costs 2 points of the clock, and 100 or 200 at the end', () => {
  const at = begun(setupOf(camp.replace('A camp', 'A sacred-camp')));
  expect([clocks(at), points(at)]).toEqual([
    [10, 9],
    [100, 0],
  ]);
  const taken = after(at, [pass, ahead('B1', 5)]);
  expect([clocks(taken)[0], points(taken)]).toEqual([8, [0, 200]]);
});

test('fr3.camps.camp-immobile: it is placed as the army deploys, in its zone, and no action moves it', () => {
  const setup = { ...setupOf('A1 spears off; B1 mobs off'), first: 'A' as const };
  const holdings = [{ kind: 'camp' as const }, { kind: 'sacred-site' as const }];
  const read = fr3Battle.readSetup({ ...setup, armies: { ...setup.armies, A: { ...setup.armies.A, holdings } } });
  if (!read.ok) throw new Error(read.because);
  const at = begun(read.value);
  const site = (holding: number, x: number, y: number): Action => ({ kind: 'site', holding, x, y });
  expect([...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'site').length).toBeGreaterThan(2);
  expect(refused(at, site(1, 20, 20))).toContain('fr3.camps.camp-attachment');
  expect(refused(at, site(2, 24, 33))).toBeUndefined();
  expect(refused(at, site(2, 1, 1))).toEqual(['fr3.basics.playing-area']);
  const placed = after(at, [site(1, 20, 4)]);
  expect(refused(placed, site(1, 21, 4))).toEqual(['fr3.camps.availability']);
  expect(placed.state.holdings).toMatchObject([{ at: { x: 20, y: 4 } }, { at: null }]);
  const deployed = after(placed, [site(2, 24, 18), { kind: 'deploy', units: ['A1'], x: 10, y: 5, wide: 1 }]);
  expect(deployed.state.holdings).toMatchObject([{ at: { x: 20, y: 4 } }, { at: { x: 24, y: 18 } }]);
});

const train = 'holding A camp A1; A1 spears 10,10 N; A2 mobs 30,3 N; B1 knights 10,11.575 S; B2 mobs 40,30 S';

test('fr3.camps.baggage-movement, ruling: 2″ off the rate of the unit that carries it, 4″ in the air', () => {
  const rate = (text: string) => rateOf(begun(setupOf(text)).state, [unitAt(begun(setupOf(text)).state, 'A1')]).open;
  const [slow, free] = [rate(train), rate(train.replace('holding A camp A1; ', ''))];
  expect(free - slow).toBe(2);
  const flying = (text: string) => rate(text.replace('10,10 N', '10,5 N flying').replaceAll('spears', 'handweapons'));
  expect(flying(train.replace('holding A camp A1; ', '')) - flying(train)).toBe(4);
});

test('fr3.camps.capture, ruling: a baggage train is taken when the unit that carries it is destroyed', () => {
  const lost = after(begun(setupOf(train)), [pass, { kind: 'fight', a: 'A1', b: 'B1' }], 1, 10, 10);
  expect(unitAt(lost.state, 'A1').status).toBe('destroyed');
  expect(holder(lost)).toBe('enemy');
  expect(points(lost)).toEqual([0, 100]);
});

test('fr3.camps.capture: a baggage train is taken with the transport that its unit has left', () => {
  const wagons = 'holding A camp A1; A1 handweapons 10,10 N wagons; A2 mobs 30,3 N; B1 spears 10,11.575 S; B2 mobs 40,30 S';
  const { state } = begun(setupOf(wagons));
  const left = (ride: ReturnType<typeof unitAt>['ride']) => {
    const told = play(advance({ state: withUnit(state, 'A1', { ride }), events: [] }), scripted([]));
    return holder({ state: told.state, events: told.events });
  };
  expect([left(unitAt(state, 'A1').ride), left(null)]).toEqual(['owner', 'enemy']);
});

const site = 'holding A sacred-site 20,14; A1 spears 20,10 N; A2 spears 30,10 N; B1 mobs 20,11.575 S; B2 mobs 30,11.575 S';

test('fr3.terrain-effects.sacred-site-bonus: +1 in melee and to rally within 6″, for its own army only', () => {
  const { state } = begun(setupOf(site));
  const total = (a: string, b: string) => totalOf(boutOf(state, unitAt(state, a), unitAt(state, b)), 'a');
  expect(total('A1', 'B1') - total('A2', 'B2')).toBe(1);
  const b = (a: string, enemy: string) => totalOf(boutOf(state, unitAt(state, a), unitAt(state, enemy)), 'b');
  expect(b('A1', 'B1')).toBe(b('A2', 'B2'));
  const rally = (id: string) => rallyLines(asCombatant(state, unitAt(state, id))).reduce((sum, { amount }) => sum + amount, 0);
  expect(rally('A1') - rally('A2')).toBe(1);
});

test('fr3.terrain-effects.sacred-site-capture, fr3.terrain-effects.sacred-site-points: sole possession counts; its loss costs a point once', () => {
  const text = 'holding A sacred-site 20,14; A1 spears 10,10 N; A2 mobs 30,3 N; B1 light-cavalry 20,20 S; B2 mobs 40,30 S';
  const at = begun(setupOf(text));
  expect([holder(at), points(at)]).toEqual(['nobody', [0, 0]]);
  const taken = after(at, [pass, ahead('B1', 4)]);
  expect([holder(taken), clocks(taken)[0], points(taken)]).toEqual(['enemy', 8, [0, 100]]);
});

test('rosters bring them, notation carries them, and a battle under way can be written down', () => {
  const army = armyOfRoster(roster('roman', ['handweapons'], { extras: ['camp', 'sacred-site'] }));
  expect(army.ok && army.value.holdings).toEqual([{ kind: 'camp' }, { kind: 'sacred-site' }]);
  for (const text of [camp, train, site]) {
    const setup = setupOf(text);
    const said = write(writeSetup(setup));
    expect(setupOf(said).armies.A.holdings).toEqual(setup.armies.A.holdings);
    expect(setupNow(begun(setup).state)?.setup.armies.A.holdings).toEqual(setup.armies.A.holdings);
  }
  expect(() => setupOf('holding A castle 20,4; A1 spears 10,10 N; B1 mobs 40,30 S')).toThrow('in the form “holding A camp');
  expect(() => setupOf('holding A camp; A1 spears 10,10 N; B1 mobs 40,30 S')).toThrow('give the camp a place');
  expect(() => setupOf('holding A camp 5,5; holding A sacred-camp 9,5; A1 spears 10,10 N; B1 mobs 40,30 S')).toThrow('one camp');
});

test('what a camp is worth: more to the enemy who stands near it than to one who is far, and most to who has it', () => {
  const near = (y: number) => worth(begun(setupOf(camp.replace('20,9 S', `20,${y} S`))).state, 'B');
  expect(near(9)).toBeGreaterThan(near(25));
  const at = begun(setupOf(camp));
  expect(worth(after(at, [pass, ahead('B1', 5)]).state, 'B')).toBeGreaterThan(worth(after(at, [pass]).state, 'B') + 100);
});
