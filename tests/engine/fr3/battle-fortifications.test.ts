/** Fortifications on the table, by rule id: placing, occupying, fighting, fire, and protection from magic. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster, setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { worth } from '../../../src/engine/fr3/battle/judgement/judgement.ts';
import { boutOf, groundOf, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { shareOfWay } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { firersOf, targetOf } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { firePhase, setsFire } from '../../../src/engine/fr3/battle/special-troops/fires.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { refusals } from '../../../src/engine/fr3/melee/ask.ts';
import { linesOf, totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { coverOf } from '../../../src/engine/fr3/missile-fire/cover.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { write } from '../../../src/engine/kernel/notation.ts';
import { after, begun, charge, expectTheSame, type Played, randomBattle, setupOf, unshot } from './battle-table.ts';
import { casting, refusesCast, tableOf, until } from './magic-table.ts';
import { roster } from './muster-table.ts';

const pass: Action = { kind: 'pass' };
const far = 'A50 mobs+general-2-2 3,3 N; B50 mobs 44,33 S';
const start = (text: string): Played => unshot(begun(setupOf(`${text}; ${far}`)));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const refused = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules ?? [];
const told = ({ state, events }: Played) => events.map((event) => tell(state, event)).join(' ');
const adds = ({ state }: Played, a: string, b: string) => {
  const of = boutOf(state, unitAt(state, a), unitAt(state, b));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const lines = ({ state }: Played, a: string, b: string, side: 'a' | 'b') =>
  linesOf(boutOf(state, unitAt(state, a), unitAt(state, b)), side).map(({ id, amount }) => [id, amount]);
const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });
const fought = (at: Played, a: string, b: string, ...faces: number[]): Played => {
  const done = after(at.state.sheet.step === 'melee' ? at : after(at, [pass]), [fight(a, b)], ...faces);
  expect(brokenInvariants(done.state)).toEqual([]);
  return done;
};
/** B1 in a fortification, A1 in contact with its front. */
const assault = (a: string, b: string, works = 'works B 20,21.575'): Played =>
  start(`${works}; A1 ${a} 20,20 N; B1 ${b.includes(' ') ? b.replace(' ', ' 20,21.575 S ') : `${b} 20,21.575 S`}`);

// ---- Placing ---------------------------------------------------------------------------------

const bought = () => {
  const setup = setupOf('A1 spears off; A2 knights off; B1 mobs off');
  const works = [{}, { pavisiers: true as const }];
  const holdings = [{ kind: 'camp' as const }];
  const read = fr3Battle.readSetup({ ...setup, armies: { ...setup.armies, A: { ...setup.armies.A, works, holdings } } });
  if (!read.ok) throw new Error(read.because);
  return begun(read.value);
};
const fortify = (work: number, x: number, y: number): Action => ({ kind: 'fortify', work, x, y });

test('fr3.fortifications.placement, fr3.fortifications.multiple: those of a roster are placed in the zone of their army as it deploys, touching or apart', () => {
  const at = bought();
  const places = [...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'fortify');
  expect(places.length).toBeGreaterThan(2);
  expect(refused(at, fortify(1, 20, 12))).toContain('fr3.fortifications.placement');
  expect(refused(at, fortify(1, 20, 11.5))).toContain('fr3.fortifications.placement');
  expect(refused(at, fortify(3, 20, 10))).toEqual(['fr3.fortifications.placement']);
  const one = after(at, [fortify(1, 20, 10)]);
  expect(told(one)).toBe('Side A places a fortification.');
  expect(refused(one, fortify(1, 30, 10))).toEqual(['fr3.fortifications.placement']);
  expect(refused(one, fortify(2, 21, 10))).toEqual(['fr3.fortifications.multiple']);
  // A line of fortifications: the next one is offered beside the last.
  expect([...fr3Battle.actions(one.state)]).toContainEqual(fortify(2, 20 + baseSide, 10));
  const two = after(one, [fortify(2, 20 + baseSide, 10)]);
  expect(told(two)).toBe('Side A places a fortification and pavisiers in it.');
  expect(two.state.works.map(({ base, pavisiers }) => [base?.x, pavisiers])).toEqual([
    [20, false],
    [20 + baseSide, true],
  ]);
  // No action moves them after they are placed.
  expect([...fr3Battle.actions(two.state)].some(({ kind }) => kind === 'fortify')).toBe(false);
});

