/** Calculator procedures for scouting and for flanking forces. */
import { askChoice, askFlag, askNumber } from '../../kernel/calculator/asked.ts';
import { type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { preGame } from '../data/figures/pre-game.ts';
import { arrivedBy, arrivesFrom, flankingForceArrives, lastArrivalTurn } from '../pre-game/flanking-force.ts';
import {
  combinations,
  optionOf,
  type Scouts,
  type SetUp,
  scoutingLines,
  scoutingPoints,
  setUpRoll,
} from '../pre-game/scouting.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

// ---- Scouting ----------------------------------------------------------------------------------

interface ScoutView {
  readonly a: Scouts;
  readonly b: Scouts;
  readonly water: boolean;
  readonly margin: number;
}

const noScouts: Scouts = { flying: 0, swimming: 0, light: 0, burrowing: 0, hired: 0, seer: 'no' };
const pointRules: readonly Fr3RuleId[] = ['fr3.pre-game.scouting-points'];

const scoutPart = (key: 'a' | 'b', name: string): Part<ScoutView> => ({
  key,
  name,
  side: key,
  usual: () => ({ ...noScouts, ...(key === 'a' ? { water: false } : {}) }),
  circumstances: [
    askNumber<ScoutView>('flying', 'Flying units', 0, 20, pointRules),
    askNumber<ScoutView>('light', 'Light cavalry and rangers', 0, 20, pointRules),
    askNumber<ScoutView>('burrowing', 'Burrowing units', 0, 20, pointRules),
    askNumber<ScoutView>('swimming', 'Swimming units', 0, 20, pointRules, { matters: ({ water }) => water }),
    askNumber<ScoutView>('hired', `Lots of ${preGame.scoutHired} hired points`, 0, 10, pointRules),
    askChoice<ScoutView>(
      'seer',
      'Its seer',
      [
        ['no', 'None'],
        ['map', 'A map'],
        ['late', 'Late for battle'],
      ],
      ['fr3.pre-game.seer-map', 'fr3.pre-game.seer-late'],
    ),
    ...(key === 'a' ? [askFlag<ScoutView>('water', 'An underwater battle', pointRules, { another: true })] : []),
  ],
});

const optionWords = (margin: number): string => {
  const { effect } = optionOf(margin) ?? {};
  switch (effect?.kind) {
    case undefined:
      return 'neither side has an option';
    case 'set-up-roll':
      return `+${effect.bonus} on the roll for the first set-up`;
    case 'wins-set-up-roll':
      return 'wins the roll for the first set-up';
    case 'change-terrain':
      return 'may change, add or remove a terrain feature';
    case 'move-objective':
      return `may move the terrain objective by up to ${effect.inches}″`;
    case 'flanking-force':
      return effect.edges.includes('rear') ? 'may use a flanking or a rear force' : 'may use a flanking force';
    default:
      return 'may combine options';
  }
};

const scouting: Procedure = procedure<ScoutView, SetUp>({
  id: 'scouting',
  name: 'Scouting',
  group: 'Before the battle',
  says: 'Both sides add up their scouting points. The side with more gets one option, which depends on the difference. Then both roll to see who sets up first.',
  rules: [
    'fr3.pre-game.scouting',
    'fr3.pre-game.scouting-difference',
    'fr3.pre-game.scouting-setup-roll',
    'fr3.setup.choose-edge',
  ],
  parts: [scoutPart('a', 'Your side'), scoutPart('b', 'The other side')],
  first: { a: { light: 3, flying: 1 }, b: { light: 2 } },
  see: ({ a, b }) => {
    const { water } = a as unknown as { water: boolean };
    const sides = { a: a as unknown as Scouts, b: b as unknown as Scouts };
    return { ...sides, water, margin: scoutingPoints(sides.a, water) - scoutingPoints(sides.b, water) };
  },
  subject: ({ a, b, water, margin }) =>
    `Scouting ${scoutingPoints(a, water)} to ${scoutingPoints(b, water)}${margin === 0 ? '' : `, ${margin > 0 ? 'you' : 'the other side'}: ${optionWords(Math.abs(margin))}`}`,
  notes: ({ margin }) => {
    const size = Math.abs(margin);
    const option = optionOf(size);
    const who = margin > 0 ? 'You' : 'The other side';
    const notes = [
      {
        says:
          option === undefined
            ? 'The points are equal: neither side has an option.'
            : `${who} lead by ${size}, which gives option ${option.option}: ${optionWords(size)}. It may be left unused.`,
        rules: ['fr3.pre-game.scouting-difference', ...(option ? [option.rule as Fr3RuleId] : [])] as Fr3RuleId[],
      },
    ];
    if (option?.effect.kind === 'combine')
      notes.push({
        says: `Options that fit together: ${combinations(size)
          .slice(0, 6)
          .map((options) => options.map(({ option: number }) => number).join(' + '))
          .join(', ')}, …`,
        rules: ['fr3.pre-game.scouting-combination'],
      });
    return notes;
  },
  sums: ({ a, b, water }) => [
    { title: 'Your scouting points', side: 'a', lines: scoutingLines(a, water) },
    { title: 'Their scouting points', side: 'b', lines: scoutingLines(b, water) },
  ],
  chance: ({ margin }) => setUpRoll(margin),
  kinds: [
    { id: 'a', tone: 'good2', words: 'You win the roll for edge and first move', is: (won) => won === 'a' },
    { id: 'b', tone: 'bad2', words: 'The other side wins it', is: (won) => won === 'b' },
  ],
  measures: [{ name: 'You win the roll', kinds: ['a'] }],
});

// ---- Flanking forces ---------------------------------------------------------------------------

interface Late {
  readonly rear: boolean;
  readonly from: number;
}

const flanking: Procedure = procedure<Late, boolean, boolean>({
  id: 'flanking',
  name: 'Flanking force',
  group: 'Before the battle',
  says: 'At the start of each turn, a force that has not arrived rolls: 9+ in turn 1, then 7+, 5+ and 3+. In turn 5 it arrives automatically.',
  rules: ['fr3.pre-game.flanking-force-arrival', 'fr3.pre-game.rear-force', 'fr3.pre-game.flanking-force-entry'],
  parts: [
    {
      key: 's',
      name: 'The force',
      side: 'a',
      usual: () => ({ rear: false, from: 1 }),
      circumstances: [
        askFlag<Late>('rear', 'A rear force', ['fr3.pre-game.rear-force']),
        askNumber<Late>('from', 'Turn', 1, lastArrivalTurn, ['fr3.pre-game.flanking-force-arrival']),
      ],
    },
  ],
  first: { s: {} },
  see: ({ s }) => s as unknown as Late,
  subject: ({ rear, from }) => `${rear ? 'A rear force' : 'A flanking force'} in turn ${from}`,
  sums: ({ rear, from }) => [
    {
      title: `Arrival roll in turn ${from}`,
      side: 'a',
      lines: rear ? [{ id: 'rear', name: 'Rear force', amount: preGame.rearArrival, rules: ['fr3.pre-game.rear-force'] }] : [],
      die: 10,
      needs: arrivesFrom(from, rear),
    },
  ],
  chance: ({ rear, from }) => flankingForceArrives(from, rear),
  kinds: [
    { id: 'comes', tone: 'good2', words: 'Arrives', is: (comes) => comes },
    { id: 'waits', tone: 'bad1', words: 'Not yet', is: (comes) => !comes },
  ],
  measures: [
    { name: 'Now', kinds: ['comes'] },
    { name: 'There in the end', kinds: ['there'], of: 'course' },
  ],
  course: {
    name: 'Turns',
    row: 'By the roll of turn',
    most: lastArrivalTurn,
    usual: lastArrivalTurn,
    says: 'Every turn from the chosen one onward is shown.',
    kinds: [
      { id: 'there', tone: 'good2', words: 'On the table', is: (there) => there },
      { id: 'away', tone: 'bad1', words: 'Still away', is: (there) => !there },
    ],
    begins: ({ from }) => from,
    // The table of arrivals ends with the turn by which the force has certainly arrived.
    stages: ({ rear, from }, turns) => arrivedBy(from, Math.min(turns, lastArrivalTurn + 1 - from), rear),
  },
});

export const scoutingProcedures: readonly Procedure[] = [scouting, flanking];
