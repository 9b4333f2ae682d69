/**
 * Pairs of rules about missiles, rallies, fear, spells and characters. What the printed text says was written down before a
 * position was played.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import type { Point } from '../../../src/engine/kernel/geometry.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import { cast, casting, effectsOn, refusesCast, tableOf, until } from './magic-table.ts';
import { adds, beginning, fight, legal, moving, near, pass, rest, shoot, under, unit } from './pairs-at-the-table.ts';

const bombard = (at: string): Action => ({ kind: 'bombard', unit: 'A1', at });
const rally = (id: string): Action => ({ kind: 'rally', unit: id });
const far = 'A8 mobs 40,3 N; B8 mobs 44,33 S';
/** The unit of side B that looks at A1 out of a square of four muskets, and the battle. */
function square(shooter: string, ground = '', words = ''): { readonly at: Played; readonly front: string } {
  const line = [0, 1, 2, 3].map((nth) => `B${nth + 1} muskets ${(10 + nth * 1.575).toFixed(3)},20 S`).join('; ');
  const theirs = until(moving(`${ground}A1 ${shooter} 12.36,15.5 N${words}; ${line}`), 'B movement');
  const formed = after(theirs, [{ kind: 'square', units: ['B1', 'B2', 'B3', 'B4'] }]);
  const front = formed.state.units.find(({ side, base }) => side === 'B' && base.facing === 1800)?.id ?? '';
  return { at: until(formed, 'A missiles'), front };
}
/** The morale levels that a square has lost. */
const lost = (at: Played): number =>
  at.state.units.filter(({ square: mine }) => mine.length > 0).reduce((sum, { morale }) => sum + morale, 0);
const hurt = (text: string, actions: readonly Action[], face: number, whom = 'B1') => {
  const { status, morale, markers } = unit(after(beginning(text), actions, face), whom);
  return status === 'table' ? [morale, markers] : status;
};
const rallies = (text: string, id: string, ...faces: number[]): readonly number[] =>
  faces.map((face) => unit(after(beginning(text), [rally(id)], face), id).morale);
/** The characters of side B stand alone at this place. */
const alone = ({ state, events }: Played, at: Point): Played => ({
  events,
  state: { ...state, characters: state.characters.map((each) => (each.side === 'B' ? { ...each, host: null, at } : each)) },
});
const people = ({ state }: Played) => state.characters.filter(({ side }) => side === 'B').map(({ status }) => status);
const ride: Action = { kind: 'ahead', units: ['A1'], inches: 5 };

