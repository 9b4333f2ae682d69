/** Leviathans in a battle, by rule id: their sizes, what they reach, what harms them, and what they do to friend and foe. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { readSetup } from '../../../src/engine/fr3/battle/deployment/read-setup.ts';
import { abilityOf } from '../../../src/engine/fr3/battle/innate/aim.ts';
import { resists } from '../../../src/engine/fr3/battle/innate/test.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { aspects } from '../../../src/engine/fr3/battle/judgement/judgement.ts';
import { surchargeOf } from '../../../src/engine/fr3/battle/magic/aim.ts';
import { pairs, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { setsFire } from '../../../src/engine/fr3/battle/special-troops/fires.ts';
import { troopOf, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { costOf } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import { nameOf } from '../../../src/engine/fr3/battle/units/troops.ts';
import { movesLeft } from '../../../src/engine/fr3/companion/turn.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { onGrid } from '../../../src/engine/kernel/geometry.ts';
import { parse, write } from '../../../src/engine/kernel/notation.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { roster } from './muster-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const fights = ({ state }: Played) => pairs(state).map(({ a, b }) => `${a.id}-${b.id}`);
const told = (at: Played) => at.events.map((each) => tell(at.state, each));
const tests = (at: Played, of: string) => at.events.filter((each) => each.kind === 'tested' && each.of === of);
const adds = ({ state }: Played, a: string, b: string) => {
  const of = bout(questionOf(state, unitAt(state, a), unitAt(state, b)));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const pass: Act = { kind: 'pass' };
const far = 'B9 mobs 40,33 S';
/** A place this many half bases east and north of 20, 20. */
const by = (east: number, north: number) => [east, north].map((off) => (20 + (off * baseSide) / 2).toFixed(4)).join(',');
const both = start(`A1 leviathans 10,10 N; A2 leviathans 20,10 N 1x2; A3 mobs+general-2-2 3,3 N; ${far}`);

// ---- Types ---------------------------------------------------------------------------------------

test('fr3.leviathans.1x1, fr3.leviathans.1x2, ruling, fr3.leviathans.class: two sizes, with their costs and names', () => {
  expect(unit(both, 'A1').base).toMatchObject({ width: baseSide, depth: baseSide });
  expect(unit(both, 'A2').base).toMatchObject({ width: baseSide, depth: 2 * baseSide });
  expect(['A1', 'A2'].map((id) => costOf(troopOf(both.state, unit(both, id))))).toEqual([100, 150]);
  expect(nameOf(both.state, unit(both, 'A2'))).toBe('1x2 Leviathan');
  const text = write(writeSetup(both.state.setup));
  expect(text).toContain('A2 leviathans 20,10 N 1x2');
  const again = parse(text);
  const read = again.ok ? readPosition(again.statements) : null;
  expect(read?.ok && read.value.armies.A.troops[1]).toMatchObject({ type: 'leviathans', kit: { form: '1x2' } });
});

test('fr3.leviathans.1x1, fr3.leviathans.1x2: CF 10 and 12, and the large one charges with +2', () => {
  const hit = (size: string) =>
    after(start(`A1 leviathans 20,10 N${size}; A2 mobs+general-2-2 3,3 N; B1 spears 20,14 S; ${far}`), [charge(['A1'])], 9);
  expect(adds(hit(''), 'A1', 'B1')[0]).toBe(10);
  expect(adds(hit(' 1x2'), 'A1', 'B1')[0]).toBe(14);
});

test('fr3.leviathans.extra-markers: the first loss costs the small one its marker, the large one has two', () => {
  expect(unit(both, 'A1')).toMatchObject({ markers: 1, mostMarkers: 1 });
  expect(unit(both, 'A2')).toMatchObject({ markers: 2, mostMarkers: 2 });
});

test('fr3.leviathans.abilities: one of them at most', () => {
  for (const words of ['bows', 'bows longbows', 'light-artillery', 'heavy-artillery', 'grapple', 'innate=freeze'])
    expect(setupOf(`A1 leviathans 10,10 N ${words}; ${far}`).armies.A.troops[0]?.type).toBe('leviathans');
  expect(() => setupOf(`A1 leviathans 10,10 N bows grapple; ${far}`)).toThrow('at most one ability');
  expect(() => setupOf(`A1 leviathans 10,10 N innate=set-fire light-artillery; ${far}`)).toThrow('at most one ability');
});

