/** Rulings on moves and arrivals: each by a position where the readings on its page differ. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/engine/hott/battle/battle.ts';
import type { Now } from '../../../src/engine/hott/battle/vocabulary/setup.ts';
import { inches } from '../../../src/engine/hott/data/scale.ts';
import { move, type Table, table } from './battle-table.ts';

const arrivals: Partial<Now> = { step: 'arrivals' };
const far = 'spears 2200 2200 S general';
const general = 'blades 300 300 N general';
const first = (t: Table, kind: Action['kind']): Action => {
  const [found] = t.listed(kind);
  if (!found) throw new Error(`No ${kind} is listed.`);
  return found;
};

describe('hott.move-distances.measure, ruling: who turns on the spot keeps both front corners within the move', () => {
  const turned = (facing: number, ...terrain: string[]) =>
    table({ A: ['behemoths 1000 1000 N'], B: [far], terrain }).rules(move('A1', 1000, 1000, facing));

  test('of behemoths in bad going a quarter turn moves them 160 paces, a half turn 226', () => {
    const rough = 'rough 800 800 1200 1200';
    expect(turned(90, rough)).toEqual([]);
    expect(turned(180, rough)).toContain('hott.move-distances.measure');
    expect(turned(180)).toEqual([]);
  });
});

describe('hott.supplement.mixed-going, ruling: the worst going crossed counts for the whole move', () => {
  const riders = (to: number, ...terrain: string[]) =>
    table({ A: ['riders 1000 700 N'], B: [far], terrain }).rules(move('A1', 1000, to, 0));

  test('riders that end 30 paces deep in bad going have gone 200 paces at most', () => {
    const deepIn = (edge: number, to: number) => riders(to, `rough 900 ${edge} 1100 1500`);
    expect(deepIn(850, 880)).toEqual([]);
    expect(deepIn(1000, 970)).toContain('hott.supplement.mixed-going');
    expect(riders(970)).toEqual([]);
  });
});

describe('hott.interpenetration.under-aerials, ruling: only flyers and aerial heroes of the enemy, and only out of combat', () => {
  const under = (aerial: string, friend = false) =>
    table({ A: ['riders 1000 700 N', ...(friend ? [aerial] : [])], B: [far, ...(friend ? [] : [aerial])] }).rules(
      move('A1', 1000, 1180, 0),
    );
  test.each([
    ['flyers', true],
    ['aerial-heroes', true],
    ['airboats', false],
    ['dragons', false],
    ['gods', false],
  ])('%s of the enemy: %s', (type, passes) => {
    expect(under(`${type} 1000 960 N`).length === 0).toBe(passes);
    expect(under(`${type} 1000 960 N`, true)).toEqual([]);
  });

  test('not under those who fight, friend or enemy', () => {
    const t = table({
      A: ['blades 1000 940 N', 'riders 1000 700 N', general],
      B: ['flyers 1000 1030 S', far],
      now: { acting: 'B' },
    });
    const there: Action = move('A2', 1000, 1190, 0);
    const down = t.after({ kind: 'engage', unit: 'B1', enemy: 'A1' });
    const mine = (of: Table) =>
      Object.assign(Object.create(Object.getPrototypeOf(of)), of, { state: { ...of.state, acting: 'A', asks: [] } });
    expect((mine(t) as Table).rules(there)).toEqual([]);
    expect((mine(down) as Table).rules(there)).toContain('hott.interpenetration.sneakers');
  });
});

describe('hott.gods.placement, ruling: the half nearer to its own base edge, with the whole base', () => {
  const placed = (y: number, facing = 0) =>
    table({ A: ['gods off', general], B: [far], now: arrivals }).rules({
      kind: 'invoke',
      unit: 'A1',
      x: inches(1800),
      y: inches(y),
      facing,
    });
  test('a base 240 paces deep stands 120 before the middle', () => {
    expect(placed(1080)).toEqual([]);
    expect(placed(1090)).toContain('hott.gods.placement');
    expect(placed(1310)).toContain('hott.gods.placement');
  });
});

test('hott.gods.departure, ruling: it leaves at once, before the PIP is spent', () => {
  const t = table({ A: [general], B: ['gods 1800 1800 S appearances=1', far] });
  const rolled = (face: number) => t.after({ kind: 'done' }, face);
  expect(rolled(1).unit('B1').fate).toBe('gone');
  expect([rolled(1).state.acting, rolled(1).state.pips]).toEqual(['B', 1]);
  expect(rolled(1).cited).toContain('hott.gods.departure');
  expect(rolled(2).unit('B1').fate).toBe('on');
});

test('hott.dragons.allies, ruling: the ally summons his by the same rule and for the same price', () => {
  const t = table({ A: ['dragons off', 'dragons off ally', general], B: [far], now: arrivals });
  const mine = t.after({ kind: 'summon', unit: 'A1', at: [inches(800)] });
  expect([mine.unit('A1').fate, mine.unit('A2').fate, mine.state.pips]).toEqual(['on', 'off', 0]);
  const his = t.after({ kind: 'summon', unit: 'A2', at: [inches(800)] });
  expect([his.unit('A1').fate, his.unit('A2').fate, his.state.pips]).toEqual(['off', 'on', 0]);
  expect(t.rules({ kind: 'summon', unit: 'A1', at: [inches(800), inches(1000)] })).toContain('hott.dragons.allies');
});

describe('lurkers', () => {
  const field = {
    A: ['lurkers off', 'lurkers off', 'hordes destroyed', general],
    B: ['blades 980 970 S', 'blades 1420 970 S', far],
    terrain: ['wood 850 800 1550 1000'],
  };
  test('hott.lurkers.cost-first, ruling: each of two that appear together costs 1 PIP', () => {
    const t = table({ ...field, B: ['blades 980 1080 S', 'blades 1420 1080 S', far], now: { bound: 2, acting: 'B', pips: 5 } });
    const came = t
      .after(move('B1', 980, 970, 180))
      .after(move('B2', 1420, 970, 180))
      .after({ kind: 'done' }, 4);
    const one = came.after(first(came, 'ambush'));
    expect(one.state.pips).toBe(3);
    const two = one.after(first(one, 'ambush'));
    expect([two.state.pips, two.unit('A1').fate, two.unit('A2').fate]).toEqual([2, 'on', 'on']);
  });

  test('hott.lurkers.timing, ruling: the controller’s next bound after the enemy came, and no later one', () => {
    const t = table({ ...field, B: ['blades 980 1080 S', far], now: { bound: 2, acting: 'B', pips: 5 } });
    const came = t.after(move('B1', 980, 970, 180)).after({ kind: 'done' }, 4);
    expect(came.state.acting).toBe('A');
    expect(came.listed('ambush').length).toBeGreaterThan(0);
    const later = came.after({ kind: 'done' }).after({ kind: 'done' }, 4).after({ kind: 'done' }, 4);
    expect([later.state.acting, later.state.step]).toEqual(['A', 'arrivals']);
    expect(later.listed('ambush')).toEqual([]);
    expect(later.rules(first(came, 'ambush'))).toContain('hott.lurkers.timing');
  });
});

test('hott.pips.roll, ruling: one d6, however large the army', () => {
  const large = Array.from({ length: 12 }, (_, at) => `blades ${240 + 160 * at} 2200 S`);
  for (const B of [[far], [...large, 'heroes 240 2000 S general']])
    for (const face of [1, 6]) expect(table({ A: [general], B }).after({ kind: 'done' }, face).state.pips).toBe(face);
  expect(() => table({ A: [general], B: [far] }).after({ kind: 'done' }, 7)).toThrow('not a face');
});

/** A recoil of A1, which is beaten by B1; the other side then rolls for its PIPs. */
const recoiled = (A: string, B: string, ...terrain: string[]) =>
  table({ A: [A, general, 'heroes 500 300 N'], B: [B, far], terrain, now: { step: 'close-combat' } }).after(
    { kind: 'fight', unit: 'A1', enemy: 'B1' },
    3,
    5,
    3,
  );

test('hott.terrain.cliffs, ruling: whoever recoils over one is destroyed', () => {
  const cliff = 'cliff 800 880 1200 920';
  expect(recoiled('spears 1000 1000 N', 'spears 1000 1060 S').at('A1')).toEqual([1000, 940, 0]);
  const over = recoiled('spears 1000 1000 N', 'spears 1000 1060 S', cliff);
  expect([over.unit('A1').fate, over.said('recoiled')]).toEqual(['destroyed', []]);
});

test('hott.water.aerials-terrain, ruling: a recoil that would end in a wood stops at its near edge', () => {
  const fought = (...terrain: string[]) =>
    table({ A: ['airboats 1000 1000 N', general, 'heroes 500 300 N'], B: ['blades 1000 1170 S', far], terrain })
      .after(move('A1', 1000, 1060, 0))
      .after({ kind: 'done' })
      .after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, 1, 5, 3);
  expect(fought().at('A1')[1]).toBe(900);
  const stopped = fought('wood 800 600 1200 900');
  expect(stopped.unit('A1').fate).toBe('on');
  expect(stopped.at('A1')[1]).toBe(980);
});
