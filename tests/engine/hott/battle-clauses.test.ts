/** Clauses of the battle that other tests would not miss: each by a position where it alone decides. */
import { describe, expect, test } from 'vitest';
import { type Action, hottBattle } from '../../../src/engine/hott/battle/battle.ts';
import { lineUps } from '../../../src/engine/hott/battle/deployment/line-ups.ts';
import { brokenInvariants } from '../../../src/engine/hott/battle/invariants.ts';
import { fightOdds } from '../../../src/engine/hott/battle/odds.ts';
import type { Now } from '../../../src/engine/hott/battle/vocabulary/setup.ts';
import { inches } from '../../../src/engine/hott/data/scale.ts';
import { march, move, type Table, table } from './battle-table.ts';

const far = 'blades 2200 2200 S general';
const general = 'blades 1200 400 N general';
const arrivals: Partial<Now> = { step: 'arrivals' };
const first = (t: Table, kind: Action['kind']): Action => t.listed(kind)[0] as Action;

describe('arrivals', () => {
  const waiting = table({
    A: ['hordes destroyed', general, 'gods off', 'dragons off', 'hordes 300 300 N'],
    B: [far],
    now: arrivals,
  });

  test('hott.hordes.no-move: a horde that was replaced does not move in the same bound', () => {
    const back = waiting.after(first(waiting, 'replace'));
    expect(back.state.step).toBe('moves');
    const { x, y } = back.unit('A1').base;
    expect(back.rules({ kind: 'move', unit: 'A1', x, y: y + 0.5, facing: 0 })).toEqual(['hott.hordes.no-move']);
    expect(back.refuse(move('A5', 300, 400, 0))).toBeNull();
  });

  test('hott.hordes.placement, hott.hordes.cost: only a destroyed horde comes back, with its rear edge on its own edge', () => {
    const replace = (unit: string, y: number) => waiting.rules({ kind: 'replace', unit, x: inches(800), y, facing: 0 });
    const home = (first(waiting, 'replace') as { readonly y: number }).y;
    expect(replace('A1', home)).toEqual([]);
    expect(replace('A1', home + 2)).toEqual(['hott.hordes.placement']);
    expect(replace('A5', home)).toContain('hott.hordes.cost');
  });

  test('hott.gods.invocation, hott.gods.off-table, hott.dragons.off-table, hott.dragons.summoning: nobody else is invoked or summoned', () => {
    const invoke = (unit: string) => waiting.rules({ kind: 'invoke', unit, x: inches(1800), y: inches(600), facing: 0 });
    expect([invoke('A3'), invoke('A2')]).toEqual([[], ['hott.gods.off-table', 'hott.gods.invocation']]);
    const summon = (unit: string) => waiting.rules({ kind: 'summon', unit, at: [inches(1800)] });
    expect([summon('A4'), summon('A2')]).toEqual([[], ['hott.dragons.off-table', 'hott.dragons.summoning']]);
  });
});

test('hott.dragons.summoning, hott.dragons.off-table: five places are listed for the dragons of an army, and none when they are here', () => {
  const summons = (A: string[], B: string[] = [far]) =>
    table({ A: [general, ...A], B, now: arrivals })
      .listed('summon')
      .flatMap((each) => (each.kind === 'summon' ? [`${each.unit} ${each.at.length}`] : []));
  expect(summons(['dragons off', 'dragons off'])).toEqual(Array.from({ length: 5 }, () => 'A2 2'));
  expect(summons(['dragons 600 600 N'])).toEqual([]);
  expect(summons([], [far, 'dragons off'])).toEqual([]);
});

test('hott.desorcelling.cost: only who is ensorcelled is freed', () => {
  const t = table({ A: ['heroes 800 800 N ensorcelled', 'heroes destroyed', general], B: [far], now: arrivals });
  const free = first(t, 'desorcel');
  expect(t.rules(free)).toEqual([]);
  expect(t.rules({ ...free, unit: 'A2' } as Action)).toEqual(['hott.desorcelling.cost']);
});