test('fr3.leviathans.abilities: its missiles and its artillery come from its front', () => {
  const at = begun(setupOf(`A1 leviathans 20,20 N heavy-artillery; A2 leviathans 10,20 N bows; B1 mobs ${by(0, 8)} S; ${far}`));
  expect(rules(at, { kind: 'bombard', unit: 'A1', at: 'B1' })).toEqual([]);
  const behind = begun(
    setupOf(`A1 leviathans 20,20 S heavy-artillery; A2 leviathans 20,23 S bows; B1 mobs ${by(0, 8)} S; ${far}`),
  );
  expect(fr3Battle.refuse(behind.state, { kind: 'bombard', unit: 'A1', at: 'B1' })).not.toBeNull();
});

test('fr3.leviathans.no-characters, fr3.leviathans.no-attachment: they are nobody, and nobody goes with them', () => {
  expect(() => setupOf(`A1 leviathans 10,10 N; A2 skirmishers with A1; ${far}`)).toThrow(
    'a unit cannot be attached to a leviathan',
  );
  expect(() => setupOf(`A1 leviathans+general-2-2 10,10 N; ${far}`)).toThrow();
  const near = begun(setupOf(`A1 leviathans 10,10 N; A2 skirmishers 10,7 N; ${far}`));
  expect(rules(unshot(near), { kind: 'attach', unit: 'A2', to: 'A1' })).toContain('fr3.basics.attachment-barred-primaries');
});

// ---- Movement -----------------------------------------------------------------------------------

test('fr3.leviathans.1x1, fr3.leviathans.1x2, ruling: 7 inches in the open, 4 in difficult ground', () => {
  for (const id of ['A1', 'A2']) {
    expect(rules(both, { kind: 'ahead', units: [id], inches: 7.01 })).toContain('fr3.movement.rate');
    expect(rules(both, { kind: 'ahead', units: [id], inches: 7 })).toEqual([]);
  }
  const woods = start(`terrain woods 5,5 to 20,20; A1 leviathans 10,10 N; A2 mobs 30,3 N; ${far}`);
  expect(rules(woods, { kind: 'ahead', units: ['A1'], inches: 4.01 })).toContain('fr3.movement.rate');
});

test('fr3.leviathans.control: it costs a point of the clock in a group too', () => {
  const group = `A1 leviathans 10,10 N; A2 spears+general-2-2 ${onGrid(10 + baseSide)},10 N`;
  const at = start(`${group}; ${far}`);
  const moved = after(at, [{ kind: 'ahead', units: ['A1', 'A2'], inches: 1 }]);
  // The general leads the others for free.
  expect(movesLeft(at.state.sheet) - movesLeft(moved.state.sheet)).toBe(1);
});

test('fr3.leviathans.land-facing: a turn takes the whole move of a small one; a large one only wheels', () => {
  const turned = after(both, [{ kind: 'turn', units: ['A1'], to: 'left' }]);
  expect(unit(turned, 'A1').did.spent).toBe(1);
  expect(
    rules(after(both, [{ kind: 'ahead', units: ['A1'], inches: 0.5 }]), { kind: 'rotate', unit: 'A1', angle: 100 }),
  ).toContain('fr3.leviathans.land-facing');
  for (const to of ['left', 'about'] as const)
    expect(rules(both, { kind: 'turn', units: ['A2'], to })).toEqual(['fr3.leviathans.land-facing']);
  expect(rules(both, { kind: 'wheel', units: ['A2'], side: 'left', angle: 200 })).toEqual([]);
});

test('fr3.leviathans.land-forbidden-terrain: marshes are closed to it', () => {
  const marsh = start(`terrain marsh 5,12 to 20,20; A1 leviathans 10,10 N; A2 mobs 15,10 N; ${far}`);
  expect(rules(marsh, { kind: 'ahead', units: ['A1'], inches: 2 })).toEqual(['fr3.leviathans.land-forbidden-terrain']);
  expect(rules(marsh, { kind: 'ahead', units: ['A2'], inches: 2 })).toEqual([]);
});

