/** The calculator for event Ia: which side chooses who has initiative. */
import { askNumber } from '../../kernel/calculator/asked.ts';
import { type Calculator, type Kind, type Part, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { initiative as figures } from '../data/figures/initiative.ts';
import { type InitiativeQuestion, initiativeRoll, leadersAdd } from './roll.ts';

type Side = 'a' | 'b';
const mostLeaders = 12;

const part = (key: Side, name: string): Part<InitiativeQuestion> => ({
  key,
  name,
  side: key,
  usual: () => ({ leaders: 1 }),
  circumstances: [askNumber('leaders', 'Living leaders', 0, mostLeaders, ['six-events.initiative.leader-count'])],
});

const sum =
  ({ leaders }: InitiativeQuestion) =>
  (side: Side, title: string): Sum => ({
    title: `${title}: ${figures.dice}d6`,
    side,
    lines: [
      {
        id: 'leaders',
        name: 'Living leaders',
        amount: leadersAdd(leaders[side]),
        rules: ['six-events.initiative.leader-count'] as const,
      },
    ].filter(({ amount }) => amount !== 0),
  });

const kinds: readonly Kind<Side, InitiativeQuestion>[] = [
  { id: 'first', tone: 'good2', words: 'The first side chooses', is: (side) => side === 'a' },
  { id: 'second', tone: 'bad2', words: 'The second side chooses', is: (side) => side === 'b' },
];

const leaders = (count: number): string => (count === 1 ? '1 leader' : `${count} leaders`);

export const initiative: Calculator = {
  id: 'initiative',
  name: 'Initiative',
  groups: ['Initiative'],
  procedures: [
    procedure<InitiativeQuestion, Side>({
      id: 'roll',
      name: 'Initiative',
      group: 'Initiative',
      says: 'Each side rolls 2d6 and adds its living leaders; the higher total chooses who has initiative this turn.',
      rules: ['six-events.initiative.roll', 'six-events.initiative.winner-chooses'],
      parts: [part('a', 'First side'), part('b', 'Second side')],
      first: { a: { leaders: 3 }, b: { leaders: 2 } },
      see: ({ a, b }) => ({ leaders: { a: Number(a?.leaders), b: Number(b?.leaders) } }),
      subject: ({ leaders: { a, b } }) => `Initiative, ${leaders(a)} against ${leaders(b)}`,
      notes: () => [
        { says: 'Equal totals are rolled again.', rules: ['six-events.initiative.tie'] },
        { says: 'The winner may give initiative to the other side.', rules: ['six-events.initiative.winner-chooses'] },
      ],
      sums: (seen) => [sum(seen)('a', 'First side'), sum(seen)('b', 'Second side')],
      chance: initiativeRoll,
      kinds,
      measures: [{ name: 'The first side chooses', kinds: ['first'] }],
    }),
  ],
};