test('fr3.fortifications.placement: an army is not deployed before all of its works stand', () => {
  const deployed = after(bought(), [
    { kind: 'deploy', units: ['A1'], x: 10, y: 5, wide: 1 },
    { kind: 'deploy', units: ['A2'], x: 15, y: 5, wide: 1 },
    fortify(1, 20, 10),
    fortify(2, 30, 10),
  ]);
  expect(askedNow(deployed.state)).toMatchObject({ what: 'deploy', side: 'A' });
  const done = after(deployed, [{ kind: 'site', holding: 1, x: 20.25, y: 10 }]);
  expect(askedNow(done.state)).toMatchObject({ what: 'deploy', side: 'B' });
});

test('fr3.camps.camp-attachment: the camp of an army with fortifications stands in one of them', () => {
  const placed = after(bought(), [fortify(1, 20, 10)]);
  expect(refused(placed, { kind: 'site', holding: 1, x: 30, y: 10 })).toEqual(['fr3.camps.camp-attachment']);
  expect([...fr3Battle.actions(placed.state)].filter(({ kind }) => kind === 'site')).toEqual([
    { kind: 'site', holding: 1, x: 20, y: 10 },
  ]);
  const sited = after(placed, [{ kind: 'site', holding: 1, x: 20.25, y: 9.75 }]);
  expect(sited.state.holdings).toMatchObject([{ at: { x: 20, y: 10 } }]);
});

test('fr3.camps.camp-attachment, fr3.camps.availability: a sacred site beside fortifications stands anywhere on the table', () => {
  const { setup } = bought().state;
  const holdings = [{ kind: 'sacred-site' as const }];
  const read = fr3Battle.readSetup({ ...setup, armies: { ...setup.armies, A: { ...setup.armies.A, holdings } } });
  if (!read.ok) throw new Error(read.because);
  const placed = after(begun(read.value), [fortify(1, 20, 10)]);
  const sited = after(placed, [{ kind: 'site', holding: 1, x: 30, y: 24 }]);
  expect(sited.state.holdings).toMatchObject([{ kind: 'sacred-site', at: { x: 30, y: 24 } }]);
});

test('fr3.fortifications.cost, fr3.fortifications.pavisiers: what a roster has bought comes to the table', () => {
  const army = armyOfRoster(
    roster('roman', ['handweapons', 'longbows'], {
      extras: ['fortification', 'fortification', 'fortification-pavisiers', 'camp'],
    }),
  );
  expect(army.ok ? army.value.works : army.because).toEqual([{ pavisiers: true }, {}]);
});

