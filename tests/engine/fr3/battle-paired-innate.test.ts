/**
 * Pairs of rules about innate abilities, elementals, leviathans, the gaze and canoes. What the printed text says was written down
 * before a position was played.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { after, charge, type Played } from './battle-table.ts';
import { casting, tableOf, until } from './magic-table.ts';
import { adds, ahead, beginning, fight, legal, moving, near, pass, shoot, under, unit } from './pairs-at-the-table.ts';

const disengage: Action = { kind: 'disengage', unit: 'A1' };
const over = charge(['A1'], { over: 'B1' });
const touching = (a: string, b: string, more = ''): Played =>
  moving(`A1 ${a.replace(' ', ' 10,10 N ')}; B1 ${b.replace(' ', ` 10,${10 + near} S `)}${more}`);

test.each<[pair: string, found: () => unknown, expected: unknown]>([
  [
    'Hide and a charge: the hidden unit is not charged, and the enemy goes through it',
    () => {
      const at = under(moving('A1 light-cavalry 10,10 N; B1 rangers 10,13 S'), 'B1', 'hide');
      return [legal(at, charge(['A1'])), legal(at, ahead('A1', 6))];
    },
    [false, true],
  ],
  [
    'Hide and missiles: nobody shoots at what is hidden',
    () => legal(under(beginning('A1 longbows 10,10 N; B1 rangers 10,14 S; B2 mobs 12,15 S'), 'B1', 'hide'), shoot('A1', 'B1')),
    false,
  ],
  [
    'Smoke Screen and an enemy at the rear: no way out',
    () => {
      const use: Action = { kind: 'innate', unit: 'A1', ability: 'smoke-screen', on: null } as unknown as Action;
      const from = (more: string) => {
        const at = touching('spears innate=smoke-screen', 'handweapons ', more);
        return legal(at, use) && legal(after(at, [use], 10), disengage);
      };
      return from(`; B2 mobs 10,${10 - near} N`);
    },
    false,
  ],
  [
    'Levitate and the ground: over woods and cliffs at the open rate',
    () => {
      const at = (kind: string, by: number) =>
        legal(
          under(moving(`terrain ${kind} 6,11 to 14,12; A1 spears 10,10 N; B1 mobs 30,30 S`), 'A1', 'levitate'),
          ahead('A1', by),
        );
      return [at('woods', 3), at('woods', 3.1), at('impassable', 3)];
    },
    [true, false, true],
  ],
  [
    'Levitate is no flying: spears have nothing against it',
    () => adds(under(touching('spears ', 'mobs '), 'B1', 'levitate')),
    [3, 1],
  ],
  [
    'air elementals and arrows: nobody shoots within 10 inches of one, in its arc',
    () => {
      const at = (place: string) =>
        legal(beginning(`A1 longbows 10,10 N; B1 spears 10,14 S; B2 air-elemental ${place}`), shoot('A1', 'B1'));
      return [at('14,17 S'), at('10,17 N'), at('10,30 S')];
    },
    [false, true, true],
  ],
  [
    'elementals and a second level: destroyed',
    () => unit(after(touching('spears ', 'plant-elemental demoralized'), [pass, fight('A1', 'B1')], 8, 6), 'B1').status,
    'destroyed',
  ],
  [
    'elementals and arrows: a demoralization is nothing, a kill is the end',
    () => {
      const at = (face: number) =>
        unit(
          after(
            beginning(`A1 longbows 10,10 N; A2 longbows ${10 + near},10 N; B1 earth-elemental 10.7,14 S landed`),
            [{ kind: 'shoot', units: ['A1', 'A2'], at: 'B1' }],
            face,
          ),
          'B1',
        );
      return [at(7).morale, at(8).status];
    },
    [0, 'destroyed'],
  ],
  [
    'air elementals and woods: −2 against a unit in them',
    () =>
      adds(moving(`terrain woods 9,${9.5 + near} to 11,16; A1 air-elemental 10,10 N landed; B1 handweapons 10,${10 + near} S`)),
    [2, 3],
  ],
  ['a flying leviathan on the ground: −4', () => adds(touching('handweapons ', 'leviathans flying landed')), [3, 6]],
  [
    'the gaze and pikes: CF 0 and their 2',
    () => adds(after(under(moving('A1 knights 10,10 N; B1 pikes 10,12.6 S'), 'B1', 'gaze'), [charge(['A1'])])),
    [8, 2],
  ],
  ['the gaze and a hero: CF 0 and his 1', () => adds(under(touching('mobs ', 'spears+hero-1-1 '), 'B1', 'gaze')), [1, 1]],
  [
    'canoes: on water at the rate of the unit, on land at half of it',
    () => {
      const on = (ground: string, by: number) =>
        legal(moving(`${ground}A1 handweapons 10,10 N canoes; B1 mobs 30,30 S`), ahead('A1', by));
      return [on('terrain water 5,5 to 15,20; ', 3), on('terrain water 5,5 to 15,20; ', 3.1), on('', 1.5), on('', 1.6)];
    },
    [true, false, true, false],
  ],
  [
    'barges: 4 inches over water, and light artillery shoots from them',
    () => {
      const text = 'terrain water 5,5 to 15,20; A1 light-artillery 10,10 N barges; B1 mobs 10,30 S';
      return [4, 4.1]
        .map((by) => legal(moving(text), ahead('A1', by)))
        .concat(legal(beginning(text), { kind: 'bombard', unit: 'A1', at: 'B1' }));
    },
    [true, false, true],
  ],
  [
    'Illusionary Fear and those who fear nothing: spears test, the undead do not, and mobs under it charge even them without a test',
    () => {
      const at = (words: string, ...faces: number[]) => {
        const mobs = under(moving(`A1 mobs 10,10 N; B1 spears 10,12.6 S ${words}`), 'A1', 'illusionary-fear');
        const met = after(mobs, [charge(['A1'])], ...faces);
        return [unit(met, 'A1').morale, unit(met, 'B1').morale];
      };
      return [at('', 5), at('', 6), at('undead')];
    },
    [
      [0, 1],
      [0, 0],
      [0, 0],
    ],
  ],
  [
    'Righteousness and fear: whoever charges under it does not test',
    () => {
      const met = after(under(moving('A1 mobs 10,10 N; B1 dragons 10,12.6 S'), 'A1', 'righteousness'), [charge(['A1'])]);
      return [unit(met, 'A1').morale, unit(met, 'B1').morale];
    },
    [0, 0],
  ],
  [
    'Righteousness and fear: a unit under it that does not charge frightens nobody, and tests when dragons charge it',
    () => {
      const at = under(moving('A1 dragons 10,10 N; B1 mobs 10,12.6 S'), 'B1', 'righteousness');
      return [1, 10].map((face) => unit(after(at, [charge(['A1'])], face), 'B1').morale);
    },
    [1, 0],
  ],
  [
    'the mark of evil and two equal enemies: a unit turns to the one that causes fear',
    () => {
      const text = (one: string, other: string) =>
        `A1 spears 10,10 N; A2 handweapons ${10 + near},${10 + near} W; B1 spears 10,${10 + near} S; A8 hero-1-1 with A1${one}; A9 hero-1-1 with A2${other}`;
      const faces = (one: string, other: string) => unit(until(moving(text(one, other)), 'A melee'), 'B1').base.facing;
      return [faces(' mark-of-evil', ''), faces('', ' mark-of-evil')];
    },
    [1800, 900],
  ],
  [
    'Hide and zones: nobody is held by a unit that nobody finds',
    () => {
      const at = moving('A1 light-cavalry 8.5,10.85 E; B1 rangers 10,12.5 S');
      return [legal(at, ahead('A1', 4)), legal(under(at, 'B1', 'hide'), ahead('A1', 4))];
    },
    [false, true],
  ],
  [
    'zones and a charge: nobody rides through the zone of one enemy at another',
    () => {
      const at = (facing: string) =>
        legal(moving(`A1 light-cavalry 10,10 N; B1 spears 12.2,13 ${facing}; B2 spears 10,16 S`), charge(['A1']));
      return [at('W'), at('E')];
    },
    [false, true],
  ],
  [
    'zones and traps: a trapped unit still has its zone',
    () => legal(under(moving('A1 light-cavalry 8.5,10.85 E; B1 spears 10,12.5 S'), 'B1', 'trap'), ahead('A1', 4)),
    false,
  ],
  [
    'a rally and a mass: two levels come back, the marker last',
    () => {
      const shaken = beginning('A1 mobs 10,10 N form=mass demoralized; B1 mobs 30,30 S');
      const { morale, markers } = unit(after(shaken, [{ kind: 'rally', unit: 'A1' }], 8), 'A1');
      return [unit(shaken, 'A1').markers, morale, markers];
    },
    [0, 0, 1],
  ],
  [
    'a kill and a pike block: its marker is lost for good, and it is demoralized',
    () => {
      const at = after(
        moving(`A1 dragons 10,10 N; B1 pikes 10,${10 + 1.5 * near} S form=block`),
        [pass, fight('A1', 'B1')],
        10,
        1,
      );
      return [unit(at, 'B1').status, unit(at, 'B1').morale, unit(at, 'B1').mostMarkers];
    },
    ['table', 1, 0],
  ],
  [
    'burrowers and hills: under open ground only, and up before they go on',
    () => {
      const at = moving('terrain hill 8,11.5 to 12,16; A1 handweapons 10,10 N burrowing; B1 mobs 30,30 S');
      const up = after(at, [{ kind: 'level', units: ['A1'], to: 'surface' }]);
      const next = until(until(up, 'B movement'), 'A movement');
      return [legal(at, ahead('A1', 2)), legal(next, ahead('A1', 2))];
    },
    [false, true],
  ],
  [
    'fliers and towns: to the edge, and in on foot a phase later',
    () => {
      const at = moving('terrain town 8,12 to 12,18; A1 handweapons 10,10 N flying; B1 mobs 30,30 S');
      const down = after(at, [ahead('A1', 1), { kind: 'level', units: ['A1'], to: 'surface' }]);
      const next = until(until(down, 'B movement'), 'A movement');
      return [legal(down, ahead('A1', 1)), legal(next, ahead('A1', 2)), legal(next, ahead('A1', 2.5))];
    },
    [false, true, false],
  ],
  [
    'a column and its rate: three knights in column go 7 inches, two go 5',
    () => {
      const behind = (n: number) =>
        Array.from({ length: n }, (_, nth) => `A${nth + 1} knights 10,${(10 - nth * 1.5748).toFixed(4)} N`).join('; ');
      const go = (n: number, by: number) =>
        legal(moving(`${behind(n)}; B1 mobs 30,30 S`), {
          kind: 'ahead',
          units: Array.from({ length: n }, (_, nth) => `A${nth + 1}`),
          inches: by,
        });
      return [go(3, 7), go(3, 7.1), go(2, 5), go(2, 5.1)];
    },
    [true, false, true, false],
  ],
  [
    'a group and its slowest: knights beside spears go 3 inches, and wheel by the rate of the outer end',
    () => {
      const at = moving(`A1 spears 10,10 N; A2 knights ${10 + near},10 N; B1 mobs 30,30 S`);
      const wheel = (side: 'left' | 'right'): Action => ({ kind: 'wheel', units: ['A1', 'A2'], side, angle: 800 });
      return [
        legal(at, { kind: 'ahead', units: ['A1', 'A2'], inches: 3.1 }),
        legal(at, wheel('left')),
        legal(at, wheel('right')),
      ];
    },
    [false, true, false],
  ],
  [
    'protection from magic in melee: 2 against spirits, elementals and undead, each by its own device, and a null ends it',
    () => {
      const with_ = (device: string, foe: string, more = '') =>
        adds(touching('spears ', foe, `; A9 hero-2-0 with A1 ${device}${more}`))[0];
      const devices = ['protection-clerical', 'protection-shamanic', 'protection-necromantic'];
      const foes = ['minor-spirits ', 'earth-elemental landed', 'mobs undead'];
      return [
        ...devices.map((device) => foes.map((foe) => with_(device, foe))),
        with_('protection-clerical', 'minor-spirits ', '; A3 spears 10,7.5 N; A10 individual with A3 null'),
      ];
    },
    [[7, 5, 5], [5, 7, 5], [5, 5, 7], 5],
  ],
  [
    'Stink and support: it neither has nor gives any',
    () => {
      const line = () => touching('spears ', 'mobs ', `; A2 spears ${10 + near},10 N`);
      return [adds(under(line(), 'A1', 'stink'))[0], adds(under(line(), 'A2', 'stink'))[0], adds(line())[0]];
    },
    [3, 3, 4],
  ],
  [
    'Freeze, an alchemist and a trap: −1 each',
    () =>
      adds(under(under(touching('handweapons ', 'mobs ', '; B9 individual with B1 alchemist'), 'A1', 'freeze'), 'A1', 'trap')),
    [0, 1],
  ],
  [
    'Strength does not change who is the most dangerous enemy',
    () => {
      const at = under(
        moving(`A1 handweapons 10,10 N; A2 beastmen ${10 + near},${10 + near} W; B1 spears 10,${10 + near} S`),
        'A1',
        'strength',
      );
      return unit(until(at, 'A melee'), 'B1').base.facing;
    },
    900,
  ],
  [
    'Miracle and a charge: a draw, whatever the dice show',
    () => {
      const at = under(after(moving('A1 knights 10,10 N; B1 mobs 10,12.6 S'), [charge(['A1'])]), 'B1', 'miracle');
      const fought = after(at, [pass, fight('A1', 'B1')]);
      return [unit(fought, 'B1').status, unit(fought, 'B1').morale];
    },
    ['table', 0],
  ],
  [
    'Fog and fliers: no attack from the air on the ground, none refused in the air',
    () => {
      const at = (words: string) => {
        const table = tableOf(
          `A1 handweapons 10,10 N flying; B1 handweapons 10,13 S ${words}; A2 mobs 40,3 N; B2 mobs 44,33 S`,
          'earth-shaman-1',
        );
        const fog = casting(until(table, 'A movement'), 'fog', []);
        return legal(until(fog, 'A movement'), words ? charge(['A1']) : over);
      };
      return [at(''), at('flying')];
    },
    [false, true],
  ],
  [
    'Teleport and a trap: nobody is taken out of it',
    () => {
      const at = tableOf('A1 spears 10,10 N; B1 spears 10,25 S; A2 mobs 40,3 N; B2 mobs 44,33 S', 'wizard-2');
      const to: Action = {
        ...{
          kind: 'cast-at',
          character: String(at.state.characters.at(-1)?.id),
          spell: 'teleport',
          on: ['A1'],
          choice: null,
          points: null,
        },
        ...{ x: 20, y: 20, angle: 0 },
      };
      return [legal(at, to), legal(under(at, 'A1', 'trap'), to)];
    },
    [true, false],
  ],
])('%s', (_, found, expected) => {
  expect(found()).toEqual(expected);
});