test('hott.columns.forming: the leader of a column is one of the group', () => {
  const t = table({ A: ['blades 1000 1000 N', 'blades 1160 1000 N', 'blades 600 1000 N', general], B: [far] });
  const column = (lead: string) => t.rules({ kind: 'column', units: ['A1', 'A2'], lead, by: ['ahead', 0.6] });
  expect([column('A1'), column('A3')]).toEqual([[], ['hott.columns.forming']]);
});

describe('the price of a move', () => {
  const spent = (unit: string, ...terrain: string[]) => {
    const t = table({ A: [unit, general], B: [far], terrain });
    const [, x, y] = unit.split(' ') as [string, string, string];
    return 6 - (t.after(move('A1', Number(x), Number(y) + 50, 0)).state.pips as number);
  };

  test('hott.tactical-moves.extra-magic: a magician or an aerial costs 1 more', () => {
    expect(['blades', 'magicians', 'flyers'].map((type) => spent(`${type} 1200 700 N`))).toEqual([1, 2, 2]);
  });

  test('hott.tactical-moves.extra-sight: an element wholly in a wood, far from the general, costs 1 more', () => {
    expect([spent('blades 1200 1250 N'), spent('blades 1200 1250 N', 'wood 1000 1150 1400 1400')]).toEqual([1, 2]);
    expect(spent('blades 1200 600 N', 'wood 1000 520 1400 760')).toBe(1);
  });
});

describe('moves', () => {
  test('hott.groups.wheel, hott.groups.straight: a group turns as one about its inner front corner', () => {
    const t = table({ A: ['blades 1000 1000 N', 'blades 1160 1000 N', general], B: [far] });
    const wheeled = t.after(march(['A1', 'A2'], 'left', 30));
    expect([wheeled.at('A1')[2], wheeled.at('A2')[2]]).toEqual([330, 330]);
    // The left front corner, at 920 and 1030, stays; so the right element goes forward.
    expect(wheeled.at('A2')[1]).toBeGreaterThan(1080);
    expect(t.rules(march(['A1', 'A2'], 'left', 60))).toContain('hott.move-distances.measure');
  });

  test('hott.move-distances.overlap-pivot: only the pivot onto the flank of that enemy is free', () => {
    const t = table({ A: ['blades 1160 1070 N', 'blades 1000 1070 N', general], B: ['spears 1000 1130 S', far] });
    expect(t.rules(move('A1', 1160, 600, 0))).toContain('hott.move-distances.measure');
  });

  test('hott.water.lurkers, hott.terrain.river-lengthwise: water lurkers move along a river, others do not', () => {
    const along = (type: string) =>
      table({ A: [`${type} 1000 1100 E`, general], B: ['blades 1500 1400 S', far], terrain: ['river 0 1000 2400 1190'] }).rules(
        move('A1', 1090, 1100, 90),
      );
    expect(along('water-lurkers')).toEqual([]);
    expect(along('blades')).toContain('hott.terrain.river-lengthwise');
  });
});

test('hott.supplement.shooting-contact: who has an enemy at the front does not shoot', () => {
  const field = (B: string) =>
    table({
      A: ['shooters 1000 1000 N', 'shooters 1600 1000 N', general],
      B: [B, 'blades 1600 1180 S', far],
      now: { step: 'shooting' },
    });
  const shoot: Action = { kind: 'shoot', units: ['A1'], target: 'B1' };
  expect(field('blades 1000 1070 S').rules(shoot)).toEqual(['hott.supplement.shooting-contact']);
  expect(field('blades 1000 1180 S').rules(shoot)).toEqual([]);
});