// ---- Contact ------------------------------------------------------------------------------------

test('fr3.leviathans.land-contact: it charges those in the air and under the ground', () => {
  for (const level of ['flying', 'burrowing']) {
    const at = start(`A1 leviathans 20,10 N; A2 mobs+general-2-2 3,3 N; B1 beastmen 20,14 S ${level}; ${far}`);
    expect(rules(at, charge(['A1']))).not.toEqual([]);
    const hit = after(at, [charge(['A1'], { over: 'B1' })], 9);
    expect(fights(hit)).toEqual(['A1-B1']);
    expect(brokenInvariants(hit.state)).toEqual([]);
    const spears = start(`A1 spears 20,11 N; A2 mobs+general-2-2 3,3 N; B1 beastmen 20,14 S ${level}; ${far}`);
    expect(rules(spears, charge(['A1'], { over: 'B1' }))).not.toEqual([]);
  }
});

test('fr3.leviathans.fear: even dragons and monsters are tested; a leviathan fears none of them', () => {
  for (const type of ['dragons', 'large-monsters', 'small-monsters']) {
    const at = start(`A1 leviathans 20,10 N; A2 mobs+general-2-2 3,3 N; B1 ${type} 20,14 S; ${far}`);
    expect(tests(after(at, [charge(['A1'])], 9), 'fear')).toMatchObject([{ unit: 'B1', passed: true }]);
  }
});

test('fr3.leviathans.conforming, fr3.leviathans.size-order: what is smaller lines up with it', () => {
  const met = (mine: string, theirs: string) => {
    const at = start(`A1 ${mine}; A2 mobs+general-2-2 3,3 N; B1 ${theirs}; ${far}`);
    const needs = theirs.startsWith('leviathans') ? [] : [9];
    const hit = after(at, [charge(['A1'])], ...needs);
    expect(brokenInvariants(hit.state)).toEqual([]);
    return hit.events.some((each) => each.kind === 'moved' && each.way === 'lined-up');
  };
  expect(met('leviathans 20,10 N', 'spears 20.4,14 200')).toBe(true);
  expect(met('leviathans 20,10 N', 'leviathans 20.4,14 200')).toBe(false);
  expect(met('leviathans 20,10 N', 'pikes 20.4,15 200 1x2')).toBe(false);
  expect(met('leviathans 20,10 N 1x2', 'pikes 20.4,15 200 1x2')).toBe(true);
  expect(met('leviathans 20,10 N 1x2', 'leviathans 20.4,15 200')).toBe(true);
  expect(met('leviathans 20,10 N 1x2', 'leviathans 20.4,15 200 1x2')).toBe(false);
});

test('fr3.pike-blocks.conforming: a leviathan does not line up with a block', () => {
  const at = start(`A1 pikes 20,10 N 1x2; A2 mobs+general-2-2 3,3 N; B1 leviathans 20.4,14 200; ${far}`);
  const hit = after(at, [charge(['A1'])], 9);
  expect(hit.events.some((each) => each.kind === 'moved' && each.way === 'lined-up')).toBe(false);
});

test('fr3.leviathans.1x2-facing, ruling: it stays for a flank, and turns to its rear', () => {
  const flank = after(
    start(`A1 knights ${by(5, 1)} W; A3 mobs+general-2-2 3,3 N; B1 leviathans 20,20 S 1x2; ${far}`),
    [charge(['A1'])],
    9,
  );
  expect(unit(flank, 'B1').base.facing).toBe(1800);
  expect(fights(flank)).toEqual(['A1-B1']);
  const rear = after(
    start(`A1 knights ${by(0, 6)} S; A3 mobs+general-2-2 3,3 N; B1 leviathans 20,20 S 1x2; ${far}`),
    [charge(['A1'])],
    9,
  );
  expect(unit(rear, 'B1').base.facing).toBe(0);
});

