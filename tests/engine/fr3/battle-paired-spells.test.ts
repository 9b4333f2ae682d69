/**
 * Pairs of rules about spells and what their targets are, have or stand in. What the printed text says was written down before a
 * position was played.
 */
import { expect, test } from 'vitest';
import { casting, refusesCast, tableOf, until } from './magic-table.ts';
import { ahead, legal, near, under, unit } from './pairs-at-the-table.ts';

/** A1 has the magic user; the enemies are given. */
const facing = (user: string, text: string) => tableOf(`A1 spears 10,10 N; A2 mobs 40,3 N; ${text}; B9 mobs 44,33 S`, user);
const reaches = (user: string, spell: string, text: string) => refusesCast(facing(user, text), spell, ['B1']).length === 0;
const enemy = (at: ReturnType<typeof facing>, id = 'B1') => {
  const { status, morale } = unit(at, id);
  return status === 'table' ? morale : status;
};
const people = ({ state }: ReturnType<typeof facing>) =>
  state.characters.filter(({ side }) => side === 'B').map(({ status }) => status);

test.each<[pair: string, found: () => unknown, expected: unknown]>([
  [
    'Paranoia and a double demoralized unit: destroyed, and its hero rolls',
    () => {
      const at = casting(facing('planar-wizard-3', 'B1 spears+hero-1-1 10,20 S double-demoralized'), 'paranoia', ['B1'], [3]);
      return [enemy(at), people(at)];
    },
    ['destroyed', ['killed']],
  ],
  [
    'Plague and its exceptions: fresh neighbours of the shaken, but neither the undead, nor those with a healer or a bard',
    () => {
      const x = (nth: number) => (10 + nth * near).toFixed(4);
      const text = `B1 spears ${x(1)},20 S demoralized; B2 spears ${x(0)},20 S; B3 spears ${x(2)},20 S; B4 spears 30,20 S demoralized; B5 spears ${(30 + near).toFixed(4)},20 S undead; B6 individual with B3 healer`;
      const at = casting(facing('necromancer-2', text), 'plague', []);
      return ['B1', 'B2', 'B3', 'B5'].map((id) => enemy(at, id));
    },
    [1, 1, 0, 0],
  ],
  [
    'Die and exceptional armor: −2 and 1',
    () => {
      const at = (has: string) => facing('wizard-3', `B1 spears 10,20 S; B2 hero-1-1 with B1${has}`);
      const roll = (has: string, face: number) => {
        const table = at(has);
        const he = table.state.characters.find(({ side }) => side === 'B')?.id ?? '';
        return people(casting(table, 'die', [he], [face]))[0];
      };
      return [roll('', 5), roll(' exceptional-armor', 5), roll(' exceptional-armor', 4)];
    },
    ['killed', 'in play', 'killed'],
  ],
  [
    'Blast and cover: a hit without a roll, with the damage of light artillery, also in woods',
    () =>
      [7, 8].map((face) =>
        enemy(casting(facing('wizard-1', 'terrain woods 9,20.4 to 11,20.7; B1 spears 10,20 S'), 'blast-1', ['B1'], [face])),
      ),
    [0, 1],
  ],
  [
    'Blast and protection from wizards: nothing reaches its bearer',
    () => reaches('wizard-1', 'blast-1', 'B1 spears 10,20 S; B2 hero-1-1 with B1 protection-wizard'),
    false,
  ],
  [
    'Termite Rot and its targets: chariots and machines, nobody else',
    () =>
      ['heavy-chariots', 'battlewagons', 'knights', 'spears'].map((type) =>
        reaches('hive-queen-2', 'termite-rot', `B1 ${type} 10,20 S`),
      ),
    [true, true, false, false],
  ],
  [
    'Freak Wave and marshes: whoever stands in one and does not fight',
    () => [
      reaches('water-shaman-3', 'freak-wave', 'terrain marsh 8,18 to 12,22; B1 spears 10,20 S'),
      reaches('water-shaman-3', 'freak-wave', 'B1 spears 10,20 S'),
      reaches('water-shaman-3', 'freak-wave', `terrain marsh 9,11 to 11,14; B1 spears 10,${10 + near} S`),
    ],
    [true, false, false],
  ],
  [
    'Tornado and levels: fliers in the air, not on the ground, not spirits',
    () => [
      reaches('air-shaman-3', 'tornado', 'B1 handweapons 10,20 S flying'),
      reaches('air-shaman-3', 'tornado', 'B1 handweapons 10,20 S flying landed'),
      reaches('air-shaman-3', 'tornado', 'B1 major-spirits 10,20 S'),
    ],
    [true, false, false],
  ],
  [
    'Fire Storm and woods: a unit in them is safe, a flier above them is not',
    () => [
      reaches('fire-shaman-3', 'fire-storm', 'terrain woods 8,18 to 12,22; B1 spears 10,20 S'),
      reaches('fire-shaman-3', 'fire-storm', 'terrain woods 8,18 to 12,22; B1 handweapons 10,20 S flying'),
      reaches('fire-shaman-3', 'fire-storm', 'B1 spears 10,20 S'),
    ],
    [false, true, true],
  ],
  [
    'Deadfall and woods: who stands in them, not who flies above them',
    () => [
      reaches('druid-3', 'deadfall', 'terrain woods 8,18 to 12,22; B1 spears 10,20 S'),
      reaches('druid-3', 'deadfall', 'terrain woods 8,18 to 12,22; B1 handweapons 10,20 S flying'),
      reaches('druid-3', 'deadfall', 'B1 spears 10,20 S'),
    ],
    [true, false, false],
  ],
  [
    'Summon Trap and a melee: nobody who fights is caught',
    () => [
      reaches('druid-2', 'summon-trap', 'B1 spears 10,20 S'),
      reaches('druid-2', 'summon-trap', `B1 spears 10,${10 + near} S`),
      reaches('druid-2', 'summon-trap', 'B1 spears 10,20 S; B2 individual with B1 alchemist'),
    ],
    [true, false, false],
  ],
  [
    'Turbulence and levels: nobody in the air moves, whoever has landed does',
    () => {
      const at = until(
        tableOf(
          'A1 spears 10,10 N; A2 handweapons 20,10 N flying; A3 handweapons 26,10 N flying landed; A4 mobs 40,3 N; B1 mobs 30,30 S',
          'air-shaman-2',
        ),
        'A movement',
      );
      const still = until(casting(at, 'turbulence', []), 'A movement');
      return ['A1', 'A2', 'A3'].map((id) => legal(still, ahead(id, 2)));
    },
    [true, false, true],
  ],
  [
    'Zombies and what they are cast on: infantry and cavalry for good, monsters for a turn, spirits and specials never',
    () => {
      const on = (choice: string) =>
        ['spears', 'knights', 'small-monsters', 'minor-spirits', 'fanatics', 'blobs'].filter(
          (type) => refusesCast(facing('necromancer-3', `B1 ${type} 10,20 S`), 'zombies-3', ['B1'], { choice }).length === 0,
        );
      return [on('game'), on('turn')];
    },
    [
      ['spears', 'knights'],
      ['spears', 'knights', 'small-monsters'],
    ],
  ],
  [
    'Madness and undead, bards and Grog Ration: none of them goes mad',
    () => [
      reaches('planar-wizard-3', 'madness', 'B1 spears 10,20 S'),
      reaches('planar-wizard-3', 'madness', 'B1 spears 10,20 S undead'),
      refusesCast(under(facing('planar-wizard-3', 'B1 spears 10,20 S'), 'B1', 'grog-ration'), 'madness', ['B1']).length === 0,
    ],
    [true, false, false],
  ],
  [
    'Banish and what it banishes: undead infantry at the first level, a war machine or an ethereal at the second, a dragon at the third',
    () => {
      const by = (spell: string, level: number) =>
        ['spears 10,20 S undead', 'spears 10,20 S', 'ethereals 10,20 S', 'dragons 10,20 S undead', 'major-spirits 10,20 S'].map(
          (enemyText) => reaches(`cleric-${level}`, spell, `B1 ${enemyText}`),
        );
      return [by('banish-1', 1), by('banish-2', 2), by('banish-3', 3)];
    },
    [
      [true, false, false, false, false],
      [false, false, true, false, false],
      [false, false, false, true, true],
    ],
  ],
])('%s', (_, found, expected) => {
  expect(found()).toEqual(expected);
});
