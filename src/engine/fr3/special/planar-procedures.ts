/** Calculator procedures for planar gates: the arrivals, and whether they are dominated. */
import { askChoice, askFlag } from '../../kernel/calculator/asked.ts';
import { type Kind, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { denizens } from '../data/planar.ts';
import {
  type Arrived,
  arrivesAndIsMet,
  type Contest,
  type DenizenId,
  type Dominated,
  denizenById,
  dominate,
  dominatedBy,
  type Through,
  throughBy,
} from '../planar/denizens.ts';

interface Gate {
  readonly entity: boolean;
  readonly met: boolean;
}

type ArrivedKind = Kind<Arrived, Gate>;
const arrivals: readonly ArrivedKind[] = [
  ...denizens.map(
    ({ id, name }): ArrivedKind => ({
      id: `${id}-ours`,
      tone: 'good2',
      words: `${name}, dominated`,
      is: ({ denizen, dominated }) => denizen === id && dominated,
    }),
  ),
  { id: 'none', tone: 'even', words: 'Nothing comes', is: ({ denizen }) => denizen === undefined },
  ...denizens.map(
    ({ id, name }): ArrivedKind => ({
      id: `${id}-free`,
      tone: id === 'planar-entity' ? 'bad3' : 'bad1',
      words: ({ met }) => (met ? `${name}, free` : name),
      is: ({ denizen, dominated }) => denizen === id && !dominated,
    }),
  ),
];

const gate: Procedure = procedure<Gate, Arrived, Through>({
  id: 'gate',
  name: 'Planar gate',
  group: 'Magic and machines',
  says: 'Something comes through an open gate at the start of each movement phase of the player who opened it.',
  rules: ['fr3.planar.denizen-arrival', 'fr3.planar.denizen-table', 'fr3.planar.denizen-limits'],
  parts: [
    {
      key: 's',
      name: 'The gate',
      side: 'a',
      usual: () => ({ entity: false, met: false }),
      circumstances: [
        askFlag<Gate>('entity', 'A planar entity is on the table', ['fr3.planar.denizen-limits']),
        askFlag<Gate>('met', 'A planar wizard casts Dominate on it at once', ['fr3.spells.dominate']),
      ],
    },
  ],
  first: { s: {} },
  see: ({ s }) => s as unknown as Gate,
  subject: ({ met }) => `An open planar gate${met ? ' with a planar wizard before it' : ''}`,
  notes: () => [
    {
      says: 'A creature that is not dominated moves its full distance to the nearest unit and attacks it.',
      rules: ['fr3.planar.denizen-arrival', 'fr3.planar.control-result'],
    },
    {
      says: 'Dominating a planar entity also costs a unit or an offering. To keep it, its owner must feed it every second turn.',
      rules: ['fr3.planar.control-entity-sacrifice', 'fr3.planar.entity-feeding-schedule'],
    },
  ],
  sums: () => [{ title: 'Denizen table', side: 'a', lines: [], die: 10 }],
  chance: ({ entity, met }) => arrivesAndIsMet(entity, met),
  kinds: arrivals,
  measures: [
    { name: 'Planar entity', kinds: ['planar-entity-ours', 'planar-entity-free'] },
    { name: 'Dominated', kinds: denizens.map(({ id }) => `${id}-ours`) },
  ],
  course: {
    name: 'Movement phases',
    row: 'After movement phase',
    most: 8,
    usual: 4,
    says: 'The gate stays open. While a planar entity is on the table, no second one comes.',
    kinds: [
      { id: 'no-entity', tone: 'even', words: 'No planar entity yet', is: ({ entity }) => !entity },
      { id: 'entity', tone: 'bad3', words: 'A planar entity has come', is: ({ entity }) => entity },
    ],
    stages: ({ entity }, turns) => throughBy(entity, turns),
  },
});

interface Will {
  readonly denizen: DenizenId;
  readonly contest: Contest;
}

type WillKind = Kind<Dominated, Will>;
const wills: readonly WillKind[] = [
  { id: 'ours', tone: 'good3', words: 'Yours', is: (at) => at === 'ours' },
  { id: 'free', tone: 'bad1', words: 'Free: it attacks the nearest unit', is: (at) => at === 'free' },
  { id: 'theirs', tone: 'bad3', words: 'The other side’s', is: (at) => at === 'theirs' },
];

const domination: Procedure = procedure<Will, Dominated, Dominated>({
  id: 'dominate',
  name: 'Dominate',
  group: 'Magic and machines',
  says: 'A planar wizard who has cast Dominate rolls when the creature is in range. A success makes it part of his army for good.',
  rules: ['fr3.spells.dominate', 'fr3.planar.control-result', 'fr3.planar.control-contest'],
  parts: [
    {
      key: 's',
      name: 'The attempt',
      side: 'a',
      usual: () => ({ denizen: 'planar-entity', contested: false }),
      circumstances: [
        askChoice<Will>(
          'denizen',
          'Creature',
          denizens.map(({ id, name }) => [id, name] as const),
          ['fr3.planar.denizen-table'],
        ),
        askFlag<Will>('contested', 'An enemy planar wizard wants it too', ['fr3.planar.control-contest']),
      ],
    },
  ],
  first: { s: {} },
  see: ({ s }) => {
    const { denizen, contested } = s as unknown as { denizen: DenizenId; contested: boolean };
    return { denizen, contest: contested ? 'contested' : 'no' };
  },
  subject: ({ denizen, contest }) =>
    `Dominate on a ${denizenById(denizen).name.toLowerCase()}${contest === 'contested' ? ', contested' : ''}`,
  notes: ({ contest, denizen }) => [
    ...(contest === 'contested'
      ? [
          {
            says: 'Both wizards pay for the contest and roll a d10; the wizard with the higher roll casts the spell. On a tie neither wizard can cast it this turn.',
            rules: ['fr3.planar.control-contest'] as const,
          },
        ]
      : []),
    ...(denizenById(denizen).fed
      ? [
          {
            says: 'The attempt costs a sacrifice, which is lost even if control fails.',
            rules: ['fr3.planar.control-entity-sacrifice'] as const,
          },
        ]
      : []),
  ],
  sums: ({ denizen }) => [
    {
      title: 'Domination roll',
      side: 'a',
      lines: [],
      die: 10,
      needs: denizenById(denizen).dominatedFrom,
      against: {
        name: 'Dominated on',
        value: `${denizenById(denizen).dominatedFrom}+`,
        rules: ['fr3.planar.denizen-table', 'fr3.spells.dominate'],
      },
    },
  ],
  chance: ({ denizen, contest }) => dominate(denizen, contest),
  kinds: wills,
  measures: [
    { name: 'Yours now', kinds: ['ours'] },
    { name: 'Yours in the end', kinds: ['ours'], of: 'course' },
  ],
  course: {
    name: 'Turns',
    row: 'After turn',
    most: 8,
    usual: 3,
    says: 'One attempt on a creature each turn, while nobody controls the creature.',
    kinds: wills,
    stages: ({ denizen, contest }, turns) => dominatedBy(denizen, contest, turns),
  },
});

export const planarProcedures: readonly Procedure[] = [gate, domination];