test('fr3.leviathans.most-dangerous: it turns to a leviathan, whatever else there is', () => {
  const at = (flank: string) =>
    after(
      start(
        `A1 dragons ${by(0, 2)} S elite=2-0-0; A2 ${flank} ${by(2, 0)} W; A3 mobs+general-2-2 3,3 N; B1 leviathans 20,20 N; ${far}`,
      ),
      [pass],
    );
  expect(unit(at('dragons'), 'B1').base.facing).toBe(0);
  expect(unit(at('leviathans'), 'B1').base.facing).toBe(900);
});

const besideLong = `B1 leviathans 20,20 S 1x2; A1 leviathans ${by(2, 1)} W; A2 mobs+general-2-2 3,3 N`;

test('fr3.leviathans.1x2-turning-damage, ruling: a large one swings to a leviathan on its flank; who stands there rolls', () => {
  const free = after(start(`${besideLong}; ${far}`), [pass]);
  expect(unit(free, 'B1').base).toMatchObject({ facing: 900, y: onGrid(20 + baseSide / 2), x: onGrid(20 - baseSide / 2) });
  expect(fights(free)).toEqual(['A1-B1']);
  expect(brokenInvariants(free.state)).toEqual([]);
  // Its own side's handweapons are beside it: 1 fails, and a 1 on the unit results table crushes them.
  const crowded = start(`${besideLong}; B2 handweapons ${by(-2, 1)} S; ${far}`);
  const crushed = after(crowded, [pass], 1, 1);
  expect(tests(crushed, 'crash')).toMatchObject([{ unit: 'B2', passed: false }]);
  expect(unit(crushed, 'B2').status).toBe('destroyed');
  expect(unit(crushed, 'B1').base.facing).toBe(900);
  const stopped = after(crowded, [pass], 9);
  expect(unit(stopped, 'B1').base.facing).toBe(1800);
});

test('fr3.leviathans.mutual-tie: a tie of two is a kill on both', () => {
  const at = after(start(`A1 leviathans 20,20 N; A2 mobs+general-2-2 3,3 N; B1 leviathans ${by(0, 2)} S; ${far}`), [pass]);
  const tie = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 5, 5);
  for (const id of ['A1', 'B1']) expect(unit(tie, id)).toMatchObject({ markers: 0, mostMarkers: 0, morale: 1 });
});

test('fr3.leviathans.fanatics: −1 against a small one, −2 against a large one', () => {
  const at = (size: string, north: number) =>
    start(`A1 fanatics 20,20 N; A2 mobs+general-2-2 3,3 N; B1 leviathans ${by(0, north)} S${size}; ${far}`);
  expect(adds(at('', 2), 'A1', 'B1')).toEqual([-1, 0]);
  expect(adds(at(' 1x2', 3), 'A1', 'B1')).toEqual([-2, 0]);
});

// ---- Damage -------------------------------------------------------------------------------------

const shotAt = (firers: string, target = 'leviathans') =>
  begun(setupOf(`A1 ${firers} 20,20 N; A2 mobs+general-2-2 3,3 N; B1 ${target} ${by(0, 8)} S; ${far}`));
const shoot: Act = { kind: 'shoot', units: ['A1'], at: 'B1' };

test('fr3.leviathans.missile-immunity: bows, longbows and crossbows do nothing to it: nobody rolls', () => {
  for (const type of ['longbows', 'crossbow-handgun', 'skirmishers'])
    expect(unit(after(shotAt(type), [shoot]), 'B1')).toMatchObject({ markers: 1, morale: 0 });
});

test('fr3.leviathans.musket-rifle: muskets shoot at it as at hard cover, −3', () => {
  const harmed = (target: string, face: number) => {
    const { markers, morale } = unit(after(shotAt('muskets', target), [shoot], face), 'B1');
    return markers === 0 && (target === 'leviathans' || morale > 0);
  };
  // A single unit at short range demoralizes on 7.
  expect([harmed('spears', 6), harmed('spears', 7)]).toEqual([false, true]);
  expect([harmed('leviathans', 9), harmed('leviathans', 10)]).toEqual([false, true]);
});

