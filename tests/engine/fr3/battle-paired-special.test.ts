/**
 * Pairs of rules about traps, artillery, attached units, fanatics, armor and equipment. What the printed text says was written
 * down before a position was played.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import type { NuisanceId } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { after, charge, type Played } from './battle-table.ts';
import { casting, effectsOn, poolsOf, refusesCast, tableOf, until } from './magic-table.ts';
import { adds, ahead, beginning, fight, legal, moving, near, pass, shoot, under, unit } from './pairs-at-the-table.ts';

const lay = (what: NuisanceId, on: string): Action => ({ kind: 'lay', what, at: on });
const laying = (text: string): Played => until(beginning(`nuisances A trap parasitics; ${text}`), 'A lay');
const caught = (text: string, ...faces: number[]) =>
  faces.map((face) => effectsOn(after(laying(text), [lay('trap', 'B1')], face), 'B1').length);
const over = charge(['A1'], { over: 'B1' });
const step = (text: string, ...inches: number[]) =>
  inches.map((by) => legal(moving(`${text}; B1 mobs 30,30 S`), ahead('A1', by)));
const touching = (a: string, b: string, more = ''): Played =>
  moving(`A1 ${a.replace(' ', ' 10,10 N ')}; B1 ${b.replace(' ', ` 10,${10 + near} S `)}${more}`);

test.each<[pair: string, found: () => unknown, expected: unknown]>([
  [
    'a trap and a pike block: it tries at once, with 1',
    () => caught('A1 spears 10,10 N; B1 pikes 10,20 S form=block', 4, 5),
    [1, 0],
  ],
  ['a trap and a mass: it tries at once, with 3', () => caught('A1 spears 10,10 N; B1 mobs 10,20 S form=mass', 3, 4), [1, 0]],
  ['a trap and a leviathan: it tries at once, with 1', () => caught('A1 spears 10,10 N; B1 leviathans 10,20 S', 4, 5), [1, 0]],
  [
    'a trap and an alchemist: none on his unit, and it is gone from a unit that he comes to',
    () => {
      const at = laying('A1 spears 10,10 N; B1 handweapons 10,20 S; B9 individual with B1 alchemist');
      const come = under(
        moving('A1 spears 10,10 N; A2 spears 10,13 N; A9 individual with A1 alchemist; B1 mobs 30,30 S'),
        'A2',
        'trap',
      );
      return [legal(at, lay('trap', 'B1')), effectsOn(after(come, [ahead('A1', 1.42)]), 'A2')];
    },
    [false, []],
  ],
  [
    'parasitics and a healer: neither on his unit nor on the one beside it',
    () => {
      const at = laying(
        `A1 spears 10,10 N; B1 handweapons 10,20 S; B2 handweapons ${10 + near},20 S; B3 mobs 30,30 S; B9 individual with B1 healer`,
      );
      return ['B1', 'B2', 'B3'].map((id) => {
        if (!legal(at, lay('parasitics', id))) return 'refused';
        return effectsOn(after(at, [lay('parasitics', id)]), id).length;
      });
    },
    ['refused', 'refused', 1],
  ],
  ['fanatics and a mass: −3', () => adds(moving(`A1 fanatics 10,10 N; B1 mobs 10,${10 + 1.5 * near} S form=mass`)), [-3, 0]],
  [
    'fanatics and a pike block: −1',
    () => adds(moving(`A1 fanatics 10,10 N; B1 pikes 10,${10 + 1.5 * near} S form=block`)),
    [-1, 0],
  ],
  ['fanatics and leviathans: −1', () => adds(touching('fanatics ', 'leviathans ')), [-1, 0]],
  [
    'elite fanatics and a shieldwall: 1 and −1',
    () => {
      const at = until(moving(`A1 spears 10,10 N shieldwall; B1 fanatics 10,13 S elite=1-1-0`), 'B movement');
      return adds(after(at, [charge(['B1'])]));
    },
    [0, 0],
  ],
  [
    'heavy artillery and a unit that is driven back: lost with its place',
    () => {
      const at = after(
        touching('spears ', 'handweapons demoralized', '; B2 heavy-artillery with B1'),
        [pass, fight('A1', 'B1')],
        6,
        5,
      );
      return [unit(at, 'B1').morale, unit(at, 'B2').status];
    },
    [2, 'destroyed'],
  ],
  [
    'heavy artillery shot at twice: it stays, and is silent until it rallies',
    () => {
      const at = after(
        beginning('A1 skirmishers 10,10 N; B1 heavy-artillery 10,14 S demoralized; A2 spears 30,10 N'),
        [shoot('A1', 'B1')],
        9,
      );
      const theirs = until(at, 'B movement');
      return [unit(at, 'B1').morale, unit(at, 'B1').base.y, unit(theirs, 'B1').did.bombarded];
    },
    [2, 14, false],
  ],
  [
    'heavy artillery beaten twice in melee: destroyed, not pushed back',
    () => unit(after(touching('spears ', 'heavy-artillery demoralized'), [pass, fight('A1', 'B1')], 3, 5), 'B1').status,
    'destroyed',
  ],
  [
    'attached light artillery and the arc: 1 when charged in it, nothing from the flank',
    () => {
      const from = (place: string) =>
        adds(after(moving(`A1 handweapons ${place}; B1 handweapons 14,14 S; B2 light-artillery with B1`), [charge(['A1'])]))[1];
      return [from('14,11.5 N'), from('11.5,14 E')];
    },
    [4, 3],
  ],
  [
    'attached skirmishers and a doubled unit: both are destroyed',
    () => {
      const at = after(touching('knights ', 'mobs ', '; B2 skirmishers with B1'), [pass, fight('A1', 'B1')], 10, 1, 10);
      return [unit(at, 'B1').status, unit(at, 'B2').status];
    },
    ['destroyed', 'destroyed'],
  ],
  [
    'a demoralized unit on a flank still counts',
    () => adds(touching('spears ', 'mobs ', `; A2 mobs ${10 + near},${10 + near} W demoralized`)),
    [4, 1],
  ],
  [
    'a unit that stands beside an enemy and does not face it takes no flank',
    () => adds(touching('spears ', 'mobs ', `; A2 mobs ${10 + near},${10 + near} N`)),
    [3, 1],
  ],
  [
    'light cavalry on both flanks and at the rear: 2, 2 and 4',
    () =>
      adds(
        touching(
          'spears ',
          'mobs ',
          `; A2 light-cavalry ${10 + near},${10 + near} W; A3 light-cavalry ${10 - near},${10 + near} E; A4 light-cavalry 10,${10 + 2 * near} S`,
        ),
      )[0],
    11,
  ],
  [
    'throwing weapons and the flank: a charge from outside the arc is not thrown at',
    () => unit(after(moving('A1 heavy-cavalry 11,14 E; B1 handweapons 14,14 S throwing'), [charge(['A1'])]), 'A1').morale,
    0,
  ],
  [
    'throwing weapons and fear: each of the two tests once',
    () => {
      const at = (one: number, two: number) => {
        const hit = after(moving('A1 dragons 10,10 N; B1 handweapons 10,12.6 S throwing'), [charge(['A1'])], one, two);
        return [unit(hit, 'A1').morale, unit(hit, 'B1').morale];
      };
      return [at(10, 10), at(1, 1)];
    },
    [
      [0, 0],
      [1, 1],
    ],
  ],
  ['barbarians that are demoralized: CF and −1', () => adds(touching('handweapons barbarian demoralized', 'mobs ')), [2, 1]],
  ['a blessing on barbarians: 1 and 1', () => adds(under(touching('handweapons barbarian', 'mobs '), 'A1', 'bless')), [5, 1]],
  [
    'terrifying mounts and a charge: 1, 3 and 2, and the charged test',
    () => adds(after(moving('A1 knights 10,10 N mounts; B1 spears 10,12.6 S'), [charge(['A1'])], 10)),
    [11, 4],
  ],
  [
    'heavy armor and dwarfs: 3 less a half and a half',
    () => step('A1 handweapons 10,10 N dwarf heavy-armor', 2, 2.1),
    [true, false],
  ],
  [
    'heavy armor and the undead: 3 less a half and a half',
    () => step('A1 handweapons 10,10 N undead heavy-armor', 2, 2.1),
    [true, false],
  ],
  ['fliers and the undead: 10 less a half', () => step('A1 handweapons 10,10 N undead flying', 9.5, 9.6), [true, false]],
  ['wagons and pikes: no 2 for handweapons that ride', () => adds(touching('handweapons wagons', 'pikes ')), [3, 4]],
  [
    'a protective spirit and a spell: a point more',
    () => {
      const spends = (words: string) => {
        const at = tableOf(`A1 spears 10,10 N; B1 spears 10,20 S ${words}; A2 mobs 40,3 N; B2 mobs 44,33 S`, 'wizard-1');
        return 30 - (poolsOf(casting(at, 'blast-1', ['B1'], [1]), 'A')[1] ?? 0);
      };
      return [spends(''), spends('protective-spirit')];
    },
    [2, 3],
  ],
  [
    'Invigorate and artillery that has fired: it goes nowhere',
    () => {
      const text = 'A1 heavy-artillery 10,10 N; A2 spears 20,10 N; B1 mobs 10,20 S; A3 mobs 40,3 N; B2 mobs 44,33 S';
      const at = until(tableOf(text, 'cleric-1'), 'A missiles');
      const moved = after(at, [ahead('A1', 1)]);
      const turn: Action = { kind: 'rotate', unit: 'A1', angle: 100 };
      const fired = after(until(after(at, [{ kind: 'bombard', unit: 'A1', at: 'B1' }], 1), 'A movement'), [turn]);
      return [moved, fired].map((now) => refusesCast(now, 'invigorate', ['A1']).length > 0);
    },
    [false, true],
  ],
  [
    'a mass with a hero: he adds nothing to it, and it moves for nothing',
    () => {
      const at = moving('A1 mobs+hero-1-1 10,10 N form=mass; B1 mobs 30,30 S');
      const gone = after(at, [{ kind: 'surge', unit: 'A1', angle: 0, inches: 2 } as Action]);
      return [adds(moving(`A1 mobs+hero-1-1 10,10 N form=mass; B1 mobs 10,${10 + 1.5 * near} S`))[0], gone.state.sheet.moves];
    },
    [4, 0],
  ],
  [
    'flying: longbows in the air shoot at 10 inches as on the ground',
    () => legal(beginning('A1 longbows 10,10 N; B1 handweapons 10,21 S flying'), shoot('A1', 'B1')),
    true,
  ],
  [
    'a flier over its enemy is not in its zone, and goes on',
    () => legal(moving('A1 handweapons 10,10.9 E flying; B1 spears 10,12.5 S'), ahead('A1', 6)),
    true,
  ],
  [
    'burrowers come up with surprise, and are feared no more than before',
    () => adds(after(moving('A1 small-monsters 10,10 N burrowing; B1 spears 10,12.6 S'), [over], 10)),
    [8, 4],
  ],
])('%s', (_, found, expected) => {
  expect(found()).toEqual(expected);
});
