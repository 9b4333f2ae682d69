/** Calculator procedures for the mad scientist: one activation, a whole turn's points, the vat. */
import { askChoice, askFlag, askNumber } from '../../kernel/calculator/asked.ts';
import { type Kind, type Note, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { asPercent } from '../../kernel/fraction.ts';
import { devices } from '../data/figures/inventions.ts';
import { bestPlan, type Purse, turnAtTheDevice, workedBy } from '../inventions/devices.ts';
import { type Attacked, attackedOver, type Bred, type Brood, bredBy, vatAttacked, vatRoll } from '../inventions/vat.ts';
import { activation, activationNeeds, mostPoints, surchargeFor } from '../missile-fire/activation.ts';

const bases = askChoice(
  'bases',
  'Base',
  [
    ['1', '1x1'],
    ['2', '1x2'],
    ['4', '2x2'],
    ['6', '2x3'],
  ],
  ['fr3.inventions.multi-based-surcharge'],
  { numeric: true },
);
const assistant = askFlag('assistant', 'Technical assistant', ['fr3.inventions.technical-assistant-activation']);

interface AtWork {
  readonly points: number;
  readonly assistant: boolean;
  readonly bases: number;
}

const pointsOf = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

/** A note that says how best to spend a number of points. */
const planNote = (points: number, workshop: Omit<AtWork, 'points'>): Note => {
  const { attempts, chance } = bestPlan(points, workshop);
  const rules = ['fr3.inventions.repeat-attempts', 'fr3.inventions.activation'] as const;
  if (!attempts.length)
    return { says: `${pointsOf(points)} ${points === 1 ? 'is' : 'are'} too few for a base of this size.`, rules };
  const how = attempts.length === 1 ? `one attempt with ${attempts[0]}` : `attempts with ${attempts.join(', then ')}`;
  return {
    says: `${pointsOf(points)} are best spent as ${how}: ${asPercent(chance)}.`.replace('1 point are', '1 point is'),
    rules,
  };
};

const works: readonly Kind<boolean, unknown>[] = [
  { id: 'works', tone: 'good3', words: 'It works', is: (does) => does },
  { id: 'fails', tone: 'bad1', words: 'It fails', is: (does) => !does },
];

const activate: Procedure = procedure<AtWork, boolean>({
  id: 'activate',
  name: 'Activate a device',
  group: 'Magic and machines',
  says: 'The mad scientist commits points and rolls: 9+ for one point, 7+ for two, 5+ for three, 3+ for four; a 1 or 2 always fails.',
  rules: ['fr3.inventions.activation', 'fr3.inventions.activation-table'],
  parts: [
    {
      key: 's',
      name: 'The attempt',
      side: 'a',
      usual: () => ({ points: 2, assistant: false, bases: 1 }),
      circumstances: [
        askNumber<AtWork>('points', 'Points committed', 1, 9, ['fr3.inventions.activation-table'], {
          forbidden: ({ points, bases: size }) =>
            points > mostPoints(size)
              ? {
                  because: `More than ${mostPoints(size)} points have no effect here. The limit is four, plus the points needed for the size of the base.`,
                  rules: ['fr3.inventions.activation-table', 'fr3.inventions.multi-based-surcharge'],
                }
              : undefined,
        }),
        assistant,
        bases,
      ],
    },
  ],
  first: { s: {} },
  see: ({ s }) => s as unknown as AtWork,
  subject: (of) => `A device with ${pointsOf(of.points)}`,
  refuse: ({ points, bases: size }) =>
    points <= surchargeFor(size)
      ? [
          refused(
            's.points',
            `A base of this size costs ${surchargeFor(size)} ${surchargeFor(size) === 1 ? 'point' : 'points'}. Only points beyond that count on the activation table.`,
            'fr3.inventions.multi-based-surcharge',
          ),
        ]
      : [],
  notes: ({ points, ...workshop }) => [planNote(points, workshop)],
  sums: (of) => [
    {
      title: 'Activation roll',
      side: 'a',
      lines: of.assistant
        ? [
            {
              id: 'assistant',
              name: 'Technical assistant',
              amount: devices.assistantActivation,
              rules: ['fr3.inventions.technical-assistant-activation'],
            },
          ]
        : [],
      die: 10,
      needs: Math.max(devices.alwaysFailsTo + 1, (activationNeeds(of) ?? 11) - (of.assistant ? devices.assistantActivation : 0)),
      against: { name: 'Works on', value: `${activationNeeds(of)}+`, rules: ['fr3.inventions.activation-table'] },
    },
  ],
  chance: activation,
  kinds: works,
  measures: [{ name: 'It works', kinds: ['works'] }],
});

interface Turn extends Purse {
  readonly bases: number;
}

const wholeTurn: Procedure = procedure<Turn, boolean, boolean>({
  id: 'pool',
  name: 'A turn’s points',
  group: 'Magic and machines',
  says: 'All of a mad scientist’s points for a turn, spent on one device in the best way.',
  rules: ['fr3.inventions.pool', 'fr3.inventions.repeat-attempts', 'fr3.inventions.technical-assistant-points'],
  parts: [
    {
      key: 's',
      name: 'The mad scientist',
      side: 'a',
      usual: () => ({ assistant: false, clockLow: false, bases: 1 }),
      circumstances: [assistant, askFlag<Turn>('clockLow', 'Morale clock at 4 or less', ['fr3.magic.clock-at-four']), bases],
    },
  ],
  first: { s: {} },
  see: ({ s }) => s as unknown as Turn,
  subject: (of) => `A mad scientist${of.assistant ? ' with an assistant' : ''} and one device`,
  notes: (of) => [2, 3, 4, 5, 6].map((points) => planNote(points, of)),
  sums: () => [{ title: 'Points of the turn', side: 'a', lines: [], die: 6 }],
  chance: (of) => turnAtTheDevice(of, of.bases),
  kinds: works,
  measures: [
    { name: 'It works', kinds: ['works'] },
    { name: 'Worked in the end', kinds: ['works'], of: 'course' },
  ],
  course: {
    name: 'Turns',
    row: 'By turn',
    most: 8,
    usual: 3,
    says: 'Every turn, all his points go into the device until it works.',
    kinds: works,
    stages: (of, turns) => workedBy(of, of.bases, turns),
  },
});

const creatures: Readonly<Record<string, string>> = { mobs: 'Undead mobs', blobs: 'A blob', 'large-monsters': 'A large monster' };
const bred = <Result>(is: (result: Result, unit: Bred) => boolean): Kind<Result, unknown>[] => [
  { id: 'nothing', tone: 'even', words: 'Nothing', is: (result) => is(result, null) },
  ...['mobs', 'blobs', 'large-monsters'].map(
    (unit, at): Kind<Result, unknown> => ({
      id: unit,
      tone: (['good1', 'good2', 'good3'] as const)[at] as 'good1',
      words: creatures[unit] as string,
      is: (result) => is(result, unit),
    }),
  ),
];

const nothingAsked = (name: string): Part<unknown> => ({ key: 's', name, side: 'a', usual: () => ({}), circumstances: [] });

const broodKinds: readonly Kind<Brood, unknown>[] = [
  { id: 'none', tone: 'even', words: 'Nothing yet', is: ({ mobs, blobs, monsters }) => mobs + blobs + monsters === 0 },
  { id: 'mobs', tone: 'good1', words: 'Undead mobs only', is: ({ mobs, blobs, monsters }) => mobs > 0 && blobs + monsters === 0 },
  { id: 'blob', tone: 'good2', words: 'A blob among them', is: ({ blobs, monsters }) => blobs > 0 && monsters === 0 },
  { id: 'monster', tone: 'good3', words: 'A large monster among them', is: ({ monsters }) => monsters > 0 },
];

const vat: Procedure = procedure<unknown, Bred, Brood>({
  id: 'vat',
  name: 'Vat',
  group: 'Magic and machines',
  says: 'At the start of each of his movement phases, an active vat rolls for what it breeds.',
  rules: ['fr3.inventions.vat', 'fr3.inventions.vat-table'],
  parts: [nothingAsked('The vat')],
  first: { s: {} },
  see: () => undefined,
  subject: () => 'An active vat',
  notes: () => [
    {
      says: 'If its handweapon unit and the mad scientist are at the vat, the creature is yours. Otherwise the creature wanders and fights whatever it meets.',
      rules: ['fr3.inventions.vat-controlled-output', 'fr3.inventions.vat-uncontrolled-output'],
    },
  ],
  sums: () => [{ title: 'Vat table', side: 'a', lines: [], die: 10 }],
  chance: vatRoll,
  kinds: bred<Bred>((unit, which) => unit === which),
  measures: [{ name: 'Something comes', kinds: ['mobs', 'blobs', 'large-monsters'] }],
  course: {
    name: 'Turns',
    row: 'After turn',
    most: 8,
    usual: 4,
    says: 'The vat rolls once in each of his movement phases.',
    kinds: broodKinds,
    stages: (_, turns) => bredBy(turns),
  },
});

const attackedKinds: readonly Kind<Attacked, unknown>[] = [
  { id: 'stands', tone: 'good2', words: 'Survives and works on', is: ({ stands }) => stands },
  ...bred<Attacked>((result, unit) => !result.stands && result.bred === unit).map(
    ({ id, words, is }): Kind<Attacked, unknown> => ({
      id,
      tone: id === 'nothing' ? 'bad1' : id === 'large-monsters' ? 'bad3' : 'bad2',
      words:
        id === 'nothing'
          ? 'Destroyed, nothing comes out'
          : `Destroyed: ${String(words).toLowerCase()} ${id === 'mobs' ? 'break' : 'breaks'} loose`,
      is,
    }),
  ),
];

const vatUnderAttack: Procedure = procedure<unknown, Attacked, Attacked>({
  id: 'vat-attacked',
  name: 'Vat under attack',
  group: 'Magic and machines',
  says: 'When the unit of an active vat is beaten, or a vat that stands alone is attacked, the vat rolls as a character does; on 1–6 it is destroyed.',
  rules: ['fr3.inventions.vat-destruction', 'fr3.inventions.vat-table', 'fr3.results-rolls.character-results'],
  parts: [nothingAsked('The vat')],
  first: { s: {} },
  see: () => undefined,
  subject: () => 'An active vat under attack',
  sums: () => [{ title: 'Character results roll for the vat', side: 'a', lines: [], die: 10 }],
  chance: vatAttacked,
  kinds: attackedKinds,
  measures: [{ name: 'Survives', kinds: ['stands'] }],
  course: {
    name: 'Melee phases',
    row: 'After melee phase',
    most: 8,
    usual: 3,
    says: 'Enemies in contact with a vat that stands alone attack it again in each melee phase.',
    kinds: attackedKinds,
    stages: (_, turns) => attackedOver(turns),
  },
});

export const inventionProcedures: readonly Procedure[] = [activate, wholeTurn, vat, vatUnderAttack];
