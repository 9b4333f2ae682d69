/** Calculator procedures for the two tables of one d6: failing creatures, and random movement. */
import { type Kind, type Note, type Procedure, procedure, type Tone } from '../../kernel/calculator/procedure.ts';
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { failureTable, type Outcome, randomMovement } from '../data/creatures.ts';
import { d6 } from '../hits.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';
import { creatureFails } from './check.ts';

/** Where a unit moves at random: six-events.creatures.random-movement. */
export const goesAtRandom: Chance<string> = roll(
  d6,
  { decides: 'where the unit goes', rules: ['six-events.creatures.random-movement'] },
  (face) => known((randomMovement.find(({ from, to }) => face >= from && face <= to) as Outcome).id),
);

interface Table {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly subject: string;
  readonly rule: SixEventsRuleId;
  readonly rows: readonly Outcome[];
  readonly tones: readonly Tone[];
  readonly chance: Chance<string>;
}

const tableOf = ({ id, name, says, subject, rule, rows, tones, chance }: Table): Procedure =>
  procedure<null, string>({
    id,
    name,
    group: 'Creatures',
    says,
    rules: [rule],
    parts: [],
    first: {},
    see: () => null,
    subject: () => subject,
    notes: () =>
      rows.map(
        (row): Note => ({
          says: `${row.from === row.to ? row.from : `${row.from}–${row.to}`}: ${row.name.toLowerCase()}.`,
          rules: [row.rule as SixEventsRuleId],
        }),
      ),
    sums: () => [],
    chance: () => chance,
    kinds: rows.map(
      (row, at): Kind<string, null> => ({
        id: row.id,
        tone: tones[at] as Tone,
        words: row.name,
        is: (result) => result === row.id,
      }),
    ),
    measures: [],
  });

export const creatureTables: readonly Procedure[] = [
  tableOf({
    id: 'failure',
    name: 'A creature that fails',
    says: 'A creature that fails its morale check rolls a d6.',
    subject: 'A creature that fails its check',
    rule: 'six-events.creatures.failure-table',
    rows: failureTable,
    tones: ['bad1', 'bad3', 'both'],
    chance: creatureFails,
  }),
  tableOf({
    id: 'random',
    name: 'Random movement',
    says: 'A d6 decides which way a berserk creature turns. Other rules send units to this table too.',
    subject: 'A unit that moves at random',
    rule: 'six-events.creatures.random-movement',
    rows: randomMovement,
    tones: ['bad2', 'even', 'even', 'good1', 'good2'],
    chance: goesAtRandom,
  }),
];
