/** Leviathans in the air, in water and below ground in a battle, by rule id: how they move, drag, land, withdraw and engulf. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { withEffect } from '../../../src/engine/fr3/battle/magic/effects.ts';
import { boutOf, pairs } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { movesLeft } from '../../../src/engine/fr3/companion/turn.ts';
import { leviathans } from '../../../src/engine/fr3/data/figures/leviathans.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { corners } from '../../../src/engine/kernel/geometry.ts';
import { after, army, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { roster } from './muster-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string, more = {}) => unshot(begun(setupOf(text, more)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: { readonly state: State }, id: string) => unitAt(state, id);
const told = (at: Played) => at.events.map((each) => tell(at.state, each));
const fights = ({ state }: Played) => pairs(state).map(({ a, b }) => `${a.id}-${b.id}`);
const pass: Act = { kind: 'pass' };
const full = leviathans.move.open;
const half = full * leviathans.minimumMove;
const general = 'A9 mobs+general-2-2 3,3 N';
const far = 'B9 mobs 40,33 S';
/** A place this many half bases east and north of 20, 20. */
const by = (east: number, north: number) => [east, north].map((off) => (20 + (off * baseSide) / 2).toFixed(4)).join(',');
const lake = 'terrain water 5,5 to 35,35';

test('fr3.leviathans.environment, ruling: it is at home in one', () => {
  for (const level of ['flying', 'burrowing'])
    expect(unit(start(`A1 leviathans 20,20 N ${level}; ${general}; ${far}`), 'A1').level).toBe(level);
  expect(unit(start(`${lake}; A1 leviathans 20,20 N swimming; ${general}; ${far}`), 'A1').level).toBe('swimming');
  expect(() => setupOf(`A1 leviathans 10,10 N flying swimming; ${far}`)).toThrow(
    'a leviathan can be flying, swimming or burrowing',
  );
});

test('fr3.leviathans.environment: it begins in its element, or has landed', () => {
  const begins = (words: string) => () =>
    setupOf(`terrain water 5,5 to 15,15; terrain woods 25,5 to 35,15; ${words}; ${general}; ${far}`);
  expect(begins('A1 leviathans 20,20 N swimming')).toThrow('live in water');
  expect(begins('A1 leviathans 30,10 N burrowing')).toThrow('live in open ground');
  for (const words of ['10,10 N swimming', '20,20 N swimming landed', '20,20 N burrowing', '30,10 N flying', '30,10 N'])
    expect(begins(`A1 leviathans ${words}`), words).not.toThrow();
});

test('fr3.leviathans.environment: it deploys in its element where there is room, and ashore where there is none', () => {
  const deploying = (north: number): Played => {
    const spears = army('Ben', ['spears']);
    const troops = [{ type: 'leviathans', levels: ['swimming'] as const }, { type: 'spears' }];
    const armies = { A: { ...spears, troops, characters: [{ leader: 'general-2-2' as const, with: 2 }] }, B: spears };
    const terrain = [{ kind: 'water' as const, polygon: corners({ x: 6, y: north, facing: 0, width: 8, depth: 8 }) }];
    return begun({ table: { width: 48, depth: 36 }, terrain, objective: null, first: 'A', armies });
  };
  const deploy = (x: number): Act => ({ kind: 'deploy', units: ['A1'], x, y: 6, wide: 1 });
  const places = (at: Played) => [...fr3Battle.actions(at.state)].map((each) => each.kind === 'deploy' && each.units);
  const bay = deploying(6);
  expect([rules(bay, deploy(6)), rules(bay, deploy(30))]).toEqual([[], ['fr3.leviathans.environment']]);
  expect(unit(after(bay, [deploy(6)]), 'A1').level).toBe('swimming');
  expect(places(bay)).toEqual([['A1']]);
  // The only water is on the other side.
  const dry = deploying(30);
  expect(rules(dry, deploy(30))).toEqual([]);
  expect(unit(after(dry, [deploy(30)]), 'A1').level).toBe('surface');
});

