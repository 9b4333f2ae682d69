/** 2x2 units in a battle, by rule id: they turn and go straight ahead, have no rear, and run away when beaten. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { pairs, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { troopOf, unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { costOf } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import { asCombatant, furtherRally, nameOf } from '../../../src/engine/fr3/battle/units/troops.ts';
import { multiBased } from '../../../src/engine/fr3/data/figures/multi-based.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { asked, cast, poolsOf, untilTurn } from './magic-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const fights = ({ state }: Played) => pairs(state).map(({ a, b }) => `${a.id}-${b.id}`);
const question = ({ state }: Played, a: string, b: string) => questionOf(state, unitAt(state, a), unitAt(state, b));
const adds = (at: Played, a: string, b: string) => {
  const of = bout(question(at, a, b));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const told = ({ state, events }: Played) => events.map((each) => tell(state, each));
const pass: Act = { kind: 'pass' };
const surge = (id: string, angle: number, inches: number): Act => ({ kind: 'surge', unit: id, angle, inches });
/** A position, counted in half bases east and north of 20, 20. */
const by = (east: number, north: number) => [east, north].map((off) => (20 + (off * baseSide) / 2).toFixed(4)).join(',');
const far = 'B mobs 40,33 S';
/** The general’s unit, listed after the units of the test. */
const led = 'A mobs+general-2-2 3,3 N';

test('fr3.multi-based.definition, fr3.multi-based.mass-units: four bases, 50 points more, three extra markers', () => {
  const at = start(`A1 mobs 20,20 N 2x2; ${led}; ${far}`);
  const mass = unit(at, 'A1');
  expect(mass).toMatchObject({ base: { width: 2 * baseSide, depth: 2 * baseSide }, markers: 3, mostMarkers: 3 });
  expect(nameOf(at.state, mass)).toBe('Mass of Mobs');
  expect(costOf(troopOf(at.state, mass))).toBe(costOf({ type: 'mobs' }) + 50);
});

test('fr3.multi-based.types, ruling: not of every type', () => {
  expect(() => setupOf(`A1 spears 20,20 N 2x2; ${far}`)).toThrow('Masses of small creatures have 2x2 bases');
  const setup = setupOf(`A1 mobs 20,20 N; ${far}`);
  const troops = [{ type: 'spears', kit: { form: 'mass' as const }, at: { x: 20, y: 20, facing: 0 } }];
  const read = fr3Battle.readSetup({ ...setup, armies: { ...setup.armies, A: { ...setup.armies.A, troops } } });
  expect(read).toMatchObject({ ok: false, rules: ['fr3.multi-based.types'] });
});

test('fr3.multi-based.movement, ruling: it turns as its move begins, for nothing, and goes straight ahead until its move ends', () => {
  const at = start(`A1 beastmen 20,20 N 2x2; ${led}; ${far}`);
  for (const action of [
    { kind: 'wheel', units: ['A1'], side: 'left', angle: 100 },
    { kind: 'oblique', units: ['A1'], forward: 1, right: 1 },
    { kind: 'turn', units: ['A1'], to: 'left' },
    { kind: 'rotate', unit: 'A1', angle: 100 },
  ] as const)
    expect(rules(at, action)).toEqual(['fr3.multi-based.movement']);
  const east = after(at, [surge('A1', 900, 1)]);
  expect(unit(east, 'A1')).toMatchObject({ base: { x: 21, y: 20, facing: 900 }, did: { spent: 1 / 4 } });
  expect(rules(east, surge('A1', 100, 1))).toEqual(['fr3.multi-based.movement']);
  const on = after(east, [{ kind: 'ahead', units: ['A1'], inches: 3 }]);
  expect(unit(on, 'A1').base.x).toBe(24);
  expect([...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'surge').length).toBeGreaterThan(3);
  expect(rules(at, surge('A2', 900, 1))).toEqual(['fr3.movement.types']);
});