test('fr3.fortifications.occupancy, ruling: one unit with what is attached to it is in a base block, and another cannot enter', () => {
  const at = start('works A 20,14; A1 spears+skirmishers 20,14 N; A2 handweapons 20,11 N; A3 handweapons 24,11 N');
  expect(refused(at, { kind: 'ahead', units: ['A2'], inches: 1.4 })).toEqual([]);
  const beside = start('works A 20,14; A1 handweapons 20,11 N; A2 light-cavalry 20.6,14.4 N');
  // The same for light cavalry, on foot or not: two units would have their middles in it.
  expect(refused(beside, { kind: 'ahead', units: ['A1'], inches: 2 })).toContain('fr3.movement.interpenetration-none');
  // Turned by an eighth, a fortification has room for the middles of two units.
  const slanted = start('works A 20,14 45; A1 spears 20,14.7 N; A2 handweapons 20,11 N');
  expect(refused(slanted, { kind: 'ahead', units: ['A2'], inches: 2.1 })).toEqual(['fr3.fortifications.occupancy']);
  expect(fr3Battle.refuse(slanted.state, { kind: 'ahead', units: ['A2'], inches: 2.1 })?.because).toBe(
    'Spears (A1) already hold that fortification, which has room for only one unit.',
  );
  // The unit nearest to the middle counts as inside.
  const { state } = start('works A 20,14 45; A1 spears 20,14.9 N; A2 handweapons 20,13.3 N');
  expect([questionOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')).a.fortification, inside(state, 'A2')]).toEqual([
    undefined,
    true,
  ]);
});
const inside = (state: State, id: string) => questionOf(state, unitAt(state, id), unitAt(state, 'B1')).a.fortification;

test('fr3.fortifications.defense, ruling: entering costs as difficult ground does, leaving nothing, and who ignores it goes as in the open', () => {
  const share = (text: string, y: number, dy: number) => {
    const { state } = start(`${text.replace('A1', 'works B 20,14; A1').replace('@', `20,${y} N`)}`);
    return shareOfWay(state, [unitAt(state, 'A1')], { x: 0, y: dy });
  };
  const open = 14 - baseSide - 10;
  // Beastmen move 4″, 2″ on difficult ground; the fortification begins after the open part.
  expect(share('A1 beastmen @', 10, 4)).toBeCloseTo((open + ((4 - open) * 4) / 2) / 4, 2);
  expect(share('A1 beastmen @', 14, 4)).toBeCloseTo(4 / 4, 2);
  // fr3.fortifications.ignored-by
  expect(share('A1 swarms @', 10, 4)).toBeCloseTo(share('A1 swarms @', 2, 4), 5);
  expect(share('A1 major-spirits @', 10, 4)).toBeCloseTo(share('A1 major-spirits @', 2, 4), 5);
  // fr3.movement.flying-rate, fr3.movement.burrowing-rate: units above or below it are not slowed.
  expect(share('A1 handweapons @ burrowing', 10, 4)).toBeCloseTo(share('A1 handweapons @ burrowing', 2, 4), 5);
  expect(share('A1 handweapons @ flying', 10, 4)).toBeCloseTo(share('A1 handweapons @ flying', 2, 4), 5);
  // Heavy artillery, which cannot enter difficult ground, cannot enter it.
  expect(share('A1 heavy-artillery @', 10, 4)).toBe(Infinity);
});

// ---- Melee -----------------------------------------------------------------------------------

test('fr3.fortifications.defense: whoever fights a unit in one is at −1, as in difficult terrain, and without a charge bonus', () => {
  const at = start('works B 20,24; A1 knights 20,20 N; B1 militia 20,24 S'.replace('militia', 'mobs'));
  const charged = after(at, [charge(['A1'])]);
  // Knights: 5 − 3 in difficult terrain − 1; without the fortification their charge would be worth 3.
  expect(adds(charged, 'A1', 'B1')[0]).toBe(5 - 3 - 1);
  expect(lines(charged, 'A1', 'B1', 'a')).toContainEqual(['enemy-fortification', -1]);
  expect(lines(charged, 'A1', 'B1', 'a').map(([id]) => id)).not.toContain('charge');
  const open = after(start('A1 knights 20,20 N; B1 mobs 20,24 S'), [charge(['A1'])]);
  expect(adds(open, 'A1', 'B1')[0]).toBe(5 + 3);
  // Even for fanatics, who fight plain die-offs.
  expect(adds(assault('fanatics', 'spears'), 'A1', 'B1')[0]).toBe(-1);
});