test('hott.terrain.river-lengthwise: who was driven into the water leaves it across, not along it', () => {
  const away = (x: number, y: number) =>
    table({ A: ['riders 1000 1080 N', general], B: [far], terrain: ['river 0 1000 2400 1190'] }).rules(move('A1', x, y, 0));
  expect(away(1000, 1150)).toEqual([]);
  expect(away(1000, 1010)).toEqual([]);
  expect([away(1090, 1080), away(910, 1080)]).toEqual([
    ['hott.water.wading-angle', 'hott.terrain.river-lengthwise'],
    ['hott.water.wading-angle', 'hott.terrain.river-lengthwise'],
  ]);
});

test('hott.terrain.partly-in-bad-going, hott.terrain.bad-going-aerials: over other bad going aerials are not hampered', () => {
  const hampered = (terrain: string) =>
    fightOdds(
      table({
        A: ['dragons 1000 1000 N', general],
        B: ['flyers 1000 1180 S', far],
        terrain: [terrain],
        now: { step: 'close-combat' },
      }).state,
      { own: 'A1', enemy: 'B1' },
    ).a.lines.some(({ rules }) => rules.includes('hott.supplement.factor-bad-going'));
  expect(['rough', 'marsh', 'steep-slope'].map((kind) => hampered(`${kind} 900 900 1100 1030`))).toEqual([false, false, false]);
});

test('hott.sequence.turn-to-face: who is attacked from two sides chooses one of these enemies', () => {
  const t = table({
    A: ['riders 1140 1030 W', 'riders 860 1030 E', 'blades 300 300 N general'],
    B: ['blades 1000 1080 N', far],
  }).after({ kind: 'done' });
  expect(t.listed('face').length).toBe(2);
  expect(t.rules({ kind: 'face', enemy: 'A3' })).toEqual(['hott.sequence.turn-to-face']);
  expect(t.after({ kind: 'face', enemy: 'A2' }, ...[]).at('B1')[2]).toBe(270);
});

test('a line-up has its line in the middle of the edge, riders at the ends and flyers behind', () => {
  const t = table({ A: ['spears 300 300 N', 'spears 460 300 N', 'riders 700 300 N', 'flyers 900 300 N'], B: [far] });
  const left = t.state.elements.filter(({ side }) => side === 'A');
  const next = (from: number) => {
    const [row] = lineUps(t.state, 'A', left.slice(from));
    return row && [row.units, Math.round(row.x * 100), Math.round(row.y * 100)];
  };
  const [, , spears] = next(0) ?? [];
  expect([next(0), next(2), next(3)]).toEqual([
    [['A1', 'A2'], 1120, spears],
    [['A3'], 1520, expect.any(Number)],
    [['A4'], 1200, expect.any(Number)],
  ]);
  expect(Number(next(3)?.[2])).toBeLessThan(Number(spears));
});

test('the invariants notice an aerial that has come down to fight and is off the table, or is on the ground anyway', () => {
  const t = table({ A: ['flyers 1000 1000 N', 'blades 300 300 N general'], B: [far] });
  const broken = (id: string, change: object) =>
    brokenInvariants({ ...t.state, elements: t.state.elements.map((each) => (each.id === id ? { ...each, ...change } : each)) });
  expect(broken('A1', { down: true })).toEqual([]);
  expect(broken('A1', { down: true, fate: 'destroyed' }).join(' ')).toContain('off the table or not an aerial');
  expect(broken('A2', { down: true }).join(' ')).toContain('off the table or not an aerial');
});

test('hott.strongholds.access: cliffs may not close off the stronghold from the middle of the board', () => {
  const refused = (cliff: string) => {
    const t = table({ A: ['blades 300 900 N'], B: [far], terrain: [cliff], defender: 'A', stronghold: [1050, 0, 1350, 250] });
    const state = { ...t.state, stage: 'stronghold' as const, stronghold: null };
    return hottBattle.refuse(state, { kind: 'site', off: 0 })?.rules ?? [];
  };
  expect(refused('cliff 0 500 2400 600')).toEqual(['hott.strongholds.access']);
  expect(refused('cliff 0 500 2000 600')).toEqual([]);
});
