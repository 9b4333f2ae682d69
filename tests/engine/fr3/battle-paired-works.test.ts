/**
 * Pairs of rules about fortifications, stakes, marines, dragoons, over-pursuit and zones of control. What the printed text says
 * was written down before a position was played.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { structuresCalculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { asking } from './asking.ts';
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

const disengage: Action = { kind: 'disengage', unit: 'A1' };
const plant = (id: string): Action => ({ kind: 'stakes', unit: id, up: true });
const over = charge(['A1'], { over: 'B1' });
const behind = 20 + near;
/** B1 stands in a fortification and A1 touches its front. */
const assault = (a: string, b: string, more = '', works = `works B 20,${behind}`): Played =>
  moving(`${works}; A1 ${a.replace(' ', ' 20,20 N ')}; B1 ${b.replace(' ', ` 20,${behind} S `)}${more}`);
/** B1 has stakes in front of it; A charges in its next phase. */
const staked = (a: string, b: string, more = ''): Played => {
  const at = until(moving(`A1 ${a}; B1 ${b}${more}`), 'B movement');
  return until(after(at, [plant('B1')]), 'A movement');
};
const spent = ({ state }: Played) => state.sheet.moves;
const storm = (unit_: string, defenders: string, w: object = {}, u: object = {}, d: object = {}) =>
  asking(structuresCalculator)('storm', { w: { ...w }, u: { unit: unit_, ...u }, d: { unit: defenders, ...d } });
const close = (one: number, other: number) => Math.abs(one - other) < 0.1;

