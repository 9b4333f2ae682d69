/**
 * Pairs of rules of the printed excerpt about PIPs, groups, arrivals and passing. What the excerpt says was written down before a
 * position was played.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/hott/battle/battle.ts';
import { elementBy } from '../../../src/engine/hott/battle/elements/find.ts';
import { stormOdds } from '../../../src/engine/hott/battle/odds.ts';
import { baseDepths } from '../../../src/engine/hott/data/figures/base-depths.ts';
import { inches } from '../../../src/engine/hott/data/scale.ts';
import { squareOn } from '../../../src/engine/kernel/geometry.ts';
import { type Field, march, move, type Table, table, wide } from './battle-table.ts';

const far = ['spears 2200 2200 S'];
const walls = [1000, 2100, 1400, 2400] as const;
const combat = { step: 'close-combat' } as const;
const arrivals = { step: 'arrivals' } as const;
const done: Action = { kind: 'done' };
const deep = (type: keyof typeof baseDepths.mm): number => (baseDepths.mm[type] / 40) * wide;
const may = (field: Field, action: Action): boolean => table(field).refuse(action) === null;
const spends = (t: Table, action: Action): number => (t.state.pips as number) - (t.after(action).state.pips as number);
const costs = (field: Field, action: Action): number => spends(table(field), action);
const invoke = (x: number, y: number): Action => ({ kind: 'invoke', unit: 'A1', x: inches(x), y: inches(y), facing: 0 });
const replace = (unit: string, x: number, y: number): Action => ({
  kind: 'replace',
  unit,
  x: inches(x),
  y: inches(y),
  facing: 0,
});
const first = (t: Table, kind: Action['kind']): Action => {
  const [found] = t.listed(kind);
  if (!found) throw new Error(`No ${kind} is listed.`);
  return found;
};
const wood = 'wood 900 800 1100 1000';
/** An enemy comes into the wood of A's lurkers, and A has 4 PIPs. */
const came = (lurkers: string, enemy = 'blades', ground = wood): Table =>
  table({
    A: [lurkers, 'blades 300 300 N general'],
    B: [`${enemy} 1000 1080 S`, 'blades 2200 2200 S'],
    terrain: [ground],
    now: { bound: 2, acting: 'B', step: 'moves', pips: 5 },
  })
    .after(move('B1', 1000, 970, 180))
    .after(done, 4);