test('fr3.multi-based.movement, ruling: it keeps no order with others', () => {
  const at = start(`A1 beastmen 20,20 N 2x2; A2 beastmen ${by(3, 1)} N; ${led}; ${far}`);
  expect(rules(at, { kind: 'ahead', units: ['A1', 'A2'], inches: 1 })).toEqual([
    'fr3.multi-based.movement',
    'fr3.multi-based.mass-no-group-lead',
  ]);
});

test('fr3.multi-based.move-first, ruling, fr3.sequence.compulsory-movement, fr3.sequence.movement-order: before the other units of its side, after other masses', () => {
  const at = start(`A1 beastmen 20,20 N 2x2; A2 swarms 10,20 N 2x2; ${led}; ${far}`);
  const first = after(at, [{ kind: 'ahead', units: ['A1'], inches: 1 }]);
  expect(rules(first, { kind: 'ahead', units: ['A2'], inches: 1 })).toEqual([]);
  const late = after(at, [{ kind: 'ahead', units: ['A3'], inches: 1 }]);
  expect(rules(late, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual([
    'fr3.multi-based.move-first',
    'fr3.sequence.movement-order',
  ]);
});

test('fr3.multi-based.displacement: a friend that it touches as it turns lets it through, and stays for the turn', () => {
  const at = start(`A1 beastmen 20,20 N 2x2; A2 spears ${by(3, 1)} N; A3 spears 30,20 N; ${led}; ${far}`);
  const gone = after(at, [surge('A1', -450, 2.5)]);
  expect(told(gone)).toContain('Spears (A2) step aside for Mass of Beastmen (A1).');
  expect(rules(gone, { kind: 'ahead', units: ['A2'], inches: 1 })).toEqual(['fr3.multi-based.displacement']);
  expect(rules(gone, { kind: 'ahead', units: ['A3'], inches: 1 })).toEqual([]);
  // The unit does not end on another unit.
  expect(rules(at, surge('A1', 450, 0.5))).toContain('fr3.movement.interpenetration-none');
  expect(brokenInvariants(gone.state)).toEqual([]);
});

test('fr3.multi-based.displacement: a friend that flies above it stays where it is', () => {
  const beside = (friend: string) => {
    const turned = after(start(`A1 beastmen 20,20 N 2x2; A2 ${friend}; ${led}; ${far}`), [surge('A1', -450, 2.5)]);
    return told(turned).some((sentence) => sentence.includes('step aside'));
  };
  expect([beside(`dragons ${by(3, 1)} N flying`), beside(`dragons ${by(3, 1)} N`)]).toEqual([false, true]);
});

test('fr3.multi-based.no-front: its front is towards its most dangerous enemy; the others are on flanks, none in the rear', () => {
  const at = start(
    `A1 spears ${by(1, -5)} N; A2 heavy-cavalry ${by(-5, 1)} E; A3 spears ${by(-1, 5)} S; ${led}; B1 mobs 20,20 S 2x2; ${far}`,
  );
  const hit = after(after(at, [charge(['A1'])]), [charge(['A2'])]);
  const all = after(hit, [charge(['A3']), pass]);
  expect(unit(all, 'B1').base).toMatchObject({ x: 20, y: 20, facing: 2700 });
  expect(fights(all)).toEqual(['A2-B1']);
  expect(question(all, 'A2', 'B1').a).toMatchObject({ flank: 2, rear: 'no' });
  expect(brokenInvariants(all.state)).toEqual([]);
});

test('fr3.multi-based.no-front, ruling: single units line up with it, whoever charges', () => {
  const far2 = `${led}; ${far}`;
  const charged = after(start(`A1 spears 20.2,14 N; B1 mobs 20,19 200 2x2; ${far2}`), [charge(['A1'])]);
  expect([unit(charged, 'A1').base.facing, unit(charged, 'B1').base.facing]).toEqual([200, 2000]);
  const charges = after(start(`A1 mobs 20,14 N 2x2; B1 spears 20.5,19 200; ${far2}`), [charge(['A1'])]);
  expect([unit(charges, 'A1').base.facing, unit(charges, 'B1').base.facing]).toEqual([0, 1800]);
  // The unit turns for a charge, and does not move obliquely.
  const aside = after(start(`A1 mobs 20,14 N 2x2; B1 spears 16,14 E; ${far2}`), [charge(['A1'], { aim: -900 })]);
  expect(fights(aside)).toEqual(['A1-B1']);
});

test('fr3.multi-based.second-front-unit: of two at its front the more dangerous one fights, the other one helps', () => {
  const at = start(`A1 heavy-cavalry ${by(-1, -5)} N; A2 spears ${by(1, -5)} N; ${led}; B1 beastmen 20,20 S 2x2; ${far}`);
  const hit = after(at, [charge(['A1', 'A2'])]);
  expect(fights(hit)).toEqual(['A1-B1']);
  // Heavy cavalry 4 + 2 for the charge + 1 for the spears, against beastmen 4 + 3.
  expect(adds(hit, 'A1', 'B1')).toEqual([7, 7]);
});

test('fr3.multi-based.second-front-unit, fr3.melee.flankers-lose-support: the second unit at its front adds the flank bonus, and no support', () => {
  const two = start(`A1 spears ${by(-1, -3)} N; A2 spears ${by(1, -3)} N; ${led}; B1 mobs 20,20 S 2x2; ${far}`);
  expect([adds(two, 'A1', 'B1'), adds(two, 'A2', 'B1')]).toEqual([
    [3 + 1, 1 + 3],
    [3 + 1, 1 + 3],
  ]);
  // Nor does it support its other neighbor, who fights somebody else. The unit that the mass fights does support.
  const line = `A1 pikes ${by(-1, -3)} N; A2 spears ${by(1, -3)} N; A3 spears ${by(3, -3)} N; A4 spears ${by(-3, -3)} N`;
  const four = start(`${line}; ${led}; B1 mobs 20,20 S 2x2; B2 spears ${by(3, -1)} S; B3 spears ${by(-3, -1)} S; ${far}`);
  expect([adds(four, 'A3', 'B2')[0], adds(four, 'A4', 'B3')[0]]).toEqual([3, 3 + 1]);
});

test('fr3.multi-based.bonuses: +3, and +3 more when it charges', () => {
  const hit = after(start(`A1 mobs 20,14 N 2x2; ${led}; B1 spears 20,18 S; ${far}`), [charge(['A1'])]);
  expect(adds(hit, 'A1', 'B1')).toEqual([1 + 3 + 3, 3]);
});

/** Spears beat a mass of mobs that is already demoralized: 3 + 8 against 4 + 4. */
const beaten = (behind = '') =>
  after(
    after(start(`A1 spears ${by(1, -5)} N; ${led}; ${behind} B1 mobs 20,20 S 2x2 demoralized; ${far}`), [charge(['A1']), pass]),
    [{ kind: 'fight', a: 'A1', b: 'B1' }],
    8,
    4,
  );

test('fr3.multi-based.over-pursuit: whatever its type, a victor that has destroyed an enemy tests, and runs on when it fails', () => {
  const fights = (mine: string) =>
    after(start(`A1 mobs 20,20 N ${mine}; ${led}; B1 mobs ${by(0, mine === '2x2' ? 3 : 2)} S double-demoralized; ${far}`), [
      pass,
    ]);
  const won = (mine: string, ...faces: number[]) => after(fights(mine), [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, ...faces);
  const tests = (at: Played) => at.events.filter((each) => each.kind === 'tested' && each.of === 'over-pursuit');
  const kept = won('2x2', 9);
  expect(unit(kept, 'B1').status).toBe('destroyed');
  expect(tests(kept)).toMatchObject([{ unit: 'A1', passed: true }]);
  const wild = won('2x2', 1);
  expect(tests(wild)).toMatchObject([{ unit: 'A1', passed: false }]);
  expect(unit(wild, 'A1').base.y).toBeGreaterThan(unit(kept, 'A1').base.y + 1);
  expect(tests(won(''))).toEqual([]);
});

test('fr3.multi-based.double-demoralized, ruling: it is not pushed back, and runs in its next movement step, though it has rallied', () => {
  const lost = beaten();
  expect(unit(lost, 'B1')).toMatchObject({ morale: 2, flees: 0, base: { x: 20, y: 20 } });
  expect(told(lost).join(' ')).not.toContain('follow up');
  const rallied = after(lost, [{ kind: 'rally', unit: 'B1' }], 10);
  const ran = unit(rallied, 'B1');
  expect(ran).toMatchObject({ morale: 0, flees: null, did: { moved: true, spent: 1 }, base: { x: 20, y: 24 } });
  expect(told(rallied)).toContain('Mass of Mobs (B1) run from the enemy, 4″.');
  expect(rallied.state.contacts).toEqual([]);
  expect(rules(rallied, { kind: 'ahead', units: ['B1'], inches: 1 })).toContain('fr3.movement.move');
});

test('fr3.multi-based.double-demoralized, fr3.charging.disengage-demoralized: one that disengages runs from nobody', () => {
  const text = `A1 mounted ${by(0, 0)} N 2x2 demoralized; ${led}; B1 spears ${by(0, 3)} S; ${far}`;
  let at = start(text);
  while (askedNow(at.state)?.what === 'rally') at = after(at, [pass]);
  const bare = { ...at, state: withUnit(at.state, 'A1', { markers: 0 }) };
  const gone = after(bare, [{ kind: 'disengage', unit: 'A1' }], 10);
  expect(unit(gone, 'A1')).toMatchObject({ status: 'table', morale: 2, flees: null });
});

test('fr3.multi-based.double-demoralized, ruling: an enemy on the side that it would run to destroys it at once', () => {
  const lost = beaten(`A3 skirmishers ${by(-1, 3)} S;`);
  expect(unit(lost, 'B1').status).toBe('destroyed');
});

test.each(['spears', 'skirmishers'])('fr3.multi-based.double-demoralized: what stands in its way stops it: %s', (type) => {
  const wall = `B3 ${type} ${by(1, 5)} N;`;
  const lost = after(
    after(start(`A1 spears ${by(1, -5)} N; ${led}; B1 mobs 20,20 S 2x2 demoralized; B2 mobs 40,33 S; ${wall}`), [
      charge(['A1']),
      pass,
    ]),
    [{ kind: 'fight', a: 'A1', b: 'B1' }, pass],
    8,
    4,
  );
  expect(unit(lost, 'B1').base.y).toBeCloseTo(20 + baseSide, 2);
  expect(brokenInvariants(lost.state)).toEqual([]);
});

test('fr3.multi-based.mass-no-support: it neither gives nor has support', () => {
  const at = start(
    `A1 beastmen 20,20 N 2x2; A2 spears ${by(3, 1)} N; ${led}; B1 spears ${by(3, 3)} S; B2 spears ${by(1, 3)} S; ${far}`,
  );
  expect(question(at, 'A1', 'B2').a.support).toBe(0);
  expect(question(at, 'A2', 'B1').a.support).toBe(0);
});

test('fr3.multi-based.mass-attachments, ruling: who is with it adds nothing, and does not shoot', () => {
  const at = begun(
    setupOf(
      `A1 mobs+general-2-2 20,20 N 2x2; A2 skirmishers with A1; A3 longbows 24,20 N; A4 hero-1-1 with A1; B1 spears ${by(1, 7)} S; ${far}`,
    ),
  );
  expect(rules(at, { kind: 'shoot', units: ['A2'], at: 'B1' })).toEqual(['fr3.multi-based.mass-attachments']);
  const mass = unit(at, 'A1');
  expect(asCombatant(at.state, mass).is).toMatchObject({ attached: 'no', leader: 'none' });
  expect(furtherRally(at.state, mass)).toEqual([]);
});

test('fr3.multi-based.mass-clock-cost, fr3.multi-based.mass-no-group-lead: a move of the clock, or none with a leader in it', () => {
  const moves = (text: string) =>
    after(start(`${text}; A mobs 3,3 N; ${far}`), [{ kind: 'ahead', units: ['A1'], inches: 1 }]).state.sheet.moves;
  expect(moves('A1 mobs 20,20 N 2x2')).toBe(1);
  expect(moves('A1 mobs+general-2-2 20,20 N 2x2')).toBe(0);
});

test('fr3.multi-based.missile-bonus, fr3.multi-based.artillery-bonus: fire finds it at +3', () => {
  const shot = (target: string, face: number) =>
    after(
      begun(setupOf(`A1 skirmishers*2 19.2,16 N; ${led}; B1 swarms ${target}; ${far}`)),
      [{ kind: 'shoot', units: ['A1', 'A2'], at: 'B1' }],
      face,
    );
  expect(unit(shot('20,20 S 2x2', 5), 'B1').markers).toBe(2);
  expect(unit(shot('20,20 S', 5), 'B1').morale).toBe(0);
  const fired = (target: string) =>
    after(
      begun(setupOf(`A1 heavy-artillery 20,10 N; ${led}; B1 swarms ${target}; ${far}`)),
      [{ kind: 'bombard', unit: 'A1', at: 'B1' }],
      ...(target.endsWith('2x2') ? [4, 8] : [4]),
    );
  expect(unit(fired('20,20 S 2x2'), 'B1').markers).toBeLessThan(3);
  expect(unit(fired('20,20 S'), 'B1').morale).toBe(0);
});

test('fr3.multi-based.mass-levels: a flying mass comes down on its enemy', () => {
  const at = start(`A1 beastmen 20,14 N 2x2 flying; ${led}; B1 spears 20,18 S; ${far}`);
  expect(unit(at, 'A1').level).toBe('flying');
  const hit = after(at, [charge(['A1'], { over: 'B1' })]);
  expect(unit(hit, 'A1').level).toBe('surface');
  expect(fights(hit)).toEqual(['A1-B1']);
});

test('fr3.follow-up.others-mandatory: a mass that wins moves up one base, though it is of infantry', () => {
  const at = after(start(`A1 beastmen 20,14 N 2x2; ${led}; B1 spears 20,17 S demoralized; ${far}`), [charge(['A1']), pass]);
  const won = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 5, 5, 10);
  expect(unit(won, 'B1').status).toBe('destroyed');
  const { y } = unit(at, 'A1').base;
  expect(unit(won, 'A1').base.y).toBe(y + baseSide);
});

test('fr3.multi-based.magic-protection, ruling: its device protects the whole of it in a turn at whose beginning it is given three points', () => {
  const table = (size: string, more = '') =>
    setupOf(`A1 spears 20,14 N; A2 individual with A1 magic=wizard-2; B1 mobs 20,20 S ${size}; B2 mobs 44,33 S
      B3 hero-1-1 with B1 protection-wizard${more}`);
  const shield = (from: 'army' | 'own' | 'none'): Act => ({ kind: 'shield', from });
  const blast = cast('A2', 'blast-1', ['B1']);
  const at = begun(table('2x2'), 6, 6);
  expect(askedNow(at.state)).toMatchObject({ what: 'shield', side: 'B', unit: 'B1', many: multiBased.protection });
  const paid = after(at, [shield('army')]);
  expect(told(paid)[0]).toBe('Mass of Mobs (B1) are protected from magic. Their device costs 3 points.');
  expect(poolsOf(paid, 'B')).toEqual([10 - multiBased.protection]);
  expect(rules(paid, blast)).toEqual(['fr3.character-items.protection-wizard']);
  // The device still protects its bearer, but not the unit.
  expect(rules(after(at, [shield('none')]), blast)).toEqual([]);
  expect(rules(at, shield('own'))).toEqual(['fr3.multi-based.magic-protection']);
  // The protection lasts one turn.
  expect(asked(untilTurn(paid, 2, 6, 6))).toBe('B shield');
  // A magic user in the unit can pay if his own pool has the points.
  const rich = begun(table('2x2', '; B4 individual with B1 magic=cleric-1'), 6, 6, 3);
  expect(poolsOf(after(rich, [shield('own')]), 'B')).toEqual([10, 0]);
  expect(rules(begun(table('2x2', '; B4 individual with B1 magic=cleric-1'), 6, 6, 2), shield('own'))).not.toEqual([]);
  // A unit on a single base needs no payment.
  const single = begun(table(''), 6, 6);
  expect([asked(single), rules(single, blast)]).toEqual(['A magic', ['fr3.character-items.protection-wizard']]);
});
