/** The drive calculator: tests after losses, and attempts to rally turn after turn. */
import { askChoice, askNumber } from '../../kernel/calculator/asked.ts';
import {
  type Calculator,
  type Course,
  type Filled,
  type Kind,
  type Part,
  procedure,
  type Sum,
} from '../../kernel/calculator/procedure.ts';
import { type Chance, known } from '../../kernel/chance.ts';
import { lossBands } from '../data/losses.ts';
import { askStat, askWho, line, lines, type Model, modelOf } from '../models.ts';
import { rout } from './rout-procedures.ts';
import { attempt, type Standing, tested, turnsOf } from './standing.ts';
import { facesThatPass, mostPenalty, mostTurns } from './test.ts';

interface Tested {
  readonly who: Model;
  readonly D: number;
  readonly loss: (typeof lossBands)[number];
  readonly penalty: number;
}

const seeTested = ({ u }: Filled): Tested => ({
  who: modelOf(u?.who),
  D: Number(u?.D),
  loss: lossBands.find(({ id }) => id === u?.loss) ?? (lossBands[0] as (typeof lossBands)[number]),
  penalty: Number(u?.penalty),
});

const part = (asked: Part<Tested>['circumstances'][number]): Part<Tested> => ({
  key: 'u',
  name: 'The unit',
  side: 'a',
  usual: (said) => {
    const who = modelOf(said.who ?? 'human-warrior');
    return { who: 'human-warrior', D: who.line.D, loss: lossBands[0]?.id, penalty: 0 };
  },
  circumstances: [askWho(), askStat('D'), asked],
});

const lossPart = part(
  askChoice(
    'loss',
    'Losses',
    lossBands.map(({ id, name, from, to }) => [id, `${from}–${to}%: ${name}`] as const),
    ['three-realms.melee.loss-penalty'],
  ),
);

const penaltyPart = part(askNumber('penalty', 'Broke by', 0, mostPenalty, ['three-realms.drive.rally-penalty']));

/** Low rolls pass a drive test, so the title states the faces that pass. */
const sum = (title: string, D: number, all: Sum['lines']): Sum => ({
  title: `${title}: passes on ${facesThatPass(D) > 0 ? `${facesThatPass(D)} or less` : 'nothing'}`,
  side: 'a',
  lines: all,
});

const D = (amount: number) => line('D', 'D', amount, 'three-realms.drive.test', 'three-realms.stat-line.drive');

const standsKind: Kind<Standing, Tested> = {
  id: 'stands',
  tone: 'good3',
  words: 'It stands',
  is: ({ kind }) => kind === 'stands',
};
const ralliedKind: Kind<Standing, Tested> = {
  id: 'rallied',
  tone: 'good2',
  words: 'It has rallied',
  is: ({ kind }) => kind === 'rallied',
};
const brokenKind: Kind<Standing, Tested> = {
  id: 'broken',
  tone: 'bad3',
  words: 'It is broken',
  is: ({ kind }) => kind === 'broken',
};

const course = (
  begin: (seen: Tested) => Chance<Standing>,
  kinds: Course<Standing, Tested>['kinds'],
): Course<Standing, Tested> => ({
  name: 'Later unit turns',
  row: 'After unit turn',
  most: mostTurns,
  usual: 3,
  says: 'The unit makes one attempt to rally at the start of each of its later unit turns, while it runs for its table edge.',
  kinds,
  stages: (seen, turns) => turnsOf(seen.D, begin(seen), turns),
});

const rallyNotes = [
  {
    says: 'A unit that leaves the table before it rallies is lost.',
    rules: ['three-realms.drive.break-move', 'three-realms.drive.rally-failed'],
  },
] as const;

export const drive: Calculator = {
  id: 'drive',
  name: 'Drive and rally',
  groups: ['Drive'],
  procedures: [
    procedure<Tested, Standing, Standing>({
      id: 'test',
      name: 'A drive test',
      group: 'Drive',
      says: 'A unit rolls a d10 and must roll below its D. If it breaks, it may rally in later unit turns.',
      rules: ['three-realms.drive.test', 'three-realms.melee.loss-penalty', 'three-realms.drive.rally'],
      parts: [lossPart],
      first: { u: {} },
      see: seeTested,
      subject: ({ who, D: d, loss }) => `${who.name}, D ${d}${loss.drive === 0 ? '' : `, ${loss.name}`}`,
      notes: () => [
        {
          says: 'The penalty for losses applies after a lost or tied melee, but not in a test for mass casualties.',
          rules: ['three-realms.melee.loss-penalty', 'three-realms.drive.mass-casualties'],
        },
        ...rallyNotes,
      ],
      sums: ({ D: d, loss }) => [
        sum(
          'Drive test',
          d + loss.drive,
          lines(D(d), line('loss', `A ${loss.name}`, loss.drive, 'three-realms.melee.loss-penalty')),
        ),
      ],
      chance: ({ D: d, loss }) => tested(d + loss.drive),
      kinds: [
        standsKind,
        ...Array.from(
          { length: mostPenalty + 3 },
          (_, penalty): Kind<Standing, Tested> => ({
            id: `breaks-${penalty}`,
            tone: penalty === 0 ? 'bad1' : penalty < 3 ? 'bad2' : 'bad3',
            words: penalty === 0 ? 'It breaks' : `It breaks, −${penalty} to rally`,
            is: (so) => so.kind === 'broken' && so.penalty === penalty,
          }),
        ),
      ],
      measures: [
        { name: 'Stands', kinds: ['stands'] },
        { name: 'Stands in the end', kinds: ['stands', 'rallied'], of: 'course' },
      ],
      course: course(({ D: d, loss }) => tested(d + loss.drive), [standsKind, ralliedKind, brokenKind]),
    }),
    procedure<Tested, Standing, Standing>({
      id: 'rally',
      name: 'Rally',
      group: 'Drive',
      says: 'A broken unit takes a drive test at the start of each later unit turn, with a penalty for how badly it broke.',
      rules: ['three-realms.drive.rally', 'three-realms.drive.rally-penalty', 'three-realms.drive.rally-penalty-fades'],
      parts: [penaltyPart],
      first: { u: { penalty: 2 } },
      see: seeTested,
      subject: ({ who, D: d, penalty }) => `${who.name}, D ${d}${penalty === 0 ? '' : `, broken by ${penalty}`}, rally`,
      notes: () => rallyNotes,
      sums: ({ D: d, penalty }) => [
        sum(
          'First attempt',
          d - penalty,
          lines(D(d), line('penalty', `Broke by ${penalty}`, -penalty, 'three-realms.drive.rally-penalty')),
        ),
      ],
      chance: ({ D: d, penalty }) => attempt(d, { kind: 'broken', penalty }),
      kinds: [ralliedKind, brokenKind],
      measures: [
        { name: 'At once', kinds: ['rallied'] },
        { name: 'In the end', kinds: ['rallied'], of: 'course' },
      ],
      course: course(({ penalty }) => known({ kind: 'broken', penalty }), [ralliedKind, brokenKind]),
    }),
    rout,
  ],
};
