/**
 * Pairs of rules about quick units, swimmers, fliers and the sea bed. What the printed text says was written down before a position
 * was played.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { after, charge, type Played } from './battle-table.ts';
import { asked, refusesCast, tableOf, until } from './magic-table.ts';
import {
  adds,
  ahead,
  asksFollowUp,
  beginning,
  fight,
  legal,
  moving,
  near,
  pass,
  shoot,
  under,
  unit,
} from './pairs-at-the-table.ts';

const dash = (id: string, turn: number, inches: number): Action => ({ kind: 'dash', unit: id, turn, inches });
const disengage: Action = { kind: 'disengage', unit: 'A1' };
const plant = (id: string): Action => ({ kind: 'stakes', unit: id, up: true });
const over = charge(['A1'], { over: 'B1' });
const sea = (text: string): Played => moving(`underwater; ${text}`);
const rotate = (id: string, angle: number): Action => ({ kind: 'rotate', unit: id, angle });
const quick = 'innate=fast-movement';

test.each<[pair: string, found: () => unknown, expected: unknown]>([
  [
    'fast movement and traps: whoever is trapped does not dart away',
    () => legal(under(moving(`A1 spears 10,10 N ${quick}; B1 mobs 30,30 S`), 'A1', 'trap'), dash('A1', 0, 2)),
    false,
  ],
  [
    'fast movement and demoralization: −1 on its roll',
    () => {
      const at = moving(`A1 spears 10,10 N ${quick} demoralized; B1 mobs 30,30 S`);
      return [6, 7].map((face) => unit(after(at, [dash('A1', 0, 2)], face), 'A1').base.y);
    },
    [10, 12],
  ],
  [
    'fast movement and heavy armor: knights that go 4 inches dart 2',
    () => {
      const far = (words: string) =>
        [2, 2.5].map((by) => legal(moving(`A1 knights 10,10 N ${quick} ${words}; B1 mobs 30,30 S`), dash('A1', 0, by)));
      return [far('heavy-armor'), far('')];
    },
    [
      [true, false],
      [true, true],
    ],
  ],
  [
    'fast movement and engagement: nobody darts out of a melee',
    () => legal(moving(`A1 light-cavalry 10,10 N ${quick}; B1 spears 10,${10 + near} S`), dash('A1', 1800, 3)),
    false,
  ],
  [
    'fast movement and squares: rifles in square stand',
    () => {
      const line = moving(
        `A1 rifles 10,10 N ${quick}; A2 rifles ${10 + near},10 N ${quick}; B1 longbows 10,17 S; B2 mobs 30,30 S`,
      );
      const formed = after(line, [{ kind: 'square', units: ['A1', 'A2'] }]);
      const shot = after(until(formed, 'B missiles'), [shoot('B1', 'A1')], 1);
      return [legal(until(shot, 'A movement'), dash('A1', 0, 2)), asked(shot)];
    },
    [false, 'B movement'],
  ],
  [
    'fast movement and fliers: 3 inches in the air',
    () => [3, 3.1].map((by) => legal(moving(`A1 handweapons 10,10 N flying ${quick}; B1 mobs 30,30 S`), dash('A1', 900, by))),
    [true, false],
  ],
  [
    'fast movement and attached characters: the hero adds to the roll and goes along',
    () => {
      const at = after(moving(`A1 spears+hero-1-1 10,10 N ${quick}; B1 mobs 30,30 S`), [dash('A1', 900, 2)], 5);
      return [unit(at, 'A1').base.x, at.state.characters.map(({ host }) => host)];
    },
    [12, ['A1']],
  ],
  [
    'fast movement and terrain: none through impassable ground',
    () => legal(moving(`terrain impassable 8,11.5 to 12,13; A1 spears 10,10 N ${quick}; B1 mobs 30,30 S`), dash('A1', 0, 2)),
    false,
  ],
  [
    'swimmers and boats: surprise for whoever comes up from below',
    () =>
      adds(after(moving('terrain water 5,5 to 15,20; A1 handweapons 10,10 N swimming; B1 handweapons 10,12.6 S canoes'), [over])),
    [5, 3],
  ],
  [
    'swimmers over the bed are as fliers over land (ruling): no surprise, and pikes have their 2',
    () => [
      adds(after(sea('A1 spears 10,10 N swimming; B1 mobs 10,12.6 S'), [over])),
      adds(after(sea('A1 handweapons 10,10 N swimming; B1 pikes 10,12.6 S'), [over])),
    ],
    [
      [3, 1],
      [3, 6],
    ],
  ],
  [
    'swimming heavy cavalry keep their own bonus, and nobody countercharges from another level',
    () => adds(after(sea('A1 heavy-cavalry 10,10 N swimming; B1 heavy-cavalry 10,12.6 S'), [over])),
    [6, 4],
  ],
  [
    'swimming cavalry and a boat: its own 2 and the 2 of surprise (ruling), less 2 in water',
    () =>
      adds(
        after(moving('terrain water 5,5 to 15,20; A1 heavy-cavalry 10,10 N swimming; B1 handweapons 10,12.6 S canoes'), [over]),
      ),
    [6, 3],
  ],
  [
    'swimming cavalry and stakes: no charge bonus, and as in difficult ground',
    () => {
      const at = sea('A1 longbows 10,10 N stakes; B1 heavy-cavalry 10,13.5 S swimming');
      return adds(after(until(after(at, [plant('A1')]), 'B movement'), [charge(['B1'], { over: 'A1' })]), 'A1', 'B1');
    },
    [3, 2],
  ],
  [
    'swimmers and a shieldwall: −1',
    () => {
      const at = until(sea('A1 spears 10,10 N shieldwall; B1 beastmen 10,13.5 S swimming'), 'B movement');
      return adds(after(at, [charge(['B1'], { over: 'A1' })]), 'A1', 'B1');
    },
    [4, 3],
  ],
  [
    'swimmers turn free, and undead ones are half an inch slower',
    () => {
      const at = after(sea('A1 mounted 20,20 S swimming undead; B1 mobs 30,30 S'), [rotate('A1', 1800)]);
      return [unit(at, 'A1').did.spent, legal(at, ahead('A1', 9.5)), legal(at, ahead('A1', 9.6))];
    },
    [0, true, false],
  ],
  [
    'a swimmer that destroys its enemy stays down until its next movement phase',
    () => {
      const at = after(sea('A1 handweapons 10,10 N swimming; B1 mobs 10,12.6 S'), [over, pass, fight('A1', 'B1')], 10, 1);
      const later = until(until(after(at, [{ kind: 'follow-up', go: false }]), 'B movement'), 'A movement');
      return [unit(at, 'A1').level, legal(later, { kind: 'level', units: ['A1'], to: 'swimming' })];
    },
    ['surface', true],
  ],
  [
    'swimmers break off from those on the bed, not from spirits, and are demoralized by it',
    () => {
      const from = (type: string) => {
        const at = sea(`A1 large-monsters 10,20 N swimming landed; B1 ${type} 10,${20 + near} S`);
        return legal(at, disengage) && unit(after(at, [disengage]), 'A1').morale;
      };
      return [from('spears'), from('minor-spirits')];
    },
    [1, false],
  ],
  [
    'a swimmer in its element has no zone of control',
    () => legal(sea('A1 spears 10,10 E; B1 mobs 12,12 S swimming'), ahead('A1', 3)),
    true,
  ],
  [
    'a swimmer above is seen past units on the bed',
    () =>
      legal(
        beginning('underwater; A1 longbows 10,10 N; B1 spears 10,13 S; B2 large-monsters 10,17 S swimming'),
        shoot('A1', 'B2'),
      ),
    true,
  ],
  [
    'swimming skirmishers shoot at a unit partly in weeds at −2',
    () => {
      const at = (ground: string, face: number) =>
        unit(
          after(beginning(`underwater; ${ground}A1 skirmishers 10,10 N swimming; B1 spears 10,14 S`), [shoot('A1', 'B1')], face),
          'B1',
        ).morale;
      return [at('terrain woods 9,14.4 to 11,14.7; ', 10), at('', 9), at('', 8)];
    },
    [0, 1, 0],
  ],
  [
    'a swimmer over weeds is neither in cover nor concealed, and passes over rocks',
    () => {
      const at = beginning('underwater; terrain woods 5,13 to 15,23; A1 longbows 10,10 N; B1 handweapons 10,14.5 S swimming');
      const shot = after(at, [shoot('A1', 'B1')], 7);
      const rocks = sea('terrain impassable 5,12 to 15,14; A1 handweapons 10,10 N swimming; B1 mobs 30,30 S');
      return [unit(shot, 'B1').morale, legal(rocks, ahead('A1', 3)), legal(rocks, ahead('A1', 6.5))];
    },
    [1, true, true],
  ],
  [
    'a gaze brings a swimmer down to the bed',
    () => {
      const at = sea('A1 small-monsters 10,10 N paralyzing-gaze; B1 handweapons 10,14 S swimming');
      const seen: Action = { kind: 'gaze', unit: 'A1', at: 'B1' };
      return [5, 6].map((face) => unit(after(at, [seen], face), 'B1').level);
    },
    ['surface', 'swimming'],
  ],
  [
    'units on the bed stand in the way of swimmers that shoot at the bed',
    () =>
      legal(beginning('underwater; A1 skirmishers 10,10 N swimming; B1 spears 10,13 S; B2 spears 10,15 S'), shoot('A1', 'B2')),
    false,
  ],
  [
    'nothing is uphill of a swimmer over the bed',
    () => adds(after(sea('terrain hill 8,12 to 12,16; A1 mobs 10,10 N swimming; B1 handweapons 10,13.5 S'), [over])),
    [1, 3],
  ],
  [
    'a demoralized flier that is pushed back is still on the ground',
    () => {
      const at = after(
        moving(`A1 handweapons 10,10 N flying landed demoralized; B1 spears 10,${10 + near} S`),
        [pass, fight('A1', 'B1')],
        5,
        6,
      );
      return [unit(at, 'A1').level, unit(at, 'A1').morale, asksFollowUp(at)];
    },
    ['surface', 2, true],
  ],
  [
    'a burrower pushed back over another below is destroyed',
    () => {
      const at = after(
        moving(`A1 spears 10,10 N; B1 handweapons 10,${10 + near} S demoralized burrowing landed; B2 mobs 10,12.9 S burrowing`),
        [pass, fight('A1', 'B1')],
        6,
        5,
      );
      return unit(at, 'B1').status;
    },
    'destroyed',
  ],
  [
    'flying cavalry that destroys its enemy is in its place, on the ground, after one test',
    () => {
      const at = after(moving('A1 heavy-cavalry 10,10 N flying; B1 mobs 10,13 S'), [over, pass, fight('A1', 'B1')], 10, 1, 10);
      return [unit(at, 'A1').level, Math.abs(unit(at, 'A1').base.y - 13) < 0.1, unit(at, 'A1').morale];
    },
    ['surface', true, 0],
  ],
  [
    'flying knights that over-pursue run at their rate on the ground',
    () => {
      const at = after(moving('A1 knights 10,10 N flying; B1 mobs 10,13 S'), [over, pass, fight('A1', 'B1')], 10, 1, 1);
      return [unit(at, 'A1').morale, Math.round(unit(at, 'A1').base.y)];
    },
    [1, 18],
  ],
  [
    'a flier over woods is neither in cover nor concealed',
    () => {
      const at = beginning('terrain woods 5,13 to 15,23; A1 skirmishers 10,10 N; B1 handweapons 10,14.5 S flying');
      return legal(at, shoot('A1', 'B1')) && unit(after(at, [shoot('A1', 'B1')], 9), 'B1').morale;
    },
    1,
  ],
  [
    'heavy artillery does not fire at fliers, light artillery does, past what stands between',
    () => {
      const at = (type: string) =>
        legal(beginning(`A1 ${type} 10,10 N; B1 spears 10,13 S; B2 large-monsters 10,17 S flying`), {
          kind: 'bombard',
          unit: 'A1',
          at: 'B2',
        });
      return [at('heavy-artillery'), at('light-artillery')];
    },
    [false, true],
  ],
  [
    'demoralized fliers attack nobody',
    () => legal(moving('A1 handweapons 10,10 N flying demoralized; B1 mobs 10,13 S'), over),
    false,
  ],
  [
    'burrowers turn at the usual cost, swimmers free',
    () => {
      const spent = (words: string) =>
        unit(after(moving(`A1 handweapons 20,20 N ${words}; B1 mobs 40,30 S`), [rotate('A1', 900)]), 'A1').did.spent;
      return spent('burrowing');
    },
    0.5,
  ],
  [
    'swimmers and weeds: no attack from above into them',
    () => legal(sea('terrain woods 6,13 to 14,20; A1 handweapons 10,10 N swimming; B1 mobs 10,14.5 S'), over),
    false,
  ],
  [
    'swimmers and spells on the ground: neither Quicksand nor Deadfall nor Animate Terrain reaches them, as they miss a flier',
    () => {
      const on = (user: string, spell: string, where: string, level: string, ground: string) =>
        refusesCast(
          tableOf(`${where}${ground}A1 spears 10,10 N; A2 mobs 40,3 N; B1 handweapons 10,20 S ${level}; B9 mobs 44,33 S`, user),
          spell,
          ['B1'],
        ).length === 0;
      const woods = 'terrain woods 8,18 to 12,22; ';
      return [
        ['underwater; ', 'swimming'],
        ['', 'flying'],
        ['underwater; ', ''],
      ].map(([where = '', level = '']) => [
        on('earth-shaman-3', 'quicksand', where, level, ''),
        on('druid-3', 'deadfall', where, level, woods),
        on('druid-1', 'animate-terrain', where, level, woods),
      ]);
    },
    [
      [false, false, false],
      [false, false, false],
      [true, true, true],
    ],
  ],
  [
    'swimmers and ethereals: who is passed below rolls',
    () =>
      [5, 6].map(
        (face) => unit(after(sea('A1 ethereals 10,5 N; B1 handweapons 10,7 S swimming'), [ahead('A1', 4)], face), 'B1').morale,
      ),
    [1, 0],
  ],
  [
    'swimmers and spirits: a spirit charges them from the bed',
    () => legal(sea('A1 minor-spirits 10,10 N; B1 handweapons 10,13 S swimming'), over),
    true,
  ],
  [
    'swimmers that break off are above the bed again',
    () => {
      const at = after(sea(`A1 large-monsters 10,20 N swimming landed; B1 spears 10,${20 + near} S`), [disengage]);
      return [unit(at, 'A1').level, unit(at, 'A1').base.y < 15];
    },
    ['swimming', true],
  ],
])('%s', (_, found, expected) => {
  expect(found()).toEqual(expected);
});