test('fr3.leviathans.throwing-weapons: nobody rolls for them', () => {
  const at = start(`A1 handweapons 20,18.5 N throwing; A2 mobs+general-2-2 3,3 N; B1 leviathans ${by(0, 2)} S; ${far}`);
  expect(tests(after(at, [charge(['A1'])], 9), 'throwing-weapons')).toEqual([]);
});

test('fr3.leviathans.artillery: +1 to hit and −1 damage, +2 and −2 for the large one', () => {
  const markers = (target: string, ...faces: number[]) => {
    const at = shotAt('heavy-artillery', `leviathans${target}`.replace(/ 1x2$/, ''));
    const set = target
      ? begun(setupOf(`A1 heavy-artillery 20,20 N; A2 mobs+general-2-2 3,3 N; B1 leviathans ${by(0, 9)} S 1x2; ${far}`))
      : at;
    const { markers: left, morale } = unit(after(set, [{ kind: 'bombard', unit: 'A1', at: 'B1' }], ...faces), 'B1');
    return [left, morale];
  };
  // A hit on 7, which a 6 reaches against a small one and a 5 against a large one; damage on 7, with +1 for a cannon.
  expect(markers('', 5)).toEqual([1, 0]);
  expect(markers('', 6, 6)).toEqual([1, 0]);
  expect(markers('', 6, 7)).toEqual([0, 0]);
  expect(markers(' 1x2', 4)).toEqual([2, 0]);
  expect(markers(' 1x2', 5, 7)).toEqual([2, 0]);
  expect(markers(' 1x2', 5, 8)).toEqual([1, 0]);
});

test('fr3.leviathans.magic-cost: a spell costs one point more, two for the large one', () => {
  const on = (id: string) => surchargeOf(both.state, { character: 'B2', spell: 'blast', on: [id] });
  expect([on('A1'), on('A2'), on('A3')]).toEqual([1, 2, 0]);
});

test('fr3.leviathans.innate-magic: it resists at +1, the large one at +2', () => {
  const chance = (id: string) =>
    odds(resists(both.state, unit(both, id), abilityOf('apoplexy')))
      .of(({ roll }) => roll === 'passed')
      .toString();
  // 6 and more on a d10.
  expect([chance('A1'), chance('A2')]).toEqual(['3/5', '7/10']);
});

test('fr3.leviathans.trap-clearing: it tries to get free at once, with +1', () => {
  const at = begun(setupOf(`A1 mobs+general-2-2 3,3 N; B1 leviathans 20,20 S; ${far}; nuisances A trap`));
  const laid = after(at, [{ kind: 'lay', what: 'trap', at: 'B1' }], 5);
  expect(tests(laid, 'trap')).toMatchObject([{ unit: 'B1', passed: true }]);
  expect(unit(laid, 'B1').effects).toEqual([]);
});

test('fr3.fire.target, fr3.fire.moves-with-ship: it burns itself, as wood does, and carries the fire along', () => {
  const at = start(`A1 mobs+general-2-2 3,3 N; A2 leviathans 20,10 N innate=set-fire; ${far}`);
  const set = (...faces: number[]) => {
    const dice = scripted(faces);
    const { state, events } = play(setsFire(at.state, unit(at, 'A2').base, 'surface'), dice);
    dice.finish();
    return { state, events };
  };
  expect(set(7).state.fires).toEqual([]);
  expect(set(3).state.fires).toMatchObject([{ on: 'A2', marker: 'smolder' }]);
  const moved = after(set(2), [{ kind: 'ahead', units: ['A2'], inches: 3 }]);
  expect(moved.state.fires).toMatchObject([{ on: 'A2', marker: 'fire', base: { x: 20, y: 13 } }]);
  expect(brokenInvariants(moved.state)).toEqual([]);
});

// ---- Destruction --------------------------------------------------------------------------------

const cornered = (behind: string) =>
  after(start(`A1 dragons 20,20 N; A2 mobs+general-2-2 3,3 N; B1 leviathans ${by(0, 2)} S demoralized; ${behind}; ${far}`), [
    pass,
  ]);
const fight: Act = { kind: 'fight', a: 'A1', b: 'B1' };