test('fr3.leviathans.environment: from a roster', () => {
  const bought = armyOfRoster(roster('gnomes', ['handweapons', 'leviathans flying', 'leviathan-1x2 burrowing longbows']));
  expect(bought.ok && bought.value.troops.slice(1)).toEqual([
    { type: 'leviathans', cost: 100, levels: ['flying'] },
    { type: 'leviathans', cost: 170, kit: { form: '1x2', bows: true }, arms: ['longbows'], levels: ['burrowing'] },
  ]);
});

test('fr3.leviathans.fly-swim-movement, fr3.leviathans.burrow-facing: they only wheel, and move at their own rate', () => {
  for (const [level, rule] of [
    ['flying', 'fr3.leviathans.fly-swim-movement'],
    ['swimming', 'fr3.leviathans.fly-swim-movement'],
    ['burrowing', 'fr3.leviathans.burrow-facing'],
  ] as const) {
    const at = start(`${level === 'swimming' ? lake : 'table 48x36'}; A1 leviathans 20,20 N ${level}; ${general}; ${far}`);
    expect(rules(at, { kind: 'turn', units: ['A1'], to: 'left' })).toEqual([rule]);
    expect(rules(at, { kind: 'rotate', unit: 'A1', angle: 300 })).toEqual([rule]);
    expect(rules(at, { kind: 'wheel', units: ['A1'], side: 'left', angle: 300 })).toEqual([]);
    expect(rules(at, { kind: 'ahead', units: ['A1'], inches: full })).toEqual([]);
    expect(rules(at, { kind: 'ahead', units: ['A1'], inches: full + 0.01 })).toContain('fr3.movement.rate');
  }
});

test('fr3.leviathans.fly-swim-movement, ruling: what is missing of its half move it goes by itself', () => {
  const at = start(`A1 leviathans 20,20 N flying; A2 leviathans 30,20 N; ${general}; ${far}`);
  const idle = after(at, [pass]);
  expect(unit(idle, 'A1').base.y).toBe(20 + half);
  expect(told(idle)).toContain(`Leviathans (A1) glide on, ${half}″.`);
  expect(unit(idle, 'A2').base.y).toBe(20);
  const short = after(at, [{ kind: 'ahead', units: ['A1'], inches: 1 }, pass]);
  expect(unit(short, 'A1').base.y).toBe(20 + half);
  const long = after(at, [{ kind: 'ahead', units: ['A1'], inches: 5 }, pass]);
  expect(unit(long, 'A1').base.y).toBe(25);
});

test('fr3.leviathans.fly-swim-movement, ruling: it halts before whoever is on its level, and leaves the table over the edge', () => {
  const friend = start(`A1 leviathans 20,20 N flying; A2 beastmen ${by(0, 4)} N flying; ${general}; ${far}`);
  expect(unit(after(friend, [pass], 5, 5), 'A1').base.y).toBeCloseTo(20 + baseSide, 2);
  const below = start(`A1 leviathans 20,20 N flying; A2 beastmen ${by(0, 4)} N; ${general}; ${far}`);
  expect(unit(after(below, [pass]), 'A1').base.y).toBe(20 + half);
  const edge = after(start(`A1 leviathans 20,34 N flying; ${general}; ${far}`), [pass]);
  expect(unit(edge, 'A1').status).toBe('away');
  const shore = after(start(`terrain water 5,5 to 35,23; A1 leviathans 20,20 N swimming; ${general}; ${far}`), [pass]);
  expect(unit(shore, 'A1')).toMatchObject({ level: 'swimming' });
  expect(unit(shore, 'A1').base.y).toBeGreaterThan(21.5);
  expect(brokenInvariants(shore.state)).toEqual([]);
});

const inTheAir = (more: string) => start(`A1 leviathans 20,20 N flying; A9 mobs+general-2-2 3,3 N; ${more}; ${far}`);