test.each<[pair: string, found: () => unknown, expected: unknown]>([
  [
    'missiles and a square of four: 3 more on the roll',
    () => {
      const { at, front } = square('skirmishers');
      return [5, 6].map((face) => lost(after(at, [shoot('A1', front)], face)));
    },
    [0, 1],
  ],
  [
    'missiles, a square and cover: 3 and −2',
    () => {
      const { at, front } = square('skirmishers', 'terrain woods 11,19.4 to 14,19.9; ');
      return [7, 8].map((face) => lost(after(at, [shoot('A1', front)], face)));
    },
    [0, 1],
  ],
  [
    'artillery and a square of four: it hits on 4',
    () => {
      const { at, front } = square('light-artillery');
      return [lost(after(at, [bombard(front)], 3)), lost(after(at, [bombard(front)], 4, 8))];
    },
    [0, 1],
  ],
  [
    'napoleonic pieces and a square: a hit without a roll, and 1 more damage',
    () => {
      const { at, front } = square('light-artillery', 'A7 muskets 30,5 N; ', ' napoleonic');
      return [6, 7].map((face) => lost(after(at, [bombard(front)], face)));
    },
    [0, 1],
  ],
  [
    'missiles, a pike block and cover: 1 and −2',
    () =>
      [9, 10].map((face) =>
        hurt('terrain woods 9,15.9 to 11,16.2; A1 skirmishers 10,10 N; B1 pikes 10,15 S form=block', [shoot('A1', 'B1')], face),
      ),
    [
      [0, 1],
      [0, 0],
    ],
  ],
  [
    'missiles, a mass and cover: 3 and −2',
    () =>
      [7, 8].map((face) =>
        hurt('terrain woods 9,15.9 to 11,16.2; A1 skirmishers 10,10 N; B1 mobs 10,15 S form=mass', [shoot('A1', 'B1')], face),
      ),
    [
      [0, 3],
      [0, 2],
    ],
  ],
  [
    'tortoise and heavy armor: in cover, and a kill demoralizes, but not one by muskets',
    () => {
      const by = (type: string) =>
        hurt(
          `A1 ${type} 10,10 N; A2 ${type} ${10 + near},10 N; B1 spears 10.787,14.5 S shieldwall heavy-armor`,
          [{ kind: 'shoot', units: ['A1', 'A2'], at: 'B1' }],
          10,
        );
      return [by('longbows'), by('muskets')];
    },
    [[1, 0], 'destroyed'],
  ],
  [
    'elite skirmishers and cover: 1 and −2',
    () =>
      [9, 10].map((face) =>
        hurt('terrain woods 9,14.4 to 11,14.7; A1 skirmishers 10,10 N elite=0-1-1; B1 spears 10,14 S', [shoot('A1', 'B1')], face),
      ),
    [
      [0, 0],
      [1, 0],
    ],
  ],
  [
    'pavisiers and artillery: −2 to hit',
    () => {
      const at = (...faces: number[]) =>
        unit(after(beginning('A1 light-artillery 10,10 N; B1 longbows 10,16 S pavisiers'), [bombard('B1')], ...faces), 'B1')
          .morale;
      return [at(8), at(9, 8)];
    },
    [0, 1],
  ],
  [
    'breath and arrows together count as two',
    () =>
      [6, 7].map((face) =>
        hurt(
          `A1 dragons 10,10 N bows; A2 skirmishers ${10 + near},10 N; B1 spears 10.787,14 S`,
          [{ kind: 'shoot', units: ['A1', 'A2'], at: 'B1' }],
          face,
        ),
      ),
    [
      [0, 0],
      [1, 0],
    ],
  ],
  [
    'attached skirmishers shoot from a demoralized unit, and stay with it',
    () => {
      const at = beginning('A1 spears 10,10 N demoralized; A2 skirmishers with A1; B1 mobs 10,14 S');
      const shooting = until(at, 'A missiles');
      return [legal(shooting, shoot('A2', 'B1')), legal(until(shooting, 'A movement'), { kind: 'detach', unit: 'A2' })];
    },
    [true, false],
  ],
  [
    'concealment and fliers above: a flier does not shoot at what is deep in woods',
    () =>
      legal(
        beginning('terrain woods 4,11 to 16,24; A1 skirmishers 10,10 N flying; B1 spears 10,15 S; B2 mobs 12,18 S'),
        shoot('A1', 'B1'),
      ),
    false,
  ],
  [
    'parasitics of an elite kind and demoralization: −3 to rally',
    () =>
      [8, 9].map(
        (face) =>
          unit(
            after(
              under(beginning('A1 spears 10,10 N demoralized; B1 mobs 30,30 S'), 'A1', 'elite-parasitics'),
              [rally('A1')],
              face,
            ),
            'A1',
          ).morale,
      ),
    [1, 0],
  ],
  [
    'a standard, its bearer and his group: 3 for his unit, 1 for the next',
    () => {
      const text = `A1 spears 10,10 N demoralized; A2 spears ${10 + near},10 N demoralized; A9 hero-1-1 with A1 army-standard; B1 mobs 30,30 S`;
      return [rallies(text, 'A1', 3, 4), rallies(text, 'A2', 5, 6)];
    },
    [
      [1, 0],
      [1, 0],
    ],
  ],
  [
    'a general helps the unit that he is with, not the unit beside it',
    () => rallies(`A1 spears+general-2-2 10,10 N; A2 spears ${10 + near},10 N demoralized; B1 mobs 30,30 S`, 'A2', 6, 7),
    [1, 0],
  ],
  [
    'a hero and a healer with a double demoralized unit: 2 and −2, and both levels at once',
    () =>
      rallies(
        'A1 spears 10,10 N double-demoralized; A8 hero-1-1 with A1; A9 individual with A1 healer; B1 mobs 30,30 S',
        'A1',
        5,
        6,
      ),
    [2, 0],
  ],
  [
    'elite barbarians that are demoralized have lost the bonus of barbarians, not that of the elite',
    () => rallies('A1 handweapons 10,10 N elite=1-1-0 barbarian demoralized; B1 mobs 30,30 S', 'A1', 5, 6),
    [1, 0],
  ],
  [
    'a bard and demoralization: no roll',
    () => {
      const at = begun(setupOf(`A1 spears 10,10 N demoralized; A9 hero-1-1 with A1 bard; B1 mobs 30,30 S; ${rest}`), 3);
      return unit(until(at, 'A movement'), 'A1').morale;
    },
    0,
  ],
  [
    'an elite trap, a mechanic and demoralization: −2, 2 and −1',
    () => {
      const at = under(
        moving('A1 handweapons 10,10 N demoralized; A9 individual with A1 mechanic; B1 mobs 30,30 S'),
        'A1',
        'elite-trap',
      );
      return [6, 7].map((face) => effectsOn(until(at, 'B movement', face), 'A1'));
    },
    [['elite-trap'], []],
  ],
  [
    'the undead recover when a phase ends, but not within 3 inches of a null',
    () => {
      const at = beginning(
        'A1 spears 10,10 N undead demoralized; A2 spears 20,10 N undead demoralized; A3 mobs 10,7 N; A9 individual with A3 null; B1 mobs 30,30 S',
      );
      const later = until(at, 'B movement');
      return [unit(later, 'A1').morale, unit(later, 'A2').morale];
    },
    [1, 0],
  ],
  [
    'fear and a general: 2 on the test',
    () =>
      [3, 4].map(
        (face) => unit(after(moving('A1 dragons 10,10 N; B1 spears+general-2-2 10,12.6 S'), [charge(['A1'])], face), 'B1').morale,
      ),
    [1, 0],
  ],
  [
    'fear and elites charged by the undead: 1 on the test',
    () =>
      [4, 5].map(
        (face) =>
          unit(after(moving('A1 mobs 10,10 N undead; B1 handweapons 10,12.6 S elite=1-1-0'), [charge(['A1'])], face), 'B1')
            .morale,
      ),
    [1, 0],
  ],
  [
    'fear and those who cause it: blobs and monsters do not test',
    () => unit(after(moving('A1 large-monsters 10,10 N; B1 blobs 10,12.6 S'), [charge(['A1'])]), 'B1').morale,
    0,
  ],
  [
    'Jihad and fear: no test, and the dice alone',
    () => adds(after(under(moving('A1 dragons 10,10 N; B1 spears 10,12.6 S'), 'B1', 'jihad'), [charge(['A1'])])),
    [0, 0],
  ],
  [
    'a lone hero and exceptional armor: 1 on his roll',
    () => {
      const at = (has: string) =>
        alone(moving(`A1 light-cavalry 10,10 N; B1 mobs 30,30 S; B9 hero-1-1 with B1${has}`), { x: 10, y: 15 });
      return [
        people(after(at(''), [ride], 3)),
        people(after(at(' exceptional-armor'), [ride], 3)),
        people(after(at(' exceptional-armor'), [ride], 7)),
      ];
    },
    [['killed'], ['captured'], ['in play']],
  ],
  [
    'a lone general who is killed: 2 points of the clock',
    () => {
      const at = alone(moving('A1 light-cavalry 10,10 N; B1 mobs 30,30 S; B9 general-2-2 with B1'), { x: 10, y: 15 });
      return after(at, [ride], 1).state.sheet.sides.second.clock;
    },
    7,
  ],
  [
    'a lone hero and his bodyguard: a capture kills the bodyguard',
    () => {
      const at = alone(
        moving('A1 light-cavalry 10,10 N; B1 mobs 30,30 S; B8 hero-1-1 with B1; B9 individual with B1 bodyguard'),
        { x: 10, y: 15 },
      );
      return [...people(after(at, [ride], 5))].sort();
    },
    ['in play', 'killed'],
  ],
  [
    'Die and a lone hero: −2, and nobody captures him',
    () => {
      const at = alone(
        tableOf(
          `A1 spears 10,10 N; B1 spears 10,20 S; B2 hero-1-1 with B1; ${far}`.replace('A8', 'A2').replace('B8', 'B3'),
          'wizard-3',
        ),
        { x: 14, y: 20 },
      );
      const he = at.state.characters.find(({ side }) => side === 'B')?.id ?? '';
      return [5, 6].map((face) => people(casting(at, 'die', [he], [face])));
    },
    [['killed'], ['in play']],
  ],
  [
    'Blast and a hero: his unit is destroyed, and a capture is an escape',
    () => {
      const at = tableOf(`A1 spears 10,10 N; B1 spears+hero-1-1 10,20 S; ${far}`, 'wizard-3');
      const hit = casting(at, 'blast-3', ['B1'], [6, 5]);
      return [unit(hit, 'B1').status, people(hit)];
    },
    ['destroyed', ['in play']],
  ],
  [
    'Paranoia and a blessing: the blessing is lost, no level',
    () => {
      const at = under(tableOf(`A1 spears 10,10 N; B1 spears 10,20 S; ${far}`, 'planar-wizard-3'), 'B1', 'bless');
      const struck = casting(at, 'paranoia', ['B1']);
      return [unit(struck, 'B1').morale, effectsOn(struck, 'B1')];
    },
    [0, []],
  ],
  [
    'Golden Path and a trap: not out of it',
    () => {
      const at = until(tableOf(`A1 spears 10,10 N; B1 spears 10,${10 + near} S; ${far}`, 'cleric-2'), 'A melee');
      return [
        refusesCast(at, 'golden-path', ['A1']).length > 0,
        refusesCast(under(at, 'A1', 'trap'), 'golden-path', ['A1']).length > 0,
      ];
    },
    [false, true],
  ],
  [
    'Quicksand and levels: neither a flier nor a unit on a hill or in melee',
    () => {
      const on = (text: string) =>
        refusesCast(tableOf(`A1 spears 10,10 N; ${text}; ${far}`, 'earth-shaman-3'), 'quicksand', ['B1']).length > 0;
      return [
        on('B1 spears 10,20 S'),
        on('B1 handweapons 10,20 S flying'),
        on('terrain hill 8,18 to 12,22; B1 spears 10,20 S'),
        on(`B1 spears 10,${10 + near} S`),
      ];
    },
    [false, true, true, true],
  ],
  [
    'Tempest and fortifications: nobody is blown out of one',
    () => {
      const on = (works: string) =>
        refusesCast(tableOf(`${works}A1 spears 10,10 N; B1 spears 10,20 S; ${far}`, 'earth-shaman-1'), 'tempest', ['B1']).length >
        0;
      return [on(''), on('works B 10,20; ')];
    },
    [false, true],
  ],
  [
    'Apoplexy and a melee: whoever is held does not break off, but fights',
    () => {
      const at = under(moving(`A1 light-cavalry 10,20 N; B1 spears 10,${20 + near} S`), 'A1', 'apoplexy');
      return [legal(at, { kind: 'disengage', unit: 'A1' }), unit(after(at, [pass, fight('A1', 'B1')], 6, 6), 'A1').morale];
    },
    [false, 1],
  ],
  [
    'a lone wizard casts, and not at the units beside a null',
    () => {
      const at = tableOf(
        `A1 spears 10,10 N; B1 spears 10,20 S; B2 individual with B1 null; ${far}`.replace('A8', 'A2').replace('B8', 'B3'),
        'wizard-3',
      );
      const by = at.state.characters.find(({ side }) => side === 'A')?.id ?? '';
      const lone: Played = {
        ...at,
        state: {
          ...at.state,
          characters: at.state.characters.map((each) => (each.id === by ? { ...each, host: null, at: { x: 14, y: 10 } } : each)),
        },
      };
      return [
        fr3Battle.refuse(lone.state, cast(by, 'blast-1', ['B2'])) === null,
        fr3Battle.refuse(lone.state, cast(by, 'blast-1', ['B1'])) === null,
      ];
    },
    [true, false],
  ],
])('%s', (_, found, expected) => {
  expect(found()).toEqual(expected);
});