test('fr3.fortifications.any-direction: it works whichever way its unit faces', () => {
  for (const facing of ['S', 'N', 'E', 'W'])
    for (const order of ['', 'demoralized']) {
      const at = (works: string) => start(`${works}A1 beastmen 20,20 N ${order}; B1 spears 20,21.575 ${facing}`);
      const [open = 0] = adds(at(''), 'A1', 'B1');
      expect([facing, adds(at('works B 20,21.575; '), 'A1', 'B1')[0]]).toEqual([facing, open - 1]);
    }
});

test('fr3.fortifications.indestructible, ruling: either side uses it, and nothing takes it away', () => {
  expect(adds(assault('beastmen', 'spears', 'works A 20,21.575'), 'A1', 'B1')[0]).toBe(
    adds(assault('beastmen', 'spears'), 'A1', 'B1')[0],
  );
  const lost = fought(assault('beastmen', 'mobs demoralized'), 'A1', 'B1', 10, 1);
  expect(unit(lost, 'B1').status).toBe('destroyed');
  expect(lost.state.works).toMatchObject([{ side: 'B', base: { x: 20 } }]);
});

test('fr3.fortifications.ignored-by, ruling: swarms and spirits fight as if it were not there, and have it themselves', () => {
  for (const type of ['swarms', 'major-spirits'])
    expect(adds(assault(type, 'spears'), 'A1', 'B1')).toEqual(
      adds(start(`A1 ${type} 20,20 N; B1 spears 20,21.575 S`), 'A1', 'B1'),
    );
  expect(lines(assault('spears', 'swarms'), 'A1', 'B1', 'a')).toContainEqual(['enemy-fortification', -1]);
});

test('fr3.fortifications.cannot-defend, ruling: the largest have nothing of it, and fight there as in difficult terrain', () => {
  for (const type of ['dragons', 'large-monsters', 'fire-elemental', 'blobs', 'battlewagons']) {
    const at = assault('spears', type);
    expect([
      type,
      lines(at, 'A1', 'B1', 'a')
        .map(([id]) => id)
        .includes('enemy-fortification'),
    ]).toEqual([type, false]);
    expect([type, groundOf(at.state, unit(at, 'B1'))]).toEqual([type, 'difficult']);
  }
  const mass = start('works B 20,22.362; A1 spears 20,20 N; B1 mobs 20,22.362 S 2x2');
  expect(groundOf(mass.state, unit(mass, 'B1'))).toBe('difficult');
  expect(groundOf(assault('spears', 'spears').state, unit(assault('spears', 'spears'), 'B1'))).toBe('open');
});

test('fr3.fortifications.cavalry: riders have nothing of it until they have dismounted', () => {
  const at = start('works A 20,20; A1 dragoons+hero-1-1 20,20 N; B1 spears 20,30 S');
  expect(groundOf(at.state, unit(at, 'A1'))).toBe('open');
  const against = ({ state }: Played) => questionOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')).a.fortification;
  expect(against(at)).toBeUndefined();
  const [dismount] = [...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'dismount');
  expect(against(after(at, [dismount as Action]))).toBe(true);
});

test('fr3.fortifications.no-follow-up: whoever has beaten an attacker off may stay, whatever its type', () => {
  const at = (works: string) => start(`${works}A1 small-monsters 20,20 N; B1 mobs 20,21.575 S demoralized`);
  const open = fought(at(''), 'A1', 'B1', 1, 5);
  expect(unit(open, 'A1').base.y).toBeGreaterThan(21);
  const held = fought(at('works A 20,20; '), 'A1', 'B1', 1, 5);
  expect(askedNow(held.state)).toMatchObject({ what: 'follow-up', unit: 'A1' });
  expect(unit(after(held, [{ kind: 'follow-up', go: false }]), 'A1').base.y).toBe(20);
});