test('fr3.leviathans.drag, ruling: it takes its opponents along, those on its flank and rear too, at no cost', () => {
  const text = `B1 light-cavalry ${by(0, 2)} S flying; B2 light-cavalry ${by(0, -2)} N flying; B3 light-cavalry ${by(-2, 0)} E flying`;
  const at = inTheAir(text);
  expect(told(at)).toContain(`Leviathans (A1) and Light Cavalry (B1, B2 and B3) are carried on in their melee, ${half}″.`);
  const north = { A1: 0, B1: 1, B2: -1, B3: 0 };
  for (const [id, bases] of Object.entries(north)) expect(unit(at, id).base.y).toBeCloseTo(20 + half + bases * baseSide, 2);
  expect(at.state.contacts).toHaveLength(3);
  expect(movesLeft(at.state.sheet)).toBe(movesLeft(inTheAir('').state.sheet));
  expect(brokenInvariants(at.state)).toEqual([]);
});

test('fr3.leviathans.drag, ruling: others in the way stop it; those of the surface do not', () => {
  const at = inTheAir(`B1 light-cavalry ${by(0, 2)} S flying; B2 light-cavalry ${by(0, 6)} S flying`);
  expect(unit(at, 'A1').base.y).toBeCloseTo(20 + baseSide, 2);
  const free = inTheAir(`B1 light-cavalry ${by(0, 2)} S flying; B2 light-cavalry ${by(0, 6)} S`);
  expect(unit(free, 'A1').base.y).toBe(20 + half);
});

test('fr3.leviathans.drag-exempt, ruling: it drags no leviathan, and stays for one', () => {
  for (const kind of ['leviathans', 'leviathans 1x2']) {
    const [type, ...more] = kind.split(' ');
    const north = more.length > 0 ? 3 : 2;
    const at = inTheAir(`B1 ${type} ${by(0, north)} S flying ${more.join(' ')}; B2 light-cavalry ${by(0, -2)} N flying`);
    expect(unit(at, 'A1').base.y).toBe(20);
    expect(unit(at, 'B2').base.y).toBeCloseTo(20 - baseSide, 2);
  }
});

test('fr3.leviathans.drag-off-board: they stay at the edge and fight on there', () => {
  const edge = 36 - baseSide / 2;
  const y = 36 - baseSide;
  const at = start(
    `A1 leviathans 20,${(y - 2 * baseSide + baseSide / 2).toFixed(4)} N flying; A9 mobs+general-2-2 3,3 N; B1 light-cavalry 20,${(y - baseSide / 2).toFixed(4)} S flying; ${far}`,
  );
  expect(unit(at, 'B1')).toMatchObject({ status: 'table' });
  expect(unit(at, 'B1').base.y).toBeGreaterThan(edge - 0.2);
  expect(unit(at, 'B1').base.y).toBeLessThanOrEqual(edge);
  expect(fights(at)).toEqual(['A1-B1']);
  expect(told(at).some((line) => line.includes('carried on'))).toBe(true);
  // 1 against 10: the cavalry are killed, and the leviathan stays where it was.
  const won = after(at, [pass, { kind: 'fight', a: 'A1', b: 'B1' }], 10, 1);
  expect(unit(won, 'B1').status).toBe('destroyed');
  expect(unit(won, 'A1').status).toBe('table');
});

test('fr3.leviathans.fly-swim-contact: it fights in the air, and nobody on the ground', () => {
  const at = start(`A1 leviathans 20,20 N flying; ${general}; B1 beastmen 20,24 S flying; B2 beastmen 24,24 S; ${far}`);
  expect(fights(after(at, [charge(['A1'])], 9))).toEqual(['A1-B1']);
  expect(rules(at, charge(['A1'], { aim: 450, over: 'B2' }))).not.toEqual([]);
  const over = start(`A1 leviathans 20,20 N flying; ${general}; B1 beastmen 20,24 S; ${far}`);
  expect(rules(over, charge(['A1'], { over: 'B1' }))).toEqual(['fr3.leviathans.fly-swim-contact']);
});

