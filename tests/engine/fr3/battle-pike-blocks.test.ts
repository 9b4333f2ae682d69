/**
 * Pike blocks in a battle, by rule id: they are two bases deep, they wheel, do not turn to a flank, and the enemy lines up with
 * them.
 */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { abilityOf } from '../../../src/engine/fr3/battle/innate/aim.ts';
import { resists } from '../../../src/engine/fr3/battle/innate/test.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { surchargeOf } from '../../../src/engine/fr3/battle/magic/aim.ts';
import { pairs, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { troopOf, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { costOf } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import { nameOf } from '../../../src/engine/fr3/battle/units/troops.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { onGrid } from '../../../src/engine/kernel/geometry.ts';
import { parse, write } from '../../../src/engine/kernel/notation.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const fights = ({ state }: Played) => pairs(state).map(({ a, b }) => `${a.id}-${b.id}`);
const adds = ({ state }: Played, a: string, b: string) => {
  const of = bout(questionOf(state, unitAt(state, a), unitAt(state, b)));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const pass: Act = { kind: 'pass' };
const far = 'B9 mobs 40,33 S';
const alone = start(`A1 pikes 10,10 N 1x2; A2 mobs 30,3 N; ${far}`);

test('fr3.pike-blocks.footprint, fr3.pike-blocks.stats: one unit, one base wide and two deep, for 60 points', () => {
  const block = unit(alone, 'A1');
  expect(block.base).toMatchObject({ width: baseSide, depth: 2 * baseSide });
  expect(costOf(troopOf(alone.state, block))).toBe(60);
  expect(nameOf(alone.state, block)).toBe('Pike Block');
});

test('fr3.pike-blocks.footprint: its size says it in notation, and a word where it has no place', () => {
  const text = write(writeSetup(setupOf('A1 pikes 10,10 N 1x2; A2 pikes 20,10 N; B1 mobs 40,33 S')));
  expect(text).toContain('A1 pikes 10,10 N 1x2\n');
  const off = write(writeSetup(setupOf('A1 pikes off form=block; A2 spears off; B1 mobs off')));
  expect(off).toContain('A1 pikes off form=block');
  for (const each of [text, off]) {
    const again = parse(each);
    const read = again.ok ? readPosition(again.statements) : null;
    expect(read?.ok && read.value.armies.A.troops[0]).toMatchObject({ type: 'pikes', kit: { form: 'block' } });
  }
  const now = setupNow(alone.state);
  expect(now?.setup.armies.A.troops[0]).toMatchObject({ at: { x: 10, y: 10 }, kit: { form: 'block' } });
});

test('fr3.pike-blocks.availability, fr3.pike-blocks.no-undead: pikes only, and living ones', () => {
  expect(() => setupOf(`A1 spears 10,10 N 1x2; ${far}`)).toThrow('Pike blocks and large leviathans have 1x2 bases');
  expect(() => setupOf(`A1 pikes 10,10 N 1x2 undead; ${far}`)).toThrow('cannot be undead');
});

test('fr3.pike-blocks.stats: 3 inches in the open, 1 in difficult ground', () => {
  expect(rules(alone, { kind: 'ahead', units: ['A1'], inches: 3.01 })).toContain('fr3.movement.rate');
  expect(rules(alone, { kind: 'ahead', units: ['A1'], inches: 3 })).toEqual([]);
  const woods = start(`terrain woods 5,5 to 20,20; A1 pikes 10,10 N 1x2; A2 mobs 30,3 N; ${far}`);
  expect(rules(woods, { kind: 'ahead', units: ['A1'], inches: 1.01 })).toContain('fr3.movement.rate');
  expect(rules(woods, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual([]);
});

test('fr3.pike-blocks.facing: about with the whole move, every other way by a wheel', () => {
  expect(rules(alone, { kind: 'turn', units: ['A1'], to: 'left' })).toEqual(['fr3.pike-blocks.facing']);
  expect(rules(alone, { kind: 'rotate', unit: 'A1', angle: 100 })).toEqual(['fr3.pike-blocks.facing']);
  expect(rules(alone, { kind: 'wheel', units: ['A1'], side: 'left', angle: 300 })).toEqual([]);
  const about = after(alone, [{ kind: 'turn', units: ['A1'], to: 'about' }]);
  expect(unit(about, 'A1')).toMatchObject({ base: { x: 10, y: 10, facing: 1800 }, did: { spent: 1 } });
  expect(rules(about, { kind: 'ahead', units: ['A1'], inches: 0.5 })).toContain('fr3.movement.rate');
  expect(about.events.flatMap((event) => event.rules)).not.toContain('fr3.war-machines.heavy-artillery-facing');
});

test('fr3.pike-blocks.facing: a change of formation is the whole move too', () => {
  const two = start(`A1 pikes 10,10 N 1x2; A2 pikes ${10 + baseSide},10 N 1x2; A3 mobs 30,3 N; ${far}`);
  const file = after(two, [{ kind: 'ranks', units: ['A1', 'A2'], wide: 1, side: 'right' }]);
  expect(unit(file, 'A2')).toMatchObject({ base: { x: 10, y: 10 - 2 * baseSide }, did: { spent: 1 } });
});

/** B1 is side B’s block at 20, 20, facing south; the knights attack its rear base from the east. */
/** A position, counted in half bases east and north of the block. */
const by = (east: number, north: number) => [east, north].map((off) => (20 + (off * baseSide) / 2).toFixed(4)).join(',');
const ridden = `A1 knights ${by(5, 1)} W; A2 handweapons ${by(0, -5)} N; A3 mobs+general-2-2 3,3 N`;
const flanked = () => after(start(`${ridden}; B1 pikes 20,20 S 1x2; ${far}`), [charge(['A1'])]);

test('fr3.pike-blocks.facing-enemies: it does not turn to its flank; what touches it there is before it', () => {
  const hit = flanked();
  expect(unit(hit, 'A1').base).toMatchObject({ x: 20 + baseSide, y: onGrid(20 + baseSide / 2) });
  expect(unit(hit, 'B1').base.facing).toBe(1800);
  expect(fights(hit)).toEqual(['A1-B1']);
});

test('fr3.pike-blocks.facing-enemies, fr3.movement.face-adjacent-enemy: it has no free turn to an enemy beside it', () => {
  const beside = (size: string) => start(`A1 pikes 20,20 N${size}; A3 mobs 3,3 N; B1 spears ${by(2, 0)} N; ${far}`);
  const engage: Act = { kind: 'engage', unit: 'A1', to: 'B1' };
  expect(rules(beside(''), engage)).toEqual([]);
  expect(rules(beside(' 1x2'), engage)).toEqual(['fr3.pike-blocks.facing-enemies']);
  expect(rules(beside(''), { ...engage, to: 'B2' })).toEqual(['fr3.movement.face-adjacent-enemy']);
});

test('fr3.pike-blocks.facing-enemies: of several the most dangerous one, and the others stand on flanks', () => {
  const both = after(flanked(), [charge(['A2'])]);
  expect(unit(both, 'B1').base.facing).toBe(1800);
  expect(fights(both)).toEqual(['A1-B1']);
  // Knights have 5 + 3 for their charge + 1 for the handweapons; the block has 5 + 2 against cavalry, charged from outside its
  // arc.
  expect(adds(both, 'A1', 'B1')).toEqual([9, 7]);
});

test('fr3.pike-blocks.facing-enemies: it turns to what touches its rear', () => {
  const rear = after(start(`A1 knights ${by(0, 6)} S; A3 mobs+general-2-2 3,3 N; B1 pikes 20,20 S 1x2; ${far}`), [
    charge(['A1']),
  ]);
  expect(unit(rear, 'B1').base).toMatchObject({ x: 20, y: 20, facing: 0 });
  expect(fights(rear)).toEqual(['A1-B1']);
});

/** Handweapons attack the flank of a block that is already demoralized. */
const pressed = (state: string, mine = '') =>
  after(start(`A1 handweapons ${by(5, 1)} W ${mine}; A3 mobs+general-2-2 3,3 N; B1 pikes 20,20 S 1x2 ${state}; ${far}`), [
    charge(['A1']),
    pass,
  ]);
const fight: Act = { kind: 'fight', a: 'A1', b: 'B1' };

test('fr3.melee.push-back, ruling: a block beaten on its flank goes one base straight away from its enemy, looking as it did', () => {
  const lost = after(pressed('demoralized'), [fight], 8, 5);
  expect(unit(lost, 'B1')).toMatchObject({ morale: 2, base: { x: 20 - baseSide, y: 20, facing: 1800 } });
  const up = after(lost, [{ kind: 'follow-up', go: true }]);
  expect(unit(up, 'A1').base.x).toBe(20);
});

test('fr3.follow-up.infantry-choice: a block that has won on its flank has no gap before it', () => {
  const won = after(pressed(''), [fight], 1, 9);
  expect(unit(won, 'A1').status).toBe('destroyed');
  expect(unit(won, 'B1').base).toMatchObject({ x: 20, y: 20 });
  expect(askedNow(won.state)).toEqual({ what: 'movement', side: 'B' });
});

test('fr3.pike-blocks.extra-marker: the first level costs it the marker, and a rally brings it back', () => {
  expect(unit(alone, 'A1')).toMatchObject({ markers: 1, mostMarkers: 1 });
  const marked = after(pressed(''), [fight], 8, 5);
  expect(unit(marked, 'B1')).toMatchObject({ markers: 0, morale: 0 });
  const back = after(marked, [{ kind: 'rally', unit: 'B1' }], 6);
  expect(unit(back, 'B1')).toMatchObject({ markers: 1, morale: 0 });
});

test('fr3.pike-blocks.charge-bonuses, ruling: +1 and a shock when it charges, +1 when it is charged from its arc', () => {
  const at = start(`A1 pikes 20,10 N 1x2; A2 mobs+general-2-2 3,3 N; B1 mobs 20,14 S; ${far}`);
  expect(adds(after(at, [charge(['A1'])]), 'A1', 'B1')).toEqual([6, 1]);
  const mobs = start(`A1 mobs 20,13 N; A2 mobs+general-2-2 3,3 N; B1 pikes 20,17 S 1x2; ${far}`);
  expect(adds(after(mobs, [charge(['A1'])]), 'A1', 'B1')).toEqual([1, 6]);
  // A charge from the flank or the rear begins outside the arc of the block.
  const from = (place: string) => start(`A1 mobs ${place}; A2 mobs+general-2-2 3,3 N; B1 pikes 20,17 S 1x2; ${far}`);
  expect(adds(after(from('16.5,17.5 E'), [charge(['A1'])]), 'A1', 'B1')).toEqual([1, 5]);
  expect(adds(after(from('20,22 S'), [charge(['A1'])]), 'A1', 'B1')).toEqual([1, 5]);
});

test('fr3.pike-blocks.fire-bonus: two longbows that roll 6 take its marker, and single pikes are unharmed', () => {
  const bows = 'A1 longbows*2 19.2,7 N; A3 mobs+general-2-2 3,3 N';
  const shot = (target: string) =>
    after(begun(setupOf(`${bows}; B1 pikes ${target}; ${far}`)), [{ kind: 'shoot', units: ['A1', 'A2'], at: 'B1' }], 6);
  expect(unit(shot('20,15 S 1x2'), 'B1')).toMatchObject({ markers: 0, morale: 0 });
  expect(unit(shot('20,15 S'), 'B1').morale).toBe(0);
});

test('fr3.pike-blocks.skirmisher-attachment: one unit of skirmishers, that shoots from its front', () => {
  const with1 = 'A1 pikes 10,10 N 1x2; A2 skirmishers with A1; A3 skirmishers 10,5 N; A4 mobs 30,3 N';
  const at = begun(setupOf(`${with1}; B1 mobs 10,15 S; ${far}`));
  expect(rules(at, { kind: 'shoot', units: ['A2'], at: 'B1' })).toEqual([]);
  const on = after(at, [pass]);
  expect(rules(on, { kind: 'attach', unit: 'A3', to: 'A1' })).toEqual([
    'fr3.basics.attachment-limit',
    'fr3.pike-blocks.skirmisher-attachment',
  ]);
  const left = after(on, [{ kind: 'detach', unit: 'A2' }]);
  expect(unit(left, 'A2').base).toMatchObject({ width: baseSide, depth: baseSide, y: onGrid(10 - 1.5 * baseSide) });
  expect(brokenInvariants(left.state)).toEqual([]);
});

test('fr3.pike-blocks.as-pikes: it supports from the front of its base, and forms no square', () => {
  const line = (y: string) =>
    start(
      `A1 spears ${by(0, 0)} N; A2 pikes ${by(2, 0).split(',')[0]},${y} N 1x2; A3 mobs 3,3 N; B1 spears ${by(0, 2)} S; ${far}`,
    );
  const support = (at: Played) => questionOf(at.state, unit(at, 'A1'), unit(at, 'B1')).a.support;
  expect(support(line((20 - baseSide / 2).toFixed(4)))).toBe(1);
  expect(support(line((20 + baseSide / 2).toFixed(4)))).toBe(0);
  const two = start(`A1 pikes 10,10 N 1x2; A2 pikes ${10 + baseSide},10 N 1x2; A3 mobs 30,3 N; ${far}`);
  expect(rules(two, { kind: 'square', units: ['A1', 'A2'] })).toContain('fr3.square.eligible');
});

test('fr3.basics.zone-of-control: its zone is one base deep', () => {
  const near = (y: number) => start(`A1 mobs+general-2-2 16,${y} E; A2 mobs 3,3 N; B1 pikes ${by(0, 3)} S 1x2; ${far}`);
  const past: Act = { kind: 'ahead', units: ['A1'], inches: 2.9 };
  expect(rules(near(19), past)).toContain('fr3.basics.zone-of-control-restriction');
  expect(rules(near(18), past)).toEqual([]);
});

test('fr3.pike-blocks.conforming: a single unit that it charges lines up with it', () => {
  const at = start(`A1 pikes 20,10 N 1x2; A2 mobs+general-2-2 3,3 N; B1 spears 20.4,14 200; ${far}`);
  const hit = after(at, [charge(['A1'])]);
  expect(unit(hit, 'A1').base.facing).toBe(0);
  expect(unit(hit, 'A1').base.x).toBe(20);
  expect(unit(hit, 'B1').base).toMatchObject({ x: 20, facing: 1800 });
  expect(fights(hit)).toEqual(['A1-B1']);
  expect(hit.events.map((each) => tell(hit.state, each))).toContain('Spears (B1) are lined up with those who charge them.');
  expect(brokenInvariants(hit.state)).toEqual([]);
});

test('fr3.pike-blocks.conforming, ruling: it lines up itself where the other has no room for it, or fights already', () => {
  const tight = start(`A1 pikes 20,10 N 1x2; A2 mobs+general-2-2 3,3 N; B1 spears 20.4,14 200; B2 spears 18.5,14.3 W; ${far}`);
  const hit = after(tight, [charge(['A1'])]);
  expect([unit(hit, 'A1').base.facing, unit(hit, 'B1').base.facing]).toEqual([200, 2000]);
});

test('fr3.pike-blocks.conforming: who charges it lines up with it', () => {
  const at = start(`A1 spears 20.3,10 N; A2 mobs+general-2-2 3,3 N; B1 pikes 20,14 200 1x2; ${far}`);
  const hit = after(at, [charge(['A1'])]);
  expect([unit(hit, 'A1').base.facing, unit(hit, 'B1').base.facing]).toEqual([200, 2000]);
});

test('fr3.pike-blocks.flank-screening: a unit on line covers both flanks on its side, nothing covers the other', () => {
  const spears = `B2 spears ${by(2, -1)} S`;
  const at = start(`A1 knights ${by(5, 1)} W; A2 mobs+general-2-2 3,3 N; B1 pikes 20,20 S 1x2; ${spears}; ${far}`);
  expect(rules(at, charge(['A1']))).toEqual(['fr3.pike-blocks.flank-screening']);
  const west = start(`A1 knights ${by(-5, 1)} E; A2 mobs+general-2-2 3,3 N; B1 pikes 20,20 S 1x2; ${spears}; ${far}`);
  expect(rules(west, charge(['A1']))).toEqual([]);
});

test('fr3.pike-blocks.magic-cost, fr3.multi-based.magic-cost: a spell on a block costs a point more, on a mass three', () => {
  const at = start(`A1 pikes 10,10 N 1x2; A2 mobs 20,20 N 2x2; A3 pikes 30,10 N; ${far}`);
  const on = (id: string) => surchargeOf(at.state, { character: 'B2', spell: 'blast', on: [id] });
  expect(['A1', 'A2', 'A3'].map(on)).toEqual([1, 3, 0]);
});

test('fr3.pike-blocks.innate-magic, fr3.multi-based.innate-magic: it resists at +1, a mass at +3', () => {
  const at = start(`A1 pikes 10,10 N 1x2; A2 mobs 20,20 N 2x2; A3 pikes 30,10 N; A4 mobs 36,10 N; ${far}`);
  const chance = (id: string) =>
    odds(resists(at.state, unit(at, id), abilityOf('apoplexy')))
      .of(({ roll }) => roll === 'passed')
      .toString();
  // Pikes rally on 6 or more, mobs on 7 or more.
  expect(['A3', 'A1'].map(chance)).toEqual(['1/2', '3/5']);
  expect(['A4', 'A2'].map(chance)).toEqual(['2/5', '7/10']);
});

test('fr3.pike-blocks.trap-clearing: it tries to get free at once, with +1', () => {
  const laid = (form: string, ...faces: number[]) =>
    after(
      begun(setupOf(`A1 mobs 3,3 N; B1 pikes 20,20 S${form}; ${far}; nuisances A trap`)),
      [{ kind: 'lay', what: 'trap', at: 'B1' }],
      ...faces,
    );
  // Pikes rally on 6, so a block needs 5 with its +1; other units do not roll before their own phase.
  expect(unit(laid(' 1x2', 5), 'B1').effects).toEqual([]);
  expect(unit(laid(' 1x2', 4), 'B1').effects).toHaveLength(1);
  expect(unit(laid(''), 'B1').effects).toHaveLength(1);
});

test('fr3.pike-blocks.handweapon-bonus: handweapons have nothing against a block', () => {
  const meet = (form: string, north: number) =>
    start(`A1 handweapons 20,20 N; A2 mobs 3,3 N; B1 pikes 20,${onGrid(20 + north * baseSide)} S${form}; ${far}`);
  const [single, block] = [adds(meet('', 1), 'A1', 'B1')[0], adds(meet(' 1x2', 1.5), 'A1', 'B1')[0]];
  expect((single as number) - (block as number)).toBeGreaterThan(0);
});