test('fr3.leviathans.push-back-crash: with a unit behind it, it is destroyed, and that unit rolls', () => {
  const free = after(cornered('B2 handweapons 3,30 S'), [fight], 8, 3);
  expect(unit(free, 'B1')).toMatchObject({ morale: 2, status: 'table' });
  const crowded = cornered(`B2 handweapons ${by(0, 4)} S`);
  const crushed = after(crowded, [fight], 8, 3, 1, 1);
  expect(unit(crushed, 'B1').status).toBe('destroyed');
  expect(tests(crushed, 'crash')).toMatchObject([{ unit: 'B2', passed: false }]);
  expect(unit(crushed, 'B2').status).toBe('destroyed');
  expect(brokenInvariants(crushed.state)).toEqual([]);
  const away = after(crowded, [fight], 8, 3, 9);
  expect(unit(away, 'B2')).toMatchObject({ status: 'table', morale: 0 });
});

test('fr3.leviathans.push-back-crash: another leviathan behind it is not harmed', () => {
  const two = after(cornered(`B2 leviathans ${by(0, 4)} S`), [fight], 8, 3);
  expect(unit(two, 'B1').status).toBe('destroyed');
  expect(tests(two, 'crash')).toEqual([]);
  expect(unit(two, 'B2')).toMatchObject({ markers: 1, morale: 0 });
});

// ---- Friends ------------------------------------------------------------------------------------

test('fr3.leviathans.fights-anyone: it fights a friend that its front touches, before the other melees', () => {
  const at = start(`A1 leviathans 20,20 N; A2 spears ${by(0, 2)} N; A3 mobs+general-2-2 3,3 N; ${far}`);
  const fought = after(at, [pass], 5, 5);
  expect(told(fought)).toContain('Leviathans (A1) turn on their own side: they fight Spears (A2).');
  expect(unit(fought, 'A2').base.facing).toBe(1800);
  expect(fought.events.filter(({ kind }) => kind === 'fought')).toMatchObject([{ a: 'A1', b: 'A2', winner: 'A1' }]);
  expect(unit(fought, 'A2')).toMatchObject({ morale: 1 });
});

test('fr3.leviathans.fights-anyone, ruling: a fight with a friend has the results of any melee', () => {
  const at = start(`A1 leviathans 20,20 N; A2 spears ${by(0, 2)} N; A3 mobs+general-2-2 3,3 N; ${far}`);
  const left = (...faces: number[]) => {
    const fought = after(at, [pass], ...faces);
    return ['A1', 'A2'].map((id) => [unit(fought, id).status, unit(fought, id).morale, unit(fought, id).markers]);
  };
  // The leviathan adds 10 and the spears 3 and 1 against nothing.
  const whole = ['table', 0, 1];
  expect(left(10, 1)).toEqual([whole, ['destroyed', 0, 0]]);
  expect(left(5, 8)).toEqual([whole, ['table', 1, 0]]);
  expect(left(1, 10)).toEqual([
    ['table', 0, 0],
    ['table', 0, 0],
  ]);
});

test('fr3.leviathans.fights-anyone: it turns to one whose front touches its flank; other leviathans are spared', () => {
  const flank = after(start(`A1 leviathans 20,20 N; A2 spears ${by(2, 0)} W; A3 mobs+general-2-2 3,3 N; ${far}`), [pass], 5, 5);
  expect(unit(flank, 'A1').base.facing).toBe(900);
  expect(flank.events.filter(({ kind }) => kind === 'fought')).toHaveLength(1);
  const kin = after(start(`A1 leviathans 20,20 N; A2 leviathans ${by(0, 2)} N; A3 mobs+general-2-2 3,3 N; ${far}`), [pass]);
  expect(kin.events.some(({ kind }) => kind === 'set-upon')).toBe(false);
  // Side by side in a line, no front edge is in contact.
  const line = after(start(`A1 leviathans 20,20 N; A2 spears ${by(2, 0)} N; A3 mobs+general-2-2 3,3 N; ${far}`), [pass]);
  expect(line.events.some(({ kind }) => kind === 'set-upon')).toBe(false);
});