test('fr3.leviathans.land-contact: one of the air that has landed reaches no fliers', () => {
  const at = start(`A1 leviathans 20,20 N flying landed; ${general}; B1 beastmen 20,24 S flying; ${far}`);
  expect(rules(at, charge(['A1'], { over: 'B1' }))).toEqual(['fr3.leviathans.landing']);
  expect(
    start(`A1 leviathans 20,20 N flying landed; ${general}; B1 beastmen ${by(0, 2)} S flying; ${far}`).state.contacts,
  ).toEqual([]);
});

test('fr3.leviathans.landing: it comes down on clear ground with its whole move, stays, and takes off with a whole move', () => {
  const at = start(`terrain hill 18,18 to 22,22; A1 leviathans 10,10 N flying; A2 leviathans 20,20 N flying; ${general}; ${far}`);
  const land = (id: string): Act => ({ kind: 'level', units: [id], to: 'surface' });
  expect(rules(at, land('A2'))).toEqual(['fr3.leviathans.landing']);
  expect(rules(after(at, [{ kind: 'ahead', units: ['A1'], inches: 1 }]), land('A1'))).toEqual(['fr3.leviathans.landing']);
  const down = after(at, [land('A1')]);
  expect(unit(down, 'A1')).toMatchObject({ level: 'surface', did: { spent: 1 } });
  const stayed = after(down, [pass]);
  expect(unit(stayed, 'A1').base.y).toBe(10);
  // In its next movement step it goes nowhere on the ground.
  const grounded = start(`A1 leviathans 10,10 N flying landed; ${general}; ${far}`);
  expect(rules(grounded, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual(['fr3.leviathans.landing']);
  expect(rules(grounded, { kind: 'wheel', units: ['A1'], side: 'left', angle: 100 })).toEqual(['fr3.leviathans.landing']);
  const up = after(grounded, [{ kind: 'level', units: ['A1'], to: 'flying' }, pass]);
  expect(unit(up, 'A1')).toMatchObject({ level: 'flying', base: { y: 10 } });
});

const adds = ({ state }: Played, a: string, b: string) => {
  const of = boutOf(state, unitAt(state, a), unitAt(state, b));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const onTheGround = (mine: string, theirs: string) => start(`A1 ${mine}; ${general}; B1 ${theirs}; ${far}`);

test('fr3.leviathans.landed-melee, ruling: −4 against units of the ground, and away by taking off, undemoralized', () => {
  const at = onTheGround('leviathans 20,20 N flying landed', `handweapons ${by(0, 2)} S`);
  expect(adds(at, 'A1', 'B1')[0]).toBe(10 + leviathans.landed);
  expect(rules(at, { kind: 'level', units: ['A1'], to: 'flying' })).toContain('fr3.charging.engaged-cannot-move');
  expect(rules(at, { kind: 'disengage', unit: 'A1' })).toEqual(['fr3.leviathans.landing']);
  const away = after(at, [{ kind: 'withdraw', unit: 'A1' }]);
  expect(unit(away, 'A1')).toMatchObject({ level: 'flying', morale: 0, markers: 1, did: { spent: 1 } });
  expect(away.state.contacts).toEqual([]);
  expect(brokenInvariants(away.state)).toEqual([]);
});

test('fr3.leviathans.landed-melee: not from those who could follow it', () => {
  const leviathan = onTheGround('leviathans 20,20 N flying landed', `leviathans ${by(0, 2)} S`);
  expect(rules(leviathan, { kind: 'withdraw', unit: 'A1' })).toEqual(['fr3.leviathans.landed-melee']);
  const flier = onTheGround('leviathans 20,20 N flying landed', `beastmen ${by(0, 2)} S flying landed`);
  expect(rules(flier, { kind: 'withdraw', unit: 'A1' })).toEqual(['fr3.leviathans.landed-melee']);
});

test('fr3.leviathans.burrow-surface: it comes up with what it has left of its move, does not move there, and keeps its CF', () => {
  const at = start(`A1 leviathans 20,20 N burrowing; ${general}; ${far}`);
  const up = after(at, [
    { kind: 'ahead', units: ['A1'], inches: 4 },
    { kind: 'level', units: ['A1'], to: 'surface' },
  ]);
  expect(unit(up, 'A1')).toMatchObject({ level: 'surface', did: { spent: 1 } });
  const out = onTheGround('leviathans 20,20 N burrowing landed', `handweapons ${by(0, 2)} S`);
  expect(adds(out, 'A1', 'B1')[0]).toBe(10);
  const free = start(`A1 leviathans 20,20 N burrowing landed; ${general}; ${far}`);
  expect(rules(free, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual(['fr3.leviathans.burrow-surface']);
  expect(rules(free, charge(['A1']))).toContain('fr3.leviathans.burrow-surface');
  expect(rules(free, { kind: 'level', units: ['A1'], to: 'burrowing' })).toEqual([]);
});

test('fr3.leviathans.burrow-surface: a victor stays in its hole', () => {
  const at = after(onTheGround('leviathans 20,20 N burrowing landed', `mobs ${by(0, 2)} S`), [pass]);
  const won = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1);
  expect(unit(won, 'B1').status).toBe('destroyed');
  expect(unit(won, 'A1').base.y).toBe(20);
});

test('fr3.leviathans.burrow-withdraw: away under the ground, but not from leviathans and those who burrow', () => {
  const withdraw: Act = { kind: 'withdraw', unit: 'A1' };
  const away = after(onTheGround('leviathans 20,20 N burrowing landed', `handweapons ${by(0, 2)} S`), [withdraw]);
  expect(unit(away, 'A1')).toMatchObject({ level: 'burrowing', morale: 0, markers: 1 });
  expect(away.state.contacts).toEqual([]);
  for (const theirs of [`leviathans ${by(0, 2)} S`, `beastmen ${by(0, 2)} S burrowing landed`, `minor-spirits ${by(0, 2)} S`])
    expect(rules(onTheGround('leviathans 20,20 N burrowing landed', theirs), withdraw)).toEqual([
      'fr3.leviathans.burrow-withdraw',
    ]);
  const marsh = start(
    `terrain marsh 10,10 to 30,20.5; A1 leviathans 20,20 N burrowing landed; ${general}; B1 handweapons ${by(0, 2)} S; ${far}`,
  );
  expect(rules(marsh, withdraw)).toEqual(['fr3.levels.unit-levels']);
});

const engulf: Act = { kind: 'engulf', unit: 'A1', at: 'B1' };
const below = (theirs: string) => start(`A1 leviathans 20,16 N burrowing; ${general}; B1 ${theirs}; ${far}`);

test('fr3.leviathans.engulf, ruling: it comes up under a smaller unit, which rolls, and for its life when it fails', () => {
  const at = below('handweapons 20,20 S');
  const clear = after(at, [engulf], 9);
  expect(told(clear)).toContain('Leviathans (A1) burst out of the ground beneath Handweapons (B1).');
  expect(unit(clear, 'B1')).toMatchObject({ status: 'table', morale: 0 });
  expect(unit(clear, 'A1')).toMatchObject({ level: 'surface', comes: 'surface', did: { spent: 1 } });
  expect(clear.state.contacts).toHaveLength(1);
  expect(unit(after(at, [engulf], 1, 3), 'B1').status).toBe('destroyed');
  expect(unit(after(at, [engulf], 1, 5), 'B1')).toMatchObject({ status: 'table', morale: 1 });
  expect(brokenInvariants(clear.state)).toEqual([]);
});

test('fr3.leviathans.engulf, fr3.basics.double-demoralized: it drives its victim away from where it came up', () => {
  // It comes from behind: the victim goes forward, and the leviathan does not bar the way.
  const hit = after(below('handweapons 20,20 N demoralized'), [engulf], 1, 5);
  expect(unit(hit, 'B1')).toMatchObject({ status: 'table', morale: 2 });
  expect(unit(hit, 'B1').base.y).toBeGreaterThan(21);
});

test('fr3.leviathans.engulf, ruling: they fight from the next phase on, and nobody has charged', () => {
  const at = after(below('handweapons 20,20 S'), [engulf, pass], 9);
  expect(at.events.some(({ kind }) => kind === 'fought')).toBe(false);
  expect(at.state.sheet.phase).toBe('second');
  const next = after(at, [pass]);
  expect(fights(next)).toEqual(['A1-B1']);
  expect(next.state.contacts).toMatchObject([{ charger: null }]);
});

test('fr3.leviathans.engulf, fr3.leviathans.size-order: not what is as large, off the surface or out of reach', () => {
  expect(rules(below('pikes 20,20 S 1x2'), engulf)).toEqual(['fr3.leviathans.engulf', 'fr3.leviathans.size-order']);
  expect(rules(below('mobs 20,21 S 2x2'), engulf)).toEqual(['fr3.leviathans.engulf', 'fr3.leviathans.size-order']);
  expect(rules(below('beastmen 20,20 S flying'), engulf)).toEqual(['fr3.leviathans.engulf']);
  expect(rules(below('handweapons 20,32 S'), engulf)).not.toEqual([]);
  expect(rules(below('handweapons 14,14 S'), engulf)).not.toEqual([]);
  const walks = start(`A1 leviathans 20,16 N; ${general}; B1 handweapons 20,20 S; ${far}`);
  expect(rules(walks, engulf)).toEqual(['fr3.leviathans.engulf']);
  const flies = start(`A1 leviathans 20,16 N flying; ${general}; B1 handweapons 20,20 S; ${far}`);
  expect(rules(flies, engulf)).toEqual(['fr3.leviathans.engulf']);
});

test('fr3.leviathans.engulf: nobody who is hidden, and not by one that is shaken', () => {
  const at = below('handweapons 20,20 S');
  const hidden = { ...at, state: withEffect(at.state, 'B1', 'hide', 'B') };
  expect(rules(hidden, engulf)).toEqual(['fr3.innate.hide']);
  // They do not rally first.
  const shaken = after(start(`A1 leviathans 20,16 N burrowing demoralized; ${general}; B1 handweapons 20,20 S; ${far}`), [pass]);
  expect(rules(shaken, engulf)).toContain('fr3.basics.demoralized-no-charge');
});

test('fr3.leviathans.engulf: one that swims has what floats over it, and dives again', () => {
  const at = start(`${lake}; A1 leviathans 20,16 N swimming; ${general}; B1 handweapons 20,20 S; ${far}`);
  const up = after(at, [engulf], 9);
  expect(unit(up, 'A1').level).toBe('surface');
  // It has not landed.
  expect(adds(up, 'A1', 'B1')[0]).toBe(10);
  const ashore = start(`terrain water 5,5 to 35,18; A1 leviathans 20,16 N swimming; ${general}; B1 handweapons 20,20 S; ${far}`);
  expect(rules(ashore, engulf)).toEqual(['fr3.leviathans.engulf']);
});

test('fr3.leviathans.landing: in its water a swimmer has nowhere to land; on the bottom of the sea it has', () => {
  const land: Act = { kind: 'level', units: ['A1'], to: 'surface' };
  expect(rules(start(`${lake}; A1 leviathans 20,16 N swimming; ${general}; ${far}`), land)).toEqual(['fr3.leviathans.landing']);
  const sea = start(`underwater; A1 leviathans 20,20 N swimming; ${general}; ${far}`);
  expect(unit(after(sea, [land]), 'A1').level).toBe('surface');
});