test('fr3.fortifications.support-line, ruling: infantry in a line of works supports its neighbours whichever way they look', () => {
  const row = (works: string, facing: string) =>
    start(
      `${works}A1 spears 20,20 N; A2 spears ${20 + baseSide},20 ${facing}; A3 spears ${20 - baseSide},20 ${facing}; B1 spears 20,21.575 S`,
    );
  const works = `works A 20,20; works A ${20 + baseSide},20; works A ${20 - baseSide},20; `;
  const support = (at: Played) => questionOf(at.state, unit(at, 'A1'), unit(at, 'B1')).a.support;
  expect([support(row('', 'N')), support(row('', 'E')), support(row(works, 'E')), support(row(works, 'S'))]).toEqual([
    2, 0, 2, 2,
  ]);
  const riders = `${works}A1 spears 20,20 N; A2 heavy-cavalry ${20 + baseSide},20 E; B1 spears 20,21.575 S`;
  expect(support(start(riders))).toBe(0);
  // Not inside one of the line, and not if they are separate from it.
  expect(support(row(`works A 20,20; works A ${20 + baseSide},20; `, 'S'))).toBe(1);
  expect(support(row(`works A 20,20; works A ${20 + baseSide},20.4; `, 'S'))).toBe(0);
});

test('the question of a melee in works is one that the calculators take', () => {
  const at = assault('knights', 'spears', 'works B 20,21.575 pavisiers');
  const question = questionOf(at.state, unit(at, 'A1'), unit(at, 'B1'));
  expect(question.b).toMatchObject({ fortification: true, pavisiers: true });
  expect(refusals(question)).toEqual([]);
});

// ---- Pavisiers -------------------------------------------------------------------------------

test('fr3.fortifications.pavisiers, ruling: +1 CF and cover for the unit in their work, of their own side', () => {
  const held = assault('beastmen', 'spears', 'works B 20,21.575 pavisiers');
  expect(lines(held, 'A1', 'B1', 'b')).toContainEqual(['pavisiers', 1]);
  expect(lines(assault('beastmen', 'spears'), 'A1', 'B1', 'b').map(([id]) => id)).not.toContain('pavisiers');
  const cover = (works: string) => {
    const { state } = start(`${works}; A1 longbows 20,15 N; B1 spears 20,22 S`);
    const [shooter, target] = [unitAt(state, 'A1'), unitAt(state, 'B1')];
    const { target: mark, firers } = volley({ target: targetOf(state, target), firers: [firersOf(state, shooter, target)] });
    return coverOf({ target: mark, firing: firers[0]! } as Parameters<typeof coverOf>[0])?.rules;
  };
  expect(cover('works B 20,22 pavisiers')).toEqual(['fr3.fortifications.pavisiers']);
  expect(cover('works B 20,22')).toBeUndefined();
});

test('fr3.missile-fire.cover: pavisiers in a wood give the cover of the wood, and not theirs as well', () => {
  const stands = (terrain: string) => {
    const { state } = start(`${terrain}works B 20,22 pavisiers; A1 longbows 20,15 N; B1 spears 20,22 S`);
    return targetOf(state, unitAt(state, 'B1')).stands;
  };
  expect([stands(''), stands('terrain woods 17,20 to 23,25; ')]).toEqual(['works', 'terrain']);
});

test('fr3.fortifications.pavisiers, ruling: alone they are a garrison with CF 1, which whoever comes in has to fight', () => {
  const come = (...faces: number[]) =>
    after(
      start('works B 20,21 pavisiers; A1 spears 20,18.5 N; B1 mobs 30,30 S'),
      [{ kind: 'ahead', units: ['A1'], inches: 2.25 }, pass],
      ...faces,
    );
  // Spears: CF 3, −1 in difficult terrain, −1 for the fortification, against CF 1.
  const driven = come(9, 5);
  expect(driven.state.works).toMatchObject([{ pavisiers: false }]);
  expect(told(driven)).toContain('fight the pavisiers in a fortification. The pavisiers are driven out.');
  expect(unit(driven, 'A1').morale).toBe(0);
  const beaten = come(5, 9);
  expect(beaten.state.works).toMatchObject([{ pavisiers: true }]);
  expect(told(beaten)).toContain('The pavisiers hold it.');
  expect(unit(beaten, 'A1').morale).toBe(1);
  const drawn = come(5, 5);
  expect([drawn.state.works[0]?.pavisiers, unit(drawn, 'A1').morale]).toEqual([true, 0]);
  // While the pavisiers are there, the enemy inside has no advantage from the fortification; after their loss he has.
  expect([inside(drawn.state, 'A1'), inside(driven.state, 'A1')]).toEqual([undefined, true]);
});