test.each<[pair: string, found: () => unknown, expected: unknown]>([
  [
    'aerials without a general: 1, 1 and 1',
    () => costs({ A: ['flyers 1000 1000 N', 'blades 300 300 N general destroyed'], B: far }, move('A1', 1000, 1400, 0)),
    3,
  ],
  [
    'a magician beyond a hill, more than 600 paces from the general: 1, 1 and 1',
    () =>
      costs(
        { A: ['magicians 1000 1350 N', 'blades 1000 400 N general'], B: far, terrain: ['steep-slope 700 800 1300 1100'] },
        move('A1', 1000, 1400, 0),
      ),
    3,
  ],
  [
    'a group and a far general: 2 only if all of it is far',
    () => {
      const line = [1000, 1160, 1320, 1480].map((x) => `spears ${x} 1500 N`);
      const field: Field = { A: [...line, 'blades 200 700 N general'], B: far };
      return [costs(field, march(['A1', 'A2', 'A3', 'A4'], 'ahead', 50)), costs(field, move('A4', 1480, 1550, 0))];
    },
    [1, 2],
  ],
  [
    'groups of aerials: with aerials only, for 2',
    () => {
      const with_ = (other: string): Field => ({ A: ['flyers 1000 1000 N', `${other} 1160 1000 N`], B: far });
      return [may(with_('spears'), march(['A1', 'A2'], 'ahead', 100)), costs(with_('flyers'), march(['A1', 'A2'], 'ahead', 100))];
    },
    [false, 2],
  ],
  [
    'groups and bad going: in a column of one, not abreast; a single element as it likes',
    () => {
      const terrain = ['wood 700 1000 1500 1400'];
      const abreast: Field = { A: ['spears 1000 900 N', 'spears 1160 900 N'], B: far, terrain };
      const column: Field = { A: ['spears 1000 900 N', `spears 1000 ${900 - deep('spears')} N`], B: far, terrain };
      return [
        may(abreast, march(['A1', 'A2'], 'ahead', 100)),
        may(column, march(['A1', 'A2'], 'ahead', 100)),
        may(abreast, move('A1', 1000, 1000, 0)),
      ];
    },
    [false, true, true],
  ],
  [
    'groups and contact: no group with an element at an enemy front, its neighbour alone',
    () => {
      const t = table({ A: ['spears 1000 1000 N', 'spears 1160 1000 N'], B: [`spears 1000 ${1000 + deep('spears')} S`, ...far] });
      return [t.refuse(march(['A1', 'A2'], 'right', 10)) === null, t.refuse(move('A2', 1160, 900, 0)) === null];
    },
    [false, true],
  ],
  [
    'artillery and rough ground: not off the road; spears move there',
    () => {
      const on = (type: string) =>
        may({ A: [`${type} 1000 1000 N`], B: far, terrain: ['rough 800 800 1200 1200'] }, move('A1', 1000, 1060, 0));
      return [on('artillery'), on('spears')];
    },
    [false, true],
  ],
  [
    'aerials and water: along a river and ending over it; spears not along it',
    () => {
      const terrain = ['river 0 900 2400 1080'];
      const on = (type: string, x: number) => may({ A: [`${type} 1000 990 E`], B: far, terrain }, move('A1', x, 990, 90));
      return [on('flyers', 1600), on('spears', 1060)];
    },
    [true, false],
  ],
  [
    'mounted and friendly aerials: under them, unless they fight',
    () => {
      const on = (...enemy: string[]) =>
        may({ A: ['riders 1000 800 N', 'flyers 1000 960 N'], B: [...enemy, ...far] }, move('A1', 1000, 1150, 0));
      const touch = 960 + (deep('flyers') + deep('spears')) / 2;
      return [on(), on(`spears 1000 ${touch} S`)];
    },
    [true, false],
  ],
  [
    'a god in its own half, not within 200 paces of an enemy',
    () => {
      const field: Field = { A: ['gods off', 'spears 300 300 N'], B: ['riders 1000 700 S', ...far], now: arrivals };
      return [may(field, invoke(1000, 400)), may(field, invoke(1500, 400)), may(field, invoke(1500, 1400))];
    },
    [false, true, false],
  ],
  [
    'a god that both sides rely on is lost to the other',
    () => {
      const t = table({ A: ['gods off shared', 'spears 300 300 N'], B: ['gods off shared', ...far], now: arrivals });
      const { fate } = t.after(invoke(1000, 400)).unit('B1');
      return ['off', 'on'].includes(fate);
    },
    false,
  ],
  [
    'a god and 5 PIPs: not invoked; nor is a hero freed',
    () => {
      const t = table({
        A: ['gods off', 'heroes 800 800 N ensorcelled', 'spears 300 300 N'],
        B: far,
        now: { ...arrivals, pips: 5 },
      });
      return [t.listed('invoke').length, t.listed('desorcel').length];
    },
    [0, 0],
  ],
  [
    'dragons and enemies near the edge: 200 paces away from them',
    () => {
      const summon = (x: number): Action => ({ kind: 'summon', unit: 'A1', at: [inches(x)] });
      const field: Field = { A: ['dragons off', 'spears 300 300 N'], B: ['riders 1000 250 S', ...far], now: arrivals };
      return [may(field, summon(1000)), may(field, summon(1600))];
    },
    [false, true],
  ],
  [
    'hordes and a stronghold: behind them the stronghold serves as the edge',
    () => {
      const field = (...enemy: string[]): Field => ({
        A: ['hordes destroyed', 'blades 300 300 N general'],
        B: [...enemy, ...far],
        stronghold: [1050, 0, 1350, 250],
        defender: 'A',
        now: arrivals,
      });
      const there = replace('A1', 1200, 250 + deep('hordes') / 2);
      return [may(field(), there), may(field('riders 1200 550 S'), there), may(field(), replace('A1', 1200, 500))];
    },
    [true, false, false],
  ],
  [
    'hordes cost 1 PIP each, and the second stands beside the first',
    () => {
      const t = table({ A: ['hordes destroyed', 'hordes destroyed', 'blades 300 300 N general'], B: far, now: arrivals });
      const y = deep('hordes') / 2;
      const one = t.after(replace('A1', 1000, y));
      return [
        spends(t, replace('A1', 1000, y)),
        one.refuse(replace('A2', 1500, y)) === null,
        spends(one, replace('A2', 1000 + wide, y)),
      ];
    },
    [1, false, 1],
  ],
  [
    'lurkers cost 1 the first time, 2 the second and 3 the third',
    () =>
      [0, 1, 2].map((nth) => {
        const t = came(`lurkers off appearances=${nth}`);
        return spends(t, first(t, 'ambush'));
      }),
    [1, 2, 3],
  ],
  [
    'lurkers and aerials over a marsh that do not fight: no ambush',
    () => came('lurkers off', 'flyers', 'marsh 900 800 1100 1000').listed('ambush').length,
    0,
  ],
  [
    'the front of an enemy: no riding past within a base width of it',
    () => {
      const past = (y: number) => may({ A: [`riders 780 ${y} E`], B: ['spears 1000 1000 S', ...far] }, move('A1', 1150, y, 90));
      return [past(850), past(650)];
    },
    [false, true],
  ],
  [
    'the front of an enemy and aerials that pass it: past spears, not past flyers (ruling)',
    () => {
      const past = (type: string) =>
        may({ A: ['flyers 700 850 E'], B: [`${type} 1000 1000 S`, ...far] }, move('A1', 1500, 850, 90));
      return [past('spears'), past('flyers')];
    },
    [true, false],
  ],
  [
    'an enemy stronghold: no riding past within a base width of any of its sides',
    () => {
      const past = (y: number) =>
        may({ A: [`riders 1000 ${y} E`], B: far, stronghold: [1050, 2150, 1350, 2400], defender: 'B' }, move('A1', 1390, y, 90));
      const beside = (x: number) =>
        may({ A: [`riders ${x} 1900 N`], B: far, stronghold: [1050, 2150, 1350, 2400], defender: 'B' }, move('A1', x, 2250, 0));
      return [past(2050), past(1800), beside(1450), beside(1600), beside(950), beside(800)];
    },
    [false, true, false, true, false, true],
  ],
  [
    'a flank is taken from beyond its line, not from before the front',
    () => {
      const from = (y: number) => {
        const t = table({ A: [`riders 700 ${y} E`], B: ['spears 1000 1000 S', ...far] });
        const { x, y: to, facing } = squareOn(elementBy(t.state, 'A1').base, elementBy(t.state, 'B1').base, 'right');
        return t.refuse({ kind: 'move', unit: 'A1', x, y: to, facing }) === null;
      };
      return [from(1000), from(760)];
    },
    [true, true],
  ],
  [
    'a flank is not taken by who begins before the front, even partly',
    () => {
      const from = (x: number) => {
        const t = table({ A: [`riders ${x} 700 N`], B: ['spears 1000 1000 S', ...far] });
        const { x: to, y, facing } = squareOn(elementBy(t.state, 'A1').base, elementBy(t.state, 'B1').base, 'right');
        return t.refuse({ kind: 'move', unit: 'A1', x: to, y, facing }) === null;
      };
      return [from(1000), from(900)];
    },
    [false, false],
  ],
  [
    'aerials and a group of ground troops: riders do not move into contact with flyers, heroes do',
    () => {
      const on = (type: string) => {
        const t = table({ A: [`${type} 1000 800 N`], B: ['flyers 1000 1000 S', ...far] });
        const { x, y, facing } = squareOn(elementBy(t.state, 'A1').base, elementBy(t.state, 'B1').base, 'front');
        const met = t.after({ kind: 'move', unit: 'A1', x, y, facing });
        return met.after(done, ...(type === 'heroes' ? [] : [3])).state.acting;
      };
      return [on('riders'), on('heroes')];
    },
    ['B', 'A'],
  ],
  [
    'gods move for 2 PIPs, pass through enemies, and end not upon them',
    () => {
      const field: Field = { A: ['gods 1000 600 N', 'blades 300 300 N general'], B: ['spears 1000 1000 N', ...far] };
      return [may(field, move('A1', 1000, 1000, 0)), costs(field, move('A1', 1000, 1300, 0))];
    },
    [false, 2],
  ],
  [
    'a stronghold and bad going: its attackers fight as on good ground',
    () => {
      const lines = (terrain: readonly string[]) =>
        stormOdds(
          table({
            A: [`riders 1100 ${2100 - deep('riders') / 2} N`, 'blades 300 300 N general'],
            B: far,
            terrain,
            stronghold: walls,
            defender: 'B',
            now: combat,
          }).state,
          'A1',
          [],
        ).a.lines.map(({ amount }) => amount);
      return [lines([]), lines(['wood 900 1900 1500 2150'])].map(String);
    },
    ['3', '3'],
  ],
  [
    'a stronghold and aerials: alone they beat it in vain, with ground troops they take it',
    () => {
      const taken = (...aid: string[]) => {
        const t = table({
          A: [`flyers 1100 ${2100 - deep('flyers') / 2} N`, ...aid, 'blades 300 300 N general'],
          B: ['spears 400 2200 S general'],
          stronghold: walls,
          defender: 'B',
          now: combat,
        });
        // If the stronghold stands, the next bound begins with its die.
        const faces = aid.length > 0 ? [6, 1] : [6, 1, 3];
        return t.after({ kind: 'storm', unit: 'A1', aids: aid.length > 0 ? ['A2'] : [] }, ...faces).state.stage;
      };
      return [taken(), taken(`blades 1260 ${2100 - deep('blades') / 2} N`)];
    },
    ['fighting', 'over'],
  ],
  [
    'a stronghold and its attackers: two may aid, not three, and only with a front on it',
    () => {
      const y = 2100 - deep('blades') / 2;
      const t = table({
        A: [1040, 1200, 1360].map((x) => `blades ${x} ${y} N`).concat('blades 900 1900 N', 'blades 300 300 N general'),
        B: far,
        stronghold: walls,
        defender: 'B',
        now: combat,
      });
      const storm = (...aids: string[]) => t.refuse({ kind: 'storm', unit: 'A1', aids }) === null;
      return [storm('A2', 'A3'), storm('A2', 'A3', 'A4'), storm('A4')];
    },
    [true, false, false],
  ],
  [
    'artillery and contact: up to a stronghold it goes',
    () => {
      const y = 2100 - deep('artillery') / 2;
      return may({ A: [`artillery 1200 ${y - 100} N`], B: far, stronghold: walls, defender: 'B' }, move('A1', 1200, y, 0));
    },
    true,
  ],
  [
    'breaking off without a general: 2 PIPs, at least 200 paces straight back',
    () => {
      const field: Field = {
        A: ['riders 1000 1000 N', 'blades 300 300 N general destroyed'],
        B: [`spears 1000 ${1000 + (deep('riders') + deep('spears')) / 2} S`, ...far],
      };
      return [
        costs(field, move('A1', 1000, 780, 0)),
        may(field, move('A1', 1000, 850, 0)),
        may(field, move('A1', 1000, 780, 180)),
      ];
    },
    [2, false, false],
  ],
])('%s', (_, found, expected) => {
  expect(found()).toEqual(expected);
});