test('fr3.leviathans.fights-anyone: a unit may move away from its own leviathan', () => {
  const at = start(`A1 leviathans 20,20 N; A2 spears ${by(0, 2)} N; A3 mobs+general-2-2 3,3 N; ${far}`);
  expect(rules(at, { kind: 'ahead', units: ['A2'], inches: 2 })).toEqual([]);
});

test('fr3.leviathans.follow-up, ruling, fr3.leviathans.fights-anyone: with an enemy at hand it leaves its friends alone, and them to their enemies', () => {
  const mine = `A1 leviathans 20,20 N; A2 spears ${by(-2, 0)} E; A3 mobs+general-2-2 3,3 N`;
  const busy = after(start(`${mine}; B1 spears ${by(0, 2)} S; ${far}`), [pass]);
  expect(fights(busy)).toEqual(['A1-B1']);
  expect(busy.events.some(({ kind }) => kind === 'set-upon')).toBe(false);
  const column = `A1 leviathans 20,20 N; A2 spears ${by(0, 2)} N; A3 mobs+general-2-2 3,3 N; B1 spears ${by(0, 4)} S`;
  expect(fights(after(start(`${column}; ${far}`), [pass]))).toEqual(['A2-B1']);
  // Of two friends it fights the more dangerous one, and a friend is not held.
  const two = `A1 leviathans 20,20 N; A2 mobs ${by(0, 2)} N; A3 knights ${by(2, 0)} W; A4 mobs+general-2-2 3,3 N; ${far}`;
  const chosen = after(start(two), [pass], 5, 5);
  expect(chosen.events.filter(({ kind }) => kind === 'fought')).toMatchObject([{ a: 'A1', b: 'A3' }]);
  expect(rules(start(two), { kind: 'ahead', units: ['A2'], inches: 2 })).toEqual([]);
});

test('fr3.leviathans.follow-up: it follows up into a friend, and fights it in the next phase', () => {
  const at = after(
    start(
      `A1 leviathans 20,20 N; A2 spears ${by(0, 4)} N; A3 mobs+general-2-2 3,3 N; B1 militia ${by(0, 2)} S; B2 mobs 3,30 S; ${far}`,
    ),
    [pass],
  );
  const won = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 9, 1);
  expect(unit(won, 'B1').status).toBe('destroyed');
  expect(unit(won, 'A1').base.y).toBeCloseTo(20 + baseSide, 3);
  const next = after(won, [pass], 5, 5);
  expect(told(next)).toContain('Leviathans (A1) turn on their own side: they fight Spears (A2).');
});

test('fr3.leviathans.fights-anyone: a judge counts that fight against its side, and for the other', () => {
  const at = (place: string) => start(`A1 leviathans 20,20 N; A2 spears ${place} N; A3 mobs+general-2-2 3,3 N; ${far}`).state;
  const fightsOf = (place: string) => [aspects(at(place), 'A').fights, aspects(at(place), 'B').fights];
  expect(fightsOf(by(4, 2))).toEqual([0, 0]);
  const [own = 0, enemy = 0] = fightsOf(by(0, 2));
  expect(own).toBeLessThan(0);
  expect(enemy).toBe(-own);
});

// ---- From a roster ------------------------------------------------------------------------------

test('fr3.leviathans.1x1, fr3.leviathans.1x2, fr3.leviathans.abilities: bought, they come to the battle as they are', () => {
  const bought = armyOfRoster(roster('gnomes', ['handweapons', 'leviathans heavy-artillery', 'leviathan-1x2 longbows']));
  expect(bought.ok && bought.value.troops.slice(1)).toEqual([
    { type: 'leviathans', cost: 140, arms: ['heavy-artillery'] },
    { type: 'leviathans', cost: 170, kit: { form: '1x2', bows: true }, arms: ['longbows'] },
  ]);
  const army = bought.ok ? bought.value : null;
  const open = { table: { width: 48, depth: 36 }, terrain: [], objective: null };
  expect(readSetup({ ...open, armies: { A: army, B: army } })).toMatchObject({ ok: true });
});