test('fr3.camps.capture: a camp that pavisiers hold is not taken before they are gone', () => {
  const text = 'works B 20,21 pavisiers; holding B camp 20,21; A1 spears 20,18.5 N; B1 mobs 30,30 S';
  const come = (...faces: number[]) =>
    after(start(text), [{ kind: 'ahead', units: ['A1'], inches: 2.25 }, pass], ...faces).state.sheet.sides.second.holdings[0]
      ?.holder;
  expect([come(5, 5), come(9, 5)]).toEqual(['owner', 'enemy']);
});

test('fr3.fortifications.pavisiers-destroyed: they do not outlive the unit that was destroyed in their work', () => {
  const lost = fought(assault('beastmen', 'mobs demoralized', 'works B 20,21.575 pavisiers'), 'A1', 'B1', 10, 1);
  expect(unit(lost, 'B1').status).toBe('destroyed');
  expect(lost.state.works).toMatchObject([{ pavisiers: false }]);
  expect(told(lost)).toContain('Side B loses the pavisiers of a fortification, because its last defender is gone.');
  // If the defender only moves away, they stay as a garrison.
  const away = fought(assault('beastmen', 'mobs', 'works B 20,21.575 pavisiers'), 'A1', 'B1', 6, 4);
  expect([unit(away, 'B1').status, away.state.works[0]?.pavisiers]).toEqual(['table', true]);
});

// ---- Fire and magic --------------------------------------------------------------------------

test('fr3.fire.terrain-earth: a work that is set alight burns as earth does: 3–6 smolders, 7 is out', () => {
  const { state } = start('works B 20,25; B1 spears 20,25 S; A1 spears 20,20 N');
  const lit = (face: number) => play(setsFire(state, unitAt(state, 'B1').base, 'surface'), scripted([face])).state;
  expect([2, 6, 7].map((face) => lit(face).fires.map(({ marker }) => marker))).toEqual([['fire'], ['smolder'], []]);
  const burning = play(setsFire(state, unitAt(state, 'B1').base, 'surface'), scripted([2]));
  expect(burning.state.works).toEqual(state.works);
  const rolled = setsFire(state, unitAt(state, 'B1').base, 'surface');
  expect(rolled.kind === 'roll' && rolled.purpose.rules).toContain('fr3.fire.terrain-earth');
});

test('fr3.fire.spread-earth: what burns on in a work spreads as the clock says', () => {
  const { state } = start('works B 20,25; B1 spears 20,25 S; A1 spears 20,20 N');
  const { base } = unitAt(state, 'B1');
  const burning: State = { ...state, fires: [{ id: 1, base, level: 'surface', marker: 'fire', fights: false }] };
  const dice = scripted([3, 6, 2]);
  const next = play(firePhase(burning), dice).state;
  dice.finish();
  expect(next.fires.map((fire) => [fire.base.x, fire.base.y])).toEqual([
    [20, 25],
    [20, expect.closeTo(25 - baseSide, 3)],
  ]);
});

const dugIn = 'works B 20,20; A1 spears 20,12 N; B1 handweapons 20,20 S; B9 mobs 40,33 S; A9 mobs 40,3 N';
const inTheOpen = dugIn.replace('works B 20,20; ', '');

