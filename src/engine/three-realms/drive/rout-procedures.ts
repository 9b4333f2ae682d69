/** A rout as a procedure in the drive calculator: whether the unit rallies before it reaches the table edge. */
import { askFlag, askNumber } from '../../kernel/calculator/asked.ts';
import { type Kind, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { setup } from '../data/figures/setup.ts';
import { askStat, askWho, called, has, line, lines, type Model, modelOf } from '../models.ts';
import { type Rout, type Runaway, routOf, runOn } from './rout.ts';
import { facesThatPass, mostPenalty, mostTurns } from './test.ts';

interface Fleeing extends Runaway {
  readonly who: Model;
  readonly inches: number;
  readonly penalty: number;
}

const usualWho = 'human-warrior';

const kinds: readonly Kind<Rout, Fleeing>[] = [
  { id: 'rallied', tone: 'good2', words: 'It has rallied', is: ({ kind }) => kind === 'rallied' },
  { id: 'running', tone: 'bad1', words: 'It runs', is: ({ kind }) => kind === 'running' },
  { id: 'off', tone: 'bad3', words: 'It reaches the table edge', is: ({ kind }) => kind === 'off' },
];

export const rout: Procedure = procedure<Fleeing, Rout, Rout>({
  id: 'rout',
  name: 'A rout',
  group: 'Drive',
  says: 'A unit that breaks runs at once, and again after each failed attempt to rally: does it stop before the edge?',
  rules: ['three-realms.drive.break-move', 'three-realms.drive.rally', 'three-realms.drive.rally-failed'],
  parts: [
    {
      key: 'u',
      name: 'The unit',
      side: 'a',
      usual: (said) => {
        const who = modelOf(said.who ?? usualWho);
        const { D, M } = who.line;
        return { who: usualWho, D, M, cavalry: has(who, 'cavalry'), penalty: 0, inches: setup.tableDepth / 2 };
      },
      circumstances: [
        askWho(),
        askStat('D'),
        askStat('M'),
        askFlag('cavalry', 'Cavalry', ['three-realms.unit-rules.cavalry', 'three-realms.drive.break-move']),
        askNumber('penalty', 'Broke by', 0, mostPenalty, ['three-realms.drive.rally-penalty']),
        askNumber('inches', 'Inches to the edge', 1, setup.tableLength, ['three-realms.drive.break-move']),
      ],
    },
  ],
  first: { u: {} },
  see: ({ u }) => ({
    who: modelOf(u?.who),
    D: Number(u?.D),
    M: Number(u?.M),
    cavalry: u?.cavalry === true,
    penalty: Number(u?.penalty),
    inches: Number(u?.inches),
  }),
  subject: ({ who, D, M, penalty, inches }) =>
    `${called(who, { D, M })}${penalty === 0 ? '' : `, broken by ${penalty},`} ${inches}″ from the edge`,
  notes: () => [
    {
      says: 'It runs straight, and bad ground on its way costs it models, as in a move at full M.',
      rules: ['three-realms.drive.break-move', 'three-realms.terrain.table'],
    },
    {
      says: 'A unit that flees from a melee may be run down before it moves.',
      rules: ['three-realms.melee.pursue'],
    },
  ],
  sums: ({ D, M, cavalry, penalty }) => [
    {
      title: `Each run: M and a ${cavalry ? 'd10' : 'd5'}`,
      side: 'a',
      lines: lines(line('M', 'M', M, 'three-realms.drive.break-move', 'three-realms.stat-line.movement')),
    },
    {
      title: `First attempt: passes on ${facesThatPass(D - penalty) > 0 ? `${facesThatPass(D - penalty)} or less` : 'nothing'}`,
      side: 'a',
      lines: lines(
        line('D', 'D', D, 'three-realms.drive.test', 'three-realms.stat-line.drive'),
        line('penalty', `Broke by ${penalty}`, -penalty, 'three-realms.drive.rally-penalty'),
      ),
    },
  ],
  chance: (unit) => runOn(unit, unit.inches, unit.penalty),
  kinds,
  measures: [
    { name: 'Rallied in the end', kinds: ['rallied'], of: 'course' },
    { name: 'Off the table in the end', kinds: ['off'], of: 'course' },
  ],
  course: {
    name: 'Later unit turns',
    row: 'After unit turn',
    most: mostTurns,
    usual: 3,
    says: 'The unit makes one attempt to rally at the start of each of its later unit turns. A unit that fails keeps running.',
    kinds,
    stages: (unit, turns) => routOf(unit, runOn(unit, unit.inches, unit.penalty), turns),
  },
});