test.each<[pair: string, found: () => unknown, expected: unknown]>([
  ['fanatics and a fortification: −1, and nothing else', () => adds(assault('fanatics ', 'spears ')), [-1, 0]],
  ['fanatics in a fortification: knights have −3 in the obstacles and −1', () => adds(assault('knights ', 'fanatics ')), [-4, 0]],
  ['swarms and a fortification: no penalty', () => adds(assault('swarms ', 'spears ')), [4, 3]],
  ['spirits and a fortification: no penalty', () => adds(assault('minor-spirits ', 'spears ')), [6, 3]],
  ['large monsters in a fortification defend nothing', () => adds(assault('handweapons ', 'large-monsters ')), [3, 8]],
  [
    'fliers and a fortification: −1, and no charge bonus',
    () => [
      adds(after(moving(`works B 20,23; A1 handweapons 20,20 N flying; B1 spears 20,23 S`), [over])),
      adds(after(moving(`works B 20,23; A1 heavy-cavalry 20,20 N flying; B1 handweapons 20,23 S`), [over])),
    ],
    [
      [2, 4],
      [1, 3],
    ],
  ],
  [
    'burrowers and a fortification: no surprise',
    () => adds(after(moving(`works B 20,23; A1 mobs 20,20 N burrowing; B1 handweapons 20,23 S`), [over])),
    [0, 3],
  ],
  [
    'a fortification and the follow-up: small monsters may stay in it',
    () => {
      const at = after(assault('mobs ', 'small-monsters '), [pass, fight('A1', 'B1')], 1, 10);
      return [asksFollowUp(at), close(unit(at, 'B1').base.y, behind)];
    },
    [true, true],
  ],
  [
    'a fortification and cavalry: knights on horseback must follow up, and test',
    () => {
      const at = after(assault('mobs ', 'knights '), [pass, fight('A1', 'B1')], 1, 10, 10);
      return [asksFollowUp(at), close(unit(at, 'B1').base.y, 20)];
    },
    [false, true],
  ],
  [
    'a fortification and spells: neither Disorient nor Teleport',
    () => {
      const at = tableOf(
        `works B 20,20; works A 10,10; A1 mobs 10,10 N; B1 spears 20,20 S; A2 mobs 40,3 N; B2 mobs 44,33 S`,
        'wizard-3',
      );
      return [refusesCast(at, 'disorient', ['B1']).length > 0, refusesCast(at, 'teleport', ['A1']).length > 0];
    },
    [true, true],
  ],
  [
    'fortifications in line and support: also for a unit that looks the other way; the attacker has two penalties',
    () =>
      adds(
        assault(
          'spears ',
          'spears ',
          `; B2 spears ${20 + near},${behind} N`,
          `works B 20,${behind}; works B ${20 + near},${behind}`,
        ),
      ),
    [1, 4],
  ],
  [
    'pavisiers of a fortification: cover against missiles, and 1 in melee',
    () => {
      const at = (face: number) =>
        unit(after(beginning(`works B 10,14 pavisiers; A1 longbows 10,10 N; B1 spears 10,14 S`), [shoot('A1', 'B1')], face), 'B1')
          .morale;
      return [at(8), at(9), adds(assault('handweapons ', 'spears ', '', `works B 20,${behind} pavisiers`))];
    },
    [0, 1, [2, 4]],
  ],
  [
    'artillery in a fortification has 1 when charged',
    () => adds(after(moving('works B 20,22.5; A1 handweapons 20,20 N; B1 light-artillery 20,22.5 S'), [charge(['A1'])])),
    [2, 2],
  ],
  [
    'rangers in a fortification prepare no trap: it is not terrain',
    () => adds(after(moving('works B 20,22.5; A1 handweapons 20,20 N; B1 rangers 20,22.5 S'), [charge(['A1'])])),
    [2, 3],
  ],
  [
    'a fortification and a shieldwall: −1 for each',
    () => {
      const at = until(moving(`works A 20,20; A1 spears 20,20 N shieldwall; B1 handweapons 20,22.5 S`), 'B movement');
      return adds(after(at, [charge(['B1'])]));
    },
    [3, 1],
  ],
  [
    'marines and a wall: their own 2 in the climb and on the wall',
    () => storm('handweapons', 'militia', { height: 2 }, { marines: true }).adds('fr3.infantry.marines-structure-bonus'),
    4,
  ],
  [
    'marines and a wall of height 3: not without an engineer or a tower',
    () => storm('handweapons', 'militia', { height: 3 }, { marines: true }).refused().length > 0,
    true,
  ],
  [
    'marines and the undead: none',
    () => storm('handweapons', 'militia', {}, { marines: true, undead: true }).refused().length > 0,
    true,
  ],
  [
    'marines and demoralization: nobody storms a wall demoralized',
    () => storm('handweapons', 'militia', {}, { marines: true, state: 1 }).rolled(),
    'below',
  ],
  ['marines in the field have no bonus against a fortification', () => adds(assault('handweapons marines', 'spears ')), [2, 3]],
  [
    'dragoons on a flank count double; in the air they count not',
    () => {
      const on = (words: string) =>
        adds(moving(`A1 spears 10,10 N; B1 mobs 10,${10 + near} S; A2 dragoons ${10 + near},${10 + near} W ${words}`))[0];
      return [on(''), on('flying')];
    },
    [5, 3],
  ],
  [
    'dragoons and fliers that charge them: 4, 1 and 2',
    () => adds(after(moving('A1 handweapons 10,10 N flying; B1 dragoons 10,13 S'), [over])),
    [3, 7],
  ],
  [
    'dragoons and a square of muskets: 3, 1 against cavalry, 4 for the square in place of their 1 (ruling), 2 of support',
    () => {
      const line = [0, 1, 2, 3].map((nth) => `A${nth + 1} muskets ${(10 + nth * 1.575).toFixed(3)},10 N`).join('; ');
      const formed = after(moving(`${line}; B1 dragoons 11.575,14 S`), [{ kind: 'square', units: ['A1', 'A2', 'A3', 'A4'] }]);
      const hit = after(until(formed, 'B movement'), [charge(['B1'])]);
      return adds(hit, hit.state.contacts[0]?.a, 'B1');
    },
    [10, 4],
  ],
  [
    'dragoons shoot within 5 inches as two, and into cover at −2',
    () => {
      const from = (y: number) => legal(beginning(`A1 dragoons 10,10 N; B1 spears 10,${y} S`), shoot('A1', 'B1'));
      const hits = (face: number) =>
        unit(
          after(beginning('terrain woods 9,15.4 to 11,15.7; A1 dragoons 10,10 N; B1 spears 10,15 S'), [shoot('A1', 'B1')], face),
          'B1',
        ).morale;
      return [from(17), from(16), hits(8), hits(9)];
    },
    [false, true, 0, 1],
  ],
  [
    'elite dragoons dismount as elite rifles, beside a major character only',
    () => {
      const at = (who: string) => moving(`A1 dragoons${who} 10,10 N elite=1-1-0; B1 mobs 30,30 S`);
      const down = (as: string): Action => ({ kind: 'dismount', unit: 'A1', as });
      const led = at('+hero-1-1');
      return [
        legal(led, down('rifles')),
        legal(led, down('handweapons')),
        legal(at(''), down('rifles')),
        legal(at('+individual'), down('rifles')),
      ];
    },
    [true, false, false, false],
  ],
  [
    'dragoons in a trap do not break off',
    () => legal(under(moving(`A1 dragoons 10,20 N; B1 spears 10,${20 + near} S`), 'A1', 'trap'), disengage),
    false,
  ],
  [
    'double demoralized dragoons that break off roll at −2, and light cavalry is lost without a roll',
    () => {
      const at = (type: string, ...faces: number[]) => {
        const gone = after(moving(`A1 ${type} 10,20 N double-demoralized; B1 spears 10,${20 + near} S`), [disengage], ...faces);
        return [unit(gone, 'A1').status, unit(gone, 'A1').morale];
      };
      return [at('dragoons', 8), at('dragoons', 7)[0], at('light-cavalry')[0]];
    },
    [['table', 2], 'destroyed', 'destroyed'],
  ],
  [
    'dragoons follow up, and do not over-pursue',
    () => {
      const at = after(moving(`A1 dragoons 10,10 N; B1 mobs 10,${10 + near} S`), [pass, fight('A1', 'B1')], 10, 1);
      return [asksFollowUp(at), close(unit(at, 'A1').base.y, 10 + near)];
    },
    [false, true],
  ],
  [
    'dragoons at the rear count 4',
    () => adds(moving(`A1 spears 10,10 N; B1 mobs 10,${10 + near} S; A2 dragoons 10,${10 + 2 * near} S`))[0],
    7,
  ],
  [
    'stakes and chariots: −3 for −4, and a win shocks nobody',
    () => {
      const at = after(staked('heavy-chariots 10,10 N', 'longbows 10,13 S stakes'), [charge(['A1'])]);
      const won = after(at, [pass, fight('A1', 'B1')], 10, 7);
      return [adds(at), unit(won, 'B1').morale];
    },
    [[0, 2], 1],
  ],
  [
    'stakes and a charge at the flank: the stakes are lost, the charge is whole',
    () => {
      const at = after(staked('knights 13,13 W', 'longbows 10,13 S stakes'), [charge(['A1'])]);
      return [adds(at), unit(at, 'B1').stakes];
    },
    [[8, 1], 'none'],
  ],
  [
    'stakes and cavalry from the air: no bonus, −2, and bows at the flier',
    () => adds(after(staked('heavy-cavalry 10,10 N flying', 'longbows 10,13 S stakes'), [over])),
    [2, 3],
  ],
  [
    'stakes and arrows: whoever is shot back leaves them standing',
    () => {
      const at = until(
        after(until(moving('A1 longbows 10,10 N; B1 longbows 10,14 S stakes demoralized'), 'B movement'), [plant('B1')]),
        'A missiles',
      );
      return unit(after(at, [shoot('A1', 'B1')], 7), 'B1').stakes;
    },
    'left',
  ],
  [
    'stakes and a beaten unit: lost when it falls back from melee',
    () => {
      const at = after(staked('handweapons 10,10 N', 'longbows 10,12.6 S stakes demoralized'), [charge(['A1'])]);
      const beaten = after(at, [pass, fight('A1', 'B1')], 6, 6);
      return [unit(beaten, 'B1').morale, unit(beaten, 'B1').stakes];
    },
    [2, 'none'],
  ],
  [
    'over-pursuit and woods: on at the slow rate',
    () => {
      const at = after(
        moving(`terrain woods 6,12 to 14,20; A1 knights 10,10 N; B1 mobs 10,${10 + near} S`),
        [pass, fight('A1', 'B1')],
        10,
        1,
        1,
      );
      return [unit(at, 'A1').morale, close(unit(at, 'A1').base.y, 10 + near + 2)];
    },
    [1, true],
  ],
  [
    'over-pursuit and a cliff: it stops there',
    () => {
      const at = after(
        moving(`terrain impassable 6,14 to 14,20; A1 knights 10,10 N; B1 mobs 10,${10 + near} S`),
        [pass, fight('A1', 'B1')],
        10,
        1,
        1,
      );
      return close(unit(at, 'A1').base.y, 14 - near / 2);
    },
    true,
  ],
  [
    'over-pursuit and a fresh enemy: contact, one level, and a melee in the next phase',
    () => {
      const at = after(
        moving(`A1 knights 10,10 N; B1 mobs 10,${10 + near} S; B2 spears 10,15.5 S`),
        [pass, fight('A1', 'B1')],
        10,
        1,
        1,
      );
      return [unit(at, 'A1').morale, at.state.contacts.map(({ a, b }) => [a, b]), asked(at)];
    },
    [1, [['A1', 'B2']], 'B movement'],
  ],
  [
    'over-pursuit and undead knights: 4 and a half, on a roll of 5, and they have recovered when the phase ends',
    () => {
      const at = after(moving(`A1 knights 10,10 N undead; B1 mobs 10,${10 + near} S`), [pass, fight('A1', 'B1')], 10, 1, 5);
      return [close(unit(at, 'A1').base.y, 10 + near + 4.5), unit(at, 'A1').morale];
    },
    [true, 0],
  ],
  [
    'over-pursuit and double demoralized knights: lost if they fail',
    () =>
      unit(
        after(moving(`A1 knights 10,10 N double-demoralized; B1 mobs 10,${10 + near} S`), [pass, fight('A1', 'B1')], 10, 1, 6),
        'A1',
      ).status,
    'destroyed',
  ],
  [
    'over-pursuit and heavy armor: 4 inches',
    () =>
      close(
        unit(
          after(moving(`A1 knights 10,10 N heavy-armor; B1 mobs 10,${10 + near} S`), [pass, fight('A1', 'B1')], 10, 1, 1),
          'A1',
        ).base.y,
        10 + near + 4,
      ),
    true,
  ],
  [
    'zones and taunts: whoever is taunted in a zone stays',
    () => {
      const at = moving('A1 spears 10,10 N; A2 spears 16,11.2 N; A9 individual with A1 taunt; B1 light-cavalry 16,13 W');
      const angry = after(at, [{ kind: 'taunt', by: String(at.state.characters[0]?.id), at: 'B1' }], 1);
      return [angry.state.contacts.some(({ a }) => a === 'A1'), close(unit(angry, 'B1').base.x, 16)];
    },
    [false, true],
  ],
  [
    'groups and sub-commanders: three free, four for a move',
    () => {
      const line = (n: number) =>
        Array.from(
          { length: n },
          (_, nth) => `A${nth + 1} spears${nth === 0 ? '+sub-commander-1-2' : ''} ${(10 + nth * 1.575).toFixed(3)},10 N`,
        ).join('; ');
      const go = (n: number) =>
        spent(
          after(moving(`${line(n)}; B1 mobs 30,30 S`), [
            { kind: 'ahead', units: Array.from({ length: n }, (_, nth) => `A${nth + 1}`), inches: 1 },
          ]),
        );
      return [go(3), go(4)];
    },
    [0, 1],
  ],
  [
    'groups and a hero: two units cost a move although he leads one',
    () =>
      spent(
        after(moving(`A1 spears+hero-1-1 10,10 N; A2 spears ${10 + near},10 N; B1 mobs 30,30 S`), [
          { kind: 'ahead', units: ['A1', 'A2'], inches: 1 },
        ]),
      ),
    1,
  ],
  [
    'monsters and a general in the group: the group is free, the monster without a beastmaster is not',
    () =>
      spent(
        after(moving(`A1 spears+general-2-2 10,10 N; A2 small-monsters ${10 + near},10 N; B1 mobs 30,30 S`), [
          { kind: 'ahead', units: ['A1', 'A2'], inches: 1 },
        ]),
      ),
    1,
  ],
  [
    'zones and lone characters: nobody is held by one',
    () => legal(moving(`A1 light-cavalry 10,10 E; B1 light-cavalry 14,20 N; B2 hero-1-1 with B1 apart`), ahead('A1', 6)),
    true,
  ],
])('%s', (_, found, expected) => {
  expect(found()).toEqual(expected);
});