test('fr3.fortifications.disorient: neither Disorient nor Rip Tide nor Tempest moves a unit in one', () => {
  for (const [spell, user] of [
    ['disorient', 'wizard-2'],
    ['rip-tide', 'hydromancer-2'],
    ['tempest', 'air-shaman-1'],
  ] as const) {
    const at = (text: string) => refusesCast(until(tableOf(text, user), 'A movement'), spell, ['B1']);
    expect([spell, at(dugIn)]).toEqual([spell, [`fr3.spells.${spell}`, 'fr3.fortifications.disorient']]);
    expect([spell, at(inTheOpen)]).toEqual([spell, []]);
  }
});

test('fr3.spells.madness: a unit in a fortification does not run, it fights itself', () => {
  const went = (text: string, ...faces: number[]) => {
    const at = casting(until(tableOf(text, 'planar-wizard-3'), 'A movement'), 'madness', ['B1'], faces);
    return at.events.map(({ kind }) => kind);
  };
  expect(went(dugIn, 5, 5)).toContain('beset');
  expect(went(inTheOpen, 12)).not.toContain('beset');
});

test('fr3.fortifications.not-terrain: Animate Terrain finds nothing in one to act on', () => {
  const at = (text: string) => refusesCast(until(tableOf(text, 'air-shaman-1'), 'A movement'), 'animate-terrain', ['B1']);
  expect(at(dugIn)).toEqual(['fr3.spells.animate-terrain', 'fr3.fortifications.not-terrain']);
  expect(at(`terrain woods 18,18 to 23,23; ${dugIn}`)).toEqual([]);
});

test('fr3.spells.tremors: a unit in a fortification cannot move in that phase', () => {
  const held = (text: string) =>
    unit(casting(until(tableOf(text, 'earth-shaman-1'), 'A movement'), 'tremors', ['B1'], [6]), 'B1').effects.some(
      ({ is }) => is === 'tremors',
    );
  expect([held(dugIn), held(inTheOpen)]).toEqual([true, false]);
});

test('fr3.spells.teleport, ruling: nobody is taken out of a fortification, or put into one', () => {
  const at = (works: string) =>
    until(tableOf(`${works}A1 spears 20,12 N; A2 spears 10,12 N; B1 mobs 40,33 S; A9 mobs 40,3 N`, 'wizard-2'), 'A movement');
  const teleport = (works: string) =>
    fr3Battle.refuse(at(works).state, {
      kind: 'cast-at',
      character: at(works).state.characters.at(-1)!.id,
      spell: 'teleport',
      on: ['A2'],
      choice: null,
      points: null,
      x: 30,
      y: 20,
      angle: 0,
    })?.rules;
  expect([teleport(''), teleport('works A 10,12; '), teleport('works B 30,20.5; ')]).toEqual([
    undefined,
    ['fr3.spells.teleport'],
    ['fr3.spells.teleport'],
  ]);
});

test('fr3.abilities.ships-cook-station: a fortification is a post for a ship’s cook', () => {
  const text = `works A 20,8; A1 spears 10,10 N; A2 individual with A1 magic=ships-cook-1; B1 mobs 40,33 S`;
  const at = begun(setupOf(text), 3);
  expect(at.state.characters[0]).toMatchObject({ host: null, at: { x: 20, y: 8 } });
  expect(() => setupOf(text.replace('works A 20,8; ', ''))).toThrow('a camp, a baggage train or a fortification');
});

// ---- Set-ups, opponents ----------------------------------------------------------------------

