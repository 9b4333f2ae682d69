/** Calculator procedures for rallying, turn by turn. */
import { askChoice, askFlag } from '../../kernel/calculator/asked.ts';
import { type Kind, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { known } from '../../kernel/chance.ts';
import { odds } from '../../kernel/odds.ts';
import { rallyRolls } from '../data/rally.ts';
import { d6 } from '../hits.ts';
import { type Rallied, type Rally, rallies, rallyNeeds } from './rally.ts';

const kinds: readonly Kind<Rallied, Rally>[] = [
  { id: 'rallied', tone: 'good2', words: 'Rallied', is: (result) => result === 'rallied' },
  { id: 'routs', tone: 'bad1', words: 'Still routed', is: (result) => result === 'routs' },
  { id: 'berserk', tone: 'bad3', words: 'Goes berserk', is: (result) => result === 'berserk' },
];

export const rally: Procedure = procedure<Rally, Rallied, Rallied>({
  id: 'rally',
  name: 'A rally',
  group: 'Rally',
  says: 'A leader who touches a unit rallies it without a roll. With no leader, the unit may try once in each event VI.',
  rules: ['six-events.rally.leaderless', 'six-events.rally.leader', 'six-events.rally.rolls'],
  parts: [
    {
      key: 'u',
      name: 'The unit',
      side: 'a',
      usual: () => ({ is: 'yeomen', leader: false, hit: false }),
      circumstances: [
        askChoice<Rally>(
          'is',
          'Who',
          rallyRolls.map(({ id, name }) => [id, name] as const),
          ['six-events.rally.rolls'],
          { another: true },
        ),
        askFlag<Rally>('leader', 'A leader touches it', ['six-events.rally.leader']),
        askFlag<Rally>('hit', 'It, or that leader, was hit this turn', [
          'six-events.rally.leader',
          'six-events.rally.leaderless',
        ]),
      ],
    },
  ],
  first: { u: {} },
  see: ({ u }) => u as unknown as Rally,
  subject: ({ is, leader }) => `Routed ${is} ${leader ? 'with a leader' : 'on their own'}`,
  notes: ({ is, leader, hit }) => [
    ...(hit
      ? [
          {
            says: 'A unit cannot rally in a turn in which it was hit.',
            rules: ['six-events.rally.leader', 'six-events.rally.same-turn'] as const,
          },
        ]
      : leader
        ? [{ says: 'The leader rallies it without a roll.', rules: ['six-events.rally.leader'] as const }]
        : []),
    ...(is === 'creatures' && !leader && !hit
      ? [{ says: 'A creature that fails goes berserk.', rules: ['six-events.rally.creature-failure'] as const }]
      : []),
    { says: 'A unit that rallies acts normally in the next turn.', rules: ['six-events.rally.effect'] },
  ],
  sums: ({ is, leader, hit }) =>
    leader || hit
      ? []
      : [
          {
            title: 'Rally',
            side: 'a',
            lines: [],
            die: d6,
            needs: rallyNeeds(is),
            against: { name: 'Rallies on', value: `${rallyNeeds(is)}+`, rules: ['six-events.rally.rolls'] },
          },
        ],
  chance: rallies,
  kinds,
  measures: [
    { name: 'Rallied', kinds: ['rallied'] },
    { name: 'Rallied in the end', kinds: ['rallied'], of: 'course' },
  ],
  course: {
    name: 'Turns',
    row: 'After turn',
    most: 8,
    usual: 3,
    says: 'One attempt in each event VI, assuming that the unit is not hit again after this turn.',
    kinds,
    stages: (seen, turns) => {
      let now = odds<Rallied>(known('routs'));
      return Array.from({ length: turns }, (_, turn) => {
        now = now.andThen((stands) => (stands === 'routs' ? rallies({ ...seen, hit: seen.hit && turn === 0 }) : known(stands)));
        return now;
      });
    },
  },
});