test('set-ups with works are said and read, and a battle under way is written down with what is left of them', () => {
  const text = 'works A 20,14 45 pavisiers; works A 30,14; works B 20,30; A1 spears 10,10 N; B1 mobs 40,30 S';
  const setup = setupOf(text);
  expect(setup.armies.A.works).toEqual([
    { at: { x: 20, y: 14, facing: 450 }, pavisiers: true },
    { at: { x: 30, y: 14, facing: 0 } },
  ]);
  expect(setupOf(write(writeSetup(setup))).armies).toEqual(setup.armies);
  expect(setupNow(begun(setup).state)?.setup.armies.A.works).toEqual(setup.armies.A.works);
  expect(setupOf('works A pavisiers; works A; A1 spears off; B1 mobs off').armies.A.works).toEqual([{ pavisiers: true }, {}]);
  for (const [wrong, says] of [
    ['works A 20,14; works B 20.5,14', 'cannot overlap another fortification'],
    ['works A 0.2,14', 'would stand off the table'],
    ['works A', 'give it a place too, because all other units of the army have one'],
    ['works A pavisiers 20,14', 'Write this line in the form “works A 20,13 45 pavisiers”'],
    ['works A 20,14 45 spears', 'Write this line in the form'],
  ])
    expect(() => setupOf(`${wrong}; A1 spears 10,10 N; B1 mobs 40,30 S`)).toThrow(says);
});

test('an army stands the better for a unit in a work that knights could charge', () => {
  const safe = (works: string) =>
    worth(begun(setupOf(`${works}A1 spears 20,14 N; B1 knights 20,19 S; B2 mobs 40,33 S; A2 mobs 40,3 N`)).state, 'A');
  expect(safe('works A 20,14; ')).toBeGreaterThan(safe(''));
});

test('a straight move into an empty work is offered', () => {
  const at = start('works A 20.2,14; A1 beastmen 20,11.625 N; B1 mobs 40,30 S');
  expect([...fr3Battle.actions(at.state)]).toContainEqual({ kind: 'ahead', units: ['A1'], inches: 2.375 });
});

test.each([42, 44])('random battles for works end, break nothing and replay: %i', (seed) => {
  const setup = setupOf(
    `table 28x24; works A 8,9; works A ${8 + baseSide},9 pavisiers; works A 14,12 45; works B 8,15 pavisiers; works B 20,13 pavisiers; works B 18,8
     holding A camp 8,9; A1 longbows 8,9 N; A2 spears ${8 + baseSide},9 N; A3 knights 12,8 N; A4 dragons 16,9 N; A5 swarms 20,8 N innate=set-fire
     A6 mobs+general-2-2 22,5 N; A7 individual with A1 magic=wizard-2
     B1 light-cavalry 5,15 S; B2 handweapons 8,15 S; B3 large-monsters 12,14 S; B4 major-spirits 16,15 S; B5 mobs+hero-1-1 20,16 S; B6 battlewagons 24,16 S
     B7 individual with B2 magic=air-shaman-1`,
    { turns: 4 },
  );
  const { states, events, actions, faces } = randomBattle(setup, seed);
  expect(states.filter((_, at) => at % 3 === 0).flatMap(brokenInvariants)).toEqual([]);
  const last = states.at(-1)!;
  expect(last.stage).toBe('over');
  for (const event of events) expect(tell(last, event)).not.toContain('undefined');
  expectTheSame({ setup, actions, faces }, last);
});

test.each([5, 6])('random battles of rosters that have bought works: %i', (seed) => {
  const bring = (name: string) =>
    roster(name, ['handweapons', 'longbows', 'skirmishers', 'knights'], {
      extras: ['fortification', 'fortification', 'fortification-pavisiers', 'camp'],
    });
  const read = setupOfRosters(
    { A: bring('roman'), B: bring('roman') },
    { table: { width: 36, depth: 24 }, terrain: [], objective: null },
    { turns: 3 },
  );
  if (!read.ok) throw new Error(read.because);
  const { states, actions, faces } = randomBattle(read.value, seed);
  expect(states.flatMap(brokenInvariants)).toEqual([]);
  expect(actions.filter(({ kind }) => kind === 'fortify')).toHaveLength(4);
  expect(states.at(-1)?.works.every(({ base }) => base !== null)).toBe(true);
  expectTheSame({ setup: read.value, actions, faces }, states.at(-1)!);
});
